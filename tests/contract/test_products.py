"""Which dtypes and operators each product has: one process per chip, because a process acts as one chip."""

from functools import lru_cache

import pytest
from contract.ids import each_row
from support import calls, remote, rows
from support.rows import SOCS

each_soc = pytest.mark.parametrize("soc", SOCS)


@lru_cache
def observed(soc):
    return remote.call("contract.products:observe", soc, ACLNN_SOC=soc)


def supported(row, soc):
    return SOCS[soc] in row.products


@each_soc
@each_row()
def test_operator_exists_where_the_row_says(row, soc):
    status, message = observed(soc)[row.name]["baseline"]
    if supported(row, soc):
        assert (status, message) == (0, "")
    else:
        assert status == calls.NO_KERNEL
        assert row.name in message and soc in message


@each_soc
@each_row()
def test_product_is_checked_after_result_pointers_and_before_arguments(row, soc):
    seen = observed(soc)[row.name]
    assert seen["results_null"] == [calls.NULLPTR, calls.NULLPTR]
    assert seen["all_null"][0] == (calls.NULLPTR if supported(row, soc) else calls.NO_KERNEL)


@each_soc
@each_row()
def test_dtypes(row, soc):
    if not supported(row, soc):
        assert {status for of in observed(soc)[row.name]["dtypes"].values() for status, _ in of.values()} == {
            calls.NO_KERNEL
        }
        return
    wrong = []
    for name, answers in observed(soc)[row.name]["dtypes"].items():
        listed = row.param(name).dtypes.get(SOCS[soc])
        if not listed:
            continue  # any dtype
        for dtype, (status, message) in answers.items():
            if dtype in listed:
                right = status == 0
            else:
                right = status == calls.INVALID and f"{row.name}: {name}: " in message and "dtype" in message
            if not right:
                wrong.append((name, dtype, status, message))
    assert wrong == []


@pytest.mark.parametrize(
    "soc, dtype",
    [("Ascend910B1", "BFLOAT16"), ("Ascend910_9391", "FLOAT16"), ("Ascend950PR_9599", "INT32"), ("Ascend910A", "FLOAT16")],
)
def test_supported_dtypes_compute(soc, dtype):
    ran = remote.call("contract.products:compute", soc, dtype, ACLNN_SOC=soc)
    assert ran == [row.name for row in rows.implemented() if supported(row, soc)]
