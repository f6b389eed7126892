"""Cross entropy over class indices and its gradient; the largest term of a row is what errors are measured by."""

import numpy as np

ZLOSS = False  # whether the process computes the z-loss; the worker sets it


def _terms(inputs, attrs, matrix):
    """mask, weight of each row's target, all weights, smoothing, reduction."""
    target = inputs["target"]
    classes = matrix.shape[1]
    mask = target != attrs["ignoreIndex"]
    weight = inputs.get("weightOptional")
    weight = np.ones(classes) if weight is None else weight
    index = np.where(mask, target, 0).astype(np.int64)
    return mask, index, np.where(mask, weight[index], 0.0), weight, attrs["labelSmoothing"], attrs["reductionOptional"] or "mean"


def _largest(terms):
    """The largest finite magnitude of each row: infinite terms have no ULP, and what they touch must be exact anyway."""
    return np.where(np.isfinite(terms), np.abs(terms), 0.0).max(axis=1, initial=0)


def _reduce(by_row, scale, divisor, reduction):
    """The loss and its scale: errors of the rows add up to at most the sum of the rows' scales."""
    if reduction == "none":
        return by_row, scale
    if reduction == "sum":
        return by_row.sum(), scale.sum()
    return by_row.sum() / divisor, scale.sum() / np.abs(divisor)


def cross_entropy_loss(inputs, attrs):
    x = inputs["input"]
    rows = np.arange(len(x))
    mask, index, of_target, weight, smoothing, reduction = _terms(inputs, attrs, x)
    with np.errstate(all="ignore"):
        top = x.max(axis=1, initial=-np.inf)
        shift = np.where(np.isfinite(top), top, 0.0)
        lse = np.log(np.exp(x - shift[:, None]).sum(axis=1)) + shift
        log_prob = x - lse[:, None]
        row_scale = _largest(np.column_stack([x, lse]))
        nll = -(1 - smoothing) * of_target * log_prob[rows, index]
        loss, scale = np.where(mask, nll, 0.0), of_target * row_scale
        if smoothing > 0:
            smooth = smoothing / x.shape[1] * (weight * log_prob).sum(axis=1)
            loss = np.where(mask, loss - smooth, 0.0)
            scale = scale + np.where(mask, smoothing / x.shape[1] * np.abs(weight).sum() * row_scale, 0.0)
        results = {
            "lossOut": _reduce(loss, scale, of_target.sum(), reduction),
            "logProbOut": (log_prob, np.broadcast_to(row_scale[:, None], x.shape)),
        }
        if ZLOSS:
            results["lseForZlossOut"] = (lse, row_scale)
            if attrs["returnZloss"]:
                factor = attrs["lseSquareScaleForZloss"]
                squared = np.where(mask, factor * lse**2, 0.0)
                squares = np.where(mask, np.abs(factor) * row_scale**2, 0.0)
                results["zlossOut"] = _reduce(squared, squares, mask.sum(), reduction)
    return results


def cross_entropy_loss_grad(inputs, attrs):
    log_prob = inputs["logProb"]
    rows = np.arange(len(log_prob))
    mask, index, of_target, weight, smoothing, reduction = _terms(inputs, attrs, log_prob)
    with np.errstate(all="ignore"):
        gradient = np.broadcast_to(inputs["gradLoss"].reshape(-1), (len(log_prob),))
        divisor = of_target.sum() if reduction == "mean" else 1.0
        # The mask is a factor: where all targets are ignored, inf * 0 is NaN.
        scaled = gradient / divisor * mask
        nll = scaled * (1 - smoothing) * of_target
        smooth = scaled * smoothing / log_prob.shape[1]
        probability = np.exp(log_prob)
        coefficient = nll + smooth * weight.sum() if smoothing > 0 else nll
        if ZLOSS and "lseForZlossOptional" in inputs:
            extra = gradient + np.broadcast_to(np.reshape(inputs.get("gradZlossOptional", 0.0), -1), gradient.shape)
            count = mask.sum() if reduction == "mean" else 1.0
            factor = 2 * attrs["lseSquareScaleForZloss"]
            coefficient = coefficient + np.where(mask, factor * inputs["lseForZlossOptional"] * extra / count, 0.0)
        out = probability * coefficient[:, None]
        if smoothing > 0:
            out = out - smooth[:, None] * weight
        out[rows, index] = out[rows, index] - np.where(mask, nll, 0.0)
        terms = [probability * coefficient[:, None], nll]
        if smoothing > 0:
            terms.append(smooth[:, None] * weight)
        largest = _largest(np.column_stack(terms))
    return {"out": (out, np.broadcast_to(largest[:, None], out.shape))}
