"""Sums have the same bits however their input lies in memory, and whatever else is summed beside them."""

import numpy as np
import pytest

from numerics import reduce_cases
from numerics.runner import Case, Prepared, Spec
from support import layouts

SHAPES = ((3, 70, 41), (2500, 7), (5, 4100), (20, 3, 2, 40))


def numbers(shape):
    """So different in magnitude that no order of additions is exact."""
    random = np.random.default_rng(5)
    return (random.standard_normal(shape) * 2.0 ** random.integers(-40, 40, shape)).astype(np.float32)


def sum_of(values, dims, layout):
    kept = tuple(1 if axis in dims else extent for axis, extent in enumerate(values.shape))
    specs = {"self": Spec("FLOAT", values.shape, layout), "out": Spec("DOUBLE", kept)}
    attrs = {"dims": dims, "keepDims": True, "dtype": "DOUBLE"}
    prepared = Prepared(Case(f"bits-{layout}", "reduce_sum", specs, attrs))
    prepared.tensors["self"].set(values)
    prepared.run()
    return prepared.tensors["out"].array.tobytes()


@pytest.mark.parametrize("layout", layouts.DISTINCT)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_same_bits_in_every_layout(shape, layout):
    """In DOUBLE, where the order of additions shows."""
    values = numbers(shape)
    for dims in ([0], [len(shape) - 1], [0, len(shape) - 1], list(range(len(shape)))):
        assert sum_of(values, dims, layout) == sum_of(values, dims, "contiguous"), dims


def test_a_row_alone_and_among_others():
    values = numbers((300, 5000))
    together = np.frombuffer(sum_of(values, [1], "contiguous"))
    turned = np.frombuffer(sum_of(np.ascontiguousarray(values.T), [0], "contiguous"))
    for row in (0, 17, 299):
        alone = np.frombuffer(sum_of(values[row : row + 1], [1], "contiguous"))
        assert alone[0] == together[row] == turned[row]


def test_order_of_additions_would_show():
    """The twin: these values do give other bits when they are added in another order."""
    values = numbers(SHAPES[1])
    assert sum_of(values, [0], "contiguous") != sum_of(np.ascontiguousarray(values[::-1]), [0], "contiguous")


def test_every_reduction_has_cases():
    names = {row.python for row in reduce_cases.reduction_rows()}
    assert names and names == {case.operator for case in reduce_cases.all_cases()}
