"""Gated linear units of GELU, on halves along a dim."""

import numpy as np

from numerics.reference import gelu


def form(approximate):
    return (gelu.by_tanh, gelu.slope_by_tanh) if approximate in (1, "tanh") else (gelu.by_erf, gelu.slope_by_erf)


def ge_glu_v3(self, dim, approximate, activateLeft):
    gate, other = np.split(self, 2, dim)[:: 1 if activateLeft else -1]
    activated = form(approximate)[0](gate)
    return {"out": activated * other, "outGelu": activated}


def ge_glu(self, dim, approximate):
    return ge_glu_v3(self, dim, approximate, False)


def ge_glu_v3_backward(gradOutput, self, gelu, dim, approximate, activateLeft):
    order = 1 if activateLeft else -1
    gate, other = np.split(self, 2, dim)[::order]
    first, second = form(approximate)[1](gate)
    factor = gradOutput * other
    parts = factor * (first + second), gradOutput * gelu
    scales = abs(factor) * np.maximum(abs(first), abs(second)), abs(parts[1])
    return np.concatenate(parts[::order], dim), np.concatenate(scales[::order], dim)


def ge_glu_backward(gradOutput, self, gelu, dim, approximate):
    return ge_glu_v3_backward(gradOutput, self, gelu, dim, approximate, False)


def gelu_mul(input, approximateOptional):
    a, b = np.split(input, 2, -1)
    return form(approximateOptional)[0](a) * b


def cases():
    from numerics.elementwise_cases import Domain

    whole, half = (33, 66), (33, 33)
    forward = ({"self": whole, "out": half, "outGelu": half},)
    backward = ({"self": whole, "gradInput": whole, "gradOutput": half, "gelu": half},)
    forms = ({"approximate": 0}, {"approximate": 1})
    sides = tuple({**one, "activateLeft": left} for one in forms for left in (True, False))
    return {
        "ge_glu": Domain(attrs=forms, shapes=forward),
        "ge_glu_v3": Domain(attrs=sides, shapes=forward),
        "ge_glu_backward": Domain(attrs=forms, shapes=backward),
        "ge_glu_v3_backward": Domain(attrs=sides, shapes=backward),
        "gelu_mul": Domain(
            attrs=({"approximateOptional": "tanh"}, {"approximateOptional": "none"}, {"approximateOptional": None}),
            shapes=({"input": whole, "out": half},),
        ),
    }


CASES = cases()
