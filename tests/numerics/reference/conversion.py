"""Conversion of dtypes, bit for bit. Floating inputs come as float64, which holds them exactly."""

import numpy as np

from support.dtypes import NUMPY

HALVES = ("FLOAT16", "BFLOAT16")


def convert(values, source, target):
    """The elements as an array of the target's NumPy dtype."""
    to = NUMPY[target]
    values = np.asarray(values)
    if target == "BOOL":
        return values != 0
    if values.dtype.kind == "c" and to.kind != "c":
        values = values.real
    if to.kind in "iu" and values.dtype.kind == "f":
        return _saturated(values, to)
    with np.errstate(over="ignore", invalid="ignore"):
        if target in HALVES or (source in HALVES and to.kind == "c"):
            values = values.astype(np.float32)  # halves are reached, and left, by way of float32
        return values.astype(to)


def _saturated(values, to):
    limits = np.iinfo(to)
    whole = np.trunc(np.where(np.isnan(values), 0, values)).astype(np.float64)
    # The upper limit itself may be no float64: what reaches the power of two above it saturates.
    above, below = whole >= float(limits.max) + (limits.max < 2**53), whole <= float(limits.min)
    inside = np.where(above | below, 0, whole).astype(to)
    return np.where(above, to.type(limits.max), np.where(below, to.type(limits.min), inside))


def cast(inputs, attrs):
    return {"out": (convert(inputs["self"], attrs["from"], attrs["dtype"]), None)}


def inplace_copy(inputs, attrs):
    values = convert(inputs["src"], attrs["from"], attrs["to"])
    return {"selfRef": (np.broadcast_to(values, attrs["shape"]), None)}
