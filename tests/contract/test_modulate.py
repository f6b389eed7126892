"""Scale and shift of aclnnModulate: with or without the dim of one element, and with a self of no elements."""

import pytest
from contract.baseline import Baseline
from support import calls, rows

ROW = rows.find("modulate")
PARTS = ("scaleOptional", "shiftOptional")
FITTING = ((3, 5), (3, 1, 5))
WRONG = ((3, 4, 5), (3, 5, 1), (1, 5), (1, 1, 5), (3,), (), (3, 1, 1, 5))


def call(self=(3, 4, 5), **parts):
    return Baseline(ROW).with_(shape={"self": self, "out": self, **parts})


@pytest.mark.parametrize("scale", FITTING)
@pytest.mark.parametrize("shift", FITTING)
def test_shapes_that_fit(scale, shift):
    call(scaleOptional=scale, shiftOptional=shift).compute()


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("shape", WRONG)
def test_shapes_that_do_not_fit(name, shape):
    status, message = call(**{name: shape}).phase1()
    assert status == calls.INVALID
    assert f"aclnnModulate: {name}: expected shape [B 1? D]" in message and f"got {list(shape)}" in message


@pytest.mark.parametrize("empty", [(0, 4, 5), (3, 4, 0), (3, 0, 0)])
def test_self_without_elements(empty):
    part = (empty[0], empty[2])
    call(empty, scaleOptional=part, shiftOptional=part).compute()


def test_parts_of_a_self_without_elements_have_none_either():
    status, message = call((3, 0, 5), scaleOptional=(3, 5), shiftOptional=(3, 5)).phase1()
    assert status == calls.INVALID
    assert "aclnnModulate: scaleOptional: expected no elements, as self has none, got shape [3, 5]" in message
