"""Along which dim aclnnLinalgCross takes its vectors, and what has no vectors."""

import numpy as np
import pytest
from support import calls, layouts
from support.tensors import Tensor

NAME = "aclnnLinalgCross"


def cross(self, other, dim, out=None):
    random = np.random.default_rng(2)
    tensors = [Tensor.of(random.standard_normal(shape), "FLOAT") for shape in (self, other)]
    out = Tensor("FLOAT", np.broadcast_shapes(self, other) if out is None else out)
    return tensors, out, (tensors[0].handle, tensors[1].handle, dim, out.handle)


@pytest.mark.parametrize(
    "self, other, dim, axis",
    [
        ((3,), (3,), 0, 0), ((3,), (3,), -1, 0), ((3, 4), (3, 4), 0, 0), ((3, 3), (3, 3), -2, 0), ((3, 3), (3, 3), 1, 1),
        ((3, 3), (5, 3, 3), 0, 1), ((3, 3), (5, 3, 3), 1, 2), ((3, 3), (5, 3, 3), -2, 1), ((3,), (5, 3, 3), 0, 2),
        ((5, 3, 3), (3, 3), 1, 1), ((5, 3, 3), (3,), 2, 2), ((), (4, 3), 0, 1), ((), (4, 3), -1, 1), ((1, 3), (3, 1), 0, 0),
    ],
)  # fmt: skip
def test_dim_is_one_of_selfs(self, other, dim, axis):
    (a, b), out, arguments = cross(self, other, dim)
    calls.run(NAME, *arguments)
    a, b = (np.broadcast_to(tensor.values(), out.shape) for tensor in (a, b))
    np.testing.assert_allclose(out.values(), np.cross(a, b, axis=axis), rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    "self, other, dim, shape",
    [((2, 3), (2, 3), 0, (2, 3)), ((4,), (4,), 0, (4,)), ((), (), 0, ()), ((3, 1), (3, 2), 1, (3, 2))],
)
def test_dims_without_three_elements(self, other, dim, shape):
    status, message = calls.plan_and_drop(NAME, *cross(self, other, dim)[2])
    assert status == calls.INVALID
    assert f"{NAME}: self: expected 3 elements in dim {dim} of the broadcast shape, got shape {list(shape)}" in message


def test_nothing_needs_no_three_elements():
    calls.run(NAME, *cross((0, 4), (0, 4), 1)[2])


@pytest.mark.parametrize("layout", layouts.DISTINCT)
def test_product_with_itself_is_zero(layout):
    x = Tensor.of(np.random.default_rng(3).standard_normal((50, 3)), "FLOAT", layouts.DISTINCT[layout])
    out = Tensor("FLOAT", (50, 3), layouts.DISTINCT[layout])
    calls.run(NAME, x.handle, x.handle, -1, out.handle)
    assert (out.array == 0).all()
    out.check()
