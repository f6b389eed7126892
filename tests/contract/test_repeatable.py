"""Repeatable executors: many runs, with the addresses that hold then."""

import numpy as np
import pytest
from contract.example import L1, N, Example
from contract.baseline import Baseline
from contract.ids import each_row
from pyaclnn import check, ffi, lib
from support import calls, rows
from support.tensors import Tensor

INVALID, NULLPTR = calls.INVALID, calls.NULLPTR


# -- Repeatable executors --


def repeatable(example=None):
    example = example or Example()
    assert lib.aclSetAclOpExecutorRepeatable(example.executor) == 0
    return example


def test_repeatable_runs_many_times():
    example = repeatable()
    for _ in range(5):
        example.out.fill(0)
        assert example.phase2() == 0
        assert example.right()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0
    assert example.phase2() == INVALID


def test_repeatable_of_null_and_dead():
    calls.message()
    assert lib.aclSetAclOpExecutorRepeatable(ffi.NULL) == 561103
    assert calls.message() != ""
    assert lib.aclSetAclOpExecutorRepeatable(ffi.cast("aclOpExecutor *", 64)) == INVALID
    example = Example()
    assert example.phase2() == 0
    assert lib.aclSetAclOpExecutorRepeatable(example.executor) == INVALID


def test_repeatable_survives_a_failed_run():
    example = repeatable()
    check(lib.aclSetRawTensorAddr(example.out.handle, ffi.NULL))
    assert example.phase2() == NULLPTR
    check(lib.aclSetRawTensorAddr(example.out.handle, example.out.memory.pointer))
    assert example.phase2() == 0
    assert example.right()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0


def test_repeatable_queued_many_times_before_any_wait():
    example = repeatable()
    outs = [Tensor("FLOAT", (N,)) for _ in range(20)]
    for out in outs:
        check(lib.aclSetOutputTensorAddr(example.executor, 0, example.out.handle, out.memory.pointer))
        assert example.phase2() == 0
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0  # queued runs keep what they need
    assert all(example.right(out) for out in outs)


SETTERS = {
    # Function, index, tensor it sets (inputs: gradOut, self, target; output: gradInput).
    "input 0": ("SetInputTensorAddr", 0, "grad"),
    "input 1": ("SetInputTensorAddr", 1, "self"),
    "input 2": ("SetInputTensorAddr", 2, "target"),
    "output 0": ("SetOutputTensorAddr", 0, "out"),
    "tensor 1": ("SetTensorAddr", 1, "self"),
    "tensor 3": ("SetTensorAddr", 3, "out"),
}


@pytest.mark.parametrize("prefix", ["acl", "Acl"])
@pytest.mark.parametrize("setter", SETTERS)
def test_address_of_a_repeatable_executor(setter, prefix):
    name, index, which = SETTERS[setter]
    example = repeatable()
    assert example.phase2() == 0
    assert example.right()
    tensor = getattr(example, which)
    other = Tensor("FLOAT", (N,))
    if which != "out":
        other.set(2 * tensor.array + 1)
    function = getattr(lib, prefix + name)
    assert function(example.executor, index, tensor.handle, other.memory.pointer) == 0
    assert example.phase2() == 0
    check(lib.aclrtSynchronizeStream(ffi.NULL))
    values = {name: getattr(example, name).array for name in ("grad", "self", "target")} | {which: other.array}
    expected = values["grad"] * np.clip(values["self"] - values["target"], -1, 1)
    out = other if which == "out" else example.out
    assert np.allclose(out.array, expected, rtol=1e-6)
    out.check()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0


@pytest.mark.parametrize("name, index", [("SetInputTensorAddr", 3), ("SetOutputTensorAddr", 1), ("SetTensorAddr", 4), ("SetTensorAddr", 2**63)])  # fmt: skip
def test_index_that_no_tensor_has(name, index):
    example = repeatable()
    calls.message()
    assert getattr(lib, "acl" + name)(example.executor, index, example.out.handle, ffi.NULL) == INVALID
    assert f"acl{name}: " in calls.message()
    assert example.phase2() == 0
    assert example.right()
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0


@pytest.mark.parametrize("name", ["SetInputTensorAddr", "SetOutputTensorAddr", "SetTensorAddr"])
def test_setters_refuse_null_and_dead(name):
    function = getattr(lib, "acl" + name)
    example = repeatable()
    address = example.out.memory.pointer
    assert function(ffi.NULL, 0, example.out.handle, address) == NULLPTR
    assert function(example.executor, 0, ffi.NULL, address) == NULLPTR
    assert function(example.executor, 0, ffi.cast("aclTensor *", 64), address) == INVALID
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0
    assert function(example.executor, 0, example.out.handle, address) == INVALID


@pytest.mark.parametrize("name", ["SetDynamicInputTensorAddr", "SetDynamicOutputTensorAddr", "SetDynamicTensorAddr"])
@pytest.mark.parametrize("prefix", ["acl", "Acl"])
def test_dynamic_setters_want_a_list_argument(name, prefix):
    function = getattr(lib, prefix + name)
    example = repeatable()
    members = lib.aclCreateTensorList(ffi.NULL, 0)
    assert function(ffi.NULL, 0, 0, members, ffi.NULL) == NULLPTR
    assert function(example.executor, 0, 0, ffi.NULL, ffi.NULL) == NULLPTR
    calls.message()
    assert function(example.executor, 0, 0, members, ffi.NULL) == INVALID  # this operator has no list
    assert calls.message() != ""
    assert lib.aclDestroyTensorList(members) == 0
    assert function(example.executor, 0, 0, members, ffi.NULL) == INVALID
    assert lib.aclDestroyAclOpExecutor(example.executor) == 0
