"""GELU by the normal distribution and by tanh; the scale of a gradient is its larger term, as they may cancel."""

import math

import numpy as np

from numerics.reference.silu import logistic

ERFC = np.vectorize(math.erfc, otypes=[float])


def by_erf(values):
    return values * ERFC(-values / math.sqrt(2)) / 2


def slope_by_erf(values):
    """Its two terms."""
    density = np.exp(-values * values / 2) / math.sqrt(2 * math.pi)
    return ERFC(-values / math.sqrt(2)) / 2, values * density


def doubled_argument(values):
    """2 u with tanh's argument u, and its derivative."""
    factor = 2 * math.sqrt(2 / math.pi)
    return factor * (values + 0.044715 * values**3), factor * (1 + 3 * 0.044715 * values**2)


def by_tanh(values):
    return values * logistic(doubled_argument(values)[0])[0]


def slope_by_tanh(values):
    argument, derivative = doubled_argument(values)
    value, rest = logistic(argument)
    return value, values * derivative * value * rest


def gelu(self):
    return by_tanh(self)


def gelu_v2(x, approximate):
    return by_tanh(x) if approximate == 1 else by_erf(x)


def gelu_backward_v2(gradOutput, self, approximate):
    first, second = (slope_by_tanh if approximate == "tanh" else slope_by_erf)(self)
    return gradOutput * (first + second), abs(gradOutput) * np.maximum(abs(first), abs(second))


def gelu_backward(gradOutput, self):
    return gelu_backward_v2(gradOutput, self, "tanh")


def cases():
    from numerics.elementwise_cases import Domain

    return {
        "gelu_v2": Domain(attrs=({"approximate": 0}, {"approximate": 1}, {"approximate": 7})),
        "gelu_backward_v2": Domain(attrs=({"approximate": "none"}, {"approximate": "tanh"}), mixed=False),
    }


CASES = cases()
