"""Negative log likelihood of class indices, and its gradient; classes are dim 1, or dim 0 of one row."""

import numpy as np

NONE, MEAN = 0, 1


def picked(inputs, attrs):
    """(target with 0 where it doesn't count, the weight of every target that counts, class dim)"""
    target = inputs["target"].astype(np.int64)
    counts = target != attrs["ignoreIndex"]
    safe = np.where(counts, target, 0)
    return safe, np.where(counts, inputs["weight"][safe], 0.0), 0 if inputs["self"].ndim == 1 else 1


def nll_loss(inputs, attrs):
    target, weight, dim = picked(inputs, attrs)
    chosen = np.take_along_axis(inputs["self"], np.expand_dims(target, dim), dim).squeeze(dim)
    losses = np.where(weight == 0, 0.0, -weight * chosen)
    if attrs["reduction"] == NONE:
        return {"out": (losses, None)}
    total, size = weight.sum(), np.abs(losses).sum()
    divisor = total if attrs["reduction"] == MEAN else 1.0
    with np.errstate(all="ignore"):
        return {"out": (losses.sum() / divisor, size / divisor), "totalWeightOut": (total, None)}


def nll_loss_backward(inputs, attrs):
    target, weight, dim = picked(inputs, attrs)
    divisor = inputs["totalWeight"].reshape(()) if attrs["reduction"] == MEAN else 1.0
    grad = inputs["gradOutput"] if attrs["reduction"] == NONE else inputs["gradOutput"].reshape(())
    out = np.zeros(inputs["self"].shape)
    with np.errstate(all="ignore"):
        slope = np.where(weight == 0, 0.0, -grad * weight / divisor)
    np.put_along_axis(out, np.expand_dims(target, dim), np.expand_dims(slope, dim), dim)
    return {"out": (out, None)}


nll_loss2d, nll_loss2d_backward = nll_loss, nll_loss_backward
