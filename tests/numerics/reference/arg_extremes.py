"""Extremes and their places; see sum.py for what a reduction's reference gets and gives. NumPy, too, takes the first of
several and lets NaN win.
"""

import numpy as np


def _place(find, inputs, axes, keep):
    if inputs.ndim == 0:
        return np.zeros((), np.int64), None
    return find(inputs, axis=axes[0], keepdims=keep), None


def arg_max(inputs, axes, keep):
    return [_place(np.argmax, inputs, axes, keep)]


def arg_min(inputs, axes, keep):
    return [_place(np.argmin, inputs, axes, keep)]


def max_dim(inputs, axes, keep):
    return [(inputs.max(axes, keepdims=keep), None), *arg_max(inputs, axes, keep)]


def min_dim(inputs, axes, keep):
    return [(inputs.min(axes, keepdims=keep), None), *arg_min(inputs, axes, keep)]
