"""aclnnMaskedSelect: which elements, in which order, how many, and that nothing is written behind them."""

import numpy as np
import pytest
from pyaclnn import check, ffi, lib, ops
from support import calls, layouts
from support.rows import find
from support.tensors import SENTINEL, Tensor

pytestmark = pytest.mark.usefixtures("device")

NAME = "aclnnMaskedSelect"
DTYPES = find(NAME).param("self").dtypes["a2"]


def select(self, mask, out):
    """Runs the operator; gives out's extents afterwards."""
    planned = calls.plan(NAME, self.handle, mask.handle, out.handle)
    assert planned.status == 0, planned.message
    assert planned.run() == 0, calls.message()
    return extents(out)


def extents(tensor):
    dims, count = ffi.new("int64_t **"), ffi.new("uint64_t *")
    check(lib.aclGetViewShape(tensor.handle, dims, count))
    return tuple(dims[0][0 : count[0]])


def bits(array):
    return np.ascontiguousarray(array).view(np.uint8).tobytes()


def numbers(dtype, shape):
    count = int(np.prod(shape))
    values = np.arange(count) * 7 % 61 - (0 if dtype.startswith("U") else 30)
    return values.reshape(shape) if dtype != "BOOL" else values.reshape(shape) % 2 == 1


def verify(self, mask, expected, out):
    assert select(self, mask, out) == (len(expected),)
    assert bits(out.array[: len(expected)]) == bits(expected)
    assert (out.storage.view(np.uint8)[bits_behind(out, len(expected))] == SENTINEL).all()
    for tensor in (self, mask, out):
        tensor.check()


def bits_behind(out, count):
    """The bytes of a contiguous output behind its first `count` elements."""
    return slice(count * out.numpy_dtype.itemsize, None)


@pytest.mark.parametrize("mask_dtype", ["BOOL", "UINT8"])
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype(dtype, mask_dtype):
    shape = (5, 13)
    picks = np.random.default_rng(1).random(shape) < 0.4
    self = Tensor.of(numbers(dtype, shape), dtype)
    verify(self, Tensor.of(picks, mask_dtype), self.array[picks], Tensor(dtype, (65,)))


@pytest.mark.parametrize("mask_layout", [layouts.contiguous, layouts.transposed, layouts.backwards])
@pytest.mark.parametrize("layout", [layouts.contiguous, layouts.transposed, layouts.backwards])
def test_views(layout, mask_layout):
    picks = np.random.default_rng(2).random((6, 7)) < 0.5
    self = Tensor.of(numbers("FLOAT", (6, 7)), "FLOAT", layout)
    verify(self, Tensor.of(picks, "BOOL", mask_layout), self.array[picks], Tensor("FLOAT", (42,)))


@pytest.mark.parametrize(
    ("shape", "mask_shape"),
    [((4, 5), (5,)), ((4, 5), (4, 1)), ((5,), (4, 5)), ((4, 1), (1, 5)), ((), (3,)), ((3,), ()), ((), ()), ((2, 1, 3), (4, 1))],
)
def test_broadcasting(shape, mask_shape):
    common = np.broadcast_shapes(shape, mask_shape)
    picks = np.resize([True, False, True, True], mask_shape)
    self = Tensor.of(numbers("INT32", shape), "INT32")
    expected = np.broadcast_to(self.array, common)[np.broadcast_to(picks, common)]
    verify(self, Tensor.of(picks, "BOOL"), expected, Tensor("INT32", (int(np.prod(common)),)))


@pytest.mark.parametrize("share", [0.0, 0.001, 0.5, 0.999, 1.0])
def test_many_elements(share):
    """More than one thread's part, and a rest."""
    count = 5 * 32768 + 17
    picks = np.random.default_rng(3).random(count) < share
    self = Tensor.of(np.arange(count), "INT64")
    verify(self, Tensor.of(picks, "BOOL"), self.array[picks], Tensor("INT64", (count,)))


def test_the_output_may_be_the_input():
    picks = np.random.default_rng(4).random(100_000) < 0.5
    self = Tensor.of(np.arange(100_000), "INT32")
    expected = self.array[picks].copy()
    assert select(self, Tensor.of(picks, "BOOL"), self) == (len(expected),)
    assert (self.array[: len(expected)] == expected).all()


def test_the_dtype_of_the_output_is_converted_to():
    picks = np.array([True, False, True, True])
    self = Tensor.of(np.array([1.75, 2.0, -3.5, 1e9]), "FLOAT")
    out = Tensor("INT32", (4,))
    assert select(self, Tensor.of(picks, "BOOL"), out) == (3,)
    assert out.array[:3].tolist() == [1, -3, 1000000000]


@pytest.mark.parametrize("shape", [(0,), (0, 3), (2, 0)])
def test_no_elements(shape):
    assert select(Tensor("FLOAT", shape), Tensor("BOOL", shape), Tensor("FLOAT", (0,))) == (0,)


def test_from_python():
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    assert ops.masked_select(x, x > 4).tolist() == list(range(5, 12))
    assert ops.masked_select(x, x > 99).shape == (0,)
    room = np.full(12, -1, np.float32)
    assert ops.masked_select(x, x % 2 == 0, out=room).tolist() == [0, 2, 4, 6, 8, 10]
    assert room.tolist() == [0, 2, 4, 6, 8, 10] + [-1] * 6
    assert ops.masked_select(np.array(7), np.array([True, False, True])).tolist() == [7, 7]
