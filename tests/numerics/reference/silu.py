"""self * sigmoid(beta * self) and its gradient; the scale of a gradient is its larger term, as they may cancel."""

import numpy as np


def logistic(values):
    """sigmoid and 1 - sigmoid; far out one of them is 0."""
    return 1 / (1 + np.exp(-values)), 1 / (1 + np.exp(values))


def swish(self, betaOptional=1.0):
    return self * logistic(betaOptional * self)[0]


def swish_backward(gradOutput, self, betaOptional=1.0):
    scaled = betaOptional * self
    value, rest = logistic(scaled)
    factor = gradOutput * value
    return factor * (1 + scaled * rest), abs(factor) * np.maximum(1, abs(scaled * rest))


def silu(self):
    # A sigmoid below the normal numbers has lost digits.
    return swish(self), abs(self) * 2.0**-126


def silu_backward(gradOutput, self):
    return swish_backward(gradOutput, self)


def fast_gelu(self):
    return swish(self, 1.702)


def fast_gelu_backward(gradOutput, self):
    return swish_backward(gradOutput, self, 1.702)


def cases():
    from numerics.elementwise_cases import Domain

    betas = Domain(attrs=({"betaOptional": None}, {"betaOptional": 1}, {"betaOptional": -2.3}, {"betaOptional": 0}))
    return {"swish": betas, "swish_backward": betas}


CASES = cases()
