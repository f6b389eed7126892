"""Cases of copies and conversions: every pair of dtypes, every layout into every other, memory that is shared."""

from itertools import product

import numpy as np

from numerics.runner import Case, Spec
from support import layouts
from support.dtypes import NUMPY

BY_SIZE = {1: "INT8", 2: "BFLOAT16", 4: "FLOAT", 8: "INT64", 16: "COMPLEX128"}
SPECIAL = (0.0, -0.0, 0.5, -0.5, 0.999, 1.5, 2.5, -1.5, 127.5, 128, -128.5, 255.9, 256, 32767.5, 65504, 65520, 65536, -32769,
           2**31 - 1, 2**31, -(2**31), 2**32, 2**53 + 2, 2**63, -(2**63), 2**64, 1e-8, 6e-8, 1e-40, 3.4e38, 1e300, np.inf,
           -np.inf, np.nan)  # fmt: skip
BROADCASTS = (
    ((), (4, 5)), ((1,), ()), ((), ()), ((5,), (4, 5)), ((4, 1), (4, 5)), ((1, 300), (40, 300)), ((40, 1), (40, 300)),
    ((3, 1, 7, 1), (3, 2, 7, 5)), ((1, 2, 1, 3, 1, 2, 1, 3), (2, 2, 2, 3, 2, 2, 2, 3)), ((0,), (0,)), ((1,), (3, 0)),
)  # fmt: skip


def anything(dtype):
    """Numbers of all magnitudes and the special ones; every NaN is the usual one."""
    to = NUMPY[dtype]

    def values(random, count):
        if dtype == "BOOL":
            return random.integers(0, 2, count).astype(to)
        bits = np.frombuffer(random.bytes(count * to.itemsize), np.uint8)
        if to.kind in "iu":
            found = bits.view(to).copy()
            found[::3] %= 100  # what other dtypes hold as well
            return found
        part = np.empty(0, to).real.dtype if to.kind == "c" else to
        with np.errstate(all="ignore"):
            found = bits.view(part).copy()
            found[1::2] = (random.standard_normal(len(found)) * 1000).astype(part)[1::2]
            found[::5] = np.resize(np.array(SPECIAL, float), len(found[::5])).astype(part)
            found[np.isnan(found.astype(np.float64))] = np.nan
        return found.view(to)

    return values


def copy(name, source, target, shape, where=("contiguous", "contiguous"), from_shape=None, **options):
    src = Spec(source, shape if from_shape is None else from_shape, where[0], anything(source))
    specs = {"selfRef": Spec(target, shape, where[1]), "src": src}
    return Case(f"inplace_copy-{name}", "inplace_copy", specs, {"from": source, "to": target, "shape": shape}, **options)


def cast(name, source, target, shape, where=("contiguous", "contiguous"), **options):
    specs = {"self": Spec(source, shape, where[0], anything(source)), "out": Spec(target, shape, where[1])}
    return Case(f"cast-{name}", "cast", specs, {"from": source, "dtype": target}, **options)


def pair_cases():
    random = np.random.default_rng(2)
    for source, target in product(NUMPY, repeat=2):
        yield cast(f"{source}-{target}", source, target, (5003,))
        yield cast(f"{source}-{target}-large", source, target, (70_001,), large=True)
        where = str(random.choice(list(layouts.ALL))), str(random.choice(list(layouts.DISTINCT)))
        yield copy(f"{source}-{target}-{where[0]}-{where[1]}", source, target, (33, 65), where)
        yield copy(f"{source}-{target}-repeated", source, target, (3, 700), from_shape=(3, 1))


def layout_cases():
    for dtype, where in product(BY_SIZE.values(), product(layouts.ALL, layouts.DISTINCT)):
        yield copy(f"layout-{dtype}-{where[0]}-{where[1]}", dtype, dtype, (5, 33, 17), where)
    for where in product(layouts.ALL, layouts.DISTINCT):
        yield copy(f"layout-narrower-{where[0]}-{where[1]}", "DOUBLE", "BFLOAT16", (5, 33, 17), where)


def shape_cases():
    for dtype, (source, target) in product(BY_SIZE.values(), BROADCASTS):
        if len(source) <= len(target):
            yield copy(f"broadcast-{source}-{target}-{dtype}", dtype, dtype, target, from_shape=source)
    for source, target in BROADCASTS:
        if len(source) <= len(target):
            yield copy(f"broadcast-{source}-{target}-wider", "FLOAT16", "INT32", target, from_shape=source)
    for count, dtype in product(range(1, 70), BY_SIZE.values()):
        yield copy(f"count-{count}-{dtype}", dtype, dtype, (count,), ("contiguous", "offset"))
        yield copy(f"count-{count}-{dtype}-one", dtype, dtype, (count,), ("contiguous", "offset"), from_shape=(1,))


def large_cases():
    # Beyond half the cache the stores are streamed.
    many = 10_000_019
    for dtype in BY_SIZE.values():
        count = many // NUMPY[dtype].itemsize * 2
        yield copy(f"large-{dtype}", dtype, dtype, (count,), ("offset", "offset"), large=True)
        yield copy(f"large-{dtype}-one", dtype, dtype, (count,), ("contiguous", "offset"), from_shape=(1,), large=True)
        yield copy(f"large-{dtype}-turned", dtype, dtype, (701, 1003), ("transposed", "contiguous"), large=True)
        yield copy(f"large-{dtype}-to-turned", dtype, dtype, (701, 1003), ("contiguous", "swapped"), large=True)


def alias_cases():
    for dtype in BY_SIZE.values():
        for layout in layouts.DISTINCT:
            yield copy(f"same-{dtype}-{layout}", dtype, dtype, (40, 52), (layout, layout), alias={"selfRef": ("src", 0)})
        for distance in (-2000, -52, -16, -1, 1, 7, 52, 1500):
            where = "roomy", "contiguous"
            yield copy(f"overlap-{dtype}-{distance}", dtype, dtype, (40, 52), where, alias={"selfRef": ("src", distance)})
        for layout in ("transposed", "backwards", "half_backwards"):
            where = "roomy", layout
            yield copy(f"turned-{dtype}-{layout}", dtype, dtype, (40, 52), where, alias={"selfRef": ("src", 0)})
        yield copy(
            f"overlap-{dtype}-large", dtype, dtype, (300_001,), ("roomy", "contiguous"), large=True,
            alias={"selfRef": ("src", 3)},
        )  # fmt: skip
    for source, target in (("FLOAT", "FLOAT16"), ("FLOAT", "INT32"), ("DOUBLE", "INT8"), ("INT16", "BFLOAT16")):
        for distance in (0, 1, 2000):
            yield copy(
                f"overlap-{source}-{target}-{distance}", source, target, (40, 52), ("roomy", "contiguous"),
                alias={"selfRef": ("src", distance)},
            )  # fmt: skip
    for distance in (-2000, -1800, -1500):
        yield copy(
            f"overlap-wider-{distance}", "FLOAT", "DOUBLE", (40, 52), ("roomy", "contiguous"),
            alias={"selfRef": ("src", distance)},
        )  # fmt: skip


def all_cases():
    for family in (pair_cases, layout_cases, shape_cases, large_cases, alias_cases):
        yield from family()
