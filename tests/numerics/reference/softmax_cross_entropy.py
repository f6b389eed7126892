"""Cross entropy from the parts of a softmax."""

import numpy as np


def softmax_cross_entropy_with_logits(inputs, attrs):
    logits, labels = inputs["features"], inputs["labels"]
    shifted = logits - logits.max(1, keepdims=True)
    sums = np.exp(shifted).sum(1, keepdims=True)
    terms = -labels * (shifted - np.log(sums))
    softmax = np.exp(shifted) / sums
    # The terms are differences themselves, of whose parts each is rounded.
    sizes = np.abs(labels) * (np.abs(shifted) + np.log(sums))
    return {"loss": (terms.sum(1), sizes.sum(1)), "backprop": (softmax - labels, np.maximum(softmax, np.abs(labels)))}


def fused_cross_entropy_loss_with_max_sum(inputs, attrs):
    sums = inputs["sumExpLogits"]
    results = {"lossOut": (np.log(sums) - inputs["predictedLogits"], None)}
    if "vocabParallelLogitsOptional" in inputs:
        shifted = inputs["vocabParallelLogitsOptional"] - inputs["logitsMax"][:, None]
        results["softMaxOutOptional"] = (np.exp(shifted) / sums[:, None], None)
    return results


def cross_entropy_sum_exp_and_index_logit(inputs, attrs):
    logits, most = inputs["vocabParallelLogits"], inputs["globalLogitsMax"]
    offsets = inputs["target"].astype(np.int64) - attrs["vocabStartIndex"]
    masked = (offsets < 0) | (offsets >= logits.shape[-1])
    offsets = np.where(masked, 0, offsets)
    picked = np.take_along_axis(logits, offsets[..., None], -1)[..., 0] - most
    exps = np.exp(logits - most[..., None])
    return {
        "predictedLogitsOut": (np.where(masked, 0, picked), None),
        "sumExpLogitsOut": (exps.sum(-1), None),
        "expLogitsOut": (exps, None),
        "targetOffsetOut": (offsets, None),
        "targetMaskOut": (masked, None),
    }
