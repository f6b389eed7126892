"""One of every kind of handle, and pointers that are none."""

import pytest
from pyaclnn import ffi, lib


def make_tensor(dims=(2, 3), stride=None, offset=0, storage=(6,), format=lib.ACL_FORMAT_ND, data=ffi.NULL):
    return lib.aclCreateTensor(
        ffi.new("int64_t[]", list(dims)), len(dims), lib.ACL_FLOAT, ffi.NULL if stride is None else ffi.new("int64_t[]", list(stride)),
        offset, format, ffi.new("int64_t[]", list(storage)), len(storage), data,
    )  # fmt: skip


def make_scalar():
    return lib.aclCreateScalar(ffi.new("float *", 1.5), lib.ACL_FLOAT)


CREATE = {
    "Tensor": make_tensor,
    "Scalar": make_scalar,
    "IntArray": lambda: lib.aclCreateIntArray(ffi.new("int64_t[]", [1, 2, 3]), 3),
    "FloatArray": lambda: lib.aclCreateFloatArray(ffi.new("float[]", [1, 2, 3]), 3),
    "BoolArray": lambda: lib.aclCreateBoolArray(ffi.new("bool[]", [True, False, True]), 3),
    "TensorList": lambda: lib.aclCreateTensorList(ffi.new("aclTensor *[]", [make_tensor(), make_tensor(), ffi.NULL]), 3),
    "ScalarList": lambda: lib.aclCreateScalarList(ffi.new("aclScalar *[]", [make_scalar(), make_scalar(), ffi.NULL]), 3),
}
ARRAYS = {"IntArray": "int64_t[]", "FloatArray": "float[]", "BoolArray": "bool[]", "TensorList": "aclTensor *[]", "ScalarList": "aclScalar *[]"}  # fmt: skip
COUNTED = [kind for kind in CREATE if kind not in ("Tensor", "Scalar")]
each_kind = pytest.mark.parametrize("kind", CREATE)


def destroy(kind, handle):
    return getattr(lib, "aclDestroy" + kind)(ffi.cast(f"acl{kind} *", handle))


# Pointers that never were a handle.
FOREIGN = {
    "small number": lambda: ffi.cast("void *", 16),
    "odd number": lambda: ffi.cast("void *", 0x7FFF_FFFF_FFF1),
    "all ones": lambda: ffi.cast("void *", 2**64 - 1),
    "host memory": lambda: ffi.new("char[]", 256),
    "a function": lambda: ffi.addressof(lib, "aclDestroyTensor"),
}


def read(function, handle, ctype):
    value = ffi.new(ctype + " *")
    assert function(handle, value) == 0
    return value[0]


def size_of(kind, handle):
    return read(getattr(lib, f"aclGet{kind}Size"), handle, "uint64_t")
