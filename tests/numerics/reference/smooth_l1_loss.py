"""Smooth L1 loss and its gradient."""

import numpy as np

NONE, MEAN, SUM = 0, 1, 2
SMALLEST_NORMAL = 2.0**-126


def smooth_l1_loss(inputs, attrs):
    with np.errstate(all="ignore"):
        distance = np.abs(inputs["self"] - inputs["target"])
        beta = np.float64(np.float32(attrs["beta"]))
        inside = 0.5 * distance * (distance / beta) if beta > 0 else distance
        loss = np.where(distance < beta, inside, distance - 0.5 * beta if beta > 0 else distance)
        if attrs["reduction"] == NONE:
            return {"result": (loss, None)}
        total = loss.sum()
        return {"result": (np.float64(total / loss.size) if attrs["reduction"] == MEAN else total, None)}


def smooth_l1_loss_backward(inputs, attrs):
    with np.errstate(all="ignore"):
        difference = inputs["self"] - inputs["target"]
        beta = np.float64(np.float32(attrs["beta"]))
        slope = np.where(np.abs(difference) < beta, difference / beta, np.sign(difference))
        # The slope is a float32: below its smallest normal number it has fewer digits, and then it is 0.
        tiny = np.abs(slope) < SMALLEST_NORMAL
        slope = np.where(tiny, slope.astype(np.float32), slope)
        gradient = inputs["gradOut"] * slope
        scale = np.where(tiny & np.isfinite(gradient), np.abs(inputs["gradOut"]) * SMALLEST_NORMAL, 0.0)
        count = gradient.size if attrs["reduction"] == MEAN else 1
    return {"gradInput": (gradient / count, scale / count)}
