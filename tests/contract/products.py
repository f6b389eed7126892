"""What is wrong with the implemented operators on one chip; runs in a process of its own (support.remote)."""

import numpy as np

from contract.baseline import Baseline
from contract.verdicts import agrees, explain, verdict
from pyaclnn import check, ffi, lib
from support import calls, rows
from support.dtypes import CODES, NUMPY

UNKNOWN_CODES = (99, -7, 5)  # no dtype has these numbers


def faults(soc):
    """Texts about every answer that the rows don't expect, and the number of answers."""
    assert ffi.string(lib.aclrtGetSocName()).decode() == soc
    wrong, count = [], 0
    for row in rows.implemented():
        exists = rows.SOCS[soc] in row.products
        for problem in [*_existence(row, soc, exists), *(_dtypes(row, soc) if exists else ())]:
            count += 1
            if problem:
                wrong.append(f"{row.name}: {problem}")
    return wrong, count


def _existence(row, soc, exists):
    """Without the operator: 561003, after the result pointers and before all arguments."""
    call = Baseline(row, soc)
    status, message = call.phase1()
    if exists:
        yield None if (status, message) == (0, "") else f"the baseline gave {status} {message}"
    else:
        named = row.name in message and soc in message
        yield None if status == calls.NO_KERNEL and named else f"not of this chip, but gave {status} {message}"
    all_null = [ffi.NULL if param.is_pointer else 0 for param in row.params]
    status = calls.plan_and_drop(row.name, *all_null)[0]
    yield None if status == (calls.NULLPTR if exists else calls.NO_KERNEL) else f"null arguments gave {status}"
    phase1 = getattr(lib, row.name + "GetWorkspaceSize")
    for results in ([ffi.NULL, ffi.new("aclOpExecutor **")], [ffi.new("uint64_t *"), ffi.NULL]):
        status = phase1(*call.arguments(), *results)
        yield None if status == calls.NULLPTR else f"a null result pointer gave {status}"


def _dtypes(row, soc):
    """Every dtype for every argument, which all others share where they can: not every pair promotes or converts."""
    call = Baseline(row, soc).with_(full=True)
    typed = [param for param in row.params if param.kind in ("tensor", "tensor_list", "scalar", "dtype")]
    for param in typed:
        codes = NUMPY if param.kind == "scalar" else (*CODES, *UNKNOWN_CODES)
        taken = set()
        for code in codes:
            same = {other.name: code for other in typed if code in call.allowed(other.name)}
            together = call.with_(dtype=same | {param.name: code})
            alone = call.with_(dtype={param.name: code})  # some are taken among others only
            changed = alone if verdict(together) and not verdict(alone) else together
            yield None if agrees(changed) else explain(changed)
            if verdict(changed) is None:
                taken.add(code)
        follows = row.outs.get(param.name, {}).get("dtype", {}).get("rule", "").startswith("real")
        if param.dtypes and not (param.is_output and (follows or row.promote_rule == "scalar")):
            # What the row lists but doesn't compute may go with nothing; outputs may depend on another input dtype.
            missing = {d for d in call.allowed(param.name) if not row.computes or d in row.computes[call.product]} - taken
            yield f"{param.name}: nothing goes with {missing}" if missing else None


def compute(soc, dtype):
    """Runs every operator that the chip has with this dtype wherever its row allows it; the operators that ran."""
    check(lib.aclrtSetDevice(0))
    ran = []
    for row in rows.implemented():
        if rows.SOCS[soc] not in row.products:
            continue
        call = Baseline(row, soc).with_(full=True)
        fits = {param.name: dtype for param in row.tensors if dtype in call.allowed(param.name)}
        changed = call.with_(dtype=fits)
        ran.append(row.name)
        if "custom" in row.steps and changed.phase1()[0]:
            continue  # the page wants other dtypes together
        outputs = (call if verdict(changed) else changed).compute()
        # Logs of 0 are among CTC's results.
        assert not any(np.isposinf(np.asarray(outputs[name].array, np.float64)).any() for name in fits), row
    return ran
