"""Operators that are declared but not implemented: they exist, answer 561003 in both phases, and name themselves."""

import pytest
from pyaclnn import ffi, lib
from support import calls, rows

# Evenly over the alphabet, so that every family is in it.
SAMPLE = rows.declared()[:: max(1, len(rows.declared()) // 200)]


def nothing(row):
    return [False if p.kind == "bool" else ffi.NULL if p.is_pointer else 0 for p in row.params]


@pytest.mark.parametrize("row", [pytest.param(row, id=row.python) for row in SAMPLE])
def test_both_phases(row):
    planned = calls.plan(row.name, *nothing(row))
    assert planned.status == calls.NO_KERNEL
    assert row.name in calls.LAYOUT.fullmatch(planned.message)["text"]
    assert planned.executor == ffi.NULL
    assert getattr(lib, row.name)(ffi.NULL, 0, ffi.NULL, ffi.NULL) == calls.NO_KERNEL
    assert row.name in calls.message()


def test_the_sample_is_large():
    assert len(SAMPLE) >= min(100, len(rows.declared()))


def test_all_operators_are_declared():
    assert len(rows.load()) == 1006
    for row in rows.load():
        assert hasattr(lib, row.name) and hasattr(lib, row.name + "GetWorkspaceSize"), row.name
