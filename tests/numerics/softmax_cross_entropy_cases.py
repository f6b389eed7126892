"""Cases of cross entropy from the parts of a softmax."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from numerics.cross_entropy_cases import FLOATS, logits
from numerics.runner import Case, Spec
from support import layouts, rows

SHAPES = ((1, 1), (1, 7), (7, 1), (2, 2), (64, 10), (5, 1000), (1000, 5), (0, 4), (129, 33))
LAYOUTS = tuple(layouts.DISTINCT)


@dataclass(frozen=True)
class SoftmaxCase(Case):
    @property
    def stored_as(self):
        return self.operator


def probabilities(random, count):
    """Of one class, of several, or of none."""
    return np.where(random.uniform(size=count) < 0.5, random.uniform(0, 0.3, count), random.integers(0, 2, count))


def far_apart(random, count):
    return random.uniform(-110, 0, count)


def nothing_above(random, count):
    return random.uniform(3, 4, count)


def sums(random, count):
    return np.exp(random.uniform(0, 10, count))


def case(operator, name, specs, attrs, **options):
    return SoftmaxCase(f"{operator}-{name}", operator, specs, attrs, **options)


def with_labels(name, dtype, shape, layout="contiguous", labels="contiguous", out="contiguous", values=logits,
                **options):  # fmt: skip
    specs = {
        "features": Spec(dtype, shape, layout, values),
        "labels": Spec(dtype, shape, labels, probabilities),
        "loss": Spec(dtype, shape[:1], out),
        "backprop": Spec(dtype, shape, out),
    }
    return case("softmax_cross_entropy_with_logits", name, specs, {}, **options)


def with_max_sum(name, dtype, shape, layout="contiguous", out="contiguous", values=logits, given=True, **options):
    specs = {
        "logitsMax": Spec("FLOAT", shape[:1], layout, nothing_above),
        "sumExpLogits": Spec("FLOAT", shape[:1], layout, sums),
        "predictedLogits": Spec("FLOAT", shape[:1], layout),
        "lossOut": Spec("FLOAT", shape[:1], out),
    }
    if given:
        specs["vocabParallelLogitsOptional"] = Spec(dtype, shape, layout, values)
        specs["softMaxOutOptional"] = Spec("FLOAT", shape, out)
    return case("fused_cross_entropy_loss_with_max_sum", name, specs, {"labelSmoothing": 0.0}, **options)


def of_part(name, dtype, shape, layout="contiguous", out="contiguous", start=0, values=logits, **options):
    lines, extent = shape[:-1], shape[-1]

    def targets(random, count):
        low, high = start - extent // 2, start + 3 * extent // 2
        return random.integers(*np.clip([low, high], -(2**31), 2**31 - 1) + [0, 1], count)

    specs = {
        "vocabParallelLogits": Spec(dtype, shape, layout, values),
        "target": Spec("INT32", lines, layout, targets),
        "globalLogitsMax": Spec(dtype, lines, layout, nothing_above),
        "predictedLogitsOut": Spec("FLOAT", lines, out),
        "sumExpLogitsOut": Spec("FLOAT", lines, out),
        "expLogitsOut": Spec("FLOAT", shape, out),
        "targetOffsetOut": Spec("INT32", lines, out),
        "targetMaskOut": Spec("INT32", lines, out),
    }
    attrs = {"vocabStartIndex": start, "vocabEndIndex": start + extent}
    return case("cross_entropy_sum_exp_and_index_logit", name, specs, attrs, **options)


def matrix_cases(make, shapes, dtypes):
    for shape, dtype in product(shapes, dtypes):
        yield make(f"{shape}-{dtype}", dtype, shape)
    for dtype, layout in product(dtypes, LAYOUTS):
        yield make(f"layout-{layout}-{dtype}", dtype, shapes[-1], layout)
        yield make(f"output-{layout}-{dtype}", dtype, shapes[-1], out=layout)
    for dtype in dtypes:
        yield make(f"far-{dtype}", dtype, shapes[-1], values=far_apart)
        yield make(f"large-rows-{dtype}", dtype, (3000, 48), large=True)
        yield make(f"large-columns-{dtype}", dtype, (3, 40_000), large=True)


def all_cases():
    yield from matrix_cases(with_labels, SHAPES, FLOATS)
    for layout, dtype in product(layouts.ALL, FLOATS):
        yield with_labels(f"labels-{layout}-{dtype}", dtype, (19, 45), "swapped", labels=layout)
    for source, dtype in product(("features", "labels"), FLOATS):
        for layout in ("contiguous", "transposed"):
            yield with_labels(
                f"alias-{source}-{layout}-{dtype}", dtype, (31, 45), layout, labels=layout, out=layout,
                alias={"backprop": (source, 0)},
            )  # fmt: skip
        for distance in (-45, -1, 1, 100):
            yield with_labels(
                f"overlap-{source}-{distance}-{dtype}", dtype, (31, 45), "roomy", labels="roomy",
                alias={"backprop": (source, distance)},
            )  # fmt: skip
    yield from matrix_cases(with_max_sum, SHAPES, FLOATS)
    yield with_max_sum("no-logits", "FLOAT", (77, 3), given=False)
    if rows.find("cross_entropy_sum_exp_and_index_logit") in rows.of_this_soc():
        shapes = ((1, 16), (7, 32), (2, 3, 48), (1, 1, 16), (5, 4096), (129, 64))
        yield from matrix_cases(of_part, shapes, ("FLOAT", "BFLOAT16"))
        for start in (0, 1000, 2**31 - 200, 2**40, -20, -(2**63)):
            yield of_part(f"start-{start}", "FLOAT", (60, 48), start=start)
        yield of_part("of-8", "FLOAT", (3, 24))
