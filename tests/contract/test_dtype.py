"""Dtypes that are fine alone but not together; the sets themselves are tested per product in test_products.py."""

import pytest
from contract.baseline import Baseline
from contract.ids import each_param, each_row
from pyaclnn import lib
from support import calls, dtypes
from support.dtypes import CODES, FLOATS


def test_codes_are_those_of_the_headers():
    named = {"BFLOAT16": "ACL_BF16", "UNDEFINED": "ACL_DT_UNDEFINED"}
    assert {name: getattr(lib, named.get(name, "ACL_" + name)) for name in CODES} == CODES


def in_group(row):
    return [row.param(name) for group in row.same_dtype for name in group]


@each_param(in_group)
def test_member_of_a_group_with_another_dtype(row, param):
    call = Baseline(row)
    group = row.same_dtype_group(param.name)
    base = call.dtype(param.name)
    others = [dtype for dtype in call.allowed(param.name) if dtype != base]
    for dtype in others:
        mixed = {name: base for name in group} | {param.name: dtype}
        status, message = call.with_(full=True, dtype=mixed).phase1()
        assert status == calls.INVALID, dtype
        # Where the first member differs, it is the second one that doesn't match.
        blamed = param.name if param.name != group[0] else group[1]
        assert f"{row.name}: {blamed}: " in message and "dtype" in message


@each_param(in_group)
def test_group_changes_together(row, param):
    call = Baseline(row)
    for dtype in call.allowed(param.name):
        together = {name: dtype for name in row.same_dtype_group(param.name)}
        assert call.with_(full=True, dtype=together).phase1() == (0, ""), dtype


def pairs_that_promote(row):
    return [row.param(name) for name in row.promote]


@each_param(pairs_that_promote)
def test_allowed_dtypes_of_promoted_arguments_mix(row, param):
    call = Baseline(row)
    others = [call.dtype(name) for name in row.promote if name != param.name]
    for dtype in call.allowed(param.name):
        status, message = call.with_(dtype={param.name: dtype}).phase1()
        if all(dtypes.promotes(dtype, other) for other in others):
            assert (status, message) == (0, ""), dtype
        else:
            assert status == calls.INVALID and f"{row.name}: " in message and "promotes with" in message, dtype


def convertible(source, target):
    """Whether a result may be stored: complex never as real, floating never as integer, only BOOL as BOOL."""
    rank = {"BOOL": 0, "COMPLEX64": 3, "COMPLEX128": 3, "COMPLEX32": 3}
    of = {name: rank.get(name, 2 if name in FLOATS else 1) for name in (source, target)}
    if source == target:
        return True
    if of[source] == 3 and of[target] != 3:
        return False
    if of[source] == 2 and of[target] < 2:
        return False
    return target != "BOOL"


@each_param(lambda row: row.outputs, where=lambda row: "cast_out" in row.steps)
def test_output_conversion(row, param):
    call = Baseline(row)
    for source in call.allowed(row.promote[0]):
        together = {name: source for name in row.promote}
        for target in call.allowed(param.name):
            status, message = call.with_(dtype=together | {param.name: target}).phase1()
            if convertible(source, target):
                assert (status, message) == (0, ""), (source, target)
            else:
                assert status == calls.INVALID, (source, target)
                assert f"{row.name}: {param.name}: " in message


@each_row()
def test_message_of_a_dtype(row):
    """It says what was expected, on which chip, and what came."""
    param = row.tensors[0]
    _, message = Baseline(row).with_(dtype={param.name: "STRING"}).phase1()
    text = calls.LAYOUT.fullmatch(message)["text"]
    for part in (*Baseline(row).allowed(param.name), "Ascend910B1", "STRING"):
        assert part in text


@pytest.mark.parametrize("code", [42, 63, 64, 1 << 20, -2, -(1 << 31)])
@each_row()
def test_number_that_is_no_dtype(row, code):
    param = row.tensors[0]
    status, message = Baseline(row).with_(dtype={param.name: code}).phase1()
    assert status == calls.INVALID
    assert f"{row.name}: {param.name}: " in message
