"""Hyperbolic functions and their inverses."""

import numpy as np

from numerics.elementwise_cases import Domain


def sinh(self):
    return np.sinh(self)


def cosh(self):
    return np.cosh(self)


def tanh(self):
    return np.tanh(self)


def asinh(input):
    return np.arcsinh(input)


def acosh(self):
    return np.arccosh(self)


def atanh(input):
    return np.arctanh(input)


def wide(random, count):
    return random.standard_normal(count) * np.exp(random.uniform(-10, 10, count))


def given(name, values):
    return Domain(values={name: values})


CASES = {
    "asinh": given("input", wide),
    "acosh": given("self", lambda random, count: 1 + abs(wide(random, count))),
    "atanh": given("input", lambda random, count: np.tanh(random.standard_normal(count) * 3)),
    "tanh": given("self", lambda random, count: wide(random, count) / 100),
}
