"""How the shape and dtype of an output follow from the inputs: the two closed vocabularies that rows use.

Each rule is one function (inputs, args) where `inputs` answers for the call's arguments:
    inputs.shape(name)   inputs.code(name)   inputs.given(name)   inputs.value(name)   inputs.dims()
A shape is a tuple; for a list of tensors it is a list of tuples, and a dtype is a list of codes.
"""

from pyaclnn import dtypes
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
    return broadcast_shapes([inputs.shape(name) for name in args if inputs.given(name)] or [()])


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


SHAPE_RULES = {
    "same": _same_shape,
    "broadcast": _broadcast,
    "dims": _dims,
    "reduction": _reduction_to(()),
    "reduction1": _reduction_to((1,)),
    "one": lambda inputs, args: (),
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


def _fixed(inputs, args):
    return dtypes.CODES[args[0]]


DTYPE_RULES = {"same": _same_dtype, "promote": _promote, "fixed": _fixed}
