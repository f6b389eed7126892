"""Roots, reciprocals and squares."""

import numpy as np


def sqrt(self):
    return np.sqrt(self)


def rsqrt(self):
    return 1 / np.sqrt(self)


def reciprocal(self):
    return 1 / self


def square(self):
    return self * self
