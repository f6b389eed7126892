"""Rounding to integers and to decimals."""

import numpy as np

from numerics.elementwise_cases import Domain


def kept(self, function):
    return function(self) if self.dtype.kind == "f" else self


def ceil(self):
    return np.ceil(self)


def floor(self):
    return kept(self, np.floor)


def round(self):
    return kept(self, np.rint)


def trunc(self):
    return np.trunc(self)


def frac(input):
    return np.fmod(input, 1)


def round_decimals(self, decimals):
    if self.dtype.kind == "i":
        return round_integers(self, decimals)
    # Each step is rounded in the type that is computed in.
    own = np.float32 if self.dtype == np.float64 else np.float64
    power, values = own(10.0 ** abs(decimals)), self.astype(own)
    scaled = np.rint(values * power) / power if decimals > 0 else np.rint(values / power) * power
    return scaled.astype(self.dtype)


def round_integers(self, decimals):
    """By Python's integers, which round to the even multiple and don't overflow; then wrapped."""
    if decimals < -18:
        return np.zeros_like(self)
    bits = 8 * self.dtype.itemsize
    rounded = [int(value).__round__(min(decimals, 0)) % 2**bits for value in self.ravel().tolist()]
    return np.array(rounded, np.uint64).astype(self.dtype).reshape(self.shape)


CASES = {"round_decimals": Domain(attrs=tuple({"decimals": decimals} for decimals in (0, 2, -1, 5, -3, 30, -25)))}
