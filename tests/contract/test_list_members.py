"""What is checked of every member of a tensor list, and how the message names it."""

import pytest
from contract.baseline import Baseline
from contract.ids import about, each_param
from pyaclnn import ffi, lib
from support import calls, layouts
from support.tensors import Tensor, describe

COUNTS = (1, 2, 5, 6, 9, 10, 23)  # of members; kernels take five at a time


def lists(row):
    return row.of_kind("tensor_list")


def members(call, param, changed=None, place=1, count=3):
    """The call with so many members, that at `place` another."""
    handles = [describe(call.dtype(param.name), call.shape(param.name)) for _ in range(count)]
    if changed is not None:
        handles[place] = changed
    return call.with_(tensor={param.name: handles})


def refused(call, param, changed, code, *words):
    """The message names the member, first, middle and last."""
    for place in range(3):
        status, message = members(call, param, changed(), place).phase1()
        assert status == code, f"{place}: {status} {message}"
        assert f"{call.row.name}: {param.name}[{place}]: " in message and all(word in message for word in words), message


@each_param(lists)
def test_any_number_of_members(row, param):
    for count in COUNTS:
        with about(count):
            assert members(Baseline(row), param, count=count).phase1() == (0, "")


@each_param(lists)
def test_null_member(row, param):
    refused(Baseline(row), param, lambda: ffi.NULL, calls.NULLPTR, "expected a valid pointer, got nullptr")


@each_param(lists)
def test_dead_member(row, param):
    def dead():
        handle = describe("FLOAT", (2, 3))
        assert lib.aclDestroyTensor(handle) == 0
        return handle

    refused(Baseline(row), param, dead, calls.INVALID, "expected a live aclTensor")


@each_param(lists)
def test_dtype_of_a_member(row, param):
    call = Baseline(row)
    refused(call, param, lambda: describe("STRING", call.shape(param.name)), calls.INVALID, "expected a dtype of", "STRING")


@each_param(lambda row: [param for param in lists(row) if len(row.same_dtype_group(param.name)) > 1])
def test_members_share_one_dtype(row, param):
    call = Baseline(row)
    other = next(dtype for dtype in call.allowed(param.name) if dtype != call.dtype(param.name))
    for place in (1, 2):
        status, message = members(call, param, describe(other, call.shape(param.name)), place).phase1()
        assert status == calls.INVALID
        assert f"{row.name}: {param.name}[{place}]: expected the dtype of {param.name}[0], " in message


@each_param(lambda row: lists(row) if "rank" in row.steps else [])
def test_rank_of_a_member(row, param):
    call = Baseline(row)
    refused(call, param, lambda: describe(call.dtype(param.name), (1,) * 9), calls.INVALID, "got 9 in shape")


@each_param(lists)
def test_private_format_of_a_member(row, param):
    call = Baseline(row)
    refused(call, param, lambda: describe(call.dtype(param.name), call.shape(param.name), format=29), calls.INVALID, "format")


@each_param(lists)
def test_member_outside_its_storage(row, param):
    call = Baseline(row)
    shape = call.shape(param.name)
    place = layouts.Placement(layouts.row_major(shape), 1, layouts.count(shape))
    refused(call, param, lambda: describe(call.dtype(param.name), shape, place), calls.INVALID, "inside its storage")


def of_all(rule):
    """Lists of whose members an output's shape is made by the rule, with that output."""
    return lambda row: [p for p in lists(row) if any(o["shape"] == {"rule": rule, "args": [p.name]} for o in row.outs.values())]


@each_param(of_all("same"))
def test_members_of_another_shape(row, param):
    call = Baseline(row)
    for place in range(3):
        for shape in ((2, 4), (3,), (1, 3), ()):
            status, message = members(call, param, describe(call.dtype(param.name), shape), place).phase1()
            assert status == row.shape_code
            assert f"{row.name}: {row.outputs[0].name}: expected shape {list(shape)} (from {param.name}[{place}])" in message


@each_param(of_all("broadcast"))
def test_members_that_broadcast(row, param):
    call = Baseline(row)
    for shape in ((), (3,), (1, 3), (2, 1)):
        assert members(call, param, describe(call.dtype(param.name), shape)).phase1() == (0, ""), shape
    refused_at = {place: members(call, param, describe(call.dtype(param.name), (2, 4)), place).phase1() for place in range(3)}
    for place, (status, message) in refused_at.items():
        assert status == row.shape_code
        assert f"{row.name}: {param.name}[{max(place, 1)}]: expected a shape that broadcasts with" in message
    wider = members(call, param, describe(call.dtype(param.name), (4, 2, 3)))
    status, message = wider.phase1()
    assert status == row.shape_code and f"{row.name}: {row.outputs[0].name}: expected shape [4, 2, 3]" in message


@each_param(lists)
def test_list_without_members(row, param):
    call = Baseline(row)
    status, message = call.with_(tensor={param.name: []}).phase1()
    if "empty" in row.steps:
        assert (status, message) == (0, "")
        tensors = call.make_tensors()
        calls.run(row.name, *call.with_(tensor={param.name: []}).arguments(tensors))
        assert all(tensors[output.name].untouched() for output in row.outputs)
    else:
        assert status == row.shape_code
        assert f"{row.name}: {param.name}: expected a list of tensors, got one without any" in message


@each_param(lists)
def test_member_without_data(row, param):
    """Phase 2 finds it and says which."""
    call = Baseline(row)
    output = Tensor(call.dtype("out"), call.shape("out"))
    with_data = Tensor(call.dtype(param.name), call.shape(param.name))
    handles = [with_data.handle, describe(with_data.dtype, with_data.shape)]
    call = call.with_(tensor={param.name: handles, "out": output.handle})  # it owns them
    planned = calls.plan(row.name, *call.arguments())
    assert planned.status == 0
    assert planned.run() == calls.NULLPTR
    assert f"{row.name}: {param.name}[1]: expected a data address" in calls.message()
    assert output.untouched()


@pytest.mark.parametrize("place", [0, 1])
def test_address_of_a_member_is_that_of_phase_2(place):
    """A repeatable executor sums whatever its members' addresses are then."""
    first, second, other, out = (Tensor("FLOAT", (4,)) for _ in range(4))
    for tensor, value in ((first, 1), (second, 2), (other, 10)):
        tensor.set([value] * 4)
    tensors = lib.aclCreateTensorList(ffi.new("aclTensor *[]", [first.handle, second.handle]), 2)
    planned = calls.plan("aclnnAddN", tensors, out.handle)
    assert lib.aclSetAclOpExecutorRepeatable(planned.executor) == 0
    assert planned.run() == 0 and out.array.tolist() == [3] * 4
    assert lib.aclSetDynamicInputTensorAddr(planned.executor, 0, place, tensors, other.memory.pointer) == 0
    assert planned.run() == 0 and out.array.tolist() == [[12] * 4, [11] * 4][place]
    planned.drop()
    for tensor in (first, second):
        ffi.gc(tensor.handle, None)  # they die with their list
    assert lib.aclDestroyTensorList(tensors) == 0
