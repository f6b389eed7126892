"""aclnnInit and aclnnFinalize, and the functions of libnnopbase that only frameworks look up by name."""

import ctypes

import pytest
from contract.baseline import Baseline
from pyaclnn import ffi, lib
from support import calls, rows


@pytest.mark.parametrize("path", [None, b"", b"/nowhere/acl.json"], ids=str)
def test_init_and_finalize(path):
    """Optional, repeatable, and operators work before, between and after."""
    row = rows.find("aclnnSmoothL1Loss")
    Baseline(row).compute()
    for _ in range(2):
        assert lib.aclnnInit(ffi.NULL if path is None else path) == 0
        Baseline(row).compute()
    for _ in range(3):
        assert lib.aclnnFinalize() == 0
    Baseline(row).compute()


def test_what_is_declared_but_missing_says_so():
    calls.message()
    status = lib.aclDumpOpTensors(ffi.NULL, ffi.NULL, ffi.NULL, 0, 0, ffi.NULL)
    assert status == lib.ACL_ERROR_FEATURE_UNSUPPORTED == 200006
    assert "aclDumpOpTensors" in calls.message()


@pytest.fixture(scope="module")
def nnopbase(library_dir):
    return ctypes.CDLL(str(library_dir / "libnnopbase.so"))


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found


def test_caches_of_frameworks_are_empty(nnopbase):
    pointer, number = ctypes.c_void_p, ctypes.c_uint64
    assert function(nnopbase, "CanUsePTACache", ctypes.c_bool, ctypes.c_char_p)(b"aclnnAbs") is False
    assert function(nnopbase, "PTAGetExecCache", pointer, number, pointer)(1, None) is None
    assert function(nnopbase, "PTAFindExecCache", pointer, pointer, ctypes.c_size_t, pointer)(None, 0, None) is None
    assert function(nnopbase, "InitHugeMemThreadLocal", ctypes.c_int, pointer, ctypes.c_bool)(None, False) == 0
    for name in ("InitPTACacheThreadLocal", "UnInitPTACacheThreadLocal"):
        function(nnopbase, name, None)()
    for name in ("UnInitHugeMemThreadLocal", "ReleaseHugeMem"):
        function(nnopbase, name, None, pointer, ctypes.c_bool)(None, False)


def test_the_loaded_library_is_the_one_in_use(nnopbase):
    """A handle that one way of loading made is known to the other."""
    tensor = lib.aclCreateTensor(ffi.NULL, 0, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, ffi.NULL, 0, ffi.NULL)
    destroy = function(nnopbase, "aclDestroyTensor", ctypes.c_int, ctypes.c_void_p)
    assert destroy(int(ffi.cast("uintptr_t", tensor))) == 0
    assert lib.aclDestroyTensor(tensor) == calls.INVALID
