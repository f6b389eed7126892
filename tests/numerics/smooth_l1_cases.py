"""Cases of smooth L1 loss and its gradient."""

from itertools import product

import numpy as np

from numerics.runner import Case, Spec
from support import layouts

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
INPUTS = {"smooth_l1_loss": ("self", "target"), "smooth_l1_loss_backward": ("gradOut", "self", "target")}
OUTPUT = {"smooth_l1_loss": "result", "smooth_l1_loss_backward": "gradInput"}
BETAS = (0.0, 1e-3, 0.25, 1.0, 3.0, 1e30)
SHAPES = (
    (), (1,), (7,), (1000,), (1, 1), (1, 9), (9, 1), (3, 5, 7), (2, 3, 4, 5), (1, 4, 1, 6), (2, 1, 3, 1, 2, 2, 1, 5),
    (0,), (3, 0, 2), (0, 0), (2, 2, 2, 2, 2, 2, 2, 2), (65, 2), (2, 65), (40, 31),
)  # fmt: skip
# Shapes of the inputs, last one the common shape. The loss takes the first two.
BROADCASTS = (
    ((4, 5), (), (4, 5)),
    ((), (4, 5), (4, 5)),
    ((4, 1), (1, 5), (4, 5)),
    ((5,), (4, 1), (4, 5)),
    ((1, 300), (40, 300), (40, 300)),
    ((40, 300), (40, 1), (40, 300)),
    ((3, 1, 7, 1), (2, 1, 5), (3, 2, 7, 5)),
    ((1, 1, 1, 1, 1, 1, 1, 9), (2, 2, 2, 1, 1, 1, 1, 1), (2, 2, 2, 1, 1, 1, 1, 9)),
    ((2, 1, 3, 1, 2, 1, 3, 1), (1, 2, 1, 3, 1, 2, 1, 3), (2, 2, 3, 3, 2, 2, 3, 3)),
    ((0,), (1,), (0,)),
    ((3, 0), (1, 1), (3, 0)),
    ((1,), (2, 0, 3), (2, 0, 3)),
)


def make(operator, name, dtypes, shapes, layout_names, reduction, beta=1.0, **options):
    """dtypes, shapes and layouts of the inputs and then of the output; one alone stands for all."""
    names = (*INPUTS[operator], OUTPUT[operator])
    common = np.broadcast_shapes(*(shapes[:-1] if isinstance(shapes, list) else [shapes]))

    def each(value):
        return list(value) if isinstance(value, list) else [value] * len(names)

    if operator == "smooth_l1_loss" and reduction != 0:
        common = ()
    shapes = [*each(shapes)[:-1], common]
    specs = {n: Spec(d, s, w) for n, d, s, w in zip(names, each(dtypes), shapes, each(layout_names))}
    return Case(f"{operator}-{name}", operator, specs, {"reduction": reduction, "beta": beta}, **options)


def layout_cases(operator):
    count = len(INPUTS[operator])
    for dtype, layout, reduction in product(FLOATS, layouts.ALL, (0, 1, 2)):
        where = [layout] * count + ["contiguous"]
        yield make(operator, f"layout-{layout}-{dtype}-{reduction}", dtype, (33, 65), where, reduction)
    for dtype, layout in product(FLOATS, layouts.DISTINCT):
        where = ["transposed"] * count + [layout]
        yield make(operator, f"output-{layout}-{dtype}", dtype, (33, 65), where, 0)
    random = np.random.default_rng(1)
    for i in range(40):
        where = [*random.choice(list(layouts.ALL), count), str(random.choice(list(layouts.DISTINCT)))]
        dtypes = [str(random.choice(FLOATS)) for _ in range(count + 1)]
        shape = tuple(int(n) for n in random.integers(1, 9, size=int(random.integers(1, 6))))
        yield make(operator, f"mixed-{i}", dtypes, shape, [str(w) for w in where], int(i % 3))


def dtype_cases(operator):
    for dtypes in product(FLOATS, repeat=len(INPUTS[operator]) + 1):
        yield make(operator, "dtypes-" + "-".join(dtypes), list(dtypes), (5, 37), "contiguous", 0)


def shape_cases(operator):
    for shape, dtype in product(SHAPES, FLOATS):
        reduction = 0 if operator == "smooth_l1_loss" else 1
        yield make(operator, f"shape-{shape}-{dtype}", dtype, shape, "contiguous", reduction)
    for shape, reduction in product(SHAPES, (1, 2)):
        yield make(operator, f"reduced-{shape}-{reduction}", "FLOAT", shape, "spaced", reduction)
    for i, ((first, second, common), dtype, reduction) in enumerate(product(BROADCASTS, ("FLOAT", "BFLOAT16"), (0, 1))):
        shapes = [first, second] if operator == "smooth_l1_loss" else [first, second, common][i % 3 :] + [first, second, common][: i % 3]
        yield make(operator, f"broadcast-{first}-{second}-{dtype}-{reduction}", dtype, [*shapes, None], "contiguous", reduction)
    # Every length around the vectors' sizes: what a tail gets wrong shows in the guards or the values.
    for count, dtype in product(range(1, 70), FLOATS):
        yield make(operator, f"count-{count}-{dtype}", dtype, (count,), "offset", 0)


def beta_cases(operator):
    for beta, dtype, reduction in product(BETAS, FLOATS, (0, 1, 2)):
        yield make(operator, f"beta-{beta:g}-{dtype}-{reduction}", dtype, (999,), "contiguous", reduction, beta)


def large_cases(operator):
    count = len(INPUTS[operator])
    for dtype in FLOATS:
        for reduction in (0, 1):
            yield make(operator, f"large-line-{dtype}-{reduction}", dtype, (300_001,), "contiguous", reduction, large=True)
        where = ["contiguous", "transposed", "backwards"][:count] + ["contiguous"]
        yield make(operator, f"large-matrix-{dtype}", dtype, (700, 501), where, 0, large=True)
        yield make(operator, f"large-narrow-{dtype}", dtype, (80_000, 3), "spaced", 0, large=True)
    shapes = [(500, 1), (1, 700), (500, 700)][:count]
    yield make(operator, "large-broadcast", "FLOAT", [*shapes, None], "contiguous", 0, large=True)
    yield make(operator, "large-broadcast-mean", "FLOAT16", [*shapes, None], "contiguous", 1, large=True)


def alias_cases(operator):
    output = OUTPUT[operator]
    where = ["roomy"] * len(INPUTS[operator]) + ["contiguous"]
    for source, dtype in product(INPUTS[operator], FLOATS):
        for layout in ("contiguous", "transposed", "backwards"):
            yield make(
                operator, f"alias-{source}-{layout}-{dtype}", dtype, (41, 53), layout, 0, alias={output: (source, 0)}
            )
        for distance in (-2000, -53, -16, -1, 1, 7, 16, 64, 1500):
            yield make(
                operator, f"overlap-{source}-{distance}-{dtype}", dtype, (41, 53), where, 0,
                alias={output: (source, distance)},
            )  # fmt: skip
        # The same memory in another order.
        turned = ["roomy"] * len(INPUTS[operator]) + ["transposed"]
        yield make(operator, f"overlap-{source}-turned-{dtype}", dtype, (41, 53), turned, 0, alias={output: (source, 0)})
    for source in INPUTS[operator]:
        dtypes = ["FLOAT"] * len(INPUTS[operator]) + ["FLOAT16"]
        yield make(operator, f"overlap-{source}-narrower", dtypes, (41, 53), where, 0, alias={output: (source, 2000)})
        yield make(
            operator, f"overlap-{source}-large", "FLOAT", (300_001,), where, 0, alias={output: (source, 3)}, large=True
        )


def all_cases():
    for operator in INPUTS:
        for family in (layout_cases, dtype_cases, shape_cases, beta_cases, large_cases, alias_cases):
            yield from family(operator)
