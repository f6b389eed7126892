"""Addition and subtraction; the scale is the larger term, as a sum may cancel."""

import numpy as np


def add(self, other, alpha):
    if self.dtype == bool:
        return self | (alpha & other)
    return total(self, alpha * other)


def sub(self, other, alpha):
    return total(self, -(alpha * other))


def add_relu(self, other, alpha):
    values, scale = add(self, other, alpha)
    return np.where(values < 0, values.dtype.type(0), values), scale


def rsub(self, other, alpha):
    return sub(other, self, alpha)


def total(first, second):
    return first + second, np.maximum(abs(first), abs(second))


adds, subs, rsubs, add_v3 = add, sub, rsub, add
