"""Exponentials and logarithms."""

import numpy as np

from numerics.elementwise_cases import Domain


def exp(self):
    return np.exp(self)


def exp2(self):
    return np.exp2(self)


def expm1(self):
    return np.expm1(self)


def log(self):
    return np.log(self)


def log2(self):
    return np.log(self) / np.log(np.longdouble(2)) if self.dtype.kind == "c" else np.log2(self)


def log10(self):
    return np.log10(self)


def log1p(self):
    return np.log1p(self)


def wide(random, count):
    """Positive numbers of every size."""
    return np.exp(random.standard_normal(count) * 12)


def about_one(random, count):
    return np.where(random.random(count) < 0.3, 1 + random.standard_normal(count) * 1e-2, wide(random, count))


def large(random, count):
    return random.uniform(-110, 90, count)


POSITIVE = Domain(values={"self": about_one})
CASES = {
    "exp": Domain(values={"self": large}),
    "exp2": Domain(values={"self": large}),
    "expm1": Domain(values={"self": lambda random, count: random.standard_normal(count) * wide(random, count)}),
    "log": POSITIVE,
    "log2": POSITIVE,
    "log10": POSITIVE,
    "log1p": Domain(values={"self": lambda random, count: about_one(random, count) - 1}),
}
