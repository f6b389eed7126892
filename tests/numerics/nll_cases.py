"""Cases of negative log likelihood: rows, one row, images; ignored targets, weights, layouts."""

from itertools import product

import numpy as np

from numerics.runner import Case, Spec

IGNORE = 1
SHAPES = {
    "nll_loss": ((7, 5), (1, 3), (300, 11), (5,), (0, 4)),
    "nll_loss2d": ((2, 4, 3, 5), (1, 3, 1, 1), (3, 2, 17, 9), (0, 3, 2, 2)),
}
LAYOUTS = ("contiguous", "transposed", "spaced", "backwards")


def classes_of(count):
    return lambda random, size: random.integers(0, count, size)


def weights(random, count):
    return random.uniform(0.5, 2.0, count)


def tensors(operator, shape, dtype, index, layout, reduction):
    dim = 0 if len(shape) == 1 else 1
    rest = shape[:dim] + shape[dim + 1 :]
    each = rest if reduction == 0 else ()
    found = {
        "self": Spec(dtype, shape, layout),
        "target": Spec(index, rest, layout, classes_of(shape[dim])),
        "weight": Spec(dtype, (shape[dim],), "contiguous", weights),
    }
    if operator.endswith("backward"):
        found |= {"gradOutput": Spec(dtype, each, layout), "totalWeight": Spec(dtype, (1,), "contiguous", weights)}
        return found | {"out": Spec(dtype, shape, layout)}
    return found | {"out": Spec(dtype, each, layout), "totalWeightOut": Spec(dtype, ())}


def all_cases():
    for forward, shapes in SHAPES.items():
        for operator, shape, reduction in product((forward, forward + "_backward"), shapes, (0, 1, 2)):
            kinds = product(("FLOAT", "FLOAT16", "BFLOAT16"), ("INT64", "INT32", "UINT8"))
            for i, ((dtype, index), ignore) in enumerate(product(kinds, (-100, IGNORE))):
                layout = LAYOUTS[i % len(LAYOUTS)]
                specs = tensors(operator, shape, dtype, index, layout, reduction)
                name = f"{operator}-{shape}-{dtype}-{index}-{layout}-{ignore}-{reduction}"
                yield Case(name, operator, specs, {"reduction": reduction, "ignoreIndex": ignore})
