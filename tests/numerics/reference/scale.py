"""A tensor scaled and shifted along some of its dims."""

import numpy as np
from numerics.elementwise_cases import Domain


def along(part, x, axis):
    """The part's dims are those of x from axis on; one element is all of them."""
    if part.size == 1:
        return part.reshape(())
    axis %= x.ndim
    return part.reshape(part.shape + (1,) * (x.ndim - axis - part.ndim))


def scale(x, scale, axis, bias=None):
    product = x * along(scale, x, axis)
    if bias is None:
        return product
    shift = along(bias, x, axis)
    # A product may cancel; one that overflows in FLOAT doesn't in the fused sum.
    return product + shift, np.maximum(np.abs(product), np.abs(shift))


# (x, scale), all with scale along dims 1 and 2.
SHAPES = (
    ((4, 6, 7, 3), (6, 7)), ((5, 33, 65), (33, 65)), ((2, 300, 1, 150), (300, 1)), ((3, 1, 2), (1, 2)), ((0, 4, 5), (4, 5)),
)  # fmt: skip
CASES = {
    "scale": Domain(
        shapes=tuple({"x": x, "scale": part, "bias": part, "y": x} for x, part in SHAPES),
        attrs=(
            {"axis": 1, "numAxes": 2, "scaleFromBlob": True},
            {"axis": -3, "numAxes": 2, "scaleFromBlob": True},
            {"axis": 1, "numAxes": 0, "scaleFromBlob": False},
            {"axis": -3, "numAxes": 7, "scaleFromBlob": False},
        ),
        optional=("bias",),
        alias=({"y": "x"},),
    )
}
