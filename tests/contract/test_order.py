"""With two faults at once the step that comes first in the row's order decides code and message."""

from itertools import combinations

import pytest
from contract.baseline import AttributeRule, Baseline
from support import calls, rows
from support.tensors import describe


class Fault:
    """Something wrong with one parameter: what to change, the code it gives, and the step that finds it."""

    def __init__(self, step, param, code, **changes):
        self.step, self.param, self.code, self.changes = step, param, code, changes

    def __str__(self):
        return f"{self.step}-{self.param}"


def null_faults(row):
    for param in row.params:
        if param.is_pointer and not param.optional:
            yield Fault("null", param.name, calls.NULLPTR, null=[param.name])


def dtype_faults(row):
    for param in row.tensors:
        if not param.optional:
            yield Fault("dtype", param.name, calls.INVALID, dtype={param.name: "STRING"})


def rank_faults(row):
    for param in row.tensors:
        if not param.optional:
            yield Fault("rank", param.name, calls.INVALID, shape={param.name: (1,) * 9})


def attr_faults(row):
    for param in row.attributes:
        if param.range:
            step = f"attr:{param.name}" if f"attr:{param.name}" in row.steps else "attr"
            yield Fault(step, param.name, calls.INVALID, attr={param.name: AttributeRule(param).refused[0]})


def broadcast_faults(row):
    if len(row.broadcast) > 1:
        # What is changed in place follows the others, so it has to be the one that doesn't fit.
        name = next((name for name in row.broadcast if row.param(name).is_output), row.broadcast[-1])
        yield Fault("broadcast", name, row.shape_code, shape={name: (7, 5)})


def shape_faults(row):
    for param in row.tensors:
        if param.dims and not param.optional:
            yield Fault("shape", param.name, row.shape_code, shape={param.name: (9, 9, 9)})
    for param in row.outputs:
        if param.name in row.outs and not param.dims and not param.optional and "custom" not in row.steps:
            yield Fault("shape", param.name, row.shape_code, shape={param.name: (9, 9, 9)})


# After everything that a row lists.
def layout_faults(row):
    call = Baseline(row)
    for param in row.tensors:
        if not param.optional:
            handle = describe(call.dtype(param.name), call.shape(param.name), format=29)
            yield Fault("format", param.name, calls.INVALID, tensor={param.name: handle})


MAKERS = {
    "null": null_faults,
    "dtype": dtype_faults,
    "rank": rank_faults,
    "broadcast": broadcast_faults,
    "shape": shape_faults,
    "format": layout_faults,
}


def faults(row):
    """The faults that can be made, one list a step, in the row's order."""
    steps = [*row.steps, *([] if "format" in row.steps else ["format"])]
    by_step = []
    for step in steps:
        if step.startswith("attr"):
            found = [fault for fault in attr_faults(row) if fault.step == step]
        else:
            found = list(MAKERS[step](row)) if step in MAKERS else []
        if found:
            by_step.append(found)
    return by_step


def pairs():
    for row in rows.implemented():
        for earlier, later in combinations(faults(row), 2):
            yield pytest.param(row, earlier, later, id=f"{row.python}-{earlier[0].step}-before-{later[0].step}")


@pytest.mark.parametrize("row, earlier, later", list(pairs()))
def test_earlier_step_decides(row, earlier, later):
    tried = 0
    for first in earlier:
        for second in later:
            if first.param == second.param:
                continue
            call = Baseline(row).with_(**first.changes).with_(**second.changes)
            status, message = call.phase1()
            # A shape that is wrong may be found at the argument it is compared with, and so may dims that it depends on.
            elsewhere = first.step in ("broadcast", "shape") or row.param(first.param).names_dims
            names = [first.param, *(p.name for p in row.tensors if elsewhere)]
            assert status == first.code, f"{first} and {second}: {status} {message}"
            assert any(f"{row.name}: {name}: " in message for name in names), f"{first} and {second}: {message}"
            tried += 1
    assert tried or len(earlier) == len(later) == 1


@pytest.mark.parametrize("row", [pytest.param(row, id=row.python) for row in rows.implemented()])
def test_every_fault_alone(row):
    """The twin: each fault by itself gives its own code."""
    for of_step in faults(row):
        for fault in of_step:
            status, message = Baseline(row).with_(**fault.changes).phase1()
            assert status == fault.code, f"{fault}: {status} {message}"
