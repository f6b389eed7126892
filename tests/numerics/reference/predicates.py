"""Truth and kind of numbers."""

import numpy as np
from numerics.elementwise_cases import Domain


def logical_and(self, other):
    return self & other


def logical_or(self, other):
    return self | other


def logical_xor(self, other):
    return self ^ other


def logical_not(self):
    return self == 0


def signbit(self):
    return self < 0


def is_finite(self):
    return np.isfinite(self)


def is_inf(x):
    return np.isinf(x)


def is_pos_inf(self):
    return np.isinf(self) & (self > 0)


def is_neg_inf(self):
    return np.isinf(self) & (self < 0)


def is_close(self, other, rtol, atol, equalNan):
    """In FLOAT's own steps: whether a difference on the border counts is a matter of its rounding."""
    own = np.float32 if self.dtype == np.float64 else np.float64
    a, b = self.astype(own), other.astype(own)
    near = abs(a - b) <= own(np.float32(atol)) + own(np.float32(rtol)) * abs(b)
    same = (a == b) | near & np.isfinite(a) & np.isfinite(b)
    return same | np.isnan(a) & np.isnan(b) if equalNan else same


def near(random, count):
    return np.round(random.standard_normal(count), 1)


CASES = {
    "is_close": Domain(
        values={"self": near, "other": near},
        attrs=({"rtol": 0.1, "atol": 0.05}, {"rtol": 0.0, "atol": 0.5, "equalNan": True}, {"rtol": -1.0, "atol": 0.3}),
    ),
}
