"""Lists of handles, and handles as the arguments of an operator."""

import pytest
from contract.handle_kinds import ARRAYS, FOREIGN, destroy, make_scalar, make_tensor, size_of
from pyaclnn import ffi, lib
from support import calls
from support.tensors import describe

INVALID, NULLPTR = calls.INVALID, calls.NULLPTR

# -- Lists --

MEMBERS = {"TensorList": ("Tensor", make_tensor), "ScalarList": ("Scalar", make_scalar)}


@pytest.mark.parametrize("kind", MEMBERS)
def test_destroying_a_list_destroys_its_members(kind):
    member_kind, make = MEMBERS[kind]
    members = [make(), make()]
    handle = getattr(lib, "aclCreate" + kind)(ffi.new(ARRAYS[kind], [*members, ffi.NULL]), 3)
    assert destroy(kind, handle) == 0
    for member in members:
        assert destroy(member_kind, member) == INVALID


@pytest.mark.parametrize("kind", MEMBERS)
def test_members_may_die_before_their_list(kind):
    member_kind, make = MEMBERS[kind]
    members = [make(), make()]
    handle = getattr(lib, "aclCreate" + kind)(ffi.new(ARRAYS[kind], members), 2)
    assert destroy(member_kind, members[0]) == 0
    assert size_of(kind, handle) == 2
    assert destroy(kind, handle) == 0
    assert destroy(member_kind, members[1]) == INVALID


@pytest.mark.parametrize("kind", MEMBERS)
def test_lists_copy_the_pointers(kind):
    _, make = MEMBERS[kind]
    first, second = make(), make()
    values = ffi.new(ARRAYS[kind], [first])
    handle = getattr(lib, "aclCreate" + kind)(values, 1)
    values[0] = second
    assert destroy(kind, handle) == 0
    member_kind = MEMBERS[kind][0]
    assert destroy(member_kind, first) == INVALID
    assert destroy(member_kind, second) == 0


@pytest.mark.parametrize("kind", MEMBERS)
def test_one_member_twice(kind):
    _, make = MEMBERS[kind]
    member = make()
    handle = getattr(lib, "aclCreate" + kind)(ffi.new(ARRAYS[kind], [member, member]), 2)
    assert destroy(kind, handle) == 0


# -- As arguments --


def first_phase(self_handle):
    others = [describe("FLOAT", (2, 3)) for _ in range(3)]
    return calls.plan_and_drop("aclnnSmoothL1LossBackward", others[0], self_handle, others[1], 0, 1.0, others[2])


def test_live_tensor_as_an_argument():
    handle = make_tensor()
    assert first_phase(handle) == (0, "")
    assert lib.aclDestroyTensor(handle) == 0


def test_dead_tensor_as_an_argument():
    handle = make_tensor()
    assert lib.aclDestroyTensor(handle) == 0
    status, message = first_phase(handle)
    assert status == INVALID
    assert "aclnnSmoothL1LossBackward: self: expected a live aclTensor" in message and "destroyed" in message


@pytest.mark.parametrize("foreign", FOREIGN)
def test_foreign_pointer_as_an_argument(foreign):
    pointer = FOREIGN[foreign]()
    status, message = first_phase(ffi.cast("aclTensor *", pointer))
    assert status == INVALID
    assert "self: expected a live aclTensor" in message


def test_scalar_as_a_tensor_argument():
    scalar = make_scalar()
    status, message = first_phase(ffi.cast("aclTensor *", scalar))
    assert status == INVALID
    assert "self: expected a live aclTensor" in message
    assert lib.aclDestroyScalar(scalar) == 0


def test_null_comes_before_dead():
    dead = make_tensor()
    assert lib.aclDestroyTensor(dead) == 0
    others = [describe("FLOAT", (2, 3)) for _ in range(2)]
    status, message = calls.plan_and_drop("aclnnSmoothL1LossBackward", dead, *others, 0, 1.0, ffi.NULL)
    assert status == NULLPTR
    assert "gradInput" in message
