"""Outputs larger than the cache are written past it (native/shapes/streaming.h): the same bits, and nothing beside them."""

from pathlib import Path

import numpy as np
import pytest
from pyaclnn import ops
from support.dtypes import NUMPY

PIECE = 100_003  # small enough for the cache
MOST = 1 << 29  # bytes that a test may take for an output
GUARD = 64


def cache_bytes():
    """Of the last-level cache, as native/base/cpu_cache.cpp reads it; 8 MiB where the system doesn't tell."""
    sizes = sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"))
    if not sizes:
        return 8 << 20
    text = sizes[-1].read_text().strip()
    return int(text.rstrip("KM")) << {"K": 10, "M": 20}.get(text[-1], 0)


@pytest.mark.parametrize("offset", [0, 1, 7], ids="offset{}".format)
@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16"])
def test_streamed_results_are_those_of_small_calls(dtype, offset):
    dtype = np.dtype(NUMPY[dtype])
    size = cache_bytes() // 2 + 3 * PIECE * dtype.itemsize
    if size > MOST:
        pytest.skip(f"this machine's cache has {cache_bytes()} bytes")
    count = size // dtype.itemsize
    random = np.random.default_rng(offset)
    x, y = (np.resize(random.standard_normal(PIECE + k).astype(dtype), count) for k in (0, 5))
    around = np.full(count + 2 * GUARD, 7, dtype)
    out = around[GUARD + offset : GUARD + offset + count]
    ops.add(x, y, 0.75, out=out)
    for start in range(0, count, PIECE):
        part = slice(start, start + PIECE)
        np.testing.assert_array_equal(out[part], ops.add(x[part], y[part], 0.75))
    assert (around[: GUARD + offset] == 7).all() and (around[GUARD + offset + count :] == 7).all()
