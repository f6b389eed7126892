"""The inverse of the sigmoid, and its gradient."""

import numpy as np

from numerics.elementwise_cases import Domain


def single(eps):
    """eps and 1 - eps as they are in f32."""
    low = np.float32(eps)
    return float(low), float(np.float32(1) - low)


def logit(input, eps):
    low, high = single(eps)
    if low >= 0:
        input = np.where(input < low, low, np.where(input > high, high, input))
    return np.log(input / (1 - input))


def logit_grad(x, dy, eps):
    low, high = single(eps if not eps < 0 else 0)
    outside = 0 if eps >= 0 else np.nan
    values = np.where((x >= low) & (x <= high), dy / (x * (1 - x)), outside)
    return np.where(np.isnan(x), np.nan, values)


CASES = {
    name: Domain(
        values={key: lambda random, count: random.uniform(-0.1, 1.1, count)},
        attrs=tuple({"eps": eps} for eps in (-1, 0, 0.01, 0.7, 1.5, float("inf"), float("nan"))),
    )
    for name, key in (("logit", "input"), ("logit_grad", "x"))
}
