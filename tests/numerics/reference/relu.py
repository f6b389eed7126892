"""Rectifiers and clipping; comparisons are such that NaN passes."""

import numpy as np


def relu(self):
    return np.where(self <= 0, self.dtype.type(0), self)


def squared_relu(input):
    return relu(input) ** 2


def leaky_relu(self, negativeSlope):
    return leaky_relu_backward(self, self, negativeSlope)


def leaky_relu_backward(gradOutput, self, negativeSlope):
    return np.where(self > 0, gradOutput, gradOutput * np.float64(np.float32(negativeSlope)))


def threshold(self, threshold, value):
    return np.where(self <= threshold, value.astype(self.dtype), self)


def threshold_backward(gradOutput, self, threshold):
    return np.where(self <= threshold, gradOutput.dtype.type(0), gradOutput)


def hardtanh(self, clipValueMin, clipValueMax):
    return np.where(self > clipValueMax, clipValueMax, np.where(self < clipValueMin, clipValueMin, self))


def hardtanh_backward(gradOutput, self, min, max):
    return np.where((self <= min) | (self >= max), 0, gradOutput)


def cases():
    from numerics.elementwise_cases import Domain

    bounds = ({}, {"clipValueMin": -2, "clipValueMax": -2}, {"clipValueMin": -1e300, "clipValueMax": 1.5})
    return {
        "leaky_relu": Domain(attrs=({}, {"negativeSlope": -2}, {"negativeSlope": 0.3})),
        "leaky_relu_backward": Domain(attrs=({}, {"negativeSlope": -2}, {"negativeSlope": 0.3, "selfIsResult": True})),
        "threshold": Domain(attrs=({"threshold": 0, "value": 20}, {"threshold": -0.7, "value": 2.5})),
        "threshold_backward": Domain(attrs=({}, {"threshold": -0.7})),
        "hardtanh": Domain(attrs=bounds),
        "hardtanh_backward": Domain(attrs=({}, {"min": -0.5, "max": 2.5})),
    }


CASES = cases()
