"""What a row leaves open and a check of its page's own wants: shapes and attributes that fit the rest of a baseline.

Each is a function of the baseline, by operator and argument.
"""


def _batch(call):
    """How many frames and samples the log probabilities of CTC have, whatever shape they were changed to."""
    shape = (*call.shape("logProbs"), 1)
    return shape[0], shape[1] if len(shape) == 4 else 1


def _frames_of_each(call):
    frames, samples = _batch(call)
    return [frames] * samples


def _labels_of_each(call):
    """One, if the table of states has room for it."""
    states = call.shape("logAlpha")[-1:] or (3,)
    return [min(1, max(0, states[0] - 1) // 2)] * _batch(call)[1]


def _two_labels(call):
    return _batch(call)[1], 2


def _log_probs(call):
    return 3, call.sizes.get("common", (4,))[0], 5


def _targets(call):
    return call.shape("vocabParallelLogits")[:-1]


def _end_of_part(call):
    shape = call.shape("vocabParallelLogits")
    return call.attr("vocabStartIndex") + (shape[-1] if shape else 0)


_OPEN = {
    "aclnnCrossEntropySumExpAndIndexLogit": {
        "vocabParallelLogits": lambda call: (3, 16), "target": _targets, "vocabEndIndex": _end_of_part,
    },
    "aclnnCtcLoss": {"logProbs": _log_probs, "targets": _two_labels, "inputLengths": _frames_of_each},
    "aclnnCtcLossBackward": {"targets": _two_labels, "inputLengths": _frames_of_each, "targetLengths": _labels_of_each},
}


def of(call, name):
    """A value, or None where the row says it all."""
    fitting = _OPEN.get(call.row.name, {}).get(name)
    return fitting and fitting(call)
