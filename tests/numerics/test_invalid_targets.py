"""A target that is no class fails the task, not the process: 507015 at the next synchronise, with row and value."""

import numpy as np
import pytest
from numerics import runner
from numerics.cross_entropy_cases import grad, loss
from pyaclnn import check, lib
from support import calls, layouts

ROWS, CLASSES = 40, 7
EXCEPTION = 507015
BAD = (CLASSES, CLASSES + 1, -1, -99, -101, 2**31 - 1, -(2**31), 2**40, 2**62, 2**63 - 1, -(2**63))


def with_target(make, value, row, **options):
    """A prepared call whose target has `value` at `row`."""
    prepared = runner.Prepared(make("bad", "FLOAT", (ROWS, CLASSES), ignored=0.0, **options))
    prepared.tensors["target"].array[row] = value
    prepared.tensors["target"].remember()
    return prepared


def launch(prepared, stream):
    planned = calls.plan(prepared.case.row.name, *prepared.arguments())
    assert planned.status == 0
    return planned.run(stream, synchronize=False)


@pytest.mark.parametrize("row", [0, 17, ROWS - 1])
@pytest.mark.parametrize("value", BAD)
@pytest.mark.parametrize("make", [grad, loss])
def test_task_fails(make, value, row, stream):
    prepared = with_target(make, value, row)
    assert launch(prepared, stream) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    message = calls.message()
    assert prepared.case.row.name in message and "target" in message
    assert f"row {row}" in message and str(value) in message
    for name, tensor in prepared.tensors.items():
        tensor.check(written=prepared.case.row.param(name).is_output)
    # Reported once; the stream goes on.
    assert lib.aclrtSynchronizeStream(stream) == 0
    good = runner.Prepared(make("good", "FLOAT", (ROWS, CLASSES)))
    good.run(stream)
    assert good.problems() == []


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("weight", [True, False], ids=["weight", "plain"])
@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16"])
@pytest.mark.parametrize("make", [grad, loss])
def test_whatever_the_attributes(make, dtype, weight, smoothing, reduction, stream):
    prepared = runner.Prepared(make("bad", dtype, (ROWS, CLASSES), reduction, weight=weight, smoothing=smoothing, ignored=0.0))
    prepared.tensors["target"].array[3] = 10**9
    prepared.tensors["target"].remember()
    assert launch(prepared, stream) == 0
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    for name, tensor in prepared.tensors.items():
        tensor.check(written=prepared.case.row.param(name).is_output)


@pytest.mark.parametrize("layout", layouts.ALL)
@pytest.mark.parametrize("make", [grad, loss])
def test_whatever_the_layout(make, layout, stream):
    prepared = with_target(make, CLASSES, ROWS - 1, vector=layout)
    assert launch(prepared, stream) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    assert f"got {CLASSES} in row" in calls.message()


@pytest.mark.parametrize("value", [CLASSES, -1, 2**31 - 1, -(2**31)])
def test_int32_targets(value, stream):
    prepared = with_target(loss, value, 5, index="INT32")
    assert launch(prepared, stream) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    assert str(value) in calls.message()


def test_first_bad_row_is_named(stream):
    """For any number of threads."""
    prepared = runner.Prepared(grad("bad", "FLOAT", (50_000, 2), ignored=0.0))
    prepared.tensors["target"].array[[49_999, 31_000, 777, 778]] = 5
    assert launch(prepared, stream) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    assert "row 777" in calls.message()


@pytest.mark.parametrize("make", [grad, loss])
@pytest.mark.parametrize("value", [-1, CLASSES, 2**62])
def test_ignore_index_may_be_no_class(make, value, stream):
    """The positive twin: the same value is fine where it is ignoreIndex."""
    prepared = runner.Prepared(make("ignored", "FLOAT", (ROWS, CLASSES), ignore_index=value, ignored=0.3))
    assert (prepared.tensors["target"].array == value).any()
    prepared.run(stream)
    assert prepared.problems() == []


def test_other_streams_are_not_affected(stream):
    bad = with_target(grad, 99, 0)
    good = runner.Prepared(grad("good", "FLOAT", (ROWS, CLASSES)))
    assert launch(bad, stream) == 0
    good.run()
    assert good.problems() == []
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION


def test_later_tasks_still_run(stream):
    """By default a failure doesn't stop the stream; it shows at the next synchronise."""
    bad = with_target(grad, 99, 0)
    good = runner.Prepared(grad("good", "FLOAT", (ROWS, CLASSES)))
    assert launch(bad, stream) == 0
    assert launch(good, stream) == 0
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    assert good.problems() == []


def test_device_synchronise_reports_it_too(stream):
    bad = with_target(loss, 99, 0)
    assert launch(bad, stream) == 0
    status = lib.aclrtSynchronizeDevice()
    later = lib.aclrtSynchronizeStream(stream)
    assert EXCEPTION in (status, later)
    check(lib.aclrtSynchronizeStream(stream))


def test_target_overlapping_the_output():
    """A client's mistake, but nothing outside the buffers is touched and the process lives."""
    from pyaclnn import ffi

    prepared = runner.Prepared(grad("overlap", "FLOAT", (ROWS, CLASSES), ignored=0.0))
    out, target = prepared.tensors["out"], prepared.tensors["target"]
    check(lib.aclSetRawTensorAddr(target.handle, out.memory.pointer))
    np.copyto(out.memory.bytes.view(np.int64)[:ROWS], target.array)
    status = launch(prepared, ffi.NULL)
    assert status == 0
    assert lib.aclrtSynchronizeStream(ffi.NULL) in (0, EXCEPTION)
    calls.message()
    out.memory.check_guards()


def test_target_overlapping_the_log_probabilities():
    from pyaclnn import ffi

    prepared = runner.Prepared(loss("overlap", "FLOAT", (ROWS, CLASSES), ignored=0.0))
    out, target = prepared.tensors["logProbOut"], prepared.tensors["target"]
    check(lib.aclSetRawTensorAddr(target.handle, out.memory.pointer))
    np.copyto(out.memory.bytes.view(np.int64)[:ROWS], target.array)
    assert launch(prepared, ffi.NULL) == 0
    assert lib.aclrtSynchronizeStream(ffi.NULL) in (0, EXCEPTION)
    calls.message()
    out.memory.check_guards()
