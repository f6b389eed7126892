"""The logistic function and its kin."""

import numpy as np

from numerics.reference.silu import logistic


def sigmoid(self):
    return 1 / (1 + np.exp(-self))


def sigmoid_backward(gradOutput, output):
    # The first product may lie below the normal numbers.
    smallest = 2.0 ** (-1022 if output.dtype in (np.longdouble, np.clongdouble) else -126)
    return gradOutput * output * (1 - output), smallest * abs(1 - output)


def tanh_backward(gradOutput, output):
    # What no tanh gives may overflow.
    return np.ma.masked_where(np.broadcast_arrays(abs(output), gradOutput)[0] > 1e15, gradOutput * ((1 - output) * (1 + output)))


def log_sigmoid(self):
    return np.minimum(self, 0) - np.log1p(np.exp(-abs(self)))


def log_sigmoid_forward(self):
    return log_sigmoid(self)


def log_sigmoid_backward(gradOutput, self):
    return gradOutput * logistic(-self)[0], abs(gradOutput) * 2.0**-126


def softplus(self, beta, threshold):
    scaled = beta * self
    log = np.maximum(scaled, 0) + np.log1p(np.exp(-abs(scaled)))
    return np.where(scaled > threshold, self, log / beta), 2.0**-126 / abs(beta)


def softplus_backward(gradOutput, self, beta, threshold):
    scaled = beta * self
    return np.where(scaled > threshold, gradOutput, gradOutput * logistic(scaled)[0])


def mish(self):
    return self * np.tanh(np.log1p(np.exp(np.minimum(self, 40))))


def mish_backward(gradOutput, self):
    tanh = np.tanh(np.log1p(np.exp(np.minimum(self, 40))))
    second = np.where(self > 40, 0, self * logistic(self)[0] * (1 - tanh * tanh))
    return gradOutput * (tanh + second), abs(gradOutput) * np.maximum(tanh, abs(second))


def cases():
    from numerics.elementwise_cases import Domain

    softplus = Domain(attrs=({}, {"beta": 0.3, "threshold": 2}, {"beta": -1.7}))
    return {"softplus": softplus, "softplus_backward": softplus}


CASES = cases()
