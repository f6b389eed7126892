"""Sums, means and products; a reduction's reference is given its input as it is in the dtype it computes in.

    result(inputs, axes, keep)     gives (values, scale) of every output
The scale is what a float64 sum may be off by where terms cancel, in multiples of float32's or float64's precision.
"""

import numpy as np


def reduce_sum(inputs, axes, keep):
    if inputs.dtype == bool:
        return [(inputs.any(axes, keepdims=keep), None)]
    return [(inputs.sum(axes, keepdims=keep), abs(inputs).sum(axes, keepdims=keep))]


def reduce_nansum(inputs, axes, keep):
    return reduce_sum(inputs if inputs.dtype == bool else np.nan_to_num(inputs, posinf=np.inf, neginf=-np.inf), axes, keep)


def mean(inputs, axes, keep):
    [(total, scale)] = reduce_sum(inputs, axes, keep)
    count = inputs.size / total.size if total.size else 1
    with np.errstate(invalid="ignore", divide="ignore"):
        if inputs.dtype.kind in "iu":
            return [(np.sign(total) * (abs(total) // int(count)), None)]
        return [(total / count, scale / count)]


mean_v2 = mean


def prod(inputs, axes, keep):
    if inputs.dtype == bool:
        return [(inputs.all(axes, keepdims=keep), None)]
    with np.errstate(over="ignore", invalid="ignore"):
        result = inputs.prod(axes, keepdims=keep)
        count = inputs.size / max(result.size, 1)
        return [(result, abs(result) * max(1, count / 8))]


prod_dim = prod


def all(inputs, axes, keep):
    return [((inputs != 0).all(axes, keepdims=keep), None)]


def any(inputs, axes, keep):
    return [((inputs != 0).any(axes, keepdims=keep), None)]
