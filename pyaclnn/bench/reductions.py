"""The cases of reductions: one operator over the last, the first, a middle and all dims, against torch."""

import numpy as np

from pyaclnn import dtypes
from pyaclnn.bench import peers
from pyaclnn.bench.cases import DTYPES, Case, Spec
from pyaclnn.bench.prepared import Prepared

WORKS = (
    ("rows", (4096, 4096), [1]),
    ("columns", (4096, 4096), [0]),
    ("middle", (256, 256, 256), [1]),
    ("all", (4096, 4096), []),
    ("channels", (128, 64, 56, 56), [0, 2, 3]),
    ("short rows", (1 << 20, 16), [1]),
    ("small", (64, 1024), [1]),
)


def _arguments(operator, x, dims, out, indices):
    """Those of phase 1, and which are outputs."""
    code = dtypes.code_from(x.dtype, "dtype")
    if operator == "MaxDim":
        return (x, dims[0], False, out, indices), (-2, -1)
    if operator in ("ReduceSum", "Mean"):
        return (x, dims, False, code, out), (-1,)
    return (x, dims, False, out), (-1,)


def reduction(operator, work, dtype, shape, dims):
    def make(against):
        x = np.random.default_rng(7).standard_normal(shape, np.float32).astype(DTYPES[dtype])
        kept = tuple(extent for i, extent in enumerate(shape) if dims and i not in dims)
        out, indices = np.zeros(kept, x.dtype), np.zeros(kept, np.int64)
        arguments, outputs = _arguments(operator, x, dims, out, indices)
        ours = Prepared("aclnn" + operator, *arguments, outputs=outputs)
        contenders = {"pyaclnn": ours}
        if "torch" in against:
            contenders |= peers.torch_reduction(operator, x, dims)
        return Case(operator, work, dtype, x.nbytes + out.nbytes, contenders, [ours.close])

    return Spec(operator, work, dtype, make)


def reductions():
    return [
        reduction(operator, work, dtype, shape, dims)
        for operator in ("ReduceSum", "Mean", "Amax", "MaxDim")
        for dtype in DTYPES
        for work, shape, dims in WORKS
        if operator != "MaxDim" or len(dims) == 1
    ]
