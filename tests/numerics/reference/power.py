"""Powers. Of integers by squaring, since NumPy refuses negative exponents."""

import numpy as np

from numerics.elementwise_cases import Domain


def pow_tensor_tensor(self, exponent):
    if self.dtype.kind not in "iu":
        with np.errstate(all="ignore"):
            return np.where(exponent == 0, self.dtype.type(1), np.power(self, exponent))
    self, exponent = np.broadcast_arrays(self, exponent)
    odd = exponent % 2 != 0
    below = np.where(self == 1, 1, np.where((self == -1) & odd, -1, np.where(self == -1, 1, 0)))
    return np.where(exponent < 0, below.astype(self.dtype), np.power(self, np.maximum(exponent, 0)))


pow_tensor_scalar = pow_scalar_tensor = pow_tensor_tensor

CASES = {"pow_tensor_scalar": Domain(attrs=tuple({"exponent": number} for number in (2.5, 2, 3, 0.5, -1, -2.5, 0)))}
