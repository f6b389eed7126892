"""Tensors, scalars and arrays: what creating, reading and destroying them promises."""

import ctypes
import itertools

import pytest
from contract.handle_kinds import ARRAYS, COUNTED, CREATE, FOREIGN, destroy, each_kind, make_scalar, make_tensor, read, size_of
from pyaclnn import ffi, lib
from support import calls

INVALID, NULLPTR = calls.INVALID, calls.NULLPTR
_delete_array = ctypes.CDLL("libstdc++.so.6")._ZdaPv  # operator delete[]
_delete_array.argtypes, _delete_array.restype = [ctypes.c_void_p], None


# -- Destruction --


@each_kind
def test_destroy(kind):
    handle = CREATE[kind]()
    assert handle != ffi.NULL
    assert destroy(kind, handle) == 0


@each_kind
def test_destroy_null_succeeds(kind):
    assert destroy(kind, ffi.NULL) == 0


@each_kind
def test_destroy_twice(kind):
    handle = CREATE[kind]()
    assert destroy(kind, handle) == 0
    calls.message()
    assert destroy(kind, handle) == INVALID
    message = calls.message()
    assert f"acl{kind}" in message and "destroyed" in message


@each_kind
def test_destroy_twice_after_others_were_made(kind):
    """The address of a dead handle doesn't name a new one soon."""
    dead = CREATE[kind]()
    destroy(kind, dead)
    new = [CREATE[kind]() for _ in range(100)]
    assert dead not in new
    assert destroy(kind, dead) == INVALID
    assert [destroy(kind, handle) for handle in new] == [0] * len(new)


@each_kind
@pytest.mark.parametrize("foreign", FOREIGN)
def test_destroy_foreign(kind, foreign):
    pointer = FOREIGN[foreign]()
    calls.message()
    assert destroy(kind, pointer) == INVALID
    assert f"expected a live acl{kind}" in calls.message()


@pytest.mark.parametrize("kind, other", list(itertools.permutations(CREATE, 2)), ids="-".join)
def test_destroy_handle_of_another_kind(kind, other):
    handle = CREATE[other]()
    assert destroy(kind, handle) == INVALID
    assert destroy(other, handle) == 0


def test_pointer_into_a_handle_is_foreign():
    handle = make_tensor()
    inside = ffi.cast("aclTensor *", ffi.cast("char *", handle) + 8)
    assert lib.aclDestroyTensor(inside) == INVALID
    assert lib.aclDestroyTensor(handle) == 0


def test_many_handles_live_at_once():
    handles = [make_tensor() for _ in range(5000)]
    assert len(set(handles)) == len(handles)
    assert {lib.aclDestroyTensor(handle) for handle in handles} == {0}


# -- Tensors --


def test_create_fails_for_null_dims_with_a_count():
    one = ffi.new("int64_t[]", [1])
    make = lib.aclCreateTensor
    calls.message()
    assert make(ffi.NULL, 1, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, one, 1, ffi.NULL) == ffi.NULL
    assert "viewDims" in calls.message()
    assert make(one, 1, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, ffi.NULL, 2, ffi.NULL) == ffi.NULL
    assert "storageDims" in calls.message()
    scalar = make(ffi.NULL, 0, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, ffi.NULL, 0, ffi.NULL)
    assert scalar != ffi.NULL
    assert lib.aclDestroyTensor(scalar) == 0


@pytest.mark.parametrize("count", [2**60, 2**61, 2**63, 2**64 - 1], ids=hex)
def test_more_dims_than_memory(count):
    one = ffi.new("int64_t[]", [1])
    rest = (lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND)
    assert lib.aclCreateTensor(one, count, *rest, one, 1, ffi.NULL) == ffi.NULL
    assert lib.aclCreateTensor(one, 1, *rest, one, count, ffi.NULL) == ffi.NULL
    assert lib.aclCreateIntArray(one, count) == ffi.NULL


def read_dims(function, handle):
    dims, count = ffi.new("int64_t **"), ffi.new("uint64_t *")
    assert function(handle, dims, count) == 0
    values = [dims[0][i] for i in range(count[0])]
    _delete_array(int(ffi.cast("uintptr_t", dims[0])))
    return values


ODD = {
    "contiguous": dict(dims=(2, 3)),
    "a scalar": dict(dims=(), storage=()),
    "negative dims": dict(dims=(-2, 3)),
    "empty": dict(dims=(0, 3), storage=(0,)),
    "odd strides": dict(dims=(2, 3), stride=(-7, 0)),
    "negative offset": dict(dims=(2, 3), offset=-4),
    "outside the storage": dict(dims=(200, 300), storage=(1,)),
    "storage of other dims": dict(dims=(6,), storage=(1, 2, 3)),
    "eleven dims": dict(dims=(1,) * 11, stride=tuple(range(11)), storage=(1,) * 12),
    "private format": dict(format=lib.ACL_FORMAT_FRACTAL_NZ),
    "unknown format": dict(format=ffi.cast("aclFormat", 1234)),
    "huge numbers": dict(dims=(2**62, 2**62), stride=(2**62, -(2**63)), offset=2**63 - 1),
}


@pytest.mark.parametrize("options", ODD.values(), ids=ODD)
def test_create_accepts_and_keeps(options):
    handle = make_tensor(**options)
    assert handle != ffi.NULL
    dims = list(options.get("dims", (2, 3)))
    assert read_dims(lib.aclGetViewShape, handle) == dims
    assert read_dims(lib.aclGetStorageShape, handle) == list(options.get("storage", (6,)))
    if "stride" in options:
        assert read_dims(lib.aclGetViewStrides, handle) == list(options["stride"])
    assert read(lib.aclGetViewOffset, handle, "int64_t") == options.get("offset", 0)
    assert read(lib.aclGetFormat, handle, "aclFormat") == int(options.get("format", lib.ACL_FORMAT_ND))
    assert read(lib.aclGetDataType, handle, "aclDataType") == lib.ACL_FLOAT
    assert lib.aclDestroyTensor(handle) == 0


def test_null_stride_means_contiguous():
    handle = make_tensor(dims=(2, 3, 4), storage=(24,))
    assert read_dims(lib.aclGetViewStrides, handle) == [12, 4, 1]
    assert lib.aclDestroyTensor(handle) == 0


def test_dims_are_copied():
    dims, storage = ffi.new("int64_t[]", [2, 3]), ffi.new("int64_t[]", [6])
    handle = lib.aclCreateTensor(dims, 2, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, storage, 1, ffi.NULL)
    dims[0] = storage[0] = 77
    assert read_dims(lib.aclGetViewShape, handle) == [2, 3]
    assert read_dims(lib.aclGetStorageShape, handle) == [6]
    assert lib.aclDestroyTensor(handle) == 0


def test_address():
    memory = ffi.new("float[]", 6)
    handle = make_tensor(data=memory)
    assert read(lib.aclGetRawTensorAddr, handle, "void *") == memory
    other = ffi.new("float[]", 6)
    assert lib.aclSetRawTensorAddr(handle, other) == 0
    assert read(lib.aclGetRawTensorAddr, handle, "void *") == other
    assert lib.aclSetRawTensorAddr(handle, ffi.NULL) == 0
    assert read(lib.aclGetRawTensorAddr, handle, "void *") == ffi.NULL
    assert lib.aclDestroyTensor(handle) == 0


def test_init_describes_anew():
    handle, memory = make_tensor(), ffi.new("float[]", 8)
    status = lib.aclInitTensor(
        handle, ffi.new("int64_t[]", [4, 2]), 2, lib.ACL_FLOAT16, ffi.new("int64_t[]", [1, 4]), 3, lib.ACL_FORMAT_NCHW,
        ffi.new("int64_t[]", [16]), 1, memory,
    )  # fmt: skip
    assert status == 0
    assert read_dims(lib.aclGetViewShape, handle) == [4, 2]
    assert read_dims(lib.aclGetViewStrides, handle) == [1, 4]
    assert read_dims(lib.aclGetStorageShape, handle) == [16]
    assert read(lib.aclGetViewOffset, handle, "int64_t") == 3
    assert read(lib.aclGetDataType, handle, "aclDataType") == lib.ACL_FLOAT16
    assert read(lib.aclGetFormat, handle, "aclFormat") == lib.ACL_FORMAT_NCHW
    assert read(lib.aclGetRawTensorAddr, handle, "void *") == memory
    assert lib.aclDestroyTensor(handle) == 0


def test_init_refuses_null():
    one = ffi.new("int64_t[]", [1])
    rest = (lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND)
    assert lib.aclInitTensor(ffi.NULL, one, 1, *rest, one, 1, ffi.NULL) == NULLPTR
    handle = make_tensor()
    assert lib.aclInitTensor(handle, ffi.NULL, 1, *rest, one, 1, ffi.NULL) == NULLPTR
    assert lib.aclInitTensor(handle, one, 1, *rest, ffi.NULL, 1, ffi.NULL) == NULLPTR
    assert read_dims(lib.aclGetViewShape, handle) == [2, 3]
    assert lib.aclDestroyTensor(handle) == 0
    assert lib.aclInitTensor(handle, one, 1, *rest, one, 1, ffi.NULL) == INVALID


# Function, its result arguments.
TENSOR_GETTERS = {
    "aclGetViewShape": ("int64_t **", "uint64_t *"),
    "aclGetViewStrides": ("int64_t **", "uint64_t *"),
    "aclGetStorageShape": ("int64_t **", "uint64_t *"),
    "aclGetViewOffset": ("int64_t *",),
    "aclGetFormat": ("aclFormat *",),
    "aclGetDataType": ("aclDataType *",),
    "aclGetRawTensorAddr": ("void **",),
}


@pytest.mark.parametrize("name", TENSOR_GETTERS)
def test_getters_refuse_null_and_dead(name):
    function, results = getattr(lib, name), [ffi.new(ctype) for ctype in TENSOR_GETTERS[name]]
    handle = make_tensor()
    calls.message()
    assert function(ffi.NULL, *results) == NULLPTR
    assert name in calls.message()
    for i in range(len(results)):
        assert function(handle, *[ffi.NULL if k == i else result for k, result in enumerate(results)]) == NULLPTR
    scalar = make_scalar()
    assert function(ffi.cast("aclTensor *", scalar), *results) == INVALID
    assert lib.aclDestroyScalar(scalar) == 0
    assert lib.aclDestroyTensor(handle) == 0
    assert function(handle, *results) == INVALID
    assert f"{name}: tensor: expected a live aclTensor" in calls.message()


def test_set_address_refuses_null_and_dead():
    assert lib.aclSetRawTensorAddr(ffi.NULL, ffi.NULL) == NULLPTR
    handle = make_tensor()
    assert lib.aclDestroyTensor(handle) == 0
    assert lib.aclSetRawTensorAddr(handle, ffi.NULL) == INVALID


# -- Scalars and arrays --


def test_scalar_of_null():
    calls.message()
    assert lib.aclCreateScalar(ffi.NULL, lib.ACL_FLOAT) == ffi.NULL
    assert "value" in calls.message()


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BF16", "DOUBLE", "INT8", "INT64", "BOOL", "COMPLEX128"])
def test_scalar_of_every_size(dtype):
    value = ffi.new("char[]", 16)
    handle = lib.aclCreateScalar(value, getattr(lib, "ACL_" + dtype))
    assert handle != ffi.NULL
    assert lib.aclDestroyScalar(handle) == 0


@pytest.mark.parametrize("kind", COUNTED)
def test_size(kind):
    handle = CREATE[kind]()
    assert size_of(kind, handle) == 3
    assert destroy(kind, handle) == 0


@pytest.mark.parametrize("kind", COUNTED)
def test_null_or_no_values_make_an_empty_array(kind):
    create = getattr(lib, "aclCreate" + kind)
    for handle in (create(ffi.NULL, 0), create(ffi.NULL, 5), create(ffi.new(ARRAYS[kind], 1), 0)):
        assert handle != ffi.NULL
        assert size_of(kind, handle) == 0
        assert destroy(kind, handle) == 0


@pytest.mark.parametrize("kind", COUNTED)
def test_size_refuses_null_and_dead(kind):
    function, size = getattr(lib, f"aclGet{kind}Size"), ffi.new("uint64_t *")
    handle = CREATE[kind]()
    assert function(ffi.NULL, size) == NULLPTR
    assert function(handle, ffi.NULL) == NULLPTR
    assert destroy(kind, handle) == 0
    assert function(handle, size) == INVALID
