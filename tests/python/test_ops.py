"""Operators over arrays: results, outputs given and allocated, kinds of arguments."""

import ml_dtypes
import numpy as np
import pytest
from pyaclnn import DeviceBuffer, lib, ops
from pyaclnn.ops import _arguments


def smooth_l1_gradient(grad, x, y, reduction=1, beta=1.0):
    grad, x, y = (np.asarray(array, np.float64) for array in (grad, x, y))
    distance = x - y
    slope = np.where(np.abs(distance) < beta, distance / (beta or 1), np.sign(distance))
    result = grad * slope
    return result / result.size if reduction == 1 else result


RANDOM = np.random.default_rng(0)
X, Y = RANDOM.normal(size=(2, 4, 5)).astype(np.float32) * 2


def test_gradient_of_smooth_l1():
    for reduction in range(3):
        for beta in (0.0, 0.5, 2.0):
            result = ops.smooth_l1_loss_backward(X, X, Y, reduction, beta)
            assert result.dtype == np.float32
            np.testing.assert_allclose(result, smooth_l1_gradient(X, X, Y, reduction, beta), rtol=1e-6)


def test_keywords_as_in_c():
    result = ops.smooth_l1_loss_backward(gradOut=X, self=X, target=Y, reduction=0, beta=1.0)
    np.testing.assert_array_equal(result, ops.smooth_l1_loss_backward(X, X, Y, 0, 1.0))


def test_outputs_are_allocated_unless_given():
    out = np.full((4, 5), 9, np.float32)
    assert ops.smooth_l1_loss_backward(X, X, Y, gradInput=out) is out
    np.testing.assert_array_equal(out, ops.smooth_l1_loss_backward(X, X, Y))
    strided = np.zeros((5, 8), np.float32)
    ops.smooth_l1_loss_backward(X, X, Y, gradInput=strided.T[::-2])
    np.testing.assert_array_equal(strided.T[::-2], out)
    assert not strided.T[::2].any()


def test_shapes_and_dtypes_of_allocated_outputs():
    one = np.ones((), np.float32)
    half = X.astype(np.float16)
    assert ops.smooth_l1_loss_backward(one, X[:1], Y[:, :1]).shape == (4, 5)
    assert ops.smooth_l1_loss_backward(one, half, half).dtype == np.float32
    assert ops.smooth_l1_loss_backward(half, half, half).dtype == np.float16
    assert ops.smooth_l1_loss(half, half, 0).shape == (4, 5)
    assert ops.smooth_l1_loss(half, half, 2).shape == ()
    mixed = ops.smooth_l1_loss(half, X.astype(ml_dtypes.bfloat16), 0)
    assert mixed.dtype == np.float32


def test_bfloat16():
    x, y = X.astype(ml_dtypes.bfloat16), Y.astype(ml_dtypes.bfloat16)
    result = ops.smooth_l1_loss_backward(x, x, y, 0)
    assert result.dtype == ml_dtypes.bfloat16
    np.testing.assert_array_equal(result, smooth_l1_gradient(x, x, y, 0).astype(np.float32).astype(x.dtype))


def test_views_of_every_kind():
    wide = RANDOM.normal(size=(8, 10)).astype(np.float32)
    x, y = wide[::-2, ::2], wide.T[::2, ::-2].T
    grad = np.broadcast_to(np.float32(0.5), (4, 5))
    np.testing.assert_allclose(
        ops.smooth_l1_loss_backward(grad, x, y), smooth_l1_gradient(grad, x, y), rtol=1e-6, atol=1e-9
    )


def test_empty_arrays():
    empty = np.empty((0, 3), np.float32)
    assert ops.smooth_l1_loss_backward(empty, empty, empty).shape == (0, 3)
    assert ops.smooth_l1_loss(empty, empty, 2) == 0
    assert np.isnan(ops.smooth_l1_loss(empty, empty, 1))


def test_numpy_scalars_as_tensors_and_attributes():
    result = ops.smooth_l1_loss_backward(np.float32(1), X, Y, np.int64(1), np.float32(1))
    np.testing.assert_array_equal(result, ops.smooth_l1_loss_backward(np.ones((), np.float32), X, Y))


def test_cross_entropy_gives_its_outputs_as_a_tuple():
    logits = RANDOM.normal(size=(6, 3)).astype(np.float32)
    target = np.array([0, 1, 2, 2, -100, 0])
    loss, log_probabilities, zloss, lse = ops.cross_entropy_loss(logits, target)
    exact = logits - np.log(np.exp(logits.astype(np.float64)).sum(1, keepdims=True))
    np.testing.assert_allclose(log_probabilities, exact, rtol=1e-5)
    rows = np.flatnonzero(target >= 0)
    np.testing.assert_allclose(loss, [-exact[rows, target[rows]].mean()], rtol=1e-6)
    assert loss.shape == (1,)
    each, *_ = ops.cross_entropy_loss(logits, target, None, "none", labelSmoothing=0.1)
    assert each.shape == (6,)
    gradient = ops.cross_entropy_loss_grad(np.ones((), np.float32), log_probabilities, target)
    expected = np.exp(exact) - np.eye(3)[target.clip(0)]
    expected[target < 0] = 0
    np.testing.assert_allclose(gradient, expected / len(rows), atol=1e-7)


def test_device_buffers_are_arrays():
    with DeviceBuffer.from_numpy(X) as x, DeviceBuffer((4, 5), "float32") as out:
        assert ops.smooth_l1_loss_backward(x, x, Y, gradInput=out) is out
        np.testing.assert_array_equal(out.copy_to(), ops.smooth_l1_loss_backward(X, X, Y))


@pytest.mark.parametrize(
    "arguments, text",
    [
        (dict(self=[1.0], target=X), "'self': expected an array"),
        (dict(self=X.astype("U"), target=X), "'self': unsupported dtype"),
        (dict(self=X, target=X, reduction="mean"), "'reduction': expected an integer"),
        (dict(self=X, target=X, reduction=1.5), "'reduction': expected an integer"),
        (dict(self=X, target=X, beta="1"), "'beta': expected a number"),
        (dict(self=X, target=X, beta=None), "'beta': expected a number"),
        (dict(self=X, target=X, result=3.0), "'result': expected an array"),
    ],
)
def test_wrong_types_name_the_argument(arguments, text):
    with pytest.raises(TypeError, match=text):
        ops.smooth_l1_loss(**arguments)


def test_strings():
    logits, target = np.zeros((2, 3), np.float32), np.array([0, 1])
    with pytest.raises(TypeError, match="'reductionOptional': expected a string"):
        ops.cross_entropy_loss(logits, target, reductionOptional=1)
    with pytest.raises(Exception, match="reduction"):
        ops.cross_entropy_loss(logits, target, reductionOptional="median")


# Operators with the other kinds of parameters aren't implemented yet, so their conversion is looked at by itself.


class Kept:
    def __init__(self):
        self.views, self.tensors, self.others = {}, [], []

    def keep(self, destroy, handle):
        self.others.append((destroy, handle))

    def release(self):
        for _, handle in self.tensors:
            assert lib.aclDestroyTensor(handle) == 0
        for destroy, handle in self.others:
            assert destroy(handle) == 0


@pytest.fixture
def call():
    kept = Kept()
    yield kept
    kept.release()


def size_of(getter, handle):
    from pyaclnn import check, ffi

    size = ffi.new("uint64_t *")
    check(getter(handle, size))
    return size[0]


@pytest.mark.parametrize(
    "kind, values, getter",
    [
        ("int_array", [1, -2, np.int32(3)], lib.aclGetIntArraySize),
        ("int_array", np.arange(4), lib.aclGetIntArraySize),
        ("int_array", (), lib.aclGetIntArraySize),
        ("float_array", [0.5, 1], lib.aclGetFloatArraySize),
        ("bool_array", [True, np.False_], lib.aclGetBoolArraySize),
        ("tensor_list", [X, Y[::-1]], lib.aclGetTensorListSize),
        ("tensor_list", [], lib.aclGetTensorListSize),
        ("scalar_list", [1, 2.5, np.float16(3)], lib.aclGetScalarListSize),
    ],
)
def test_arrays_and_lists(call, kind, values, getter):
    handle = _arguments.CONVERTERS[kind](call, "x", values)
    assert size_of(getter, handle) == len(values)


@pytest.mark.parametrize("value", [True, 3, -(2**63), 2**64 - 1, 2.5, 1 + 2j, np.float16(1), np.array(4, np.uint8)])
def test_scalars(call, value):
    assert _arguments.CONVERTERS["scalar"](call, "alpha", value)


@pytest.mark.parametrize("kind", sorted(set(_arguments.CONVERTERS) - {"int", "float", "bool", "dtype"}))
def test_none_is_a_null_pointer(call, kind):
    from pyaclnn import ffi

    assert _arguments.CONVERTERS[kind](call, "x", None) == ffi.NULL


@pytest.mark.parametrize(
    "kind, value, text",
    [
        ("int_array", 3, "'dim': expected a sequence of integers, got int"),
        ("int_array", [1, 2.5], r"'dim\[1\]': expected an integer"),
        ("int_array", "12", "'dim': expected a sequence"),
        ("float_array", ["a"], r"'dim\[0\]': expected a number"),
        ("bool_array", ["a"], r"'dim\[0\]': expected a bool"),
        ("tensor_list", X[0, 0], "'dim': expected a sequence of arrays"),
        ("tensor_list", [X, 1], r"'dim\[1\]': expected an array"),
        ("scalar", "1", "'dim': expected a number"),
        ("scalar", [1], "'dim': expected a number"),
        ("scalar", 2**70, "'dim': expected a number of at most 64 bits"),
        ("scalar_list", [1, "2"], r"'dim\[1\]': expected a number"),
        ("bool", "yes", "'dim': expected a bool"),
        ("dtype", "floaty", "'dim': 'floaty' is not a data type"),
    ],
)
def test_wrong_kinds(call, kind, value, text):
    with pytest.raises(TypeError, match=text):
        _arguments.CONVERTERS[kind](call, "dim", value)


@pytest.mark.parametrize("value", [np.float16, "float16", "FLOAT16", np.dtype("f2"), lib.ACL_FLOAT16])
def test_data_types(call, value):
    assert _arguments.CONVERTERS["dtype"](call, "dtype", value) == lib.ACL_FLOAT16


@pytest.mark.parametrize("value", ["bfloat16", "BFLOAT16", ml_dtypes.bfloat16])
def test_bfloat16_as_a_data_type(call, value):
    assert _arguments.CONVERTERS["dtype"](call, "dtype", value) == lib.ACL_BF16
