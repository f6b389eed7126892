"""The loss scale of mixed precision."""

import numpy as np
from support.dtypes import NUMPY


@np.errstate(over="ignore")  # of the tracker, which wraps around, and of scales
def amp_update_scale(inputs, attrs, dtype):
    scale, tracker, found = (inputs[name][0] for name in ("currentScale", "growthTracker", "foundInf"))
    steps = tracker + np.int32(1)
    if found != 0:
        scale, steps = scale * attrs["backoffFactor"], 0
    elif steps == attrs["growthInterval"]:
        grown = scale * attrs["growthFactor"]
        scale, steps = grown if np.isfinite(NUMPY[dtype].type(grown)) else scale, 0
    return {"updatedScale": (np.array([scale]), None), "updatedGrowthTracker": (np.array([steps]), None)}
