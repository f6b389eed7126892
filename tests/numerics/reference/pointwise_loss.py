"""Losses that are a formula per element, and their gradients. Logarithms of sums are taken without overflow."""

import numpy as np

from numerics.elementwise_cases import Domain

MEAN = 1


def reduced(values, reduction, batch=1):
    values = np.asarray(values, np.float64)
    if reduction == 0:
        return values
    divisor = {1: values.size, 3: batch}.get(reduction, 1)
    return np.asarray(values.sum() / divisor if divisor else np.float64(np.nan)), np.abs(values).sum() / max(divisor, 1)


def over_count(gradient, reduction, count):
    return gradient / count if reduction == MEAN else gradient


def log_sigmoid(x):
    return np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x)))


def sigmoid(x):
    return np.exp(log_sigmoid(x))


def single(values):
    """As f32 holds an intermediate result, overflow included."""
    return np.float64(np.float32(values))


def count_of(*arrays):
    return np.broadcast(*arrays).size


def mse_loss(self, target, reduction):
    return reduced(single(self - target) ** 2, reduction)


def mse_loss_backward(gradOutput, self, target, reduction):
    return over_count(single(2 * single(self - target)) * gradOutput, reduction, self.size)


def l1_loss(self, target, reduction):
    if self.dtype.kind == "i":
        difference = np.abs(self - target)
        return difference if reduction == 0 else np.asarray(difference.sum())
    return reduced(np.abs(self - target), reduction)


def l1_loss_backward(gradOutput, self, target, reduction):
    difference = self - target
    sign = np.where(np.isnan(difference), 0.0, np.sign(difference))
    return over_count(gradOutput * sign, reduction, count_of(gradOutput, self, target))


def soft_margin_loss(self, target, reduction):
    product = single(self * target)
    values = -log_sigmoid(product)
    # What the product lost when it was rounded shows in the exponential.
    return reduced(values, reduction) if reduction else (values, values * np.clip(np.abs(product), 1, 200))


def soft_margin_loss_backward(gradOutput, self, target, reduction):
    product = single(self * target)
    gradient = single(-target * sigmoid(-product)) * gradOutput
    gradient = over_count(gradient, reduction, count_of(gradOutput, self, target))
    return gradient, np.abs(gradient) * np.clip(np.abs(product), 1, 200)


def binary_cross_entropy(self, target, reduction, weight=1.0):
    hit, miss = (np.where(x < -100, -100, x) for x in (np.log(self), np.log1p(-self)))
    return reduced(-weight * (target * hit + (1 - target) * miss), reduction)


def binary_cross_entropy_backward(gradOutput, self, target, reduction, weightOptional=1.0):
    slope = (self - target) / np.maximum(self * (1 - self), 1e-12)
    return over_count(gradOutput * weightOptional * slope, reduction, self.size)


def binary_cross_entropy_with_logits(self, target, reduction, weightOptional=1.0, posWeightOptional=1.0):
    hit, miss = posWeightOptional * target * log_sigmoid(self), (1 - target) * log_sigmoid(-self)
    values = reduced(-weightOptional * (hit + miss), reduction)
    return values if reduction else (values, np.abs(weightOptional) * np.maximum(np.abs(hit), np.abs(miss)))


def binary_cross_entropy_with_logits_backward(
    gradOutput, self, target, reduction, weightOptional=1.0, posWeightOptional=1.0
):
    up, down = (1 - target) * sigmoid(self), posWeightOptional * target * sigmoid(-self)
    factor = gradOutput * weightOptional
    count = self.size if reduction == MEAN else 1
    return factor * (up - down) / count, np.abs(factor) * np.maximum(np.abs(up), np.abs(down)) / count


def binary_cross_entropy_with_logits_target_backward(
    gradOutput, self, reduction, weightOptional=1.0, posWeightOptional=1.0
):
    up, down = log_sigmoid(-self), posWeightOptional * log_sigmoid(self)
    factor = gradOutput * weightOptional
    count = self.size if reduction == MEAN else 1
    return factor * (up - down) / count, np.abs(factor) * np.maximum(np.abs(up), np.abs(down)) / count


def probabilities(random, count):
    return random.uniform(0.01, 0.99, count)


EVERY = ({"reduction": 0}, {"reduction": 1}, {"reduction": 2})
PLAIN = Domain(attrs=EVERY)
PROBABLE = Domain(attrs=EVERY, values={"self": probabilities, "target": probabilities}, special=())
LOGITS = Domain(attrs=EVERY, values={"target": probabilities}, special=("self",))
CASES = {
    "mse_loss": PLAIN,
    "mse_loss_backward": PLAIN,
    "l1_loss": Domain(attrs=({"reduction": 0}, {"reduction": 2}), mixed=False),
    "l1_loss_backward": PLAIN,
    "soft_margin_loss": PLAIN,
    "soft_margin_loss_backward": PLAIN,
    "binary_cross_entropy": PROBABLE,
    "binary_cross_entropy_backward": PROBABLE,
    "binary_cross_entropy_with_logits": LOGITS,
    "binary_cross_entropy_with_logits_backward": LOGITS,
    "binary_cross_entropy_with_logits_target_backward": LOGITS,
}
