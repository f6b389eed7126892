"""The rectifier with a learned slope and its gradients."""

import numpy as np
from numerics.elementwise_cases import Domain


def by_channel(weight, self):
    return weight.reshape(-1, *(1,) * (self.ndim - 2)) if self.ndim > 1 else weight.reshape(())


def prelu(self, weight):
    return np.where(self > 0, self, by_channel(weight, self) * self)


def prelu_backward(gradOutput, self, weight):
    grad = np.broadcast_to(gradOutput, self.shape)
    terms = np.where(self > 0, 0, grad * self)
    dims = tuple(i for i in range(self.ndim) if i != 1 or weight.size == 1)
    shape = weight.shape if weight.size == 1 else (weight.size,)
    return {
        "gradInput": np.where(self > 0, grad, by_channel(weight, self) * grad),
        "gradWeight": (terms.sum(dims).reshape(shape), np.abs(terms).sum(dims).reshape(shape)),
    }


def with_special(random, count):
    special = [np.nan, np.inf, -np.inf, 0.0, -0.0, 2.0**-140]
    return np.where(random.random(count) < 0.2, random.choice(special, count), random.standard_normal(count))


# (self, weight)
SHAPES = (
    ((4, 6, 7), (2, 3)), ((33, 65), (65,)), ((33, 65), ()), ((2, 5, 3, 1, 2, 2, 1, 3), (5, 1, 1)), ((9,), (1, 1)), ((), (1,)),
    ((3, 1, 5), (1,)), ((2, 300, 150), (300,)), ((1, 3), (1, 3, 1)),
)  # fmt: skip


def backward_shapes():
    for self, weight in SHAPES:
        sums = weight if np.prod(weight) == 1 else (int(np.prod(weight)),)
        yield {"gradOutput": self, "self": self, "weight": weight, "gradInput": self, "gradWeight": sums}
    yield {"gradOutput": (6, 1), "self": (4, 6, 7), "weight": (6,), "gradInput": (4, 6, 7), "gradWeight": (6,)}


CASES = {
    "prelu": Domain(
        shapes=tuple({"self": self, "weight": weight, "out": self} for self, weight in SHAPES),
        values={"self": with_special, "weight": with_special},
        alias=({"out": "self"},),
    ),
    "prelu_backward": Domain(
        shapes=tuple(backward_shapes()),
        alias=({"gradInput": "gradOutput"}, {"gradInput": "self"}, {"gradInput": "self", "gradWeight": "weight"}),
    ),
}
