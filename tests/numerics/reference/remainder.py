"""Remainders, exact but for the one sum that a floored one may need."""

import numpy as np


def fmod_tensor(self, other):
    if self.dtype.kind in "iu":
        return np.where(other == 0, self, np.fmod(self, other))
    return np.fmod(self, other)


def remainder_tensor_tensor(self, other):
    rest = fmod_tensor(self, other)
    apart = (rest != 0) & ((rest < 0) != (other < 0)) & (other != 0)
    return np.where(apart, rest + other, rest)


fmod_scalar = fmod_tensor
remainder_tensor_scalar = remainder_scalar_tensor = remainder_tensor_tensor
