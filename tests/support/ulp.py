"""Rounding and distances in units in the last place, worked out in float64.

A result is right when it lies between the rounded ends of an interval around the reference: `limit` float32 ULP to
each side, because all arithmetic is done in float32. For a float32 result that is the plain distance. For half types,
which are rounded once more, it means the rounded reference itself, or its neighbour where the reference lies that
close to a rounding tie.
"""

import numpy as np

# Digits of the significand, exponent of the smallest subnormal, largest finite value.
_FORMATS = {
    "FLOAT": (24, -149, float(np.finfo(np.float32).max)),
    "FLOAT16": (11, -24, 65504.0),
    "BFLOAT16": (8, -133, float.fromhex("0x1.fep127")),
    "DOUBLE": (53, -1074, float(np.finfo(np.float64).max)),
}


def spacing(values, dtype):
    """Distance between neighbouring numbers of `dtype` at these magnitudes."""
    digits, least, largest = _FORMATS[dtype]
    magnitudes = np.minimum(np.abs(np.asarray(values, np.float64)), largest)
    _, exponents = np.frexp(magnitudes)
    return np.ldexp(1.0, np.maximum(np.where(magnitudes == 0, least, exponents - digits), least))


def round_to(values, dtype):
    """Float64 values rounded once to `dtype`, ties to even, kept in float64."""
    values = np.asarray(values, np.float64)
    largest = _FORMATS[dtype][2]
    finite = np.where(np.isfinite(values), values, 0.0)
    step = spacing(finite, dtype)
    rounded = np.rint(finite / step) * step
    rounded = np.where(np.abs(rounded) > largest, np.copysign(np.inf, finite), rounded)
    return np.where(np.isfinite(values), rounded, values)


def errors(actual, reference, dtype, limit, scale=None):
    """How far every element is off, in multiples of `limit`: more than 1 is wrong.

    `scale` is the magnitude whose ULP counts (default: the reference's own), for results that are sums of larger terms.
    """
    actual = np.asarray(actual, np.float64)
    reference = np.asarray(reference, np.float64)
    limit = limit or 2.0**-20  # 0: exactly the reference
    magnitude = np.abs(reference) if scale is None else np.maximum(np.abs(reference), np.asarray(scale, np.float64))
    special = ~np.isfinite(reference) | ~np.isfinite(magnitude)
    safe = np.where(special, 0.0, reference)
    tolerance = limit * spacing(np.where(special, 0.0, magnitude), "FLOAT" if dtype != "DOUBLE" else "DOUBLE")
    low, high = round_to(safe - tolerance, dtype), round_to(safe + tolerance, dtype)
    if dtype in ("FLOAT", "DOUBLE"):
        with np.errstate(all="ignore"):
            distance = np.where(actual == safe, 0.0, np.abs(actual - safe) / tolerance)
        # Where an end of the interval overflows, infinity is in it.
        overflow = np.isinf(actual) & ((actual == low) | (actual == high))
        distance = np.where(overflow, 1.0, distance)
    else:
        exact = actual == round_to(safe, dtype)
        distance = np.where(exact, 0.0, np.where((actual >= low) & (actual <= high), 1.0, np.inf))
    distance = np.where(np.isnan(distance), np.inf, distance)
    same = (actual == reference) | (np.isnan(actual) & np.isnan(reference))
    return np.where(special, np.where(same, 0.0, np.inf), distance)


def explain(actual, reference, dtype, limit, scale=None, label="result"):
    """None when all elements are right, else a text about the worst one."""
    actual = np.asarray(actual)
    if actual.shape != np.shape(reference):
        return f"{label}: shape {actual.shape}, expected {np.shape(reference)}"
    if actual.size == 0:
        return None
    distance = errors(actual, reference, dtype, limit, scale)
    worst = np.unravel_index(np.argmax(distance), distance.shape)
    if distance[worst] <= 1:
        return None
    wrong = int((distance > 1).sum())
    return (
        f"{label}: {wrong} of {actual.size} elements are off; worst at {tuple(map(int, worst))}: got {actual[worst]!r}, "
        f"expected {np.asarray(reference)[worst]!r}, {distance[worst] * limit:.2f} ULP with {limit} allowed"
    )


def explain_exact(actual, reference, label="result"):
    """The same for results that must be the reference itself; zeros have signs, NaN is NaN."""
    actual, reference = np.asarray(actual), np.asarray(reference)
    if actual.shape != reference.shape:
        return f"{label}: shape {actual.shape}, expected {reference.shape}"
    reference = reference.astype(actual.dtype)  # a narrower float as float64
    same = _equal_parts(actual.real, reference.real) & _equal_parts(actual.imag, reference.imag)
    if same.all():
        return None
    first = np.unravel_index(np.argmin(same), same.shape)
    return (
        f"{label}: {int((~same).sum())} of {actual.size} elements are off; first at {tuple(map(int, first))}: got "
        f"{actual[first]!r}, expected {reference[first]!r}"
    )


def _equal_parts(actual, reference):
    if actual.dtype.kind != "f":
        return actual == reference
    both_nan = np.isnan(actual) & np.isnan(reference)
    return both_nan | ((actual == reference) & (np.signbit(actual) == np.signbit(reference)))
