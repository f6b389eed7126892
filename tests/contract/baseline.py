"""A valid call of any operator, made from its row alone, and the same call with something changed.

    call = Baseline(row, soc)                      shapes, dtypes and attributes that the row allows
    call.with_(dtype={"self": "FLOAT16"})          a copy that differs; outputs follow by the row's rules
    call.with_(shape=..., attr=..., null=..., tensor=..., full=True, sizes=...)
                                                   `tensor` gives handles; for a list argument, those of its members
    status, message = call.phase1()
    call.compute()                                 both phases; every required output is written

Named extents ("N C") and broadcast arguments get small sizes. An argument whose shape the row leaves open does, too, but
has one element where a check of the page's own may be about it. Optional arguments are null unless `full`.
"""

import copy
from functools import lru_cache
from itertools import islice, product

import numpy as np

from contract import moves, open_arguments
from contract.attributes import first_value, reduced
from contract.verdicts import verdict
from pyaclnn import ffi, lib
from support import calls, dtypes
from support.rows import SOCS, THIS_SOC
from support.tensors import SENTINEL, Tensor, describe

EXTENTS = (3, 4, 5, 2)  # for the row's names, in the order they occur
COMMON = (2, 3)  # for arguments that broadcast
MORE = (2, 1, 2, 1, 3, 2)  # dims before these, for arguments that must have more
MOST_TRIED = 5000  # combinations of dtypes
MEMBERS = 2  # of a list


@lru_cache
def standard_dtypes(row, soc):
    """Dtypes that the row allows together, by parameter; the same one everywhere if possible."""
    call = Baseline(row, soc, {}).with_(full=True)
    typed = [param.name for param in row.params if param.has_dtype and param.role != "out"]
    allowed = [call.allowed(name) for name in typed]
    every = dict.fromkeys(dtype for of_one in allowed for dtype in of_one)
    same = [[dtype if dtype in of_one else of_one[0] for of_one in allowed] for dtype in every]
    for tried in (*same, *islice(product(*allowed), MOST_TRIED)):
        call.standard = dict(zip(typed, tried))
        if verdict(call) is None:
            return call.standard
    raise AssertionError(f"{row}: no dtypes fit together on {soc}")


class Baseline:
    def __init__(self, row, soc=THIS_SOC, standard=None):
        self.row = row
        # Rows say nothing about products without the operator.
        self.product = SOCS[soc] if SOCS.get(soc) in row.products else row.products[0]
        self.standard = standard_dtypes(row, soc) if standard is None else standard
        self.full = False
        self.sizes = {}
        self.changes = {"dtype": {}, "shape": {}, "attr": {}, "tensor": {}}
        self._keep = []
        self.null = frozenset()

    def with_(self, full=None, sizes=None, null=(), **changes):
        other = copy.copy(self)
        other._keep = []
        other.changes = {key: {**values, **changes.get(key, {})} for key, values in self.changes.items()}
        other.sizes = {**self.sizes, **(sizes or {})}
        other.full = self.full if full is None else full
        other.null = self.null | set(null)
        return other

    # -- What every parameter gets --

    def given(self, param):
        if param.name in self.null:
            return False
        if param.name in self.row.any_of[:1]:
            return True
        return not param.optional or self.full or any(param.name in values for values in self.changes.values())

    def attr(self, name):
        if name in self.changes["attr"]:
            return self.changes["attr"][name]
        param = self.row.param(name)
        if param.kind == "dtype":
            return self.dtype(name)
        if (wanted := open_arguments.of(self, name)) is not None:
            return wanted
        return first_value(param) if (fitting := self._fitting(param)) is None else fitting

    def _fitting(self, param):
        """What fits the shapes when the shape of an output depends on the attribute."""
        for out in self.row.outs.values():
            name, args = out["shape"]["rule"], out["shape"]["args"]
            if name in moves.RULES and param.name in args:
                attributes = [arg for arg in args if self.row.param(arg).role == "attr"]
                shapes = [self.shape(arg) for arg in args if arg not in attributes]
                value = moves.RULES[name][0](*shapes)[attributes.index(param.name)]
                return [value] if param.kind == "int_array" and not isinstance(value, list) else value
        return None

    def extents(self):
        names = []
        for param in self.row.tensors:
            names += [name for name in param.dims or () if not name.isdigit() and name not in names]
        return {name: self.sizes.get(name, EXTENTS[i % len(EXTENTS)]) for i, name in enumerate(names)}

    def shape(self, name):
        if name in self.changes["shape"]:
            return tuple(self.changes["shape"][name])
        if (wanted := open_arguments.of(self, name)) is not None:
            return wanted
        param = self.row.param(name)
        if param.dims:
            extents = self.extents()
            return tuple(int(dim) if dim.isdigit() else extents[dim] for dim in param.dims)
        rule = self.row.outs.get(name, {}).get("shape")
        if rule:
            # What is changed in place takes part in the shape it must have; here it follows the others.
            args = [arg for arg in rule["args"] if arg != name]
            return self._shape_by({**rule, "args": args})
        if name in self.row.broadcast or "custom" not in self.row.steps or 0 not in param.ranks:
            return tuple(extent * (2 if self._is_halved(name) else 1) for extent in self._free_shape(param))
        return ()

    def _is_halved(self, name):
        rules = [out.get("shape", {}) for out in self.row.outs.values()]
        return any(rule.get("rule") == "halved" and rule["args"][0] == name for rule in rules)

    def _free_shape(self, param):
        common = tuple(self.sizes.get("common", COMMON))
        if len(common) in param.ranks:
            return common
        rank = min(param.ranks, key=lambda rank: abs(rank - len(common)))
        return ((*MORE, *common) if rank > len(common) else common)[-rank or 99 :]

    def ruled_shape(self, name):
        """What the rule gives for this output, whatever it was changed to; None where nothing fits together."""
        rule = self.row.outs[name]["shape"]
        if rule["rule"] != "broadcast":
            return self._shape_by(rule)
        try:
            return np.broadcast_shapes(*map(self.shape, rule["args"]))
        except ValueError:
            return None

    def _shape_by(self, rule):
        name, args = rule["rule"], rule["args"]
        if name == "same":
            return self.shape(args[0])
        if name == "broadcast":
            return self._broadcast(args)
        if name == "one":
            return ()
        if name in moves.RULES:
            return moves.RULES[name][1](*(self.attr(arg) if self.row.param(arg).role == "attr" else self.shape(arg) for arg in args))
        if name == "flat":
            return (int(np.prod(self._broadcast(args))),)
        if name.startswith("reduced"):
            return reduced(self.shape(args[0]), *map(self.attr, args[1:]))
        if name in ("reduction", "reduction0", "reduction1"):
            if self.attr(args[0]) in (0, "none"):
                return self._broadcast(args[1:])
            return (1,) if name == "reduction1" else ()
        raise ValueError(f"shape rule {name!r} isn't known to the tests")

    def _broadcast(self, names):
        shapes = [self.shape(name) for name in names if self.given(self.row.param(name))]
        try:
            return np.broadcast_shapes(*shapes)
        except ValueError:  # that is the fault the test is after
            return shapes[0]

    def dtype(self, name):
        changed = self.changes["dtype"]
        if name in changed:
            return changed[name]
        for other in self.row.same_dtype_group(name):
            if other in changed and changed[other] in self.allowed(name):
                return changed[other]
        return self._output_dtype(name) if self.row.param(name).role == "out" else self.standard[name]

    def given_dtype(self, name):
        """None for an optional argument that is null."""
        param = self.row.param(name)
        return self.dtype(name) if self.given(param) or not param.optional else None

    def _output_dtype(self, name):
        allowed = self.allowed(name)
        inputs = [other for other in self.row.same_dtype_group(name) if self.row.param(other).role != "out"]
        wanted = [self.dtype(inputs[0]) if inputs else self._dtype_by_rule(name)]
        if "cast_out" in self.row.steps:
            # FLOAT for the output while what it should be is asked.
            common = dtypes.promoted(self.row, lambda one: "FLOAT" if one == name else self.given_dtype(one))
            wanted += [dtype for dtype in allowed if common and dtypes.converts(common, dtype)]
        return next((dtype for dtype in wanted if dtype in allowed), allowed[0])

    def _dtype_by_rule(self, name):
        rule = self.row.outs.get(name, {}).get("dtype")
        if rule is None:
            return None
        for output, dtype in dtypes.following(self.row, self.dtype):
            if output == name:
                return dtype
        first = rule["args"][0]
        if rule["rule"] == "fixed":
            return first
        if rule["rule"] in ("same", "named"):
            return self.dtype(first) if first != name else None
        return dtypes.computed(self.row, lambda one: "FLOAT" if one == name else self.given_dtype(one))

    def allowed(self, name):
        """Dtypes that the row lists; FLOAT where it lists none."""
        return self.row.param(name).dtypes.get(self.product) or ["FLOAT"]

    def ends_early(self, step):
        """Whether an input without elements makes the call succeed before the step is reached."""
        steps = self.row.steps
        if "empty" not in steps or (step in steps and steps.index(step) < steps.index("empty")):
            return False
        inputs = [param for param in self.row.tensors if param.role != "out" and self.given(param)]
        return any(0 in self.shape(param.name) for param in inputs)

    # -- The call --

    def arguments(self, tensors=None):
        """C arguments. `tensors` maps names to handles and is filled; tensors without memory when it is None."""
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
        return self._owned(lib.aclCreateIntArray(ffi.new("int64_t[]", values), len(values)), lib.aclDestroyIntArray)

    def _make_tensor_list(self, param, tensors):
        if param.name in self.changes["tensor"]:  # the members
            members = self.changes["tensor"][param.name]
        elif tensors is None:
            members = [describe(self.dtype(param.name), self.shape(param.name)) for _ in range(MEMBERS)]
        else:
            members = [tensors[name].handle for name, of in self.slots() if of is param]
        return self._list_of(members, "aclTensor *[]", lib.aclCreateTensorList, lib.aclDestroyTensorList)

    def _make_scalar_list(self, param, tensors):
        members = [self._make_scalar(param, tensors) for _ in range(2)]
        return self._list_of(members, "aclScalar *[]", lib.aclCreateScalarList, lib.aclDestroyScalarList)

    def _list_of(self, members, ctype, create, destroy):
        for member in members:
            if member != ffi.NULL:
                ffi.gc(member, None)  # it dies with the list
        return self._owned(create(ffi.new(ctype, members), len(members)), destroy)

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

    def slots(self):
        """(name, parameter) of every tensor that is given; members of lists are named as in messages."""
        for param in self.row.tensors_and_lists:
            if self.given(param):
                members = [f"{param.name}[{i}]" for i in range(MEMBERS)]
                yield from ((name, param) for name in (members if param.kind == "tensor_list" else [param.name]))

    def make_tensors(self):
        """Tensors with memory: floating inputs hold 0.5, BOOL ones true, others 0, outputs are unwritten."""
        made = {}
        for name, param in self.slots():
            tensor = made[name] = Tensor(self.dtype(param.name), self.shape(param.name))
            if param.role != "out":
                tensor.set(np.full(tensor.shape, {2: 0.5, 0: True}.get(dtypes.category(tensor.dtype), 0)))
        return made

    def compute(self):
        """Both phases; gives the tensors. What they hold is the numerics tests' affair."""
        tensors = self.make_tensors()
        calls.run(self.row.name, *self.arguments(tensors))
        for param in self.row.outputs:
            if not self.given(param):
                continue
            tensor = tensors[param.name]
            tensor.check()
            if param.role == "out" and not param.optional and tensor.array.size:
                written = np.ascontiguousarray(tensor.array).view(np.uint8)
                assert (written != SENTINEL).any(), f"{param.name} wasn't written"
        return tensors
