"""Folds of lists: the sum, largest and smallest of the members, elementwise."""

from functools import reduce

import numpy as np


def add_n(inputs, attrs):
    """Each of the additions may be off by half an ULP of the sum of the magnitudes."""
    members = [*inputs.values()]
    with np.errstate(all="ignore"):
        return {"out": (reduce(np.add, members), sum(map(np.abs, members)) * max(1, (len(members) - 1) / 2))}


def max_n(inputs, attrs):
    return {"out": (reduce(np.maximum, inputs.values()), None)}


def min_n(inputs, attrs):
    return {"out": (reduce(np.minimum, inputs.values()), None)}
