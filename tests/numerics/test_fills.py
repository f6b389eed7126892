"""Fills: one value, converted as a cast would, in every element of any view and nowhere else."""

from itertools import product

import numpy as np
import pytest
from numerics.conversion_cases import anything
from numerics.reference.conversion import convert
from pyaclnn import ffi, lib
from support import calls, layouts, rows, ulp
from support.dtypes import CODES, NUMPY, promotes
from support.tensors import Tensor

VALUES = (0, 1, -1, 3.7, -2.5, 300, 70000, 1e10, 1e300, float("inf"), float("nan"), 1 + 2j, 1j, True)


def scalar(value, dtype):
    """A scalar of the dtype, and what it holds after rounding to that."""
    with np.errstate(all="ignore"):
        held = np.array(value).real if NUMPY[dtype].kind != "c" else np.array(value)
        held = convert(held, "DOUBLE", dtype).astype(NUMPY[dtype]) if held.dtype.kind == "f" else held.astype(NUMPY[dtype])
    handle = lib.aclCreateScalar(ffi.from_buffer(held.reshape(1)), ffi.cast("aclDataType", CODES[dtype]))
    return ffi.gc(handle, lib.aclDestroyScalar), held


def wide(held):
    """As references take their inputs."""
    return held if held.dtype.kind in "biuc" else held.astype(np.float64)


def holds(tensor, value):
    tensor.check()
    problem = ulp.explain_exact(tensor.values(), np.broadcast_to(value, tensor.shape))
    assert problem is None, problem


@pytest.mark.parametrize("target", NUMPY)
def test_scalar(target):
    tried = 0
    for source, value in product(NUMPY, VALUES):
        if not promotes(target, source):
            continue
        number, held = scalar(value, source)
        tensor = Tensor(target, (5, 7), layouts.spaced)
        calls.run("aclnnInplaceFillScalar", tensor.handle, number)
        holds(tensor, convert(wide(held), source, target))
        tried += 1
    assert tried >= len(VALUES)


@pytest.mark.parametrize("target", NUMPY)
def test_tensor(target):
    random = np.random.default_rng(5)
    for source, shape in product(NUMPY, ((), (1,))):
        value = Tensor(source, shape, layouts.offset)
        value.fill(anything(source)(random, len(value.storage)))
        tensor = Tensor(target, (3, 4, 5), layouts.transposed)
        calls.run("aclnnInplaceFillTensor", tensor.handle, value.handle)
        holds(tensor, convert(value.values(), source, target))
        value.check(written=False)


@pytest.mark.parametrize("name, value", [("aclnnInplaceZero", 0), ("aclnnInplaceOne", 1)])
def test_zero_and_one(name, value):
    for dtype in rows.find(name).param("selfRef").dtypes["a2"]:
        for layout in layouts.DISTINCT.values():
            tensor = Tensor(dtype, (4, 33, 5), layout)
            calls.run(name, tensor.handle)
            holds(tensor, np.array(value, NUMPY[dtype]).astype(wide(np.zeros(1, NUMPY[dtype])).dtype))


@pytest.mark.parametrize("shape", [(), (1,), (0,), (3, 0, 2), (1,) * 8, (2, 1, 3, 1, 2, 1, 2, 5), (20_000_003,)], ids=str)
def test_shapes(shape):
    number, _ = scalar(7, "INT64")
    tensor = Tensor("INT8", shape, layouts.offset)
    calls.run("aclnnInplaceFillScalar", tensor.handle, number)
    holds(tensor, 7)


@pytest.mark.parametrize("dtype", ["INT8", "FLOAT16", "FLOAT", "DOUBLE", "COMPLEX128"])
def test_every_length_and_alignment(dtype):
    number, held = scalar(1, dtype)
    for count, start in product((1, 2, 15, 16, 17, 63, 64, 65, 255, 257, 1000), range(5)):
        place = layouts.Placement((1,), start, start + count + 3)
        tensor = Tensor(dtype, (count,), placement=place)
        calls.run("aclnnInplaceFillScalar", tensor.handle, number)
        holds(tensor, wide(held))


def test_value_is_read_before_it_is_overwritten():
    """The value lies in the tensor that is filled."""
    tensor = Tensor.of(np.arange(40.0).reshape(8, 5), "FLOAT")
    value = Tensor("FLOAT", (), memory=tensor.memory, placement=layouts.Placement((), 17, 40))
    calls.run("aclnnInplaceFillTensor", tensor.handle, value.handle)
    holds(tensor, 17)
