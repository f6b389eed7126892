"""Vector products."""

import numpy as np
from numerics.elementwise_cases import Domain


def linalg_cross(self, other, dim):
    shape = np.broadcast_shapes(self.shape, other.shape)
    axis = dim % max(self.ndim, 1) + len(shape) - max(self.ndim, 1)
    a, b = (np.moveaxis(np.broadcast_to(vectors, shape), axis, 0) for vectors in (self, other))
    terms = [(a[j] * b[k], a[k] * b[j]) for j, k in ((1, 2), (2, 0), (0, 1))]
    values = np.stack([first - second for first, second in terms], axis)
    return values, np.stack([np.abs(first) + np.abs(second) for first, second in terms], axis)


def with_special(random, count):
    special = [np.nan, np.inf, -np.inf, 0.0, -0.0]
    return np.where(random.random(count) < 0.05, random.choice(special, count), random.standard_normal(count))


# Of self and other, with the vectors along the last dim but one.
SHAPES = (
    ((33, 3, 65), (33, 3, 65)), ((4, 3, 7), (3, 7)), ((3, 1), (2, 5, 3, 9)), ((2, 1, 1, 2, 1, 1, 3, 4), (1, 2, 1, 1, 3, 2, 1, 1)),
    ((2, 3, 50_000), (3, 1)), ((1, 9), (3, 1)), ((0, 3, 2), (3, 2)),
)  # fmt: skip
CASES = {
    "linalg_cross": Domain(
        attrs=({"dim": -2}, {"dim": 1}),
        shapes=tuple({"self": a, "other": b, "out": np.broadcast_shapes(a, b)} for a, b in SHAPES),
        values={"self": with_special, "other": with_special},
        alias=({"out": "self"}, {"out": "self"}, {"out": "other"}),
    )
}
