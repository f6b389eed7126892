"""What every implemented operator says to every dtype on one chip; runs in a process of its own (support.remote)."""

import numpy as np

from contract.baseline import Baseline
from contract.test_dtype import verdict
from pyaclnn import ffi, lib
from support import calls, rows
from support.dtypes import CODES, NUMPY

UNKNOWN_CODES = (99, -7, 5)  # no dtype has these numbers


def observe(soc):
    """row name -> {"null": ..., "dtypes": {param: {dtype: [status, message]}}} of the chip this process acts as."""
    assert ffi.string(lib.aclrtGetSocName()).decode() == soc
    result = {}
    for row in rows.implemented():
        call = Baseline(row, soc)
        if call.product not in row.products:
            # Rows don't list dtypes for products without the operator.
            call.product = row.products[0]
        result[row.name] = {
            "baseline": call.phase1(),
            "results_null": list(_null_results(row, call)),
            "all_null": calls.plan_and_drop(row.name, *[ffi.NULL if p.is_pointer else 0 for p in row.params]),
            "dtypes": {param.name: _dtypes(call, param) for param in row.params if param.kind in ("tensor", "scalar")},
        }
    return result


def _dtypes(call, param):
    codes = {name: name for name in CODES} | {f"code {code}": code for code in UNKNOWN_CODES}
    if param.kind == "scalar":
        codes = {name: name for name in NUMPY}
    answers = {}
    for name, code in codes.items():
        # All others have the same dtype where they can, since not every pair has a common one or converts; but some
        # dtypes are taken among others only.
        typed = [other.name for other in call.row.params if other.kind in ("tensor", "scalar", "dtype")]
        with_it = {other: name for other in typed if name in call.allowed(other)}
        together = call.with_(full=True, dtype=with_it | {param.name: code})
        alone = name in call.allowed(param.name) and verdict(together) is not None
        answers[name] = (call.with_(full=True, dtype={param.name: code}) if alone else together).phase1()
    return answers


def _null_results(row, call):
    arguments = call.arguments()
    executor = ffi.new("aclOpExecutor **")
    yield getattr(lib, row.name + "GetWorkspaceSize")(*arguments, ffi.NULL, executor)
    yield getattr(lib, row.name + "GetWorkspaceSize")(*arguments, ffi.new("uint64_t *"), ffi.NULL)


def compute(soc, dtype):
    """Runs every operator that the chip has with this dtype wherever its row allows it; the operators that ran."""
    from pyaclnn import check

    check(lib.aclrtSetDevice(0))
    ran = []
    for row in rows.implemented():
        call = Baseline(row, soc)
        if call.product not in row.products:
            continue
        fits = {param.name: dtype for param in row.tensors if dtype in call.allowed(param.name)}
        outputs = call.with_(full=True, dtype=fits).compute()
        assert all(np.isfinite(np.asarray(t.array, np.float64)).all() for n, t in outputs.items() if n in fits)
        ran.append(row.name)
    return ran
