"""Cases of folds of lists: numbers of members around those that kernels take, layouts, broadcasts, special values, and
outputs in the memory of members.
"""

from dataclasses import dataclass
from itertools import product

import numpy as np

from numerics.elementwise_cases import fill, special_values
from numerics.runner import Case, Spec
from support import layouts

OPERATORS = ("add_n", "max_n", "min_n")
COUNTS = (1, 2, 3, 4, 5, 6, 9, 10, 14)
FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
BROADCAST = ((40, 1, 33), (9, 1), (), (1, 9, 33), (33,), (1,), (40, 9, 1))


@dataclass(frozen=True)
class ListCase(Case):
    @property
    def stored_as(self):
        """One digest an operator, of what is computed in f32."""
        return self.operator if self.tensors["out"].dtype in FLOATS else None


def case(operator, name, dtype, shapes, where="contiguous", out_where="contiguous", values=None, **options):
    """`shapes` and `values` are one a member; `where` one for all or one a member."""
    where = [where] * len(shapes) if isinstance(where, str) else where
    values = values or [fill(dtype, None)] * len(shapes)
    specs = {f"tensors[{i}]": Spec(dtype, *of) for i, of in enumerate(zip(shapes, where, values, strict=True))}
    specs["out"] = Spec(dtype, np.broadcast_shapes(*shapes), out_where)
    return ListCase(f"{operator}-{name}", operator, specs, {}, **options)


def special(dtype, count):
    """Members whose elements are all combinations of some special values."""
    grids = np.meshgrid(*[special_values(dtype)[:: count - 1]] * count)
    return [lambda random, size, values=grid.ravel(): values for grid in grids]


def of_operator(operator):
    row = Case("", operator, {}, {}).row
    for dtype, count in product(row.param("out").dtypes["a2"], COUNTS):
        yield case(operator, f"count-{dtype}-{count}", dtype, [(33, 65)] * count)
    for i, layout in enumerate(layouts.ALL):
        others = [*layouts.ALL][i:] + [*layouts.ALL][:i]
        yield case(operator, f"layout-{layout}", FLOATS[i % 3], [(9, 21, 17)] * 7, others[:7])
    for i, layout in enumerate(layouts.DISTINCT):
        yield case(operator, f"output-{layout}", FLOATS[i % 3], [(33, 65)] * (2 + i), "transposed", layout)
    for shape, count in product(((), (1,), (0,), (3, 0, 2), (2, 1, 3, 1, 2, 2, 1, 5)), (1, 6)):
        if operator != "add_n" or 0 not in shape:  # which writes nothing then, and is tested for that
            yield case(operator, f"shape-{shape}-{count}", "FLOAT", [shape] * count, "offset")
    if operator != "add_n":
        for dtype, count in product(FLOATS, (2, 4, len(BROADCAST))):
            yield case(operator, f"broadcast-{dtype}-{count}", dtype, BROADCAST[:count])
    for dtype, count in product((*FLOATS, "INT32"), (2, 3)):
        values = special(dtype, count)
        size = special_values(dtype)[:: count - 1].size ** count
        yield case(operator, f"special-{dtype}-{count}", dtype, [(size,)] * count, values=values)
    for dtype, count in product(FLOATS, (3, 8)):
        yield case(operator, f"large-{dtype}-{count}", dtype, [(100_003,)] * count, large=True)
    # The same view, and one that begins elsewhere, in every member's place.
    for distance, (count, member) in product((0, 7), ((2, 0), (3, 2), (7, 0), (7, 4), (7, 6))):
        where = ["roomy" if i == member and distance else "contiguous" for i in range(count)]
        alias = {"out": (f"tensors[{member}]", distance)}
        yield case(operator, f"shared-{distance}-{count}-{member}", "FLOAT", [(41, 53)] * count, where, alias=alias)


def all_cases():
    for operator in OPERATORS:
        yield from of_operator(operator)
