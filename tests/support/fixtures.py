"""The device fixture of suites whose every test needs one: `from support.fixtures import device  # noqa: F401`."""

import pytest

from pyaclnn import check, ffi, lib
from support import tensors


@pytest.fixture(scope="module", autouse=True)
def device():
    """Device 0, current in the main thread while the module's tests run."""
    lib.aclInit(ffi.NULL)
    lib.aclGetRecentErrMsg()
    check(lib.aclrtSetDevice(0))
    yield
    check(lib.aclrtSynchronizeDevice())
    tensors.release_all()
    check(lib.aclrtResetDevice(0))


@pytest.fixture
def stream():
    handle = ffi.new("aclrtStream *")
    check(lib.aclrtCreateStream(handle))
    yield handle[0]
    lib.aclrtDestroyStream(handle[0])
