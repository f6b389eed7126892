"""Larger and smaller values, and bounds."""

import numpy as np
from numerics.elementwise_cases import Domain


def maximum(self, other):
    return np.maximum(self, other)


def minimum(self, other):
    return np.minimum(self, other)


def clamp(self, clipValueMin=None, clipValueMax=None):
    raised = self if clipValueMin is None else np.maximum(self, clipValueMin)
    return raised if clipValueMax is None else np.minimum(raised, clipValueMax)


def clamp_min(self, clipValueMin):
    return np.maximum(self, clipValueMin)


def clamp_max(self, clipValueMax):
    return np.minimum(self, clipValueMax)


def clamp_max_tensor(self, max):
    return np.minimum(self, max)


clamp_tensor, clamp_min_tensor = clamp, clamp_min

CASES = {
    "clamp": Domain(
        attrs=(
            {"clipValueMin": -1, "clipValueMax": 2},
            {"clipValueMin": 0.3, "clipValueMax": None},
            {"clipValueMin": None, "clipValueMax": 0.7},
            {"clipValueMin": 2, "clipValueMax": -1},
            {"clipValueMin": ("FLOAT", float("nan")), "clipValueMax": 1},
        )
    )
}
