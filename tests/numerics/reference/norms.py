"""Vector norms; see sum.py for what a reduction's reference gets and gives."""

import numpy as np

POWERS = (2.0, 1.0, 0.0, 3.0, 0.5, -1.0, np.inf, -np.inf)


def norm(inputs, axes, keep, power):
    if inputs.size == 0:
        return [(np.zeros(inputs.sum(axes, keepdims=keep).shape), None)]
    sizes = abs(inputs)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        if np.isinf(power):
            return [(sizes.max(axes, keepdims=keep) if power > 0 else sizes.min(axes, keepdims=keep), None)]
        if power == 0:
            return [((inputs != 0).sum(axes, keepdims=keep).astype(np.float64), None)]
        return [((sizes**power).sum(axes, keepdims=keep) ** (1 / power), None)]


linalg_vector_norm = norm
