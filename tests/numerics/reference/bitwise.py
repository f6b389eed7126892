"""Bitwise operators and shifts of integers."""

import numpy as np


def bitwise_and_tensor(self, other):
    return self & other


def bitwise_or_tensor(self, other):
    return self | other


def bitwise_xor_tensor(self, other):
    return self ^ other


def left_shift(self, shiftBits):
    bits = 8 * self.dtype.itemsize
    inside = (shiftBits >= 0) & (shiftBits < bits)
    return np.where(inside, self << np.where(inside, shiftBits, 0).astype(self.dtype), 0).astype(self.dtype)


def right_shift(input, shiftBits):
    bits = 8 * input.dtype.itemsize
    last = input >> np.clip(shiftBits, 0, bits - 1).astype(input.dtype)
    return np.where((shiftBits >= bits) & (input >= 0), 0, last).astype(input.dtype)


bitwise_and_scalar, bitwise_or_scalar, bitwise_xor_scalar, left_shifts = (
    bitwise_and_tensor, bitwise_or_tensor, bitwise_xor_tensor, left_shift,
)  # fmt: skip
