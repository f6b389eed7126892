"""Half-precision results that come from tables have the bits that computing them gives, for all 65,536 numbers.

A call on many elements makes and uses a table, calls on few never do (native/kernels/half_table.h).
"""

import numpy as np
import pytest

from numerics import elementwise
from numerics.elementwise_cases import PRODUCT, Maker
from numerics.runner import Case, Prepared, Spec
from support import rows
from support.dtypes import NUMPY

FEW = 512


def from_itself_to_itself(row, dtype):
    """Is it an operator that gives one element for one element, both of this dtype?"""
    if len(row.operands) != 1 or len(row.tensors) != 2 or row.of_kind("scalar") or PRODUCT not in row.products:
        return False
    if elementwise.formula(row) is None or any(param.names_dims for param in row.params):
        return False
    maker = Maker(row)
    return row.shape_rule(row.outputs[0].name) == "same" and all(dtype in maker.allowed(param) for param in maker.inputs + maker.outputs)


def run(row, dtype, values):
    maker = Maker(row)
    (source,), (result,) = maker.inputs, maker.outputs
    attrs = maker.attrs(maker.domain.attrs[0], dtype)
    specs = {source.name: Spec(dtype, values.shape), result.name: Spec(dtype, values.shape)}
    prepared = Prepared(Case(f"table-{dtype}", row.python, specs, attrs))
    prepared.tensors[source.name].set(values)
    prepared.run()
    return prepared.tensors[result.name].array.view(np.uint16).copy()


HALF_FUNCTIONS = [
    (row, dtype)
    for row in rows.implemented()
    for dtype in ("FLOAT16", "BFLOAT16")
    if from_itself_to_itself(row, dtype)
]  # fmt: skip


@pytest.mark.parametrize(("row", "dtype"), HALF_FUNCTIONS, ids=lambda value: getattr(value, "python", value))
def test_tables_hold_what_is_computed(row, dtype):
    values = np.arange(65536, dtype=np.uint16).view(NUMPY[dtype])
    many = run(row, dtype, values)
    few = np.concatenate([run(row, dtype, part) for part in values.reshape(-1, FEW)])
    np.testing.assert_array_equal(many, few)


def test_the_operators_with_tables_are_among_them():
    assert {"sin", "log", "tanh", "gelu_v2", "sigmoid"} <= {row.python for row, _ in HALF_FUNCTIONS}
