"""Sequences scaled and shifted by what all their elements share, and the gradients of that."""

import numpy as np
from numerics.elementwise_cases import Domain


def for_every_step(part):
    return part.reshape(part.shape[0], 1, part.shape[-1])


def modulate(self, scaleOptional, shiftOptional):
    product, shift = self * (1 + for_every_step(scaleOptional)), for_every_step(shiftOptional)
    return product + shift, np.maximum(np.abs(product), np.abs(shift))


def modulate_backward(grad_output, input, scale=None, shift=None):
    results = {"grad_input": grad_output if scale is None else grad_output * for_every_step(scale)}
    if scale is not None:
        terms = grad_output * input
        results["grad_scale"] = terms.sum(1), np.abs(terms).sum(1)
    if shift is not None:
        results["grad_shift"] = grad_output.sum(1), np.abs(grad_output).sum(1)
    return results


SHAPES = ((4, 7, 9), (3, 33, 65), (1, 1, 1), (2, 300, 150), (1, 2500, 3))


def both(whole, *parts):
    return {"self": whole, "out": whole} | dict(zip(("scaleOptional", "shiftOptional"), parts))


def gradients(b, l, d):
    names = {"grad_output": (b, l, d), "input": (b, l, d), "scale": (b, d), "shift": (b, d)}
    return names | {"grad_input": (b, l, d), "grad_scale": (b, d), "grad_shift": (b, d)}


CASES = {
    "modulate": Domain(
        shapes=tuple(
            both((b, l, d), *parts) for b, l, d in SHAPES for parts in (((b, d), (b, 1, d)), ((b, 1, d), (b, d)))
        ),
        alias=({"out": "self"},),
    ),
    "modulate_backward": Domain(
        shapes=tuple(gradients(*shape) for shape in SHAPES),
        optional=("scale", "shift"),
        mixed=False,
        alias=(
            {"grad_input": "grad_output"},
            {"grad_input": "input", "grad_scale": "scale"},
            {"grad_scale": "shift", "grad_shift": "scale"},
        ),
    ),
}
