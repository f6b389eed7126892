"""The same work done by torch and NumPy. Torch is imported when it is asked for; it is no dependency."""

import numpy as np


def torch_module(threads):
    """torch with as many threads as we have, or None when it isn't installed."""
    try:
        import torch
    except ImportError:
        return None
    torch.set_num_threads(threads)
    return torch


def torch_array(array):
    import torch

    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array) if array.ndim else torch.tensor(array.item(), dtype=torch_array(array[None]).dtype)


def torch_smooth_l1_backward(grad, x, y, out):
    import torch

    grad, x, y, out = map(torch_array, (grad, x, y, out))
    into, fresh = torch.ops.aten.smooth_l1_loss_backward.grad_input, torch.ops.aten.smooth_l1_loss_backward
    return {
        "torch out=": lambda: into(grad, x, y, 1, 1.0, grad_input=out),
        "torch": lambda: fresh(grad, x, y, 1, 1.0),
    }


def numpy_smooth_l1_backward(x, y, out):
    scale = np.float32(1 / out.size)

    def work():
        np.subtract(x, y, out=out)
        np.clip(out, -1, 1, out=out)
        np.multiply(out, scale, out=out)

    return {"numpy out=": work}


def torch_smooth_l1(x, y, reduction, out):
    import torch

    x, y = torch_array(x), torch_array(y)
    fresh = torch.ops.aten.smooth_l1_loss
    contenders = {"torch": lambda: fresh(x, y, reduction, 1.0)}
    if reduction == 0:
        result, into = torch_array(out), torch.ops.aten.smooth_l1_loss.out
        contenders = {"torch out=": lambda: into(x, y, reduction, 1.0, out=result), **contenders}
    return contenders


def torch_reduction(operator, x, dims):
    import torch

    x = torch_array(x)
    dims = dims or list(range(x.ndim))
    work = {
        "ReduceSum": lambda: torch.sum(x, dims),
        "Mean": lambda: torch.mean(x, dims),
        "Amax": lambda: torch.amax(x, dims),
        "MaxDim": lambda: torch.max(x, dims[0]),
    }
    return {"torch": work[operator]}


def torch_cross_entropy_grad(logits, log_prob, target, weight, smoothing):
    import torch
    import torch.nn.functional as functional

    logits, log_prob, target = map(torch_array, (logits, log_prob, target))
    if smoothing or weight is not None:
        # Torch has no single call for these: its own backward pass over the graph of cross_entropy.
        leaf = logits.clone().requires_grad_()
        weight = None if weight is None else torch_array(weight).to(logits.dtype)
        loss = functional.cross_entropy(leaf, target, weight, label_smoothing=smoothing)
        return {"torch": lambda: torch.autograd.grad(loss, leaf, retain_graph=True)}
    aten = torch.ops.aten
    grad = torch.ones((), dtype=log_prob.dtype)
    total = torch.tensor(float(len(target)), dtype=log_prob.dtype)
    first, second = torch.empty_like(log_prob), torch.empty_like(log_prob)

    def fresh():
        nll = aten.nll_loss_backward(grad, log_prob, target, None, 1, -100, total)
        return aten._log_softmax_backward_data(nll, log_prob, 1, log_prob.dtype)

    def into():
        aten.nll_loss_backward.grad_input(grad, log_prob, target, None, 1, -100, total, grad_input=first)
        aten._log_softmax_backward_data.out(first, log_prob, 1, log_prob.dtype, out=second)

    return {"torch out=": into, "torch": fresh}


def torch_cross_entropy(logits, target):
    import torch

    logits, target = torch_array(logits), torch_array(target)
    aten = torch.ops.aten
    log_prob = torch.empty_like(logits)
    loss, total = torch.empty((), dtype=logits.dtype), torch.empty((), dtype=logits.dtype)

    def fresh():
        return aten.nll_loss_forward(aten._log_softmax(logits, 1, False), target, None, 1, -100)

    def into():
        aten._log_softmax.out(logits, 1, False, out=log_prob)
        aten.nll_loss_forward.output(log_prob, target, None, 1, -100, output=loss, total_weight=total)

    return {"torch out=": into, "torch": fresh}
