"""Runs one case: makes its tensors, calls the operator, and compares every output with the reference.

A case is an operator, its arguments and a seed. Tensors are described by `Spec`; values come from the seed alone, so a
case has the same bits in every process.
"""

import hashlib
import zlib
from dataclasses import dataclass, field

import numpy as np

from numerics import reference
from numerics.reference import cross_entropy_loss as ce_reference
from pyaclnn import ffi, lib
from support import calls, layouts, rows, ulp
from support.dtypes import CODES, NUMPY
from support.tensors import Tensor, describe


@dataclass(frozen=True)
class Spec:
    """A tensor of a case. `values` fills the whole storage: a function of (random generator, count)."""

    dtype: str
    shape: tuple
    layout: object = "contiguous"  # a name in support.layouts, or a Placement
    values: object = None

    @property
    def placement(self):
        return self.layout if isinstance(self.layout, layouts.Placement) else layouts.BY_NAME[self.layout](self.shape)


@dataclass(frozen=True)
class Case:
    id: str
    operator: str  # as in Python
    tensors: dict  # C name -> Spec; members of lists by the names that messages have, "tensors[0]"
    attrs: dict
    large: bool = False  # more than a thread's grain of elements
    alias: dict = field(default_factory=dict)  # output -> (input in whose memory it lies, elements further on)

    @property
    def row(self):
        return rows.find(self.operator)

    def param(self, name):
        return self.row.param(name.partition("[")[0])

    @property
    def stored_as(self):
        """Under what name the digest is kept; None: it isn't."""
        return self.id

    @property
    def results(self):
        """The reference: a function of inputs and attributes."""
        return reference.of(self.operator)

    def judge(self, prepared):
        """(name of an output, what is wrong with it or None) of every output that the operator writes."""
        attrs = {param.name: param.default for param in self.row.attributes} | self.attrs
        for name, (values, scale) in self.results(prepared.inputs, attrs).items():
            if name not in prepared.tensors:
                continue
            tensor = prepared.tensors[name]
            values, scale = (None if v is None else np.reshape(v, tensor.shape) for v in (values, scale))
            if self.row.ulp is None or tensor.numpy_dtype.kind in "biu":
                yield name, ulp.explain_exact(tensor.values(), values, label=name)
            else:
                yield name, ulp.explain(tensor.values(), values, tensor.dtype, self.row.ulp, scale, label=name)


def scalar(dtype, value):
    """An aclScalar handle that dies with its Python object."""
    element = np.asarray(value).astype(NUMPY[dtype])
    handle = lib.aclCreateScalar(ffi.from_buffer(element), ffi.cast("aclDataType", CODES[dtype]))
    return ffi.gc(handle, lib.aclDestroyScalar)


def normal(random, count):
    return random.standard_normal(count) * 2


class Prepared:
    """The tensors of a case, ready to be called with."""

    def __init__(self, case):
        self.case = case
        self.tensors = {}
        for name, spec in case.tensors.items():
            if name in case.alias:
                continue
            tensor = self.tensors[name] = Tensor(spec.dtype, spec.shape, placement=spec.placement)
            if self.case.param(name).role != "out":
                random = np.random.default_rng(zlib.crc32(f"{case.id}/{name}".encode()))
                tensor.fill((spec.values or normal)(random, len(tensor.storage)))
        self.inputs = {name: t.values() for name, t in self.tensors.items() if self.case.param(name).role != "out"}
        for name, (source, distance) in case.alias.items():
            self.tensors[name] = self._aliased(name, source, distance)

    def _aliased(self, name, source_name, distance):
        """An output in an input's memory: the same view, or one that begins `distance` elements further on."""
        spec, source = self.case.tensors[name], self.tensors[source_name]
        if distance == 0 and spec.placement == source.placement and spec.dtype == source.dtype:
            return Tensor(spec.dtype, spec.shape, memory=source.memory, placement=source.placement)
        place = spec.placement
        start = source.placement.offset + distance
        assert 0 <= start and start + place.storage <= source.placement.storage, "no room for the alias"
        place = layouts.Placement(place.strides, start + place.offset, source.placement.storage)
        return Tensor(spec.dtype, spec.shape, memory=source.memory, placement=place)

    def arguments(self):
        self._kept = []
        result = []
        for param in self.case.row.params:
            if param.kind == "tensor":
                tensor = self.tensors.get(param.name)
                result.append(tensor.handle if tensor else ffi.NULL)
                continue
            value = self.case.attrs.get(param.name, param.default)
            if param.kind == "tensor_list":
                value = self._list([t for name, t in self.tensors.items() if self.case.param(name) is param])
            if param.kind == "dtype":
                value = CODES[value]
            if param.kind == "scalar":
                value = ffi.NULL if value is None else scalar(*value)
                self._kept.append(value)
            if param.kind == "int_array":
                made = lib.aclCreateIntArray(ffi.new("int64_t[]", value), len(value))
                value = ffi.gc(made, lib.aclDestroyIntArray)
                self._kept.append(value)
            if param.kind == "string":
                value = ffi.NULL if value is None else ffi.new("char[]", value.encode())
                self._kept.append(value)
            result.append(value)
        return result

    def _list(self, members):
        """With descriptors of its own, as a list takes them along when it dies."""
        handles = [describe(t.dtype, t.shape, t.placement, t.memory.pointer) for t in members]
        made = lib.aclCreateTensorList(ffi.new("aclTensor *[]", handles), len(handles))
        for handle in handles:
            ffi.gc(handle, None)
        self._kept.append(ffi.gc(made, lib.aclDestroyTensorList))
        return self._kept[-1]

    def run(self, stream=ffi.NULL):
        calls.run(self.case.row.name, *self.arguments(), stream=stream)

    def problems(self):
        """What is wrong with the outputs and the memory around them; nothing when all is right."""
        verdicts = dict(self.case.judge(self))
        found = list(verdicts.values())
        shared = set(self.case.alias) | {source for source, _ in self.case.alias.values()}
        for name, tensor in self.tensors.items():
            try:
                if name in shared:
                    tensor.memory.check_guards()
                else:
                    tensor.check(written=name in verdicts)
            except AssertionError as error:
                found.append(f"{name}: {error}")
        return [text for text in found if text]

    def digest(self):
        """The bits of all outputs."""
        state = hashlib.sha256()
        for param in self.case.row.outputs:
            if param.name in self.tensors:
                state.update(np.ascontiguousarray(self.tensors[param.name].array).tobytes())
        return state.hexdigest()[:16]


def zloss(on):
    """Tells the reference what the process computes."""
    ce_reference.ZLOSS = on


def check(case):
    """Runs the case and fails unless everything is right; gives the digest of its outputs."""
    prepared = Prepared(case)
    prepared.run()
    problems = prepared.problems()
    assert not problems, "\n".join(problems)
    return prepared.digest()
