"""Operators that only move elements or make them from numbers, against NumPy, bit for bit."""

import numpy as np
import pytest
from numerics.conversion_cases import BY_SIZE, anything
from numerics.reference.conversion import convert
from pyaclnn import AclError, ffi, lib, ops
from support import calls, layouts, ulp
from support.dtypes import NUMPY
from support.tensors import Tensor


def shuffle(x, groups):
    split = x.reshape(x.shape[0], groups, x.shape[1] // groups, *x.shape[2:])
    return split.swapaxes(1, 2).reshape(x.shape)


def sliced(x, axes, starts, ends, steps):
    where = [slice(None)] * x.ndim
    for axis, *borders in zip(axes, starts, ends, steps):
        where[axis] = slice(*borders)
    return x[tuple(where)]


MOST, LEAST = 2**63 - 1, -(2**63)
# operator -> (shape, attributes by C order)
CASES = {
    "permute": [
        ((), [[]]), ((5,), [[0]]), ((3, 4), [[1, 0]]), ((3, 4), [[-1, 0]]), ((2, 3, 4, 5), [[0, 2, 1, 3]]),
        ((7, 33, 65), [[2, 0, 1]]), ((2, 1, 3, 1, 2, 2, 1, 5), [[7, 6, 5, 4, 3, 2, 1, 0]]), ((3, 0, 2), [[1, 2, 0]]),
        ((64, 130), [[1, 0]]), ((2, 3, 70, 40), [[0, 1, 3, 2]]),
    ],
    "flip": [
        ((5,), [[0]]), ((3, 100), [[1]]), ((3, 100), [[0, -1]]), ((3, 4), [[]]), ((2, 3, 33), [[-1, 1]]), ((3, 0), [[1]]),
        ((2, 1, 3, 1, 2, 2, 1, 5), [[0, 1, 2, 3, 4, 5, 6, 7]]),
    ],
    "expand": [
        ((), [[]]), ((), [[2, 3]]), ((3, 1), [[3, 4]]), ((3, 1), [[-1, 400]]), ((4,), [[2, 5, -1]]), ((1,), [[0]]),
        ((1, 1), [[8, 1, 2, 2, 2, 1, 3, 3]]), ((0, 1), [[0, 5]]),
    ],
    "repeat": [
        ((), [[]]), ((), [[3]]), ((3,), [[2]]), ((2, 3), [[2, 1]]), ((2, 3), [[4, 2, 3]]), ((2, 3), [[0, 2]]), ((1, 40), [[50, 1]]),
        ((2, 3, 2, 2, 3, 2, 2, 2), [[2, 3, 1, 1, 1, 2, 1, 2]]), ((2, 1, 3), [[2, 2, 1, 3, 2]]), ((0, 2), [[2, 2]]),
        ((2, 2, 2, 2, 2, 2), [[1, 3, 2, 1, 1, 1, 1, 2]]),
    ],
    "slice": [
        ((10,), [0, 2, 8, 3]), ((10,), [-1, -3, MOST, 1]), ((3, 40), [1, 1, 39, 2]), ((3, 40), [0, 5, 2, 1]), ((3, 40), [0, 2, 1, 1]),
        ((3, 40), [1, LEAST, MOST, MOST]), ((3, 40), [1, -100, 100, 7]), ((3, 0), [1, 0, 5, 1]),
    ],
    "slice_v2": [
        ((6, 7, 8), [[1, 2], [5, -1], [0, 2], [2, 3]]), ((6, 7, 8), [[], [], [], []]), ((6, 7), [[0, 0], [0, 7], [0, 1], [1, 1]]),
        ((6, 70), [[-50], [MOST], [-1], [4]]),
    ],
    "flatten": [
        ((), [0]), ((), [-1]), ((5,), [0]), ((2, 3, 4), [1]), ((2, 3, 4), [2]), ((2, 3, 4), [-1]), ((2, 3, 4), [0]), ((2, 0, 4), [1]),
    ],
    "channel_shuffle": [((2, 6, 5), [3]), ((2, 6, 5), [1]), ((1, 12, 3, 2, 2, 1, 2), [4]), ((2, 0, 3), [5]), ((0, 4, 3), [2])],
}  # fmt: skip
REFERENCES = {
    "permute": lambda x, dims: x.transpose(dims),
    "flip": lambda x, dims: np.flip(x, dims),
    "expand": lambda x, size: np.broadcast_to(
        x, [own if n == -1 else n for own, n in zip((1,) * (len(size) - x.ndim) + x.shape, size)]
    ),
    "repeat": np.tile,
    "slice": lambda x, dim, start, end, step: sliced(x, [dim], [start], [end], [step]),
    "slice_v2": lambda x, starts, ends, axes, steps: sliced(x, axes, starts, ends, steps),
    "flatten": lambda x, axis: x.reshape(int(np.prod(x.shape[:axis])), int(np.prod(x.shape[axis:]))),
    "channel_shuffle": shuffle,
}
SYMBOLS = {name: "aclnn" + name.title().replace("_", "") for name in CASES}


def int_array(values):
    return ffi.gc(lib.aclCreateIntArray(ffi.new("int64_t[]", values), len(values)), lib.aclDestroyIntArray)


def phase1_arguments(attributes):
    return [int_array(value) if isinstance(value, list) else value for value in attributes]


@pytest.mark.parametrize("dtype", ["FLOAT", "BFLOAT16", "INT8", "INT64"])
@pytest.mark.parametrize("name", CASES)
def test_values(name, dtype):
    random = np.random.default_rng(7)
    for shape, attributes in CASES[name]:
        for where, to in (("contiguous", "contiguous"), ("transposed", "spaced"), ("half_backwards", "transposed")):
            self = Tensor(dtype, shape, layouts.BY_NAME[where])
            self.fill(anything(dtype)(random, len(self.storage)))
            expected = REFERENCES[name](self.values(), *attributes)
            out = Tensor(dtype, expected.shape, layouts.BY_NAME[to])
            calls.run(SYMBOLS[name], self.handle, *phase1_arguments(attributes), out.handle)
            problem = ulp.explain_exact(out.values(), expected, f"{shape} {attributes} {where} {to}")
            assert problem is None, problem
            out.check()
            self.check(written=False)


@pytest.mark.parametrize("name", CASES)
def test_from_python(name):
    for shape, attributes in CASES[name]:
        x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
        result = getattr(ops, name)(x, *attributes)
        assert np.array_equal(result, REFERENCES[name](x, *attributes)), (shape, attributes)


# operator -> (shape, attributes, shape of out, argument that is blamed, code)
REFUSED = {
    "permute": [
        ((3, 4), [[0]], (3,), "dims", 161002), ((3, 4), [[0, 0]], (3, 3), "dims", 161002), ((3, 4), [[0, 2]], (3, 4), "dims", 161002),
        ((3, 4), [[-3, 0]], (3, 4), "dims", 161002), ((3, 4), [[1, 0]], (3, 4), "out", 161002), ((3, 4), [[1, -1]], (4, 4), "dims", 161002),
    ],
    "flip": [((3, 4), [[0, 0]], (3, 4), "dims", 161002), ((3, 4), [[2]], (3, 4), "dims", 161002), ((3, 4), [[0]], (4, 3), "out", 161002)],
    "expand": [
        ((3, 4), [[4]], (4,), "size", 161002), ((3, 4), [[3, 5]], (3, 5), "size", 161002), ((3,), [[-1, 3]], (1, 3), "size", 161002),
        ((3,), [[2, 3]], (3, 3), "out", 161002), ((3,), [[-2]], (3,), "size", 161002), ((1,), [[1] * 9], (1,) * 8, "size", 161002),
    ],
    "repeat": [
        ((3, 4), [[2]], (6,), "repeats", 161002), ((3,), [[-1]], (0,), "repeats", 161002), ((3,), [[2]], (3,), "out", 161002),
        ((2,) * 5, [[2] * 5], (4,) * 5, "repeats", 561103), ((2,) * 5, [[1, 2, 2, 2, 2]], (2, 4, 4, 4, 4), "repeats", 561103),
        ((), [[1] * 9], (1,) * 8, "repeats", 161002), ((4,), [[2**62]], (4,), "repeats", 161002),
    ],
    "slice": [
        ((10,), [1, 0, 5, 1], (5,), "dim", 161002), ((10,), [0, 0, 5, 0], (5,), "step", 161002), ((10,), [0, 0, 5, -1], (5,), "step", 161002),
        ((10,), [0, 0, 5, 1], (6,), "out", 161002),
    ],
    "slice_v2": [
        ((6, 7), [[0], [1, 2], [0], [1]], (1, 7), "ends", 161002), ((6, 7), [[0, 0], [1, 1], [0, -2], [1, 1]], (1, 7), "axes", 161002),
        ((6, 7), [[0], [1], [2], [1]], (6, 7), "axes", 161002), ((6, 7), [[0], [1], [0], [0]], (1, 7), "steps", 161002),
        ((6, 7), [[0], [1], [0], [1]], (2, 7), "out", 161002),
    ],
    "flatten": [((2, 3), [2], (6, 1), "axis", 161002), ((2, 3), [-3], (1, 6), "axis", 161002), ((2, 3), [1], (6,), "out", 161002)],
    "channel_shuffle": [((2, 6, 5), [4], (2, 6, 5), "groups", 161002), ((2, 6, 5), [0], (2, 6, 5), "groups", 161002)],
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    for shape, attributes, out_shape, blamed, code in REFUSED[name]:
        self, out = Tensor("FLOAT", shape), Tensor("FLOAT", out_shape)
        status, message = calls.plan_and_drop(SYMBOLS[name], self.handle, *phase1_arguments(attributes), out.handle)
        assert status == code, (shape, attributes, message)
        assert f"{SYMBOLS[name]}: {blamed}: expected" in message, (shape, attributes, message)


@pytest.mark.parametrize("dtype", BY_SIZE.values())
def test_large_repeat_and_permute(dtype):
    random = np.random.default_rng(8)
    for name, shape, attributes in (("aclnnPermute", (40, 90, 300), [[1, 2, 0]]), ("aclnnRepeat", (300, 70), [[3, 1, 40]])):
        self = Tensor(dtype, shape)
        self.fill(anything(dtype)(random, len(self.storage)))
        expected = REFERENCES[name.removeprefix("aclnn").lower()](self.values(), *attributes)
        out = Tensor(dtype, expected.shape)
        calls.run(name, self.handle, *phase1_arguments(attributes), out.handle)
        problem = ulp.explain_exact(out.values(), expected)
        assert problem is None, problem


# -- Made from numbers --


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16", "DOUBLE", "INT32", "INT64"])
def test_arange(dtype):
    for start, end, step, count in ((0, 5, 1, 5), (0.5, 3, 0.25, 10), (7, -3, -2, 5), (0, 1, 0.1, 10), (3, 3, 1, 0), (1, 2000, 1, 1999)):
        if NUMPY[dtype].kind == "i":
            start, end, step = int(start), int(end), max(int(step), 1) if step > 0 else int(step)
        out = np.full(count, 77).astype(NUMPY[dtype])
        ops.arange(start, end, step, out)
        read = np.float32 if dtype != "DOUBLE" else np.float64
        exact = np.float64(read(start)) + np.arange(count) * np.float64(read(step))
        if NUMPY[dtype].kind == "i":
            exact = start + np.arange(count) * step
        expected = convert(exact, "DOUBLE", dtype)
        assert np.array_equal(out, expected), (start, end, step, out[:10], expected[:10])


def test_arange_in_any_layout():
    out = Tensor("FLOAT16", (300, 700), layouts.half_backwards)
    start, end, step = (ffi.gc(lib.aclCreateScalar(ffi.new("double *", v), 11), lib.aclDestroyScalar) for v in (1.5, 1e9, 0.5))
    calls.run("aclnnArange", start, end, step, out.handle)
    out.check()
    assert np.array_equal(out.array, (1.5 + 0.5 * np.arange(210_000)).astype(np.float32).astype(np.float16).reshape(300, 700))


@pytest.mark.parametrize("start, end, step", [(0, 5, 0), (0, 5, -1), (5, 0, 1), (0, 5, float("nan")), (float("nan"), 5, 1), (0, 5, 0.0)])
def test_arange_refuses(start, end, step):
    with pytest.raises(AclError) as caught:
        ops.arange(start, end, step, np.zeros(5, np.float32))
    assert caught.value.status == 161002 and "aclnnArange: step: expected" in caught.value.message


def test_arange_truncates_before_it_checks():
    """For integers the step is read as an integer: 0.5 is 0."""
    with pytest.raises(AclError) as caught:
        ops.arange(0, 5, 0.5, np.zeros(10, np.int64))
    assert "other than 0" in caught.value.message


@pytest.mark.parametrize("dtype", ["FLOAT", "BFLOAT16", "INT8", "INT64", "BOOL"])
def test_eye(dtype):
    for shape in ((3, 3), (2, 5), (5, 2), (0, 3), (3, 0), (1, 1), (200, 300)):
        for layout in layouts.DISTINCT.values():
            out = Tensor(dtype, shape, layout)
            calls.run("aclnnEye", *shape, out.handle)
            out.check()
            assert np.array_equal(out.array.astype(float), np.eye(*shape))
    out = Tensor(dtype, (3, 2))
    status, message = calls.plan_and_drop("aclnnEye", 2, 3, out.handle)
    assert status == 161002 and "aclnnEye: out: expected shape [2, 3], got [3, 2]" in message
