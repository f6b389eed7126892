"""Maxima and minima; see sum.py for what a reduction's reference gets and gives."""


def max(inputs, axes, keep):
    return [(inputs.max(axes, keepdims=keep), None)]


def min(inputs, axes, keep):
    return [(inputs.min(axes, keepdims=keep), None)]


def aminmax(inputs, axes, keep):
    return [*min(inputs, axes, keep), *max(inputs, axes, keep)]


amax = max_v2 = max
amin = min
aminmax_all = aminmax_dim = aminmax
