"""CTC by the recursion over a sample's states, in extended precision where the machine has it."""

import numpy as np
from support.rows import SOCS, THIS_SOC

WIDE = np.longdouble


def batch(inputs, attrs, lengths):
    """(log probabilities of a sample's frames, classes of its states) of every sample."""
    matrix = inputs["logProbs"].astype(WIDE)
    matrix = matrix[:, None] if matrix.ndim == 2 else matrix
    targets, ends = inputs["targets"].astype(np.int64), np.cumsum(attrs[lengths])
    for i, (frames, count) in enumerate(zip(attrs["inputLengths"], attrs[lengths])):
        labels = targets[i, :count] if targets.ndim == 2 else targets[ends[i] - count : ends[i]]
        states = np.full(2 * count + 1, attrs["blank"])
        states[1::2] = labels
        yield matrix[:frames, i], states


def table_of(matrix, states):
    """Of every frame and state the log of the probability of all paths that end there."""
    impossible = np.full(2, -np.inf, WIDE)
    may_jump = np.append([False, False], states[2:] != states[:-2])[: len(states)]
    now = np.append(WIDE(0), np.full(len(states) - 1, -np.inf, WIDE))
    rows = [now]
    for frame in matrix:
        before = np.concatenate([impossible, now])
        jump = np.where(may_jump, before[:-2], -np.inf)
        with np.errstate(invalid="ignore"):
            now = np.logaddexp(np.logaddexp(now, before[1:-1]), jump) + frame[states]
        rows.append(now)
    return rows[-1], np.array(rows[1:]).reshape(len(matrix), len(states))


def width(lengths):
    states = 2 * max(lengths, default=0) + 1
    return states if SOCS.get(THIS_SOC) == "950" else -(-states // 8) * 8


def ctc_loss(inputs, attrs):
    frames, samples = len(inputs["logProbs"]), len(attrs["inputLengths"])
    losses = np.empty(samples, WIDE)
    tables = np.full((samples, frames, width(attrs["targetlengths"])), -np.inf, WIDE)
    for i, (matrix, states) in enumerate(batch(inputs, attrs, "targetlengths")):
        last, table = table_of(matrix, states)
        tables[i, : len(matrix), : len(states)] = table
        with np.errstate(invalid="ignore"):
            losses[i] = -np.logaddexp.reduce(last[-2:])
        if attrs["zeroInfinity"] and losses[i] == np.inf:
            losses[i] = 0
    return {"negLogLikelihoodOut": (losses, None), "logAlphaOut": (tables, None)}


def ctc_loss_backward(inputs, attrs):
    out = np.zeros(inputs["logProbs"].shape, WIDE)
    scale = np.zeros(out.shape, WIDE)
    for i, (matrix, states) in enumerate(batch(inputs, attrs, "targetLengths")):
        loss, table = WIDE(inputs["negLogLikelihood"][i]), inputs["logAlpha"][i, : len(matrix), : len(states)].astype(WIDE)
        ends = table[-1, -2:] if len(matrix) else np.zeros(1)
        if attrs["zeroInfinity"] and (loss == np.inf or (ends == -np.inf).all()):
            continue
        back = table_of(matrix[::-1], states[::-1])[1][::-1, ::-1]
        together = np.full(matrix.shape, -np.inf, WIDE)
        with np.errstate(all="ignore"):
            for state, klass in enumerate(states):
                together[:, klass] = np.logaddexp(together[:, klass], table[:, state] + back[:, state])
            own, known = np.exp(matrix), np.exp(together + loss - matrix)
            out[: len(matrix), i] = (own - known) * inputs["gradOut"][i]
            scale[: len(matrix), i] = np.maximum(own, known) * abs(inputs["gradOut"][i])
    return {"out": (out, scale)}
