"""Error functions and logarithms of gamma: SciPy's where float64 is enough, else by mpmath."""

import mpmath
import numpy as np
from scipy import special

from numerics.elementwise_cases import Domain


def exactly(function):
    """The function of longdouble arrays; NaN and infinities are left to SciPy's."""

    def of_one(value):
        with mpmath.workdps(30):
            return np.longdouble(mpmath.nstr(function(mpmath.mpf(value)), 25))

    return np.vectorize(lambda value: of_one(float(value)), otypes=[np.longdouble])


def computed(self, by_scipy, by_mpmath):
    values = by_scipy(self.astype(np.float64))
    if self.dtype != np.longdouble:
        return values
    usual = np.isfinite(values) & np.isfinite(self)
    return np.where(usual, exactly(by_mpmath)(np.where(usual, self, 0.5)), values)


def erf(self):
    return computed(self, special.erf, mpmath.erf)


def erfc(self):
    return computed(self, special.erfc, lambda value: mpmath.erfc(value) if abs(value) < 40 else mpmath.mpf(value < 0) * 2)


def erfinv(self):
    return special.erfinv(self)


def digamma(self):
    """The scale is that of its terms where it is near 0."""
    values = computed(self, special.digamma, mpmath.digamma)
    values = np.where(self == 0, np.copysign(np.inf, -self), values)
    return values, np.maximum(abs(values), 2) if self.dtype == np.longdouble else None


def lgamma(self):
    values = computed(self, special.gammaln, lambda value: mpmath.loggamma(value).real)
    values = np.where((0 < self) & (self < 1e-300), -np.log(np.abs(self)), values)
    return np.where(np.isinf(self), np.inf, values)


def between(low, high):
    return lambda random, count: random.uniform(low, high, count)


CASES = {
    "erf": Domain(values={"self": between(-5, 5)}),
    "erfc": Domain(values={"self": between(-6, 11)}),
    "erfinv": Domain(values={"self": lambda random, count: np.tanh(random.standard_normal(count) * 3)}),
    "digamma": Domain(values={"self": between(-10, 20)}),
    "lgamma": Domain(values={"self": between(-10, 20)}),
}
