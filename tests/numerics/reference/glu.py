"""Gated linear units of sigmoid, SiLU and a rectifier, on halves along a dim."""

import numpy as np

from numerics.reference.silu import logistic, swish_backward

# A sigmoid below the normal numbers has lost digits.
SMALLEST = 2.0**-126


def glu(self, dim):
    a, b = np.split(self, 2, dim)
    return a * logistic(b)[0], abs(a) * SMALLEST


def glu_backward(gradOut, self, dim):
    a, b = np.split(self, 2, dim)
    value, rest = logistic(b)
    parts = gradOut * value, gradOut * a * value * rest
    scales = abs(gradOut) * SMALLEST, abs(gradOut * a) * SMALLEST
    return np.concatenate(parts, dim), np.concatenate(scales, dim)


def swi_glu(x, dim):
    a, b = np.split(x, 2, dim)
    return a * logistic(a)[0] * b, abs(a * b) * SMALLEST


def swi_glu_grad(yGrad, x, dim):
    a, b = np.split(x, 2, dim)
    first, scale = swish_backward(yGrad * b, a)
    parts = first, yGrad * a * logistic(a)[0]
    return np.concatenate(parts, dim), np.concatenate((scale, abs(yGrad * a) * SMALLEST), dim)


def fatrelu_mul(input, threshold):
    a, b = np.split(input, 2, -1)
    return np.where(a >= threshold, a, 0) * b


def cases():
    from numerics.elementwise_cases import Domain

    def shapes(whole, *halved):
        """The last dim, and the first one."""
        return ({whole: (33, 66), **dict.fromkeys(halved, (33, 33))},)

    dims = ({"dim": -1}, {"dim": 1})
    return {
        "glu": Domain(attrs=dims, shapes=shapes("self", "out")),
        "glu_backward": Domain(attrs=dims, shapes=({"self": (33, 66), "out": (33, 66), "gradOut": (33, 33)},)),
        "swi_glu": Domain(attrs=dims, shapes=shapes("x", "out")),
        "swi_glu_grad": Domain(attrs=dims, shapes=({"x": (33, 66), "out": (33, 66), "yGrad": (33, 33)},)),
        "fatrelu_mul": Domain(shapes=({"input": (33, 66), "out": (33, 33), "threshold": ()},)),
    }


CASES = cases()
