"""Logarithm of softmax and its gradient."""

import numpy as np

from numerics.elementwise_cases import Domain


def log_softmax(self, dim):
    if self.size == 0:
        return self
    axis = dim if self.ndim else None
    largest = self.max(axis=axis, keepdims=True)
    shifted = self - largest
    values = shifted - np.log(np.exp(shifted).sum(axis=axis, keepdims=True))
    return values, np.maximum(np.abs(values), np.abs(self))


def log_softmax_backward(gradOutput, output, dim):
    axis = dim if gradOutput.ndim else None
    terms = np.exp(output) * np.abs(gradOutput).sum(axis=axis, keepdims=True)
    values = gradOutput - np.exp(output) * gradOutput.sum(axis=axis, keepdims=True)
    return values, np.maximum(np.abs(gradOutput), terms)


def logarithms(random, count):
    return -random.uniform(0, 8, count)


CASES = {
    "log_softmax": Domain(attrs=({"dim": -1}, {"dim": 0}), special=()),
    "log_softmax_backward": Domain(attrs=({"dim": -1}, {"dim": 0}), values={"output": logarithms}, special=()),
}
