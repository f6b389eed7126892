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

INTEGERS = ("INT8", "INT16", "INT32", "INT64", "UINT8", "UINT16", "UINT32", "UINT64")
COMPLEX = ("COMPLEX32", "COMPLEX64", "COMPLEX128")
COMPLEX_OF = {"FLOAT16": "COMPLEX32", "FLOAT": "COMPLEX64", "DOUBLE": "COMPLEX128"}


def category(name):
    """0 for BOOL, 1 for integers, 2 for floating, 3 for complex."""
    return 0 if name == "BOOL" else 1 if name in INTEGERS else 2 if name in FLOATS else 3


def promote(names):
    """The common dtype of the names by the table; None where two of them have none."""
    common = names[0]
    for name in names[1:]:
        common = _PROMOTION.get(common, {}).get(name)
    return common


def following(row, of):
    """(output, dtype) of the outputs whose dtype must follow from an input's."""
    for name, out in row.outs.items():
        rule = out["dtype"]["rule"]
        if rule not in ("real", "floating", "real_floating"):
            continue
        dtype = of(out["dtype"]["args"][0])
        if rule != "floating":
            dtype = {"COMPLEX32": "FLOAT16", "COMPLEX64": "FLOAT", "COMPLEX128": "DOUBLE"}.get(dtype, dtype)
        yield name, "FLOAT" if rule != "real" and category(dtype) < 2 else dtype


def promoted(row, of):
    """What the row's promoted arguments meet in; `of` gives the dtype of an argument, outputs included, None for one not given. None: nothing."""
    if not row.promote:
        return of(row.operands[0])
    found = [dtype for name in row.promote if (dtype := of(name))]
    if row.promote_rule == "table":
        return promote(found)
    scalar_first = row.param(row.promote[0]).kind == "scalar"
    scalar, tensor = found if scalar_first else reversed(found)
    ours, theirs = category(tensor), category(scalar)
    if row.promote_rule == "compare_exact":  # whether the scalar's value is exact changes no result
        return promote(found)
    if row.promote_rule == "compare_single":
        return tensor if ours == 2 else promote([tensor, "FLOAT" if scalar == "DOUBLE" else scalar])
    if row.promote_rule == "compare":
        return promote(found) if ours < 2 and (theirs > 1 or ours == 0) else tensor
    if row.promote_rule == "keep":
        return "FLOAT" if scalar == "FLOAT" and tensor in ("FLOAT16", "BFLOAT16") else tensor
    if 3 in (ours, theirs):
        return promote(found)
    if ours == 2:
        return tensor
    if scalar == "DOUBLE" and of(row.outputs[0].name) == "FLOAT":
        return "FLOAT"
    return promote(found) if theirs == 2 or ours == 0 else tensor


def computed(row, of):
    """What an elementwise row computes in."""
    common = promoted(row, of)
    out = of(row.outputs[0].name)
    if common in row.in_float.get("a2", row.in_float.get(row.products[0], ())):
        return "FLOAT"
    if common in row.in_double.get("a2", row.in_double.get(row.products[0], ())):
        return "DOUBLE"
    if row.compute == "boolean":
        return "BOOL"
    if row.compute == "output" or (row.compute == "output_integral" and category(common) < 2):
        return out
    if row.compute == "single" and category(common) < 3 or row.compute == "single_floating" and category(common) == 2:
        return "FLOAT"
    return "FLOAT" if row.compute == "floating" and category(common) < 2 else common


def converts(source, target):
    """Whether a result may be stored: complex never as real, floating never as integer, only BOOL as BOOL."""
    if source == target:
        return True
    if category(source) == 3 and category(target) != 3 or category(source) == 2 and category(target) < 2:
        return False
    return target != "BOOL"
