"""Several Python threads at once: results, and the interpreter's freedom while a call waits."""

import ctypes
import os
import platform
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from pyaclnn import Device, Stream, check, ffi, lib, ops
from pyaclnn._threads import thread


def test_threads_compute_side_by_side():
    def work(seed):
        random = np.random.default_rng(seed)
        for _ in range(100):
            x, y = random.normal(size=(2, 17, 3)).astype(np.float32)
            result = ops.smooth_l1_loss_backward(x, x, y, 0)
            d = x - y
            np.testing.assert_allclose(result, x * np.where(np.abs(d) < 1, d, np.sign(d)), rtol=1e-6)
        return thread.stream()

    with ThreadPoolExecutor(8) as pool:
        streams = list(pool.map(work, range(32)))
    assert len(set(streams)) > 1  # each thread has its own


def test_errors_belong_to_the_thread_that_made_them():
    barrier = threading.Barrier(2)
    x = np.ones(3, np.float32)

    def fails(beta):
        for _ in range(50):
            barrier.wait()
            with pytest.raises(Exception, match=f"{beta}"):
                ops.smooth_l1_loss(x, x, beta=beta)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(fails, (-1.5, -2.5)))


def test_waiting_releases_the_interpreter(device):
    """The stream waits for Python code, which runs only when the waiting call lets other threads in."""
    ran = threading.Event()

    @ffi.callback("aclrtHostFunc")
    def on_host(argument):
        ran.set()

    with Stream() as stream:
        check(lib.aclrtLaunchHostFunc(stream.handle, on_host, ffi.NULL))
        check(lib.aclrtSynchronizeStreamWithTimeout(stream.handle, 30_000))
        assert ran.is_set()


def test_a_thread_goes_on_while_another_waits():
    go, done = threading.Event(), threading.Event()

    @ffi.callback("aclrtHostFunc")
    def on_host(argument):
        go.wait(30)

    def waits():
        with Device(0), Stream() as stream:
            check(lib.aclrtLaunchHostFunc(stream.handle, on_host, ffi.NULL))
            stream.synchronize()
            done.set()

    waiting = threading.Thread(target=waits)
    waiting.start()
    # An operator of this thread ends although the other thread's stream stands still.
    x = np.ones(1000, np.float32)
    assert ops.smooth_l1_loss(x, x) == 0
    assert not done.is_set()
    go.set()
    waiting.join(30)
    assert done.is_set()


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # that it has threads is the point
def test_a_forked_child_computes():
    x = np.ones(100_000, np.float32)
    ops.smooth_l1_loss(x, 0 * x)  # threads and stream are there before the fork
    child = os.fork()
    if child == 0:
        try:
            right = ops.smooth_l1_loss(x, 0 * x) == 0.5
        finally:
            os._exit(0 if right else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert ops.smooth_l1_loss(x, 0 * x) == 0.5


def test_the_rounding_mode_of_the_caller_changes_nothing():
    """A thread that waits may compute itself; kernels round to nearest whatever that thread does."""
    upward = {"x86_64": 0x800, "aarch64": 0x400000}.get(platform.machine())
    if upward is None:
        pytest.skip("no rounding mode is known for this machine")
    libm = ctypes.CDLL("libm.so.6")
    found = libm.fegetround()
    for count in (3, 1 << 20):
        one, tiny = np.ones(count, np.float32), np.full(count, 1e-10, np.float32)
        out = np.zeros(count, np.float32)
        libm.fesetround(upward)
        try:
            ops.add(one, tiny, out=out)
            after = libm.fegetround()
        finally:
            libm.fesetround(found)
        assert after == upward
        np.testing.assert_array_equal(out, one)


def test_a_thread_with_a_small_stack_computes():
    """Kernels need more stack than such a thread has; the stream's own thread runs them."""
    sums = []

    def work():
        x = np.ones((300, 1000), np.float32)
        sums.append(ops.add(x.T, np.ones(300, np.float16)).sum())

    found = threading.stack_size(128 << 10)
    try:
        small = threading.Thread(target=work)
        small.start()
    finally:
        threading.stack_size(found)
    small.join(30)
    assert sums == [600_000]
