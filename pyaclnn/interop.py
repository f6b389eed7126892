"""Array-likes as views that aclCreateTensor takes: no element is copied.

    view = input_view(array, "self")         a NumPy array, or anything with __dlpack__ or __array_interface__
    view = output_view(array, "gradInput")   the same, and it must be writable

A view is a type code, a shape, strides and an offset counted in elements, and the address of the memory. The address is
the lowest one that the view reaches, so an array with negative strides has a positive offset, and the view lies inside
its storage as the C API wants it.
"""

from typing import Protocol

import numpy as np

from pyaclnn import dtypes
from pyaclnn._native import ffi, lib

_VOID = ffi.typeof("void *")
_from_buffer = ffi.from_buffer
_cast = ffi.cast


class Array(Protocol):
    """What operators take, for type hints: this, or an object with __array_interface__."""

    def __dlpack__(self, **options): ...

    def __dlpack_device__(self): ...


class BufferBase:
    """What device memory derives from: it has numpy(), which unlike DLPack knows every dtype."""

    def numpy(self):
        raise NotImplementedError


class View:
    """code, shape; strides (None: contiguous), offset, storage (an element count; None: as the shape); data; owner."""

    __slots__ = ("code", "shape", "strides", "offset", "storage", "data", "owner")

    def __init__(self, code, shape, strides, offset, storage, data, owner):
        self.code = code
        self.shape = shape
        self.strides = strides
        self.offset = offset
        self.storage = storage
        self.data = data
        self.owner = owner

    @property
    def dtype(self):
        return dtypes.numpy_dtype(self.code)

    @property
    def address(self):
        return int(_cast("uintptr_t", self.data))

    def __repr__(self):
        name = dtypes.NAMES.get(self.code, self.code)
        return f"View({name}, shape={self.shape}, strides={self.strides}, offset={self.offset})"


def input_view(array, argument):
    if type(array) is np.ndarray:
        return _numpy_view(array, argument)
    return _foreign_view(array, argument, writable=False)


def output_view(array, argument):
    if type(array) is np.ndarray:
        if not array.flags.writeable:
            raise ValueError(f"argument '{argument}' is written to, but this array is read-only")
        return _numpy_view(array, argument)
    return _foreign_view(array, argument, writable=True)


def _numpy_view(array, argument):
    dtype = array.dtype
    code = dtypes.code_of(dtype)
    if code is None:
        code = dtypes.acl_code(dtype, argument)
    flags = array.flags
    if flags.c_contiguous and flags.aligned:
        # The buffer is the pointer and keeps the array alive and in place.
        return View(code, array.shape, None, 0, None, _from_buffer(array), None)
    itemsize = dtype.itemsize
    if not flags.aligned or any(stride % itemsize for stride in array.strides):
        raise ValueError(
            f"argument '{argument}': address or strides {array.strides} are no multiples of the element size "
            f"{itemsize}; pass a copy"
        )
    strides = tuple(stride // itemsize for stride in array.strides)
    return _strided_view(code, array.shape, strides, itemsize, array.__array_interface__["data"][0], array)


def _strided_view(code, shape, strides, itemsize, address, owner):
    """The view whose element (0, ..., 0) is at `address`."""
    if 0 in shape:
        return View(code, shape, strides, 0, 0, _cast(_VOID, address), owner)
    below = sum((size - 1) * stride for size, stride in zip(shape, strides) if stride < 0)
    above = sum((size - 1) * stride for size, stride in zip(shape, strides) if stride > 0)
    return View(code, shape, strides, -below, above - below + 1, _cast(_VOID, address + below * itemsize), owner)


def _foreign_view(array, argument, writable):
    if isinstance(array, BufferBase):
        return _numpy_view(array.numpy(), argument)
    if writable and isinstance(array, np.generic):
        raise TypeError(f"argument '{argument}' is written to, but a NumPy scalar can't be")
    if isinstance(array, (np.ndarray, np.generic)) or (
        hasattr(array, "__array_interface__") and not hasattr(array, "__dlpack__")
    ):
        as_array = np.asarray(array)
        return output_view(as_array, argument) if writable else _numpy_view(as_array, argument)
    if not hasattr(array, "__dlpack__"):
        raise TypeError(
            f"argument '{argument}': expected an array (NumPy, __dlpack__ or __array_interface__), "
            f"got {type(array).__name__}"
        )
    from pyaclnn import _dlpack  # rarely needed, and ctypes isn't free

    code, shape, strides, address, read_only, owner = _dlpack.read(array, argument)
    if writable and read_only:
        raise ValueError(f"argument '{argument}' is written to, but this array is read-only")
    itemsize = lib.aclDataTypeSize(code)
    if address % itemsize:
        raise ValueError(f"argument '{argument}': address {address:#x} is no multiple of the element size {itemsize}")
    return _strided_view(code, shape, strides, itemsize, address, (array, owner))
