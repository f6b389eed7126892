"""Exponential linear units."""

import numpy as np

SCALE, ALPHA = 1.0507009873554805, 1.6732632423543772


def unit(values, above, below, inner):
    return np.where(values > 0, above * values, below * np.expm1(inner * values))


def elu(self, alpha, scale, inputScale):
    alpha, scale, inputScale = (self.dtype.type(np.float32(value)) for value in (alpha, scale, inputScale))
    if not np.isfinite(alpha) or not np.isfinite(inputScale):
        return np.where(self > 0, scale * self, -alpha * scale)
    return unit(self, scale, alpha * scale, inputScale)


def elu_backward(gradOutput, selfOrResult, alpha, scale, inputScale, isResult):
    below = inputScale * alpha * scale * np.exp(inputScale * selfOrResult)
    if isResult:
        below = inputScale * (selfOrResult + alpha * scale)
    return gradOutput * np.where(selfOrResult > 0, scale, below)


def celu(self, alpha):
    return unit(self, 1, alpha, 1 / alpha)


def selu(self):
    if self.dtype.kind == "i":
        return saturated(selu(self.astype(float)), self.dtype)
    return unit(self, SCALE, SCALE * ALPHA, 1)


def selu_backward(gradOutput, result):
    if result.dtype.kind == "i":
        return saturated(selu_backward(gradOutput.astype(float), result.astype(float)), result.dtype)
    return gradOutput * np.where(result > 0, SCALE, result + SCALE * ALPHA)


def saturated(values, dtype):
    info = np.iinfo(dtype)
    return np.clip(np.trunc(values), info.min, info.max).astype(dtype)


def cases():
    from numerics.elementwise_cases import Domain

    scales = ({}, {"alpha": 0.3, "scale": -1.7, "inputScale": 2.5}, {"alpha": 2, "inputScale": -0.5})
    results = ({"alpha": 0.3, "scale": 1.7, "inputScale": 2.5, "isResult": True},)
    return {
        "elu": Domain(attrs=(*scales, {"alpha": np.inf, "scale": 2}, {"inputScale": np.nan, "alpha": 0.7})),
        "elu_backward": Domain(attrs=(*scales, *results)),
        "celu": Domain(attrs=({}, {"alpha": 0.3}, {"alpha": -2})),
    }


CASES = cases()
