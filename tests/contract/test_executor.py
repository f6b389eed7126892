"""Executors: one use unless repeatable, workspace rules, addresses that change between runs."""

import numpy as np
import pytest
from contract.attributes import dims_tensor
from contract.example import L1, N, Example
from contract.baseline import Baseline
from contract.ids import each_row
from pyaclnn import check, ffi, lib
from support import calls, rows
from support.tensors import Tensor

INVALID, NULLPTR = calls.INVALID, calls.NULLPTR


def workspace_of(size):
    pointer = ffi.new("void **")
    check(lib.aclrtMalloc(pointer, size, lib.ACL_MEM_MALLOC_HUGE_FIRST))
    return ffi.gc(pointer[0], lib.aclrtFree)


def with_workspace():
    """A planned call that needs workspace."""
    row = rows.find("aclnnCrossEntropyLossGrad")
    call = Baseline(row)
    tensors = call.make_tensors()
    planned = calls.plan(row.name, *call.arguments(tensors))
    assert planned.status == 0 and planned.workspace_size > 0
    planned.keep = (call, tensors)
    return planned


# -- One use --


def test_one_use():
    example = Example()
    assert example.phase2() == 0
    assert example.right()


def test_second_use():
    example = Example()
    assert example.phase2() == 0
    assert example.phase2() == INVALID
    assert f"{L1}: executor: expected a live aclOpExecutor" in calls.message()
    assert example.right()
    assert example.phase2() == INVALID
    assert "destroyed" in calls.message() or "already ran" in calls.message()


@each_row()
def test_second_use_of_every_operator(row):
    call = Baseline(row)
    tensors = call.make_tensors()
    planned = calls.plan(row.name, *call.arguments(tensors))
    assert planned.run() == 0
    assert planned.run() == INVALID


def test_null_executor():
    calls.message()
    assert lib.aclnnSmoothL1LossBackward(ffi.NULL, 0, ffi.NULL, ffi.NULL) == NULLPTR
    assert f"{L1}: executor: " in calls.message()


@pytest.mark.parametrize("pointer", [16, 2**63, 0x7FFF_0000_0001], ids=hex)
def test_foreign_executor(pointer):
    assert lib.aclnnSmoothL1LossBackward(ffi.NULL, 0, ffi.cast("aclOpExecutor *", pointer), ffi.NULL) == INVALID


def test_tensor_as_an_executor():
    example = Example(planned=False)
    executor = ffi.cast("aclOpExecutor *", example.out.handle)
    assert lib.aclnnSmoothL1LossBackward(ffi.NULL, 0, executor, ffi.NULL) == INVALID


def test_executor_of_another_operator():
    example = Example()
    calls.message()
    assert lib.aclnnSmoothL1Loss(ffi.NULL, 0, example.executor, ffi.NULL) == INVALID
    message = calls.message()
    assert "aclnnSmoothL1Loss: executor" in message and L1 in message
    assert example.phase2() == INVALID  # consumed
    assert example.out.untouched()


def test_dropped_without_a_run():
    example = Example()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0
    assert example.phase2() == INVALID
    assert example.out.untouched()


def test_destroy_null_and_foreign():
    assert lib.aclDestroyAclOpExecutor(ffi.NULL) in (0, NULLPTR)
    assert lib.aclDestroyAclOpExecutor(ffi.cast("aclOpExecutor *", 64)) == INVALID


def test_destroying_an_executor_that_ran_is_tolerated():
    example = Example()
    assert example.phase2() == 0
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0
    assert example.right()
    example = Example()
    assert example.phase2() == 0
    assert example.right()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0


def test_destroying_an_executor_that_ran_while_its_task_waits(stream):
    """The task is still queued behind a long one, so the executor's memory is still in use."""
    import threading

    gate = threading.Event()

    @ffi.callback("void(void *)")
    def wait(_):
        gate.wait(10)

    check(lib.aclrtLaunchHostFunc(stream, wait, ffi.NULL))
    example = Example()
    assert example.phase2(stream=stream) == 0
    status = lib.aclDestroyAclOpExecutor(example.executor)
    again = example.phase2(stream=stream)
    gate.set()
    check(lib.aclrtSynchronizeStream(stream))
    assert status == 0
    assert again == INVALID
    assert example.right()


def test_destroying_many_executors_that_ran():
    examples = [Example() for _ in range(100)]
    for example in examples:
        assert example.phase2() == 0
    assert {lib.aclDestroyAclOpExecutor(example.executor) for example in examples} == {0}
    assert all(example.right() for example in examples)


# -- Workspace --


def test_workspace_as_asked_for():
    planned = with_workspace()
    assert planned.run() == 0


def test_workspace_larger_than_asked_for():
    planned = with_workspace()
    size = planned.workspace_size + 4096
    assert lib.aclnnCrossEntropyLossGrad(workspace_of(size), size, planned.executor, ffi.NULL) == 0
    check(lib.aclrtSynchronizeStream(ffi.NULL))


def test_workspace_where_none_is_needed():
    example = Example()
    assert example.phase2(workspace_of(64), 64) == 0
    assert example.right()


def test_null_workspace_with_a_size():
    planned = with_workspace()
    calls.message()
    phase2 = lib.aclnnCrossEntropyLossGrad
    assert phase2(ffi.NULL, planned.workspace_size, planned.executor, ffi.NULL) == NULLPTR
    assert "aclnnCrossEntropyLossGrad: workspace: " in calls.message()
    # The executor is gone.
    assert phase2(workspace_of(planned.workspace_size), planned.workspace_size, planned.executor, ffi.NULL) == INVALID


def test_null_workspace_with_a_size_where_none_is_needed():
    example = Example()
    assert example.phase2(ffi.NULL, 64) == NULLPTR
    assert example.phase2() == INVALID


@pytest.mark.parametrize("less", ["one byte less", "none"])
def test_workspace_smaller_than_asked_for(less):
    planned = with_workspace()
    size = planned.workspace_size - 1 if less == "one byte less" else 0
    workspace = workspace_of(planned.workspace_size) if size else ffi.NULL
    calls.message()
    assert lib.aclnnCrossEntropyLossGrad(workspace, size, planned.executor, ffi.NULL) == INVALID
    message = calls.message()
    assert "workspaceSize" in message and str(planned.workspace_size) in message
    assert planned.run() == INVALID  # consumed


# -- Addresses --


def described(example, name):
    """The example's tensor without an address, and the address."""
    tensor = getattr(example, name)
    address = ffi.new("void **")
    check(lib.aclGetRawTensorAddr(tensor.handle, address))
    check(lib.aclSetRawTensorAddr(tensor.handle, ffi.NULL))
    return tensor, address[0]


@pytest.mark.parametrize("name, argument", [("grad", "gradOut"), ("self", "self"), ("target", "target"), ("out", "gradInput")])
def test_address_missing_until_phase_2(name, argument):
    example = Example(planned=False)
    described(example, name)
    example.planned = example.plan()
    assert example.phase2() == NULLPTR
    assert f"{L1}: {argument}: " in calls.message()
    assert example.phase2() == INVALID  # consumed
    assert example.out.untouched()


@pytest.mark.parametrize("name", ["grad", "self", "target", "out"])
def test_address_set_between_the_phases(name):
    example = Example(planned=False)
    tensor, address = described(example, name)
    example.planned = example.plan()
    check(lib.aclSetRawTensorAddr(tensor.handle, address))
    assert example.phase2() == 0
    assert example.right()


def test_address_read_at_phase_2_not_when_the_task_runs(stream):
    example = Example()
    other = Tensor("FLOAT", (N,))
    assert example.phase2() == 0
    check(lib.aclSetRawTensorAddr(example.out.handle, other.memory.pointer))
    assert example.right()
    assert other.untouched()


@each_row()
def test_null_address_of_every_tensor(row):
    for param in row.tensors:
        call = Baseline(row).with_(full=True)
        tensors = call.make_tensors()
        planned = calls.plan(row.name, *call.arguments(tensors))
        check(lib.aclSetRawTensorAddr(tensors[param.name].handle, ffi.NULL))
        calls.message()
        assert planned.run() == NULLPTR
        assert f"{row.name}: {param.name}: " in calls.message()


# -- Empty tensors --


def zero_sized(row):
    """The row's call with nothing to compute: N, or a dim of the common shape, is 0."""
    call = Baseline(row)
    extents = list(call.extents())
    named = [p for p in row.attributes if p.names_dims and len(call.shape(dims_tensor(p))) > 1]
    other_dim = {p.name: [1] if p.kind == "int_array" else 1 for p in named}
    return call.with_(sizes={extents[0]: 0} if extents else {"common": (0, 3)}, attr=other_dim)


@each_row()
def test_empty_call(row):
    call = zero_sized(row)
    tensors = call.make_tensors()
    planned = calls.plan(row.name, *call.arguments(tensors))
    assert (planned.status, planned.workspace_size) == (0, 0)
    assert planned.executor != ffi.NULL
    assert planned.run() == 0
    for tensor in tensors.values():
        tensor.check()
    assert planned.run() == INVALID


@each_row()
def test_empty_tensors_need_no_address(row):
    call = zero_sized(row)
    tensors = call.make_tensors()
    for tensor in tensors.values():
        if tensor.array.size == 0:
            check(lib.aclSetRawTensorAddr(tensor.handle, ffi.NULL))
    planned = calls.plan(row.name, *call.arguments(tensors))
    assert planned.run() == 0
