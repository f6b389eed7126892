"""Division. Quotients are rounded to what they are computed in before they become whole."""

import numpy as np

from numerics.elementwise_cases import Domain
from support import dtypes

STORED = {np.dtype(np.float64): np.float32, np.dtype(np.longdouble): np.float64}


def div(self, other):
    return self / other


def floor_divide(self, other):
    return self // other if self.dtype.kind in "iu" else np.floor(rounded_quotient(self, other))


def div_mod(self, other, mode):
    if mode == 0:
        return div(self, other)
    if mode == 2:
        return floor_divide(self, other)
    return truncated(self, other) if self.dtype.kind in "iu" else np.trunc(rounded_quotient(self, other))


def rounded_quotient(self, other):
    return (self / other).astype(STORED[self.dtype]).astype(self.dtype)


def truncated(self, other):
    """Integers' quotient, 0 where they are divided by 0."""
    floored = self // other
    return floored + ((floored * other != self) & ((self < 0) != (other < 0)) & (other != 0))


divs, div_mods, floor_divides = div, div_mod, floor_divide


def div_mod_dtype(attrs, self, other):
    common = dtypes.promote([self, other])
    if attrs["mode"] == 2 or dtypes.category(common) == 3:
        return by_mode(attrs, common)
    return common if common in ("FLOAT16", "BFLOAT16") else integers_dtype(attrs, self, other)


def div_mods_dtype(attrs, self, other):
    common = dtypes.promote([self, other])
    if attrs["mode"] == 2 or dtypes.category(common) == 3:
        return by_mode(attrs, common)
    return self if dtypes.category(self) == 2 else integers_dtype(attrs, self, other)


def by_mode(attrs, common):
    """None: refused."""
    if dtypes.category(common) == 3 and attrs["mode"] > 0:
        return None
    return "FLOAT" if common == "BOOL" else common


def integers_dtype(attrs, self, other):
    return "INT32" if self == other == "INT32" and attrs["mode"] == 1 else "FLOAT"


MODES = Domain(attrs=({"mode": 2}, {"mode": 0}, {"mode": 1}))
CASES = {"div_mod": MODES, "div_mods": MODES}
COMPUTED = {"div_mod": div_mod_dtype, "div_mods": div_mods_dtype}
