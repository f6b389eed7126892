"""A valid call of any operator, made from its row alone, and the same call with something changed.

    call = Baseline(row, soc)                      shapes, dtypes and attributes that the row allows
    call.with_(dtype={"self": "FLOAT16"})          a copy that differs; outputs follow by the row's rules
    call.with_(shape=..., attr=..., null=..., tensor=..., full=True, sizes=...)
    status, message = call.phase1()
    call.compute()                                 both phases; every required output is written

Named extents ("N C") and broadcast arguments get small sizes. An argument whose shape the row leaves open does, too, but
has one element where a check of the page's own may be about it. Optional arguments are null unless `full`.
"""

import copy

import numpy as np

from pyaclnn import ffi, lib
from support import calls, dtypes
from support.rows import SOCS, STANDARD_SOC
from support.tensors import SENTINEL, Tensor, describe

EXTENTS = (3, 4, 5, 2)  # for the row's names, in the order they occur
COMMON = (2, 3)  # for arguments that broadcast


def first_value(param):
    """A value that the attribute's rule allows: the default, else a bound."""
    if param.names_dims:
        return [0] if param.kind == "int_array" else 0
    if param.default is not None:
        return param.default
    if param.range:
        return AttributeRule(param).accepted[0]
    return {"int": 0, "float": 1.0, "bool": False, "string": None}.get(param.kind)


class AttributeRule:
    """What "0..2", ">=0", "[0,1]" or "mean|sum|none" accepts at its bounds, and what it refuses just outside."""

    def __init__(self, param):
        self.accepted, self.refused = [], []
        text = param.range
        if param.names_dims:
            self._dims(param)
            return
        if "|" in text or param.kind == "string":
            self._choices(text.split("|"), param.optional)
            return
        low = high = None
        low_open = high_open = False
        if ".." in text:
            low, high = (float(part) if part else None for part in text.split(".."))
        elif text[0] in "[(":
            low, high = (float(part) if part.strip() else None for part in text[1:-1].split(","))
            low_open, high_open = text[0] == "(", text[-1] == ")"
        elif text[0] == ">":
            low, low_open = float(text.lstrip(">=")), not text.startswith(">=")
        elif text[0] == "<":
            high, high_open = float(text.lstrip("<=")), not text.startswith("<=")
        else:
            raise ValueError(f"{param.name}: range {text!r} isn't understood")
        integer = param.kind == "int"
        number = int if integer else np.float32 if param.ctype == "float" else float
        self._bound(low, low_open, -1, integer, number)
        self._bound(high, high_open, 1, integer, number)
        if not integer:
            self.refused.append(float("nan"))
        if low is not None:
            self.refused.append(-(2**63) if integer else float("-inf"))
        if high is not None:
            self.refused.append(2**63 - 1 if integer else float("inf"))

    def _choices(self, words, optional):
        self.accepted = [*words, *([None] if optional else [])]
        self.refused = ["", "nonesuch", words[0].upper(), words[0] + " ", words[0][:-1], "x" * 5000]

    def _dims(self, param):
        """Of a tensor of two dims, which the baseline has."""
        outside = [1000, 2, -3, 2**40, 2**63 - 1, -(2**63)]
        self.accepted, self.refused = [0, 1, -1, -2], outside
        if param.kind == "int_array":
            twice = [[0, 0], [1, 0, 1], [0, -2]]
            unique = "unique" in param.range
            self.accepted = [[], [0], [1], [-1], [0, 1], [-1, 0], *([] if unique else twice)]
            self.refused = [*([dim] for dim in outside), [0, 2], *(twice if unique else [])]

    def _bound(self, bound, is_open, direction, integer, number):
        if bound is None:
            return
        at = number(bound)
        outside = at + direction if integer else float(np.nextafter(at, number(direction * float("inf"))))
        inside = at - direction if integer else float(np.nextafter(at, number(-direction * float("inf"))))
        if is_open:
            self.accepted.append(inside)
            self.refused.append(at if integer else float(at))
        else:
            self.accepted.append(at if integer else float(at))
            self.refused.append(outside)


def reduced(shape, dims=(), keep=False, no_dims_is_none=False):
    """The shape that a reduction leaves. What is no dim of the shape counts for nothing."""
    named = [dims] if isinstance(dims, int) else dims
    if not named and not no_dims_is_none:
        named = range(len(shape))
    rank = max(len(shape), 1)
    gone = {dim % rank for dim in named if -rank <= dim < rank}
    return tuple(1 if i in gone else extent for i, extent in enumerate(shape) if keep or i not in gone)


class Baseline:
    def __init__(self, row, soc=STANDARD_SOC):
        self.row = row
        self.product = SOCS[soc]
        self.full = False
        self.sizes = {}
        self.changes = {"dtype": {}, "shape": {}, "attr": {}, "tensor": {}}
        self.null = frozenset()

    def with_(self, full=None, sizes=None, null=(), **changes):
        other = copy.copy(self)
        other.changes = {key: {**values, **changes.get(key, {})} for key, values in self.changes.items()}
        other.sizes = {**self.sizes, **(sizes or {})}
        other.full = self.full if full is None else full
        other.null = self.null | set(null)
        return other

    # -- What every parameter gets --

    def given(self, param):
        if param.name in self.null:
            return False
        return not param.optional or self.full or any(param.name in values for values in self.changes.values())

    def attr(self, name):
        if name in self.changes["attr"]:
            return self.changes["attr"][name]
        param = self.row.param(name)
        return self.dtype(name) if param.kind == "dtype" else first_value(param)

    def extents(self):
        names = []
        for param in self.row.tensors:
            names += [name for name in param.dims or () if not name.isdigit() and name not in names]
        return {name: self.sizes.get(name, EXTENTS[i % len(EXTENTS)]) for i, name in enumerate(names)}

    def shape(self, name):
        if name in self.changes["shape"]:
            return tuple(self.changes["shape"][name])
        param = self.row.param(name)
        if param.dims:
            extents = self.extents()
            return tuple(int(dim) if dim.isdigit() else extents[dim] for dim in param.dims)
        rule = self.row.outs.get(name, {}).get("shape")
        if rule:
            # What is changed in place takes part in the shape it must have; here it follows the others.
            return self._shape_by({**rule, "args": [arg for arg in rule["args"] if arg != name]})
        is_free = name in self.row.broadcast or "custom" not in self.row.steps
        return self.sizes.get("common", COMMON) if is_free else ()

    def _shape_by(self, rule):
        name, args = rule["rule"], rule["args"]
        if name == "same":
            return self.shape(args[0])
        if name == "broadcast":
            return self._broadcast(args)
        if name == "one":
            return ()
        if name.startswith("reduced"):
            return reduced(self.shape(args[0]), *map(self.attr, args[1:]))
        if name in ("reduction", "reduction0", "reduction1"):
            if self.attr(args[0]) in (0, "none"):
                return self._broadcast(args[1:])
            return (1,) if name == "reduction1" else ()
        raise ValueError(f"shape rule {name!r} isn't known to the tests")

    def _broadcast(self, names):
        shapes = [self.shape(name) for name in names]
        try:
            return np.broadcast_shapes(*shapes)
        except ValueError:  # that is the fault the test is after
            return shapes[0]

    def dtype(self, name):
        if name in self.changes["dtype"]:
            return self.changes["dtype"][name]
        for other in self.row.same_dtype_group(name):
            if other in self.changes["dtype"] and self.changes["dtype"][other] in self.allowed(name):
                return self.changes["dtype"][other]
        param = self.row.param(name)
        rule = self.row.outs.get(name, {}).get("dtype") if param.role == "out" else None
        if rule and rule["rule"].startswith(("promote", "scalar")):
            # FLOAT for the output while what it should be is asked.
            common = dtypes.computed(self.row, lambda one: "FLOAT" if one == name else self.dtype(one))
            if common in self.allowed(name):
                return common
        if rule and rule["rule"] == "fixed":
            return rule["args"][0]
        if rule and rule["rule"] == "same" and rule["args"][0] != name:
            same = self.dtype(rule["args"][0])
            if same in self.allowed(name):
                return same
        return self.allowed(name)[0]

    def allowed(self, name, product=None):
        """Dtypes that the row lists; FLOAT where it lists none."""
        return self.row.param(name).dtypes.get(product or self.product) or ["FLOAT"]

    # -- The call --

    def arguments(self, tensors=None):
        """C arguments. `tensors` maps names to handles and is filled; tensors without memory when it is None."""
        self._keep = []
        result = []
        for param in self.row.params:
            if param.is_pointer and not self.given(param):
                result.append(ffi.NULL)
            else:
                result.append(getattr(self, "_make_" + param.kind, self._make_attribute)(param, tensors))
        return result

    def _make_tensor(self, param, tensors):
        if param.name in self.changes["tensor"]:
            handle = self.changes["tensor"][param.name]
        elif tensors is None:
            handle = describe(self.dtype(param.name), self.shape(param.name))
        else:
            handle = tensors[param.name].handle
        self._keep.append(handle)
        return handle

    def _make_scalar(self, param, tensors):
        dtype = self.dtype(param.name)
        value = np.ones((), dtypes.NUMPY[dtype])
        handle = lib.aclCreateScalar(ffi.from_buffer(value), ffi.cast("aclDataType", dtypes.CODES[dtype]))
        return self._owned(handle, lib.aclDestroyScalar)

    def _make_int_array(self, param, tensors):
        values = self.attr(param.name)
        values = [0] if values is None else values
        return self._owned(lib.aclCreateIntArray(ffi.new("int64_t[]", values), len(values)), lib.aclDestroyIntArray)

    def _make_float_array(self, param, tensors):
        return self._owned(lib.aclCreateFloatArray(ffi.new("float[]", [0]), 1), lib.aclDestroyFloatArray)

    def _make_bool_array(self, param, tensors):
        return self._owned(lib.aclCreateBoolArray(ffi.new("bool[]", [False]), 1), lib.aclDestroyBoolArray)

    def _make_string(self, param, tensors):
        value = self.attr(param.name)
        if value is None:
            return ffi.NULL
        self._keep.append(ffi.new("char[]", value.encode()))
        return self._keep[-1]

    def _make_dtype(self, param, tensors):
        dtype = self.attr(param.name)
        return ffi.cast("aclDataType", dtypes.CODES.get(dtype, dtype))

    def _make_attribute(self, param, tensors):
        if param.kind not in ("int", "float", "bool"):
            raise NotImplementedError(f"{self.row}: a baseline for {param.kind} {param.name}")
        return self.attr(param.name)

    def _owned(self, handle, destroy):
        self._keep.append(ffi.gc(handle, destroy))
        return self._keep[-1]

    def phase1(self):
        """(status, message) of phase 1; no memory is needed for it."""
        return calls.plan_and_drop(self.row.name, *self.arguments())

    def make_tensors(self):
        """Tensors with memory: floating inputs hold 0.5, others 0, outputs are unwritten."""
        made = {}
        for param in self.row.tensors:
            if not self.given(param):
                continue
            tensor = made[param.name] = Tensor(self.dtype(param.name), self.shape(param.name))
            if not param.is_output:
                tensor.set(np.full(tensor.shape, 0.5 if tensor.dtype in dtypes.FLOATS else 0))
        return made

    def compute(self):
        """Both phases; gives the tensors."""
        tensors = self.make_tensors()
        calls.run(self.row.name, *self.arguments(tensors))
        for param in self.row.outputs:
            if not self.given(param):
                continue
            tensor = tensors[param.name]
            tensor.check()
            if not param.optional and tensor.array.size:
                written = np.ascontiguousarray(tensor.array).view(np.uint8)
                assert (written != SENTINEL).any(), f"{param.name} wasn't written"
        return tensors
