"""Kullback-Leibler divergence and its gradients."""

import numpy as np

from numerics.elementwise_cases import Domain
from numerics.reference.pointwise_loss import probabilities, reduced, single


def kl_div(self, target, reduction, logTarget):
    if logTarget:
        factor, logarithm = np.exp(target), target
    else:
        factor, logarithm = target, np.where(target == 0, 0, np.log(target))
    values = factor * single(logarithm - self)
    if reduction:
        return reduced(values, reduction, values.shape[0] if values.ndim else 1)
    # The difference may cancel.
    scale = np.abs(factor) * np.maximum(np.abs(logarithm), np.abs(self))
    return np.ma.masked_where(np.isfinite(values) & (scale > np.finfo(np.float32).max), values), scale


def summed_to(values, like, reduction):
    """Sums over the dims along which `like` was broadcast; the scale is the sum of the magnitudes."""
    count = {1: values.size, 3: values.shape[0] if values.ndim else 1}.get(reduction, 1)
    lead = values.ndim - like.ndim
    dims = tuple(i for i in range(values.ndim) if i < lead or like.shape[i - lead] != values.shape[i])
    shape = like.shape
    return values.sum(axis=dims).reshape(shape) / count, np.abs(values).sum(axis=dims).reshape(shape) / count


def kl_div_backward(gradOutput, self, target, reduction, logTarget):
    factor = np.exp(target) if logTarget else target
    shape = np.broadcast_shapes(gradOutput.shape, self.shape, target.shape)
    return summed_to(np.broadcast_to(-factor * gradOutput, shape), self, reduction)


def kl_div_target_backward(gradOutput, self, target, reduction, logTarget):
    factor, logarithm = (np.exp(target), target) if logTarget else (1.0, np.log(target))
    slope = single(single(logarithm - self) + 1)
    terms = factor * gradOutput * np.maximum(1, np.maximum(np.abs(logarithm), np.abs(self)))
    shape = np.broadcast_shapes(gradOutput.shape, self.shape, target.shape)
    values, _ = summed_to(np.broadcast_to(factor * gradOutput * slope, shape), target, reduction)
    _, scale = summed_to(np.broadcast_to(terms, shape), target, reduction)
    return values, scale


EVERY = tuple({"reduction": r, "logTarget": flag} for r in range(4) for flag in (False, True))
CASES = {
    "kl_div": Domain(attrs=EVERY, values={"target": probabilities}),
    "kl_div_backward": Domain(attrs=EVERY, values={"target": probabilities}, special=("gradOutput",)),
    "kl_div_target_backward": Domain(attrs=EVERY, values={"target": probabilities}, special=("gradOutput",)),
}
