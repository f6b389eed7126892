"""Plans that calls leave behind: they are used again only where nothing but the arrays' contents and places differ."""

import subprocess
import sys
import threading

import numpy as np
import pytest
from pyaclnn import AclError, lib, ops
from pyaclnn._threads import thread
from pyaclnn.ops import _plans

RANDOM = np.random.default_rng(7)


def gradient(grad, x, y):
    d = x.astype(np.float64) - y
    return grad * np.where(np.abs(d) < 1, d, np.sign(d))


@pytest.fixture(autouse=True)
def no_plans():
    thread.plans.clear()


def layouts():
    def fresh(*shape):
        return RANDOM.normal(size=shape).astype(np.float32)

    def read_only():
        array = fresh(3, 4)
        array.flags.writeable = False
        return array

    return {
        "contiguous": lambda: fresh(3, 4),
        "transposed": lambda: fresh(4, 3).T,
        "reversed": lambda: fresh(3, 8)[::-1, ::-2],
        "read-only": read_only,
        "broadcast": lambda: np.broadcast_to(fresh(4), (3, 4)),
    }


@pytest.mark.parametrize("name", layouts())
def test_a_plan_follows_the_arrays(name):
    make = layouts()[name]
    for _ in range(5):
        grad, x, y = make(), make(), make()
        np.testing.assert_allclose(
            ops.smooth_l1_loss_backward(grad, x, y, 0), gradient(grad, x, y), rtol=1e-6, atol=1e-9
        )
    assert len(thread.plans) == 1


def test_results_are_new_every_time():
    x, y = RANDOM.normal(size=(2, 5)).astype(np.float32)
    first = ops.smooth_l1_loss_backward(x, x, y, 0)
    kept = first.copy()
    second = ops.smooth_l1_loss_backward(y, y, x, 0)
    assert not np.shares_memory(first, second)
    np.testing.assert_array_equal(first, kept)


def test_outputs_that_are_given():
    x, y = RANDOM.normal(size=(2, 3, 4)).astype(np.float32)
    expected = gradient(x, x, y)
    for out in (np.empty((3, 4), np.float32), np.empty((4, 3), np.float32).T, np.empty((3, 8), np.float32)[:, ::-2]):
        for _ in range(2):
            out[...] = 0
            assert ops.smooth_l1_loss_backward(x, x, y, 0, gradInput=out) is out
            np.testing.assert_allclose(out, expected, rtol=1e-6)
    out = np.empty((3, 4), np.float32)
    out.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        ops.smooth_l1_loss_backward(x, x, y, 0, gradInput=out)


def test_every_difference_is_another_plan():
    x = np.ones((2, 2), np.float32)
    calls = [
        (x, x, x, 0, 1.0),
        (x, x, x, 1, 1.0),
        (x, x, x, 0, 2.0),
        (x, x, x, 0, 1),
        (x, x, x, False, 1.0),
        (x, x, x, 0, 0.0),
        (x, x, x, 0, -0.0),
        (x[0], x, x, 0, 1.0),
        (x.T, x, x, 0, 1.0),
        (x.astype(np.float16), x, x, 0, 1.0),
        (x, x, x, 0, 1.0, np.empty((2, 2), np.float32)),
        (x, x, x, 0, 1.0, np.empty((2, 2), np.float16)),
    ]
    for number, call in enumerate(calls, 1):
        ops.smooth_l1_loss_backward(*call)
        ops.smooth_l1_loss_backward(*call)
        assert len(thread.plans) == number
    ops.smooth_l1_loss(x, x, 0, 1.0)
    assert len(thread.plans) == len(calls) + 1


def test_dims_and_dtypes_are_part_of_a_plan():
    x = RANDOM.normal(size=(3, 4)).astype(np.float32)
    calls = [([0], np.float32), ([1], np.float32), ((0,), np.float32), ([0, 1], np.float32), ([], np.float32), ([0], np.float16)]
    for number, (dims, dtype) in enumerate(calls, 1):
        for _ in range(2):
            result = ops.reduce_sum(x, dtype, dims)
            expected = x.astype(dtype).sum(tuple(dims) or None, dtype=np.float64)
            np.testing.assert_allclose(result, expected, rtol=1e-3, atol=1e-2)
            assert result.dtype == dtype
        assert len(thread.plans) == number
    ops.reduce_sum(x, np.float32, [True])  # equal to [1], but not kept under its name
    assert len(thread.plans) == len(calls)


def test_calls_that_fail_leave_no_plan():
    x = np.ones(3, np.float32)
    for _ in range(2):
        for beta in (-1.0, float("nan")):
            with pytest.raises(AclError) as caught:
                ops.smooth_l1_loss(x, x, beta=beta)
            assert caught.value.status == 161002
    assert not thread.plans


def test_a_failing_task_keeps_the_plan():
    logits = np.zeros((2, 3), np.float32)
    for target, fails in (([0, 1], False), ([0, 9], True), ([2, 1], False), ([5, 0], True)):
        if fails:
            with pytest.raises(AclError) as caught:
                ops.cross_entropy_loss(logits, np.array(target))
            assert caught.value.status == 507015
        else:
            np.testing.assert_allclose(ops.cross_entropy_loss(logits, np.array(target))[0], np.log(3), rtol=1e-6)
    assert len(thread.plans) == 1


def test_a_plan_in_use_is_left_alone():
    """A signal handler may come between the addresses and the run."""
    x, y = RANDOM.normal(size=(2, 6)).astype(np.float32)
    expected = ops.smooth_l1_loss(x, y)
    (plan,) = thread.plans.values()
    plan.busy = True
    assert ops.smooth_l1_loss(x, y) == expected
    (replacement,) = thread.plans.values()
    assert replacement is not plan


def test_plans_are_bounded():
    for size in range(_plans.CAPACITY + 20):
        x = np.ones(size + 1, np.float32)
        assert ops.smooth_l1_loss(x, 0 * x) == 0.5
    assert 0 < len(thread.plans) <= _plans.CAPACITY


def test_plans_belong_to_threads():
    x = np.ones(3, np.float32)
    ops.smooth_l1_loss(x, x)
    seen = []

    def work():
        seen.append(len(thread.plans))
        ops.smooth_l1_loss(x, x)
        seen.append(len(thread.plans))

    worker = threading.Thread(target=work)
    worker.start()
    worker.join()
    assert seen == [0, 1]


def test_a_destroyed_stream_or_executor_is_replaced():
    x = np.ones(3, np.float32)
    for _ in range(2):
        ops.smooth_l1_loss(x, x)
        lib.aclrtDestroyStream(thread.stream())
        assert ops.smooth_l1_loss(x, 0 * x) == 0.5
    (plan,) = thread.plans.values()
    lib.aclDestroyAclOpExecutor(plan.executor)
    assert ops.smooth_l1_loss(x, 0 * x) == 0.5


def test_after_finalising_everything():
    code = """
import numpy as np
from pyaclnn import ffi, lib, ops
x = np.ones(3, np.float32)
for _ in range(3):
    assert ops.smooth_l1_loss(x, 0 * x) == 0.5
    lib.aclnnFinalize()
    lib.aclrtResetDeviceForce(0)
    lib.aclFinalize()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
