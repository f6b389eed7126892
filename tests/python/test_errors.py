"""AclError, check() and the names of status codes."""

import pickle
import re

import numpy as np
import pytest
from pyaclnn import AclError, check, errors, ffi, lib, ops


def test_success_is_silent():
    assert check(0) is None


def test_check_raises_with_status_name_and_message():
    lib.aclGetRecentErrMsg()
    status = lib.aclrtMalloc(ffi.NULL, 32, lib.ACL_MEM_MALLOC_HUGE_FIRST)
    assert status == 100000
    with pytest.raises(AclError) as caught:
        check(status)
    assert caught.value.status == 100000
    assert caught.value.name == "ACL_ERROR_INVALID_PARAM"
    assert caught.value.message
    assert str(caught.value).startswith("ACL_ERROR_INVALID_PARAM (100000): ")
    assert lib.aclGetRecentErrMsg() == ffi.NULL  # the message was taken


def test_the_message_has_no_process_id_and_time():
    lib.aclrtMalloc(ffi.NULL, 32, lib.ACL_MEM_MALLOC_HUGE_FIRST)
    message = errors.recent_message()
    assert message and "PID" not in message and not re.match(r"[\d-]+[: ]", message)
    with pytest.raises(AclError) as caught:
        ops.smooth_l1_loss(ONE, ONE, beta=-1.0)
    assert caught.value.message.startswith("aclnnSmoothL1Loss: beta: ")


@pytest.mark.parametrize(
    "status, name",
    [
        (0, "ACL_SUCCESS"),
        (100000, "ACL_ERROR_INVALID_PARAM"),
        (107002, "ACL_ERROR_RT_CONTEXT_NULL"),
        (161001, "ACLNN_ERR_PARAM_NULLPTR"),
        (161002, "ACLNN_ERR_PARAM_INVALID"),
        (561003, "ACLNN_ERR_INNER_FIND_KERNEL_ERROR"),
        (561105, "ACLNN_ERR_INNER_KEY_CONFLICT"),
        (-7, "UNKNOWN"),
    ],
)
def test_names(status, name):
    assert errors.status_name(status) == name


def test_every_status_constant_has_a_name():
    for constant in dir(lib):
        if constant.startswith(("ACL_ERROR_", "ACLNN_ERR_")):
            assert errors.status_name(getattr(lib, constant)) != "UNKNOWN"


def test_errors_survive_pickling():
    error = pickle.loads(pickle.dumps(AclError(161002, message="beta: expected >= 0, got -1")))
    assert (error.status, error.name, error.message) == (
        161002,
        "ACLNN_ERR_PARAM_INVALID",
        "beta: expected >= 0, got -1",
    )


ONE = np.ones(3, np.float32)


@pytest.mark.parametrize(
    "arguments, status, argument",
    [
        (dict(gradOut=None, self=ONE, target=ONE), 161001, "gradOut"),
        (dict(gradOut=ONE, self=ONE, target=ONE.astype(np.float64)), 161002, "target"),
        (dict(gradOut=ONE, self=ONE, target=np.ones(2, np.float32)), 161002, "target"),
        (dict(gradOut=ONE, self=ONE, target=ONE, reduction=3), 161002, "reduction"),
        (dict(gradOut=ONE, self=ONE, target=ONE, beta=-1.0), 161002, "beta"),
        (dict(gradOut=ONE, self=ONE, target=ONE, gradInput=np.empty(2, np.float32)), 161002, "gradInput"),
        (dict(gradOut=ONE, self=np.ones((1,) * 9, np.float32), target=ONE), 161002, "self"),
    ],
)
def test_operators_raise_the_librarys_code_and_message(arguments, status, argument):
    with pytest.raises(AclError) as caught:
        ops.smooth_l1_loss_backward(**arguments)
    assert caught.value.status == status
    assert caught.value.name == errors.status_name(status)
    assert argument in caught.value.message
    # and the next call is none the worse
    np.testing.assert_array_equal(ops.smooth_l1_loss_backward(ONE, ONE, ONE), 0 * ONE)


def test_a_failing_task_raises_at_the_wait():
    logits = np.zeros((2, 3), np.float32)
    with pytest.raises(AclError, match="7") as caught:
        ops.cross_entropy_loss(logits, np.array([0, 7]))
    assert caught.value.status == 507015
    assert ops.cross_entropy_loss(logits, np.array([0, 2]))[0] > 0


def test_an_operator_that_is_not_implemented_says_so():
    missing = next(row for row in ops._rows.data() if not row["implemented"] and len(row["params"]) == 2)
    with pytest.raises(AclError) as caught:
        getattr(ops, missing["python"])(np.ones(3, np.float32), np.ones(3, np.float32))
    assert caught.value.status == 561003
    assert missing["name"] in caught.value.message
