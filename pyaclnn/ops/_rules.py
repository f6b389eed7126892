"""How the shape and dtype of an output follow from the inputs: the two closed vocabularies that rows use.

Each rule is one function (inputs, args) where `inputs` answers for the call's arguments:
    inputs.shape(name)   inputs.code(name)   inputs.given(name)   inputs.value(name)   inputs.dims()
A shape is a tuple; for a list of tensors it is a list of tuples, and a dtype is a list of codes.
"""

import math

import numpy as np

from pyaclnn import dtypes
from pyaclnn.device import Device
from pyaclnn.ops import _rows


class Unresolved(ValueError):
    """The inputs don't fit the rule. The library is still asked, since its answer says more."""


def broadcast_shapes(shapes):
    """The common shape; sizes must agree from the last dimension on, or be 1."""
    first = shapes[0]
    if all(shape == first for shape in shapes):
        return first
    result = []
    for axis in range(-max(map(len, shapes)), 0):
        sizes = {shape[axis] for shape in shapes if len(shape) >= -axis} - {1}
        if len(sizes) > 1:
            raise Unresolved("shapes don't broadcast together: " + ", ".join(str(list(s)) for s in shapes))
        result.append(sizes.pop() if sizes else 1)
    return tuple(result)


def _same_shape(inputs, args):
    return inputs.shape(args[0])


def _broadcast(inputs, args):
    """Of lists, of all their members."""
    given = [inputs.shape(name) for name in args if inputs.given(name)]
    shapes = [one for shape in given for one in (shape if isinstance(shape, list) else [shape])]
    return broadcast_shapes(shapes or [()])


def _flat(inputs, args):
    return (math.prod(_broadcast(inputs, args)),)


def _dims(inputs, args):
    bound = inputs.dims()
    try:
        return tuple(arg if isinstance(arg, int) else bound[arg] for arg in args)
    except KeyError as symbol:
        raise Unresolved(f"the size {symbol} doesn't follow from the inputs' shapes") from None


def _reduction_to(scalar_shape):
    def rule(inputs, args):
        attribute, *tensors = args
        value = inputs.value(attribute)
        unreduced = value == "none" if isinstance(value, str) else value == 0
        return _broadcast(inputs, tensors) if unreduced else scalar_shape

    return rule


def _reduced(inputs, args):
    """`args` are a tensor and the attributes that name dims, that keep them, and that make no dims mean none, not all."""
    shape = inputs.shape(args[0])
    named, keep, no_dims_is_none = [*map(inputs.value, args[1:]), *[None] * 3][:3]
    dims = [named] if isinstance(named, int) else list(named or ())
    if not dims and not no_dims_is_none:
        dims = range(len(shape))
    gone = {dim % max(len(shape), 1) for dim in dims}
    return tuple(1 if i in gone else n for i, n in enumerate(shape) if keep or i not in gone)


def _permuted(inputs, args):
    shape = inputs.shape(args[0])
    return tuple(shape[dim] for dim in inputs.value(args[1]) if -len(shape) <= dim < len(shape))


def _expanded(inputs, args):
    shape, size = inputs.shape(args[0]), tuple(inputs.value(args[1]))
    own = (-1,) * (len(size) - len(shape)) + tuple(shape)
    return tuple(extent if wanted == -1 else wanted for extent, wanted in zip(own, size))


def _repeated(inputs, args):
    shape, repeats = inputs.shape(args[0]), tuple(inputs.value(args[1]))
    return tuple(times * extent for times, extent in zip(repeats, (1,) * (len(repeats) - len(shape)) + tuple(shape)))


def _sliced(inputs, args):
    """`args` are a tensor and the dims, starts, ends and steps: numbers or lists."""
    shape = list(inputs.shape(args[0]))
    values = [inputs.value(arg) for arg in args[1:]]
    for dim, *borders in zip(*([value] if isinstance(value, int) else value for value in values)):
        if -len(shape) <= dim < len(shape) and borders[2] > 0:
            shape[dim] = len(range(shape[dim])[slice(*borders)])
    return tuple(shape)


def _flattened(inputs, args):
    shape, axis = inputs.shape(args[0]), inputs.value(args[1])
    return math.prod(shape[:axis]), math.prod(shape[axis:])


def _halved(inputs, args):
    """`args` are a tensor and the dim it is halved along, the last one if there is none."""
    shape, dim = list(inputs.shape(args[0])), inputs.value(args[1]) if args[1:] else -1
    if -len(shape) <= dim < len(shape):
        shape[dim] //= 2
    return tuple(shape)


def _extents(inputs, args):
    return tuple(max(inputs.value(arg), 0) for arg in args)


def _rows_of(inputs, args):
    """One element for each row of a tensor, or one for all where a reduction is named that isn't 0 (none)."""
    return () if any(inputs.value(arg) for arg in args[1:]) else inputs.shape(args[0])[:-1]


def _ctc_losses(inputs, args):
    """One a sample; without a dim of samples there is one."""
    return inputs.shape(args[0])[1:-1]


def _ctc_states(inputs, args):
    """A table of samples, frames and states: as many as the longest target's labels with blanks around and between them,
    rounded up on products other than the 950."""
    shape, lengths = inputs.shape(args[0]), inputs.value(args[1])
    states = 2 * max([0, *lengths]) + 1
    if not Device.soc_name().startswith("Ascend950"):
        states = (states + 7) // 8 * 8
    return math.prod(shape[1:-1]), shape[0], states


SHAPE_RULES = {
    "same": _same_shape,
    "broadcast": _broadcast,
    "dims": _dims,
    "reduction": _reduction_to(()),
    "reduction0": _reduction_to(()),
    "reduction1": _reduction_to((1,)),
    "one": lambda inputs, args: (),
    "flat": _flat,
    "reduced": _reduced,
    "reduced_or_one": _reduced,
    "permuted": _permuted,
    "expanded": _expanded,
    "repeated": _repeated,
    "sliced": _sliced,
    "flattened": _flattened,
    "extents": _extents,
    "single": lambda inputs, args: (1,),
    "halved": _halved,
    "rows": _rows_of,
    "ctc_losses": _ctc_losses,
    "ctc_states": _ctc_states,
}


def _same_dtype(inputs, args):
    return inputs.code(args[0])


def _promote(inputs, args):
    table = _rows.promotion()
    result = None
    for name in args:
        if not inputs.given(name):
            continue
        code = inputs.code(name)
        if result is None or code == result:
            result = code
        elif (result, code) in table:
            result = table[result, code]
        else:
            raise Unresolved(f"{name}: data type {dtypes.NAMES[code]} doesn't promote with {dtypes.NAMES[result]}")
    return result


def _kind(dtype):
    """0 for BOOL, 1 for integers, 2 for floating types, NumPy's and ml_dtypes', 3 for complex ones."""
    return {"b": 0, "i": 1, "u": 1, "c": 3}.get(dtype.kind, 2)


def _scalar(inputs, args):
    """A tensor and a Python or NumPy scalar, by kind, as PyTorch promotes wrapped numbers."""
    tensor, scalar = args if inputs.given(args[0]) else reversed(args)
    code = inputs.code(tensor)
    if _kind(dtypes.numpy_dtype(code)) >= _kind(np.asarray(inputs.value(scalar)).dtype):
        return code
    wide = dtypes.NAMES[code] == "DOUBLE"
    names = (None, "INT64", "FLOAT", "COMPLEX128" if wide else "COMPLEX64")
    return dtypes.CODES[names[_kind(np.asarray(inputs.value(scalar)).dtype)]]


def _floating(rule):
    """FLOAT where `rule` gives an integral dtype."""

    def floating(inputs, args):
        code = rule(inputs, args)
        return dtypes.CODES["FLOAT"] if _kind(dtypes.numpy_dtype(code)) < 2 else code

    return floating


def _real(inputs, args):
    code = inputs.code(args[0])
    parts = {"COMPLEX32": "FLOAT16", "COMPLEX64": "FLOAT", "COMPLEX128": "DOUBLE"}
    return dtypes.CODES[parts.get(dtypes.NAMES[code], dtypes.NAMES[code])]


def _complex(inputs, args):
    wholes = {"FLOAT16": "COMPLEX32", "FLOAT": "COMPLEX64", "DOUBLE": "COMPLEX128"}
    return dtypes.CODES[wholes[dtypes.NAMES[inputs.code(args[0])]]]


def _fixed(inputs, args):
    return dtypes.CODES[args[0]]


def _named(inputs, args):
    return dtypes.code_from(inputs.value(args[0]), args[0])


DTYPE_RULES = {
    "same": _same_dtype,
    "promote": _promote,
    "promote_floating": _floating(_promote),
    "scalar": _scalar,
    "scalar_floating": _floating(_scalar),
    "real": _real,
    "complex": _complex,
    "floating": _floating(_same_dtype),
    "real_floating": _floating(_real),
    "fixed": _fixed,
    "named": _named,
}
