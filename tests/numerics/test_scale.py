"""Which dims aclnnScale scales, by its attributes and the shape of scale."""

import numpy as np
import pytest
from numerics.reference.scale import scale as expected
from support import calls
from support.tensors import Tensor

NAME = "aclnnScale"
X = (2, 3, 4)
ACCEPTED = {  # (axis, numAxes, scaleFromBlob): shapes of scale
    (0, 1, True): [(2,)],
    (0, 3, True): [(2, 3, 4)],
    (1, -1, True): [(3, 4)],
    (-1, -1, True): [(4,)],
    (-3, 2, True): [(2, 3)],
    (2, 0, True): [(1,), (), (1, 1)],
    (0, -1, False): [(2,), (2, 3), (2, 3, 4), (1,), ()],
    (-2, 0, False): [(3,), (3, 4), (1,), ()],
}
REFUSED = {  # the same, and what the message is about
    (0, 1, True): [((3,), "scale: expected shape [2]"), ((2, 3), "scale: expected shape [2]"), ((), "scale: ")],
    (1, 3, True): [((3, 4), "numAxes: expected at most 2 dims from axis on, got 3")],
    (1, -1, True): [((3,), "scale: expected shape [3, 4]"), ((4,), "scale: ")],
    (2, 0, True): [((4,), "scale: expected shape [1]"), ((2,), "scale: ")],
    (1, 1, False): [((4,), "scale: expected shape [3]"), ((3, 4, 1), "scale: expected at most 2 dims"), ((1, 1), "scale: ")],
    (3, 1, True): [((4,), "axis: expected dims of x from -3 to 2, got 3")],
    (-4, 1, True): [((2,), "axis: expected dims of x from -3 to 2, got -4")],
    (0, -2, True): [((2,), "numAxes: expected an integer of at least -1, got -2")],
}


def each(table):
    return [pytest.param(attrs, one, id=f"{attrs}-{one}") for attrs, listed in table.items() for one in listed]


def tensors(shape):
    random = np.random.default_rng(1)
    made = [Tensor.of(random.standard_normal(of), "FLOAT") for of in (X, shape, shape)]
    return *made, Tensor("FLOAT", X)


@pytest.mark.parametrize("attrs, shape", each(ACCEPTED))
def test_dims_that_are_scaled(attrs, shape):
    x, scale, bias, y = tensors(shape)
    calls.run(NAME, x.handle, scale.handle, bias.handle, *attrs, y.handle)
    values, _ = expected(x.values(), scale.values(), attrs[0], bias.values())
    np.testing.assert_allclose(y.values(), values, rtol=1e-6)
    y.check()


@pytest.mark.parametrize("attrs, refusal", each(REFUSED))
def test_shapes_that_do_not_fit(attrs, refusal):
    shape, words = refusal
    x, scale, bias, y = tensors(shape)
    status, message = calls.plan_and_drop(NAME, x.handle, scale.handle, bias.handle, *attrs, y.handle)
    assert status == calls.INVALID
    assert f"{NAME}: {words}" in message


def test_bias_has_the_shape_of_scale():
    x, scale, _, y = tensors((2,))
    status, message = calls.plan_and_drop(NAME, x.handle, scale.handle, Tensor("FLOAT", (1,)).handle, 0, 1, True, y.handle)
    assert status == calls.INVALID and f"{NAME}: bias: expected shape [2] (from scale), got [1]" in message
