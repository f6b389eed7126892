"""Signs, magnitudes, parts and angles."""

import numpy as np

from numerics.elementwise_cases import Domain


def abs(self):
    return self if self.dtype == bool else np.abs(self)


def neg(self):
    return -self


def sign(self):
    if self.dtype.kind in "biu":
        return self if self.dtype == bool else np.sign(self)
    return np.where(np.isnan(self) | (self == 0), 0, self / np.abs(self)) if self.dtype.kind == "c" else signs(self)


def signs(self):
    return np.where(np.isnan(self), 0, np.sign(self)) + 0.0


def angle_v2(x):
    if x.dtype.kind == "c":
        return np.angle(x)
    return np.where(np.isnan(x), x, np.where(x < 0, np.pi, 0))


def nan_to_num(self, nan, posinf, neginf):
    return np.nan_to_num(self, nan=nan, posinf=posinf, neginf=neginf) if self.dtype.kind == "f" else self


def real(self):
    return np.real(self)


def bitwise_not(self):
    return ~self


SOME = {"nan": 1.5, "posinf": 7.0, "neginf": -1e6}
CASES = {"nan_to_num": Domain(attrs=(SOME, {"nan": float("nan"), "posinf": float("inf"), "neginf": 0.0}))}
