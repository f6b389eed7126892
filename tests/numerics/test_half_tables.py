"""Half-precision results that come from tables have the bits that computing them gives, for all 65,536 numbers.

A call on many elements makes and uses a table, calls on few never do (native/kernels/half_table.h).
"""

import numpy as np
import pytest

from numerics.elementwise_cases import Maker
from numerics.runner import Case, Prepared, Spec
from support import rows
from support.dtypes import NUMPY

FEW = 512
# Operators of one tensor and, beside it, attributes.
UNARY = [
    row
    for row in rows.implemented()
    if row.operands and len(row.operands) == 1 and len(row.tensors) == 2 and not row.of_kind("scalar")
]  # fmt: skip


def run(row, dtype, values):
    maker = Maker(row)
    (source,), (result,) = maker.inputs, maker.outputs
    attrs = maker.attrs(maker.domain.attrs[0], dtype)
    specs = {source.name: Spec(dtype, values.shape), result.name: Spec(dtype, values.shape)}
    prepared = Prepared(Case(f"table-{dtype}", row.python, specs, attrs))
    prepared.tensors[source.name].set(values)
    prepared.run()
    return prepared.tensors[result.name].array.view(np.uint16).copy()


@pytest.mark.parametrize("dtype", ["FLOAT16", "BFLOAT16"])
@pytest.mark.parametrize("row", UNARY, ids=lambda row: row.python)
def test_tables_hold_what_is_computed(row, dtype):
    maker = Maker(row)
    if len(maker.outputs) != 1 or any(dtype not in maker.allowed(param) for param in maker.inputs + maker.outputs):
        pytest.skip("not an operator from this dtype to itself")
    values = np.arange(65536, dtype=np.uint16).view(NUMPY[dtype])
    many = run(row, dtype, values)
    few = np.concatenate([run(row, dtype, part) for part in values.reshape(-1, FEW)])
    np.testing.assert_array_equal(many, few)
