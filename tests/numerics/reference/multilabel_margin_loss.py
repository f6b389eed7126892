"""Margin loss of samples that have several labels."""

import numpy as np

NONE, MEAN = 0, 1


def sample(scores, target):
    """(loss, what is a label) of one row."""
    ends = np.flatnonzero(target == -1)
    labels = target[: ends[0]] if len(ends) else target
    marks = np.zeros(len(scores), bool)
    marks[labels.astype(int)] = True
    lacks = 1 - scores[labels.astype(int), None] + scores[None, ~marks]
    return lacks[lacks > 0].sum() / len(scores), marks


def multilabel_margin_loss(inputs, attrs):
    shape = inputs["self"].shape
    rows = [sample(*row) for row in zip(*(np.atleast_2d(inputs[name]) for name in ("self", "target")))]
    losses = np.array([loss for loss, _ in rows])
    if attrs["reduction"] != NONE:
        losses = losses.mean() if attrs["reduction"] == MEAN else losses.sum()
    marks = np.array([mark for _, mark in rows]).reshape(shape)
    return {"out": (losses, None), "isTarget": (marks.astype(np.float64), None)}
