"""Reads a tensor of another library through DLPack, without a copy.

NumPy's own from_dlpack refuses bfloat16, which is why the capsule is read here. The structures are those of dlpack.h;
the versioned capsule (DLPack 1.0) puts version, owner and flags in front of the tensor, the older one puts the owner
behind it.
"""

import ctypes

import numpy as np

from pyaclnn import dtypes

_CPU_DEVICES = (1, 3)  # kDLCPU, and kDLCUDAHost: pinned host memory
_READ_ONLY = 1  # flag bit of the versioned capsule


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Versioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = [ctypes.py_object, ctypes.c_char_p]
_is_valid.restype = ctypes.c_int
_get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_get_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_get_pointer.restype = ctypes.c_void_p

_KINDS = {0: "INT", 1: "UINT", 5: "COMPLEX"}
_OTHERS = {
    (2, 16): "FLOAT16",
    (2, 32): "FLOAT",
    (2, 64): "DOUBLE",
    (4, 16): "BFLOAT16",
    (6, 8): "BOOL",
    (10, 8): "FLOAT8_E4M3FN",
    (12, 8): "FLOAT8_E5M2",
    (14, 8): "FLOAT8_E8M0",
}


def _type_code(tensor, argument):
    name = _OTHERS.get((tensor.code, tensor.bits)) or f"{_KINDS.get(tensor.code, '?')}{tensor.bits}"
    if tensor.lanes != 1 or name not in dtypes.CODES:
        raise TypeError(
            f"argument '{argument}': unsupported DLPack type code {tensor.code}, {tensor.bits} bits, "
            f"{tensor.lanes} lanes"
        )
    return dtypes.CODES[name]


def _capsule(array, argument):
    device = array.__dlpack_device__()
    if device[0] not in _CPU_DEVICES:
        raise TypeError(f"argument '{argument}': expected memory of the CPU, got DLPack device {tuple(device)}")
    try:
        return array.__dlpack__(max_version=(1, 0))
    except TypeError:  # a producer older than DLPack 1.0
        return array.__dlpack__()


def read(array, argument):
    """(type code, shape, element strides, address, read-only?, owner) of an object with __dlpack__.

    The owner is the capsule: nobody takes the tensor out of it, so it frees the export when it goes.
    """
    capsule = _capsule(array, argument)
    if _is_valid(capsule, b"dltensor_versioned"):
        managed = _Versioned.from_address(_get_pointer(capsule, b"dltensor_versioned"))
        if managed.major != 1:
            raise TypeError(f"argument '{argument}': unknown DLPack version {managed.major}.{managed.minor}")
        tensor, read_only = managed.tensor, bool(managed.flags & _READ_ONLY)
    else:
        tensor, read_only = _Tensor.from_address(_get_pointer(capsule, b"dltensor")), False
    shape = tuple(tensor.shape[: tensor.ndim])
    if tensor.strides:
        strides = tuple(tensor.strides[: tensor.ndim])
    else:
        strides = tuple(int(np.prod(shape[axis + 1 :])) for axis in range(tensor.ndim))
    address = (tensor.data or 0) + tensor.byte_offset
    return _type_code(tensor, argument), shape, strides, address, read_only, capsule
