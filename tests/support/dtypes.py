"""Element types: the names that rows use, their codes, and the NumPy types that hold them."""

import json

import ml_dtypes
import numpy as np

from support.paths import PROMOTION_JSON

CODES = {
    "UNDEFINED": -1, "FLOAT": 0, "FLOAT16": 1, "INT8": 2, "INT32": 3, "UINT8": 4, "INT16": 6, "UINT16": 7, "UINT32": 8,
    "INT64": 9, "UINT64": 10, "DOUBLE": 11, "BOOL": 12, "STRING": 13, "COMPLEX64": 16, "COMPLEX128": 17, "BFLOAT16": 27,
    "INT4": 29, "UINT1": 30, "COMPLEX32": 33, "HIFLOAT8": 34, "FLOAT8_E5M2": 35, "FLOAT8_E4M3FN": 36, "FLOAT8_E8M0": 37,
    "FLOAT6_E3M2": 38, "FLOAT6_E2M3": 39, "FLOAT4_E2M1": 40, "FLOAT4_E1M2": 41,
}  # fmt: skip

NUMPY = {
    "FLOAT": np.dtype(np.float32),
    "FLOAT16": np.dtype(np.float16),
    "BFLOAT16": np.dtype(ml_dtypes.bfloat16),
    "DOUBLE": np.dtype(np.float64),
    "INT8": np.dtype(np.int8),
    "INT16": np.dtype(np.int16),
    "INT32": np.dtype(np.int32),
    "INT64": np.dtype(np.int64),
    "UINT8": np.dtype(np.uint8),
    "UINT16": np.dtype(np.uint16),
    "UINT32": np.dtype(np.uint32),
    "UINT64": np.dtype(np.uint64),
    "BOOL": np.dtype(np.bool_),
    "COMPLEX64": np.dtype(np.complex64),
    "COMPLEX128": np.dtype(np.complex128),
}

_PROMOTION = json.loads(PROMOTION_JSON.read_text())


def promotes(first, second):
    """Whether the pair has a common dtype."""
    return second in _PROMOTION[first]


FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16", "DOUBLE")

# What two floating types are computed in.
_WIDTH = {"FLOAT16": 0, "BFLOAT16": 0, "FLOAT": 1, "DOUBLE": 2}


def promote(names):
    """The common dtype of floating dtypes: the widest; FLOAT where the two halves meet."""
    common = names[0]
    for name in names[1:]:
        if name == common:
            continue
        if _WIDTH[name] == _WIDTH[common]:
            common = "FLOAT"
        elif _WIDTH[name] > _WIDTH[common]:
            common = name
    return common
