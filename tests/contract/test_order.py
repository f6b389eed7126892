"""With two faults at once the step that comes first in the row's order decides code and message."""

from dataclasses import dataclass, field
from itertools import combinations

from contract.attributes import AttributeRule
from contract.baseline import Baseline
from contract.ids import about, each_row
from contract.verdicts import verdict
from support import calls
from support.dtypes import NUMPY
from support.tensors import describe

FAR = (9, 9, 9)  # no argument of a baseline has a shape like it


@dataclass
class Fault:
    """Something wrong: what to change, the step that finds it, its code, and whom the message may blame."""

    step: str
    blamed: list
    code: int
    changes: dict = field(default_factory=dict)

    def __str__(self):
        return f"{self.step} of {self.blamed[0]}"

    def touches(self):
        return {name for change in self.changes.values() for name in change}


def required(params):
    return [param for param in params if not param.optional]


def null_faults(row):
    for param in row.params:
        if param.is_pointer and not param.optional:
            yield Fault("null", [param.name], row.null_code(param), {"null": [param.name]})


def dtype_faults(row):
    call = Baseline(row)
    for param in required(row.params):
        if param.dtypes and param.kind in ("tensor", "tensor_list", "dtype"):
            yield Fault("dtype", [param.name], calls.INVALID, {"dtype": {param.name: "STRING"}})
        elif param.dtypes and param.kind == "scalar":
            others = [dtype for dtype in NUMPY if dtype not in call.allowed(param.name)]
            if others:
                yield Fault("dtype", [param.name], calls.INVALID, {"dtype": {param.name: others[0]}})


def faults_of_dtypes_together(row):
    """One of each step, found by trying."""
    call, found = Baseline(row), {}
    for param in required(row.params):
        for dtype in call.allowed(param.name) if param.has_dtype and param.dtypes else ():
            changes = {"dtype": {param.name: dtype}}
            wrong = verdict(call.with_(**changes))
            if wrong:
                found.setdefault(wrong.step, Fault(wrong.step, list(wrong.blamed), calls.INVALID, changes))
    return found


def rank_faults(row):
    for param in required(row.tensors_and_lists):
        blamed = [param.name, *(p.name for p in row.tensors_and_lists)]  # others may follow it
        yield Fault("rank", blamed, calls.INVALID, {"shape": {param.name: (1,) * 9}})


def attr_faults(row):
    for param in row.attributes:
        if param.range:
            step = f"attr:{param.name}" if f"attr:{param.name}" in row.steps else "attr"
            value = AttributeRule(param).refused[0]
            # Dims that are out of range are found where they are needed, and that may be a shape.
            blamed = [param.name, *(p.name for p in row.tensors if param.names_dims)]
            yield Fault(step, blamed, calls.INVALID, {"attr": {param.name: value}})


def broadcast_faults(row):
    if len(row.broadcast) > 1:
        # What is changed in place follows the others, so it has to be the one that doesn't fit.
        name = next((name for name in row.broadcast if row.param(name).is_output), row.broadcast[-1])
        blamed = [name, *(p.name for p in row.tensors)]
        yield Fault("broadcast", blamed, row.shape_code, {"shape": {name: FAR}})


def shape_faults(row):
    for param in required(row.tensors):
        if param.dims or (param.is_output and row.shape_rule(param.name)):
            blamed = [param.name, *(p.name for p in row.tensors)]
            yield Fault("shape", blamed, row.shape_code, {"shape": {param.name: FAR}})


# Of no row's steps: after everything that a row lists.
def format_faults(row):
    call = Baseline(row)
    for param in required(row.tensors):
        handle = describe(call.dtype(param.name), call.shape(param.name), format=29)
        yield Fault("format", [param.name], calls.INVALID, {"tensor": {param.name: handle}})


MAKERS = (null_faults, dtype_faults, rank_faults, attr_faults, broadcast_faults, shape_faults, format_faults)


def faults(row):
    """The faults that can be made, one list a step, in the row's order."""
    made = [fault for maker in MAKERS for fault in maker(row)]
    together = faults_of_dtypes_together(row)
    made += together.values()
    steps = [*row.steps, *([] if "format" in row.steps else ["format"])]
    return [of_step for step in steps if (of_step := [fault for fault in made if fault.step == step])]


def noticed(row, fault):
    """Where in the order a fault is seen first: a shape that doesn't fit may be in the way of an earlier step, too."""
    steps = {fault.step}
    for name, shape in fault.changes.get("shape", {}).items():
        steps |= {"shape", *(["rank"] if len(shape) > 8 else []), *(["broadcast"] if name in row.broadcast else [])}
    return min(row.steps.index(step) for step in steps & {*row.steps}) if steps & {*row.steps} else len(row.steps)


def check(row, call, fault):
    status, message = call.phase1()
    assert status == fault.code, f"{status} {message}"
    # A check of the page's own, for one that formats are equal, may put it the other way round.
    blamed = [param.name for param in row.params] if "custom" in row.steps else fault.blamed
    assert calls.blames(message, row, blamed), message


@each_row()
def test_every_fault_alone(row):
    """The twin: each fault by itself gives its own code, and without any the call succeeds."""
    assert Baseline(row).phase1() == (0, "")
    for of_step in faults(row):
        for fault in of_step:
            with about(fault):
                check(row, Baseline(row).with_(**fault.changes), fault)


@each_row()
def test_earlier_step_decides(row):
    tried = 0
    for earlier, later in combinations(faults(row), 2):
        for first in earlier:
            for second in later:
                if first.touches() & second.touches() or noticed(row, second) < noticed(row, first):
                    continue
                call = Baseline(row).with_(**first.changes).with_(**second.changes)
                if "dtype" in first.changes and ((found := verdict(call)) is None or found.step != first.step):
                    continue  # the later change mends the earlier fault
                with about(f"{first}, then {second}"):
                    check(row, call, first)
                tried += 1
    assert tried or len(row.tensors_and_lists) == 1


@each_row(where=lambda row: "empty" in row.steps)
def test_what_comes_after_the_empty_step_is_not_looked_at(row):
    place = row.steps.index("empty")
    empty = next(param for param in row.tensors_and_lists if param.role != "out" and not param.optional)
    base = Baseline(row)
    # Shapes that were checked before must fit nevertheless.
    emptied = [param.name for param in row.tensors_and_lists] if "shape" in row.steps[:place] else [empty.name]
    call = base.with_(shape={name: (0, *base.shape(name)[1:]) for name in emptied})
    call.compute()
    for of_step in faults(row):
        for fault in of_step:
            # A handle of its own has the shape of the baseline.
            if empty.name in fault.touches() or {*emptied} & {*fault.changes.get("tensor", ())}:
                continue
            changed = call.with_(**fault.changes)
            with about(fault):
                if fault.step in row.steps[:place]:
                    check(row, changed, fault)
                else:
                    assert changed.phase1() == (0, "")
