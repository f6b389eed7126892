"""The two phases and their surroundings: threads, streams, order, lifetimes, and that phase 2 doesn't wait."""

import threading
import time

import numpy as np
import pytest
from contract.baseline import Baseline
from contract.ids import each_row
from pyaclnn import check, ffi, lib
from support import calls, layouts, rows
from support.remote import call as in_another_process
from support.tensors import Tensor, describe

INVALID = calls.INVALID
LONG = 1 << 29  # elements that one stored element stands for: a second or so of work


def in_thread(function):
    """Runs the function on another thread and gives its result, or raises what it raised."""
    box = []

    def body():
        try:
            box.append((True, function()))
        except BaseException as error:  # noqa: BLE001  (handed to the test)
            box.append((False, error))

    thread = threading.Thread(target=body)
    thread.start()
    thread.join()
    succeeded, value = box[0]
    if not succeeded:
        raise value
    return value


class LongTask:
    """A sum over LONG elements that all lie at one address: much work, hardly any memory."""

    def __init__(self, elements=LONG):
        self.self, self.target = Tensor.of(np.full((), 3.0), "FLOAT"), Tensor.of(np.zeros(()), "FLOAT")
        place = layouts.Placement((0,), 0, 1)
        self.handles = [describe("FLOAT", (elements,), place, tensor.memory.pointer) for tensor in (self.self, self.target)]
        self.out = Tensor("FLOAT", ())
        self.expected = 2.5 * elements
        self.planned = calls.plan("aclnnSmoothL1Loss", *self.handles, 2, 1.0, self.out.handle)
        assert self.planned.status == 0, self.planned.message

    def phase2(self, stream):
        assert self.planned.workspace_size == 0
        return lib.aclnnSmoothL1Loss(ffi.NULL, 0, self.planned.executor, stream)


def complete(stream):
    status = ffi.new("aclrtStreamStatus *")
    check(lib.aclrtStreamQuery(stream, status))
    return status[0] == lib.ACL_STREAM_STATUS_COMPLETE


@pytest.fixture
def other_stream():
    handle = ffi.new("aclrtStream *")
    check(lib.aclrtCreateStream(handle))
    yield handle[0]
    lib.aclrtDestroyStream(handle[0])


# -- Phase 1 --


@each_row()
def test_phase_1_needs_no_device(row):
    call = Baseline(row)
    assert in_thread(call.phase1) == (0, "")


def test_phase_1_needs_no_initialisation():
    assert in_another_process("contract.observe:phase1", "aclnnSmoothL1Loss", {}, ACLNN_SOC="Ascend910B1") == [0, ""]


@each_row()
def test_phase_1_never_looks_at_data(row):
    call = Baseline(row).with_(full=True)
    handles = {p.name: describe(call.dtype(p.name), call.shape(p.name), pointer=ffi.cast("void *", 8)) for p in row.tensors}
    assert call.with_(tensor=handles).phase1() == (0, "")


@each_row()
def test_phase_2_needs_a_context(row):
    call = Baseline(row)
    tensors = call.make_tensors()
    planned = calls.plan(row.name, *call.arguments(tensors))
    assert in_thread(lambda: planned.run(synchronize=False)) == 107002


@each_row()
def test_many_phase_1_before_any_phase_2(row):
    call = Baseline(row)
    sets = [call.make_tensors() for _ in range(20)]
    planned = [calls.plan(row.name, *call.arguments(tensors)) for tensors in sets]
    assert len({plan.executor for plan in planned}) == len(planned)
    for plan in reversed(planned):
        assert plan.run() == 0
    first = sets[0][row.outputs[0].name]
    for tensors in sets:
        assert tensors[row.outputs[0].name].memory.bytes.tobytes() == first.memory.bytes.tobytes()


@each_row()
def test_phases_on_different_threads(row):
    call = Baseline(row)
    tensors = call.make_tensors()
    arguments = call.arguments(tensors)
    planned = in_thread(lambda: calls.plan(row.name, *arguments))
    assert planned.status == 0

    def second():
        check(lib.aclrtSetDevice(0))
        status = planned.run()
        check(lib.aclrtResetDevice(0))
        return status

    assert in_thread(second) == 0


def test_one_executor_on_two_threads_runs_once():
    """Whoever comes second is told so."""
    for _ in range(50):
        call = Baseline(rows.find("aclnnSmoothL1Loss"))
        tensors = call.make_tensors()
        planned = calls.plan("aclnnSmoothL1Loss", *call.arguments(tensors))
        barrier, statuses = threading.Barrier(2), []

        def second():
            check(lib.aclrtSetDevice(0))
            barrier.wait()
            statuses.append(planned.run())
            check(lib.aclrtResetDevice(0))

        threads = [threading.Thread(target=second) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [0, INVALID]


# -- Lifetimes --


@each_row()
def test_tensors_may_die_after_phase_2(row, stream):
    """They die while the task still waits; the result is right."""
    call = Baseline(row)
    tensors = call.make_tensors()
    expected = call.compute()
    gate = threading.Event()

    @ffi.callback("void(void *)")
    def wait(_):
        gate.wait(10)

    check(lib.aclrtLaunchHostFunc(stream, wait, ffi.NULL))
    planned = calls.plan(row.name, *call.arguments(tensors))
    workspace = ffi.new("void **")
    if planned.workspace_size:
        check(lib.aclrtMalloc(workspace, planned.workspace_size, lib.ACL_MEM_MALLOC_HUGE_FIRST))
    status = getattr(lib, row.name)(workspace[0], planned.workspace_size, planned.executor, stream)
    for tensor in tensors.values():
        ffi.release(tensor.handle)
    gate.set()
    assert status == 0
    check(lib.aclrtSynchronizeStream(stream))
    if planned.workspace_size:
        check(lib.aclrtFree(workspace[0]))
    for param in row.outputs:
        if call.given(param):
            assert tensors[param.name].memory.bytes.tobytes() == expected[param.name].memory.bytes.tobytes()


def test_tensor_that_dies_between_the_phases():
    call = Baseline(rows.find("aclnnSmoothL1Loss"))
    tensors = call.make_tensors()
    planned = calls.plan("aclnnSmoothL1Loss", *call.arguments(tensors))
    call._keep.clear()
    ffi.release(tensors["self"].handle)
    assert planned.run() == INVALID
    assert "self" in calls.message()
    assert tensors["result"].untouched()


def test_string_attribute_is_copied_in_phase_1():
    row = rows.find("aclnnCrossEntropyLoss")
    call = Baseline(row).with_(attr={"reductionOptional": "none"}, shape={"lossOut": (3,)})
    tensors = call.make_tensors()
    arguments = call.arguments(tensors)
    planned = calls.plan(row.name, *arguments)
    text = arguments[[param.name for param in row.params].index("reductionOptional")]
    ffi.buffer(text)[:] = b"\xff" * len(ffi.buffer(text))
    assert planned.run() == 0
    assert np.allclose(tensors["lossOut"].array, np.log(4), rtol=1e-6)


def test_memory_freed_early_stays_until_the_work_is_done(stream):
    gate = threading.Event()

    @ffi.callback("void(void *)")
    def wait(_):
        gate.wait(10)

    values = np.linspace(-3, 3, 1000)
    tensors = [Tensor.of(values, "FLOAT"), Tensor.of(0 * values, "FLOAT")]
    out = Tensor("FLOAT", values.shape)
    check(lib.aclrtLaunchHostFunc(stream, wait, ffi.NULL))
    planned = calls.plan("aclnnSmoothL1Loss", *[t.handle for t in tensors], 0, 1.0, out.handle)
    assert planned.run(stream, synchronize=False) == 0
    for tensor in tensors:
        tensor.memory.release()
    new = [Tensor.of(np.full(values.shape, 99.0), "FLOAT") for _ in range(4)]
    gate.set()
    check(lib.aclrtSynchronizeStream(stream))
    distance = np.abs(values)
    assert np.allclose(out.array, np.where(distance < 1, distance**2 / 2, distance - 0.5), rtol=1e-5, atol=1e-7)
    assert new


# -- Time --


def test_phase_2_returns_before_the_work_is_done(stream):
    task = LongTask()
    begin = time.perf_counter()
    assert task.phase2(stream) == 0
    returned = time.perf_counter() - begin
    done_at_return = complete(stream)
    check(lib.aclrtSynchronizeStream(stream))
    finished = time.perf_counter() - begin
    assert not done_at_return
    assert returned < finished / 5
    assert complete(stream)
    assert task.out.array == pytest.approx(task.expected)


def test_two_streams_progress_at_once(stream, other_stream):
    """A short task of one stream is done while the other stream is still busy with a long one."""
    task = LongTask()
    call = Baseline(rows.find("aclnnSmoothL1LossBackward"))
    tensors = call.make_tensors()
    assert task.phase2(stream) == 0
    planned = calls.plan("aclnnSmoothL1LossBackward", *call.arguments(tensors))
    assert planned.run(other_stream) == 0
    long_one_done = complete(stream)
    tensors["gradInput"].check()
    assert not tensors["gradInput"].untouched()
    check(lib.aclrtSynchronizeStream(stream))
    assert not long_one_done
    assert task.out.array == pytest.approx(task.expected)


def test_streams_that_need_each_other(stream, other_stream):
    """A task waits for one that was queued later on another stream: only streams that run at once get through."""
    met = threading.Barrier(2)

    @ffi.callback("void(void *)")
    def meet(_):
        met.wait(10)

    check(lib.aclrtLaunchHostFunc(stream, meet, ffi.NULL))
    check(lib.aclrtLaunchHostFunc(other_stream, meet, ffi.NULL))
    check(lib.aclrtSynchronizeStream(stream))
    check(lib.aclrtSynchronizeStream(other_stream))
    assert not met.broken


def test_tasks_of_one_stream_run_in_order(stream):
    """Each gradient is the next one's input; only the order makes the result right."""
    steps = 200
    tensors = [Tensor.of(np.full(16, 1.0), "FLOAT")] + [Tensor("FLOAT", (16,)) for _ in range(steps)]
    far, near = Tensor.of(np.full(16, 0.5), "FLOAT"), Tensor.of(np.zeros(16), "FLOAT")
    for before, after in zip(tensors, tensors[1:]):
        planned = calls.plan("aclnnSmoothL1LossBackward", before.handle, far.handle, near.handle, 0, 0.501, after.handle)
        assert planned.run(stream, synchronize=False) == 0
    check(lib.aclrtSynchronizeStream(stream))
    assert np.allclose(tensors[-1].array, (0.5 / 0.501) ** steps, rtol=1e-4)


def test_null_stream_is_the_default_stream():
    task = LongTask(1 << 26)
    assert task.phase2(ffi.NULL) == 0
    check(lib.aclrtSynchronizeStream(ffi.NULL))
    assert task.out.array == pytest.approx(task.expected)


def test_dead_stream():
    handle = ffi.new("aclrtStream *")
    check(lib.aclrtCreateStream(handle))
    check(lib.aclrtDestroyStream(handle[0]))
    call = Baseline(rows.find("aclnnSmoothL1Loss"))
    tensors = call.make_tensors()
    planned = calls.plan("aclnnSmoothL1Loss", *call.arguments(tensors))
    assert planned.run(handle[0]) == 107017
    assert planned.run() == INVALID  # consumed
    assert tensors["result"].untouched()
