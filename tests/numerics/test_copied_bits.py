"""What a copy must not touch: the bits of elements that keep their dtype, and conversions NumPy has no dtype for."""

import numpy as np
import pytest
from numerics.reference.conversion import convert
from pyaclnn import check, ffi, lib
from support import calls, layouts, remote
from support.dtypes import CODES, NUMPY
from support.tensors import Tensor, describe


@pytest.mark.parametrize("name", ["aclnnInplaceCopy", "aclnnCast"])
@pytest.mark.parametrize("dtype", NUMPY)
def test_any_bits(name, dtype):
    """Payloads of NaN, subnormal numbers, and bytes of BOOL beyond 1 stay as they are."""
    random = np.random.default_rng(3)
    for layout in (layouts.contiguous, layouts.transposed):
        source, target = Tensor(dtype, (37, 53), layout), Tensor(dtype, (37, 53), layouts.offset)
        source.memory.bytes[:] = np.frombuffer(random.bytes(len(source.memory.bytes)), np.uint8)
        source.remember()
        if name == "aclnnCast":
            calls.run(name, source.handle, CODES[dtype], target.handle)
        else:
            calls.run(name, target.handle, source.handle)
        target.check()
        source.check(written=False)
        bits = np.dtype(("V", NUMPY[dtype].itemsize))
        assert np.ascontiguousarray(source.array).view(bits).tobytes() == np.ascontiguousarray(target.array).view(bits).tobytes()


@pytest.mark.parametrize("target", NUMPY)
def test_any_byte_but_zero_is_true(target):
    source, result = Tensor("BOOL", (256,)), Tensor(target, (256,))
    source.memory.bytes[:] = np.arange(256)
    calls.run("aclnnInplaceCopy", result.handle, source.handle)
    expected = np.arange(256) if target == "BOOL" else np.arange(256) != 0
    assert (result.memory.bytes if target == "BOOL" else result.array.astype(complex).real).tolist() == expected.tolist()


def complex32():
    """Casts from and to COMPLEX32, pairs of FLOAT16, in a process that acts as a chip which has them; what went wrong."""
    check(lib.aclInit(ffi.NULL))
    check(lib.aclrtSetDevice(0))
    random = np.random.default_rng(4)
    wrong = []
    for dtype in NUMPY:
        pairs = Tensor("FLOAT16", (300, 2))
        pairs.set(random.standard_normal((300, 2)) * 100)
        handle = describe("COMPLEX32", (300,), pointer=pairs.memory.pointer)
        values = pairs.values()
        result = Tensor(dtype, (300,))
        calls.run("aclnnCast", handle, CODES[dtype], result.handle)
        expected = convert(values[:, 0] + 1j * values[:, 1], "COMPLEX64", dtype).astype(result.values().dtype)
        if not np.array_equal(result.values(), expected):
            wrong.append(f"to {dtype}")
        source, back = Tensor(dtype, (300,)), Tensor("FLOAT16", (300, 2))
        source.set(np.arange(300) % 100)
        handle = describe("COMPLEX32", (300,), pointer=back.memory.pointer)
        calls.run("aclnnCast", source.handle, CODES["COMPLEX32"], handle)
        expected = np.asarray(source.array).astype(np.complex64)
        if not (np.array_equal(back.values()[:, 0], expected.real) and not back.array[:, 1].any()):
            wrong.append(f"from {dtype}")
    return wrong


def test_complex32():
    assert remote.call("numerics.test_copied_bits:complex32", ACLNN_SOC="Ascend950PR_9599") == []
