"""Functions of two arguments."""

import numpy as np

from numerics.elementwise_cases import Domain


def atan2(self, other):
    return np.arctan2(self, other)


def log_add_exp(self, other):
    return np.logaddexp(self, other), terms(self, other, np.exp)


def log_add_exp2(self, other):
    return np.logaddexp2(self, other), terms(self, other, np.exp2)


def terms(self, other, power):
    """The larger one of the terms that may cancel."""
    excess = np.log1p(power(-abs(self - other))) / np.log(power(1.0))
    return np.fmax(abs(np.maximum(self, other)), excess)


def x_log_y_tensor(self, other):
    return np.where((self == 0) & ~np.isnan(other), 0.0, self * np.log(other))


def xlog1py(x, y):
    return np.where((x == 0) & ~np.isnan(y), 0.0, x * np.log1p(y))


def gcd(self, other):
    return np.gcd(self, other)


x_log_y_scalar_other = x_log_y_scalar_self = x_log_y_tensor


def positive(random, count):
    return np.exp(2 * random.standard_normal(count))


CASES = {
    "x_log_y_tensor": Domain(values={"other": positive}),
    "x_log_y_scalar_self": Domain(values={"other": positive}),
    "xlog1py": Domain(values={"y": positive}),
}
