"""Shrinking functions, hard sigmoid and hard swish."""

import numpy as np


def hardshrink(self, lambd):
    return hardshrink_backward(self, self, lambd)


def hardshrink_backward(gradOutput, self, lambd):
    return np.where(abs(self) <= max(lambd, 0), 0, gradOutput)


def softshrink_backward(gradOutput, self, lambda_):
    return hardshrink_backward(gradOutput, self, lambda_)


def softshrink(self, lambd):
    moved = np.where(self > 0, self - lambd, self + lambd)
    return hardshrink_backward(moved, self, lambd), abs(self)


def shrink(self, lambd, bias):
    moved = np.where(self > 0, self - bias, self + bias)
    return np.where(abs(self) > lambd, moved, 0), np.maximum(abs(self), abs(bias))


def hardsigmoid(self):
    return np.clip(self / 6 + 0.5, 0, 1).astype(self.dtype)


def hardsigmoid_backward(gradOutput, self):
    return np.where(abs(self) < 3, gradOutput / 6, 0)


def hardswish(self):
    return np.where(self <= -3, 0, np.where(self >= 3, self, self * (self + 3) / 6))


def hardswish_backward(gradOutput, self):
    return gradOutput * np.where(self < -3, 0, np.where(self > 3, 1, (self + 1.5) / 3))


def hardswish_backward_v2(gradOutput, self):
    return gradOutput * np.where(self <= -3, 0, np.where(self >= 3, 1, (self + 1.5) / 3))


def cases():
    from numerics.elementwise_cases import Domain

    lambdas = ({}, {"lambd": 0}, {"lambd": 1.7})
    return {
        "hardshrink": Domain(attrs=(*lambdas, {"lambd": -1})),
        "hardshrink_backward": Domain(attrs=(*lambdas, {"lambd": -1})),
        "softshrink": Domain(attrs=lambdas),
        "softshrink_backward": Domain(attrs=({}, {"lambda": 1.7}, {"lambda": -1})),
        "shrink": Domain(attrs=({}, {"lambd": 0.3, "bias": -0.4}, {"bias": 5})),
    }


CASES = cases()
