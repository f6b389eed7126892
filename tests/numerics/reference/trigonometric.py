"""Trigonometric functions and their inverses."""

import numpy as np

from numerics.elementwise_cases import Domain


def sin(self):
    return np.sin(self)


def cos(input):
    return np.cos(input)


def tan(self):
    return np.tan(self)


def asin(self):
    return np.arcsin(self)


def acos(input):
    return np.arccos(input)


def atan(input):
    return np.arctan(input)


def sinc(self):
    """The angle is reduced while it is exact."""
    whole = np.rint(self)
    pi = 4 * np.arctan(np.longdouble(1))
    sine = np.sin(pi * (self - whole)) * np.where(np.fmod(whole, 2) == 0, 1, -1)
    return np.where(self == 0, 1, sine / (pi * np.where(self == 0, 1, self))).astype(self.dtype)


def inside(random, count):
    """Mostly within [-1, 1], often near its ends."""
    return np.tanh(random.standard_normal(count) * 3) * 1.0001


def wide(random, count):
    return random.standard_normal(count) * np.exp(random.uniform(-10, 15, count))


def given(name, values):
    return Domain(values={name: values})


CASES = {
    "sin": given("self", wide),
    "cos": given("input", wide),
    "tan": given("self", wide),
    "asin": given("self", inside),
    "acos": given("input", inside),
    "atan": given("input", wide),
    "sinc": given("self", wide),
}
