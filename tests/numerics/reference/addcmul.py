"""Products and quotients added to a tensor; the scale is the larger term, as a sum may cancel."""

import numpy as np

from numerics.reference.add import total
from numerics.reference.div import STORED, truncated


def addcmul(self, tensor1, tensor2, value):
    if self.dtype.kind in "iu":
        return self + value * tensor1 * tensor2
    values, scale = total(self, value * tensor1 * tensor2)
    # Without fused multiply-add a product that overflows is infinite before anything is added.
    lost = abs(value * tensor1 * tensor2) > np.finfo(STORED[self.dtype]).max
    return np.ma.array(values, mask=lost), scale


def addcdiv(self, tensor1, tensor2, value):
    if self.dtype.kind in "iu":
        return self + value * truncated(tensor1, tensor2)
    values, scale = total(self, value * (tensor1 / tensor2))
    # A quotient that overflows stays infinite.
    lost = abs(tensor1 / tensor2) > np.finfo(STORED[self.dtype]).max
    return np.ma.array(values, mask=lost), scale


def lerp(self, end, weight):
    values = self + weight * (end - self)
    return values, np.maximum(abs(self), abs(weight) * np.maximum(abs(self), abs(end)))


lerps = lerp
