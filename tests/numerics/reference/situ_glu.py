"""The gated linear unit of tanh and sigmoid, on halves along a dim."""

import numpy as np

from numerics.reference.silu import logistic


def parts(x, dim, linearBeta, activateLeft):
    gate, up = np.split(x, 2, dim)[:: 1 if activateLeft else -1]
    if not linearBeta > 0:
        return gate, up, np.ones_like(up)
    return gate, linearBeta * np.tanh(up / linearBeta), np.cosh(up / linearBeta) ** -2.0


def situ_glu(x, dim, beta, linearBeta, activateLeft):
    gate, up, _ = parts(x, dim, linearBeta, activateLeft)
    return beta * np.tanh(gate / beta) * logistic(gate)[0] * up


def situ_glu_grad(gradY, x, dim, beta, linearBeta, activateLeft):
    gate, up, slope = parts(x, dim, linearBeta, activateLeft)
    tanh, (value, rest) = np.tanh(gate / beta), logistic(gate)
    terms = np.cosh(gate / beta) ** -2.0, beta * tanh * rest
    factor = gradY * up * value
    found = factor * (terms[0] + terms[1]), gradY * beta * tanh * value * slope
    scales = abs(factor) * np.maximum(abs(terms[0]), abs(terms[1])), abs(found[1])
    order = 1 if activateLeft else -1
    return np.concatenate(found[::order], dim), np.concatenate(scales[::order], dim)


def cases():
    from numerics.elementwise_cases import Domain

    attrs = ({}, {"beta": 2.5, "linearBeta": 0.7}, {"beta": 0.3, "linearBeta": -1.0, "activateLeft": False})
    whole, half = (33, 66), (33, 33)
    return {
        "situ_glu": Domain(attrs=attrs, shapes=({"x": whole, "out": half},)),
        "situ_glu_grad": Domain(attrs=attrs, shapes=({"x": whole, "out": whole, "gradY": half},)),
    }


CASES = cases()
