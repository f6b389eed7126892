"""Which dtypes and operators each product has: one process per chip, because a process acts as one chip."""

import pytest
from support import remote, rows
from support.rows import SOCS


@pytest.mark.parametrize("soc", SOCS)
def test_operators_and_dtypes(soc):
    wrong, count = remote.call("contract.products:faults", soc, ACLNN_SOC=soc, timeout=600)
    assert wrong == []
    existing = [row for row in rows.implemented() if SOCS[soc] in row.products]
    assert existing and count >= 4 * len(rows.implemented()) + 20 * len(existing)


@pytest.mark.parametrize(
    "soc, dtype",
    [("Ascend910B1", "BFLOAT16"), ("Ascend910_9391", "FLOAT16"), ("Ascend950PR_9599", "INT32"), ("Ascend910A", "FLOAT16")],
)
def test_supported_dtypes_compute(soc, dtype):
    ran = remote.call("contract.products:compute", soc, dtype, ACLNN_SOC=soc)
    assert ran == [row.name for row in rows.implemented() if SOCS[soc] in row.products]
