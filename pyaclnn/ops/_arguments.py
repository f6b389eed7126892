"""Python values as C arguments, one function per kind of parameter.

    argument = CONVERTERS[kind](call, name, value)

What lives only for the call (handles, buffers) is kept in `call`. None becomes a null pointer: whether that is allowed
is the library's to say.
"""

import operator
from collections.abc import Iterable

import numpy as np

from pyaclnn import dtypes
from pyaclnn._native import ffi, lib
from pyaclnn.interop import input_view, output_view

NULL = ffi.NULL
_FORMAT_ND = lib.ACL_FORMAT_ND
_INT64S = ffi.typeof("int64_t[]")
_create_tensor = lib.aclCreateTensor
_new = ffi.new
_from_buffer = ffi.from_buffer
_ndarray = np.ndarray
_code_of = dtypes.code_of


_dims = {}  # shapes and strides as C arrays: a program uses few of them, over and over


def _int64s(values):
    array = _dims.get(values)
    if array is None:
        if len(_dims) >= 4096:
            _dims.clear()
        array = _dims[values] = _new(_INT64S, values)
    return array


def create_tensor(view):
    """A new aclTensor over the view's memory; the library copies the dims."""
    shape = view.shape
    rank = len(shape)
    dims = _int64s(shape)
    if view.strides is None:
        return _create_tensor(dims, rank, view.code, NULL, 0, _FORMAT_ND, dims, rank, view.data)
    strides = _int64s(view.strides)
    storage = _int64s((view.storage,))
    return _create_tensor(dims, rank, view.code, strides, view.offset, _FORMAT_ND, storage, 1, view.data)


def _tensor_from(view_of):
    def convert(call, name, value):
        if type(value) is _ndarray and value.flags.carray:  # the common case, without a View
            code = _code_of(value.dtype)
            if code is not None:
                shape = value.shape
                rank = len(shape)
                dims = _dims.get(shape) or _int64s(shape)
                handle = _create_tensor(dims, rank, code, NULL, 0, _FORMAT_ND, dims, rank, _from_buffer(value))
                call.tensors.append((name, handle))
                call.views[name] = value
                return handle
        if value is None:
            return NULL
        view = view_of(value, name)
        handle = create_tensor(view)
        call.tensors.append((name, handle))
        call.views[name] = view
        return handle

    return convert


def _tensor_list_from(view_of):
    def convert(call, name, value):
        if value is None:
            return NULL
        _need_iterable(name, value, "arrays")
        views = [view_of(item, f"{name}[{index}]") for index, item in enumerate(value)]
        call.views[name] = views
        members = [create_tensor(view) for view in views]
        handle = lib.aclCreateTensorList(_new("aclTensor *[]", members), len(members))
        call.keep(lib.aclDestroyTensorList, handle)  # it destroys the members, too
        return handle

    return convert


def _need_iterable(name, value, what):
    if not isinstance(value, Iterable) or isinstance(value, (str, bytes)):
        raise TypeError(f"argument '{name}': expected a sequence of {what}, got {type(value).__name__}")


def _scalar_array(name, value):
    """The value as a 0-d array of the type that the C API shall see: Python's numbers are 64 bits wide."""
    if isinstance(value, (bool, int, float, complex, np.generic)) or (
        isinstance(value, np.ndarray) and value.ndim == 0
    ):
        array = np.asarray(value)
        if array.dtype != object:
            return array, dtypes.acl_code(array.dtype, name)
    raise TypeError(f"argument '{name}': expected a number of at most 64 bits, got {value!r}")


def _new_scalar(name, value):
    array, code = _scalar_array(name, value)
    return lib.aclCreateScalar(ffi.from_buffer(array), code)


def _scalar(call, name, value):
    if value is None:
        return NULL
    handle = _new_scalar(name, value)
    call.keep(lib.aclDestroyScalar, handle)
    return handle


def _scalar_list(call, name, value):
    if value is None:
        return NULL
    _need_iterable(name, value, "numbers")
    members = [_new_scalar(f"{name}[{index}]", item) for index, item in enumerate(value)]
    handle = lib.aclCreateScalarList(_new("aclScalar *[]", members), len(members))
    call.keep(lib.aclDestroyScalarList, handle)
    return handle


def _array_of(ctype, one, create, destroy, what):
    def convert(call, name, value):
        if value is None:
            return NULL
        _need_iterable(name, value, what)
        items = [one(call, f"{name}[{index}]", item) for index, item in enumerate(value)]
        handle = create(_new(ctype, items), len(items))
        call.keep(destroy, handle)
        return handle

    return convert


def _int(call, name, value):
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"argument '{name}': expected an integer, got {value!r}") from None


def _float(call, name, value):
    if isinstance(value, (str, bytes)):
        raise TypeError(f"argument '{name}': expected a number, got {value!r}")
    try:
        return float(value)
    except TypeError:
        raise TypeError(f"argument '{name}': expected a number, got {value!r}") from None


def _bool(call, name, value):
    if not isinstance(value, (bool, np.bool_, int)):
        raise TypeError(f"argument '{name}': expected a bool, got {value!r}")
    return bool(value)


def _string(call, name, value):
    if value is None:
        return NULL
    if not isinstance(value, str):
        raise TypeError(f"argument '{name}': expected a string, got {value!r}")
    return value.encode()


def _dtype(call, name, value):
    return dtypes.code_from(value, name)


tensor = _tensor_from(input_view)
written_tensor = _tensor_from(output_view)
written_tensor_list = _tensor_list_from(output_view)

CONVERTERS = {
    "tensor": tensor,
    "tensor_list": _tensor_list_from(input_view),
    "scalar": _scalar,
    "scalar_list": _scalar_list,
    "int_array": _array_of("int64_t[]", _int, lib.aclCreateIntArray, lib.aclDestroyIntArray, "integers"),
    "float_array": _array_of("float[]", _float, lib.aclCreateFloatArray, lib.aclDestroyFloatArray, "numbers"),
    "bool_array": _array_of("bool[]", _bool, lib.aclCreateBoolArray, lib.aclDestroyBoolArray, "bools"),
    "int": _int,
    "float": _float,
    "bool": _bool,
    "string": _string,
    "dtype": _dtype,
}
