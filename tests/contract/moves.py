"""Outputs whose shape depends on attributes: for a shape, attributes that fit, and the shape that these give.

Each rule is (example(shape) -> one value an attribute, result(shape, *attributes)), by its name in the rows.
"""

import math

import numpy as np
from support.rows import SOCS, THIS_SOC


def _slices(shape, dims, starts, ends, steps):
    where = [slice(None)] * len(shape)
    for dim, *borders in zip(*np.atleast_1d(dims, starts, ends, steps)):
        where[dim] = slice(*borders)
    return np.broadcast_to(0, shape)[tuple(where)].shape


def _halved(shape, dim=-1):
    axis = dim % max(len(shape), 1)
    return tuple(extent // 2 if i == axis else extent for i, extent in enumerate(shape))


def _states(shape, lengths):
    states = 2 * max(lengths, default=0) + 1
    width = states if SOCS.get(THIS_SOC) == "950" else -(-states // 8) * 8
    return (math.prod(shape[1:-1]), *shape[:1], width)


RULES = {
    "permuted": (lambda shape: [[*reversed(range(len(shape)))]], lambda shape, dims: np.broadcast_to(0, shape).transpose(dims).shape),
    "expanded": (lambda shape: [[2, *shape][-8:]], lambda shape, size: tuple(size)),
    "repeated": (
        lambda shape: [[2] + [1] * (len(shape) - 1) if shape else [2]],
        lambda shape, times: tuple(np.multiply(times, (1,) * (len(times) - len(shape)) + shape).tolist()),
    ),
    "sliced": (lambda shape: [0, 0, 2, 1], _slices),
    "flattened": (lambda shape: [0], lambda shape, axis: (math.prod(shape[:axis]), math.prod(shape[axis:]))),
    "extents": (lambda: [2, 3], lambda *extents: extents),
    "halved": (lambda shape: [0], _halved),
    "rows": (lambda shape: [0], lambda shape, reduction=0: () if reduction else shape[:-1]),
    "ctc_losses": (lambda shape: [], lambda shape: shape[1:-1]),
    "ctc_states": (lambda shape: [[2] * math.prod(shape[1:-1])], _states),
}


def own_rules(row):
    """Whether an output's shape follows by a rule of this module, which the operator's page checks itself."""
    return any(out["shape"]["rule"] in RULES for out in row.outs.values())
