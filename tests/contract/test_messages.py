"""aclGetRecentErrMsg: layout, life of the text, and that it belongs to the thread."""

import os
import re
import threading
import time

import pytest
from contract.baseline import Baseline
from contract.ids import each_row
from contract.verdicts import checked_alone
from pyaclnn import ffi, lib
from support import calls, rows

FIRST = rows.find("aclnnSmoothL1LossBackward")


def fail(row=FIRST):
    """A call that fails, with its message left to be asked for."""
    arguments = [ffi.NULL if param.is_pointer else 0 for param in row.params]
    name = row.name + "GetWorkspaceSize"
    return getattr(lib, name)(*arguments, ffi.new("uint64_t *"), ffi.new("aclOpExecutor **"))


@each_row()
def test_layout_of_a_parameter_error(row):
    before = time.time()
    assert fail(row) == calls.NULLPTR
    parts = calls.LAYOUT.fullmatch(calls.message())
    assert int(parts["pid"]) == os.getpid()
    assert (parts["title"], parts["code"]) == ("AclNN_Parameter_Error", "EZ1001")
    first = next(param for param in row.params if param.is_pointer)
    assert parts["text"].startswith(f"{row.name}: {first.name}: ")
    written = time.mktime(time.strptime(parts["time"].split(".")[0], "%Y-%m-%d-%H:%M:%S"))
    assert before - 2 <= written <= time.time() + 2


@each_row()
def test_invalid_is_a_parameter_error_too(row):
    param = checked_alone(row, Baseline(row))[0]
    _, message = Baseline(row).with_(dtype={param.name: "STRING"}).phase1()
    parts = calls.LAYOUT.fullmatch(message)
    assert (parts["title"], parts["code"]) == ("AclNN_Parameter_Error", "EZ1001")


def test_inner_errors():
    """5xxxxx is shown under EZ9999."""
    assert fail(rows.declared()[0]) == calls.NO_KERNEL == 561003
    assert calls.LAYOUT.fullmatch(calls.message())["code"] == "EZ9999"
    assert lib.aclSetAclOpExecutorRepeatable(ffi.NULL) == 561103
    assert calls.LAYOUT.fullmatch(calls.message())["code"] == "EZ9999"


def test_asking_takes_the_text_away():
    fail()
    assert calls.message() != ""
    assert lib.aclGetRecentErrMsg() == ffi.NULL


def test_the_latest_failure_counts():
    fail()
    lib.aclDestroyTensor(ffi.cast("aclTensor *", 16))
    assert "aclDestroyTensor" in calls.message()


def test_success_keeps_the_text():
    fail()
    assert Baseline(FIRST)  # makes no call
    assert lib.aclDestroyTensor(ffi.NULL) == 0
    assert FIRST.name in calls.message()


def test_the_string_lives_until_the_next_call():
    fail()
    text = lib.aclGetRecentErrMsg()
    copy = ffi.string(text)
    assert ffi.string(text) == copy


def test_texts_belong_to_threads():
    calls.message()
    seen = []

    def other():
        fail()
        seen.append(calls.message())

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    assert FIRST.name in seen[0]
    assert calls.message() == ""


def test_null_before_any_failure_in_a_thread():
    seen = []
    thread = threading.Thread(target=lambda: seen.append(lib.aclGetRecentErrMsg() == ffi.NULL))
    thread.start()
    thread.join()
    assert seen == [True]


@each_row()
def test_messages_say_what_was_expected_and_what_came(row):
    call = Baseline(row).with_(full=True)
    for param in checked_alone(row, call):
        _, message = call.with_(dtype={param.name: "STRING"}).phase1()
        assert re.search(rf"{row.name}: {param.name}: expected .+, got STRING", message)


def test_a_very_long_attribute_does_not_flood_the_message():
    row = rows.find("aclnnCrossEntropyLoss")
    status, message = Baseline(row).with_(attr={"reductionOptional": "x" * 100_000}).phase1()
    assert status == calls.INVALID
    assert len(message) < 1000


@pytest.mark.parametrize("text", ["%s%n%d", "\x7f\x01", "mean\n"], ids=repr)
def test_text_from_the_caller_is_only_text(text):
    row = rows.find("aclnnCrossEntropyLossGrad")
    status, message = Baseline(row).with_(attr={"reductionOptional": text}).phase1()
    assert status == calls.INVALID
    assert text in message
