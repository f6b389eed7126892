"""Cases of the multilabel margin loss: rows, one row and one score; few labels and many, some of them twice."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from numerics.runner import Case, Spec
from support import layouts

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
SHAPES = ((7, 5), (1, 1), (1, 70), (300, 11), (5,), (1,), (), (40, 129))


@dataclass(frozen=True)
class MarginCase(Case):
    @property
    def stored_as(self):
        return self.operator


def labels(classes, share):
    """The end comes at once, late or never."""
    return lambda random, count: np.where(random.uniform(size=count) < share, -1, random.integers(0, classes, count))


def margin(name, dtype, shape, reduction, layout="contiguous", out="contiguous", index="INT64", share=0.3, **options):
    losses = shape[:-1] if reduction == 0 else ()
    specs = {
        "self": Spec(dtype, shape, layout),
        "target": Spec(index, shape, layout, labels(shape[-1] if shape else 1, share)),
        "out": Spec(dtype, losses, out),
        "isTarget": Spec(dtype, shape, out),
    }
    operator = "multilabel_margin_loss"
    return MarginCase(f"{operator}-{name}-{reduction}", operator, specs, {"reduction": reduction}, **options)


def all_cases():
    for i, (shape, dtype, reduction, share) in enumerate(product(SHAPES, FLOATS, (0, 1, 2), (0, 0.1, 0.7))):
        index = ("INT64", "INT32")[i % 2]
        yield margin(f"{shape}-{dtype}-{index}-{share}", dtype, shape, reduction, index=index, share=share)
    for layout, dtype in product(layouts.ALL, FLOATS):
        yield margin(f"layout-{layout}-{dtype}", dtype, (19, 45), 0, layout)
    for layout, dtype in product(layouts.DISTINCT, FLOATS):
        yield margin(f"output-{layout}-{dtype}", dtype, (19, 45), 0, out=layout)
        yield margin(f"alias-{layout}-{dtype}", dtype, (19, 45), 1, layout, out=layout, alias={"isTarget": ("self", 0)})
    for reduction in (0, 1, 2, 3, -1, 2**62):
        yield margin("any-reduction", "FLOAT", (9, 4), reduction)
    for dtype, reduction in product(FLOATS, (0, 1, 2)):
        yield margin(f"large-{dtype}", dtype, (9000, 17), reduction, large=True)
