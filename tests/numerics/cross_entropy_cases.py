"""Cases of cross entropy and its gradient."""

from itertools import product

import numpy as np

from numerics.runner import Case, Spec
from support import layouts

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
REDUCTIONS = ("mean", "sum", "none")
IGNORE = -100
SHAPES = ((1, 1), (1, 7), (7, 1), (2, 2), (64, 10), (5, 1000), (1000, 5), (0, 4), (3, 100), (129, 33))


def log_probabilities(random, count):
    return -np.abs(random.standard_normal(count)) * 3


def logits(random, count):
    return random.standard_normal(count) * 4


def positive(random, count):
    return random.uniform(0.1, 2.0, count)


def targets(classes, ignored=0.2, ignore_index=IGNORE):
    def values(random, count):
        of = random.integers(0, classes, count)
        return np.where(random.uniform(size=count) < ignored, ignore_index, of)

    return values


def grad(name, dtype, shape, reduction="mean", matrix="contiguous", out="contiguous", vector="contiguous",
         weight=True, smoothing=0.0, ignored=0.2, ignore_index=IGNORE, zloss=False, attrs=None, **options):  # fmt: skip
    rows, classes = shape
    gradient_shape = (rows,) if reduction == "none" else ()
    specs = {
        "gradLoss": Spec(dtype, gradient_shape, vector),
        "logProb": Spec(dtype, shape, matrix, log_probabilities),
        "target": Spec("INT64", (rows,), vector, targets(classes, ignored, ignore_index)),
        "out": Spec(dtype, shape, out),
    }
    if weight:
        specs["weightOptional"] = Spec("FLOAT", (classes,), vector, positive)
    if zloss:
        specs["gradZlossOptional"] = Spec(dtype, gradient_shape, vector)
        specs["lseForZlossOptional"] = Spec(dtype, (rows,), vector)
    every = {"reductionOptional": reduction, "ignoreIndex": ignore_index, "labelSmoothing": smoothing} | (attrs or {})
    return Case(f"cross_entropy_loss_grad-{name}", "cross_entropy_loss_grad", specs, every, **options)


def loss(name, dtype, shape, reduction="mean", matrix="contiguous", out="contiguous", vector="contiguous",
         weight=True, smoothing=0.0, ignored=0.2, ignore_index=IGNORE, zloss=False, index="INT64", out_vector="contiguous",
         attrs=None, **options):  # fmt: skip
    rows, classes = shape
    loss_shape = (rows,) if reduction == "none" else (1,)
    specs = {
        "input": Spec(dtype, shape, matrix, logits),
        "target": Spec(index, (rows,), vector, targets(classes, ignored, ignore_index)),
        "lossOut": Spec(dtype, loss_shape, out_vector),
        "logProbOut": Spec(dtype, shape, out),
    }
    if weight:
        specs["weightOptional"] = Spec("FLOAT", (classes,), vector, positive)
    if zloss:
        specs["zlossOut"] = Spec(dtype, loss_shape, out_vector)
        specs["lseForZlossOut"] = Spec(dtype, (rows,), out_vector)
    every = {"reductionOptional": reduction, "ignoreIndex": ignore_index, "labelSmoothing": smoothing} | (attrs or {})
    return Case(f"cross_entropy_loss-{name}", "cross_entropy_loss", specs, every, **options)


MAKERS = (grad, loss)
OUTPUT = {grad: "out", loss: "logProbOut"}
MATRIX = {grad: "logProb", loss: "input"}


def attribute_cases(make):
    for dtype, reduction, weight, smoothing in product(FLOATS, REDUCTIONS, (True, False), (0.0, 0.1, 1.0)):
        name = f"{reduction}-{'weight' if weight else 'plain'}-{smoothing}-{dtype}"
        yield make(name, dtype, (23, 37), reduction, weight=weight, smoothing=smoothing)
    for reduction in REDUCTIONS:
        yield make(f"all-ignored-{reduction}", "FLOAT", (9, 5), reduction, ignored=1.0)
        yield make(f"none-ignored-{reduction}", "FLOAT", (9, 5), reduction, ignored=0.0, smoothing=0.3)
        yield make(f"a-class-is-ignored-{reduction}", "FLOAT", (50, 5), reduction, ignored=0.0, ignore_index=3)
    for ignore_index in (-1, 5, 2**62, -(2**63)):
        yield make(f"ignore-{ignore_index}", "FLOAT", (50, 5), ignore_index=ignore_index, smoothing=0.1)
    yield make("reduction-is-null", "FLOAT", (23, 37), attrs={"reductionOptional": None})


def layout_cases(make):
    for layout, dtype, reduction in product(layouts.ALL, FLOATS, REDUCTIONS):
        yield make(
            f"layout-{layout}-{dtype}-{reduction}", dtype, (19, 45), reduction, matrix=layout, vector=layout, smoothing=0.2
        )
    for layout, dtype in product(layouts.DISTINCT, FLOATS):
        yield make(f"output-{layout}-{dtype}", dtype, (19, 45), matrix="swapped", out=layout, smoothing=0.2)
        yield make(f"output-plain-{layout}-{dtype}", dtype, (19, 45), "none", out=layout, weight=False)


def shape_cases(make):
    for shape, dtype, reduction in product(SHAPES, FLOATS, REDUCTIONS):
        yield make(f"shape-{shape}-{dtype}-{reduction}", dtype, shape, reduction, smoothing=0.1)
    for classes, dtype in product(range(1, 70), FLOATS):
        yield make(f"classes-{classes}-{dtype}", dtype, (3, classes), "none", matrix="offset", out="offset", ignored=0.0)


def large_cases(make):
    for dtype, smoothing in product(FLOATS, (0.0, 0.1)):
        yield make(f"large-rows-{dtype}-{smoothing}", dtype, (3000, 129), smoothing=smoothing, large=True)
        yield make(f"large-columns-{dtype}-{smoothing}", dtype, (3, 140_001), smoothing=smoothing, large=True)
    yield make("large-many-rows", "FLOAT", (70_000, 3), "sum", large=True)
    yield make("large-turned", "FLOAT", (600, 500), "none", matrix="transposed", large=True)
    yield make("large-turned-out", "BFLOAT16", (600, 500), matrix="backwards", out="transposed", smoothing=0.1, large=True)


def alias_cases(make):
    source, output = MATRIX[make], OUTPUT[make]
    for dtype, smoothing in product(FLOATS, (0.0, 0.1)):
        for layout in ("contiguous", "transposed", "backwards"):
            yield make(
                f"alias-{layout}-{dtype}-{smoothing}", dtype, (31, 45), matrix=layout, out=layout, smoothing=smoothing,
                alias={output: (source, 0)},
            )  # fmt: skip
        for distance in (-1000, -45, -1, 1, 16, 45, 900):
            yield make(
                f"overlap-{distance}-{dtype}-{smoothing}", dtype, (31, 45), matrix="roomy", smoothing=smoothing,
                alias={output: (source, distance)},
            )  # fmt: skip
        yield make(
            f"overlap-turned-{dtype}-{smoothing}", dtype, (31, 45), matrix="roomy", out="transposed", smoothing=smoothing,
            alias={output: (source, 0)},
        )  # fmt: skip


def zloss_cases():
    for dtype, reduction, weight in product(FLOATS, REDUCTIONS, (True, False)):
        options = dict(weight=weight, smoothing=0.1, zloss=True)
        on = {"lseSquareScaleForZloss": 0.25}
        name = f"zloss-{reduction}-{'weight' if weight else 'plain'}-{dtype}"
        yield grad(name, dtype, (23, 37), reduction, attrs=on, **options)
        yield loss(name, dtype, (23, 37), reduction, attrs=on | {"returnZloss": True}, **options)
        yield loss(f"{name}-not-returned", dtype, (23, 37), reduction, attrs=on | {"returnZloss": False}, **options)
    for layout in layouts.DISTINCT:
        yield loss(
            f"zloss-layout-{layout}", "FLOAT", (19, 45), "none", out_vector=layout, zloss=True,
            attrs={"lseSquareScaleForZloss": 0.25, "returnZloss": True},
        )  # fmt: skip
    for layout in layouts.ALL:
        yield grad(
            f"zloss-layout-{layout}", "FLOAT", (19, 45), "none", vector=layout, zloss=True,
            attrs={"lseSquareScaleForZloss": 0.25},
        )  # fmt: skip


def all_cases():
    for make in MAKERS:
        for family in (attribute_cases, layout_cases, shape_cases, large_cases, alias_cases):
            yield from family(make)
    for dtype, layout in product(FLOATS, layouts.ALL):
        yield loss(f"int32-{layout}-{dtype}", dtype, (19, 45), vector=layout, index="INT32", smoothing=0.1)
    for dtype, layout in product(FLOATS, layouts.DISTINCT):
        yield loss(f"loss-{layout}-{dtype}", dtype, (19, 45), "none", out_vector=layout, smoothing=0.1)
    yield from zloss_cases()
