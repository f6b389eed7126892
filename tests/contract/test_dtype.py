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
        changed = call.with_(full=True, dtype=together)
        assert agrees(changed), (dtype, changed.phase1())


def verdict(call):
    """(name to blame, part of the message) of dtypes that are fine one by one; None when they are fine together."""
    row = call.row
    common = dtypes.promoted(row, call.dtype)
    if common is None:
        return "", "promotes with"
    if row.computes and common not in row.computes[call.product]:
        return row.promote[0], "promote to one of"
    if "cast_out" not in row.steps:
        return None
    for name in row.converts:
        own = call.dtype(name)
        if not dtypes.converts(own, common) and not (common == "BOOL" and dtypes.category(own) < 2):
            return name, f"converts to {common}"
    for param in row.outputs:
        if not dtypes.converts(common, call.dtype(param.name)):
            return param.name, "converts to"
    return None


def agrees(call):
    """Phase 1 says what `verdict` says."""
    status, message = call.phase1()
    expected = verdict(call)
    if expected is None:
        return (status, message) == (0, "")
    return status == calls.INVALID and f"{call.row.name}: {expected[0]}" in message and expected[1] in message


@each_param(lambda row: [row.param(name) for name in (*row.promote, *row.converts)])
def test_allowed_dtypes_of_promoted_arguments_mix(row, param):
    call = Baseline(row)
    for dtype in call.allowed(param.name):
        changed = call.with_(dtype={param.name: dtype})
        assert agrees(changed), (dtype, changed.phase1())


@each_param(lambda row: row.outputs, where=lambda row: "cast_out" in row.steps)
def test_output_conversion(row, param):
    call = Baseline(row)
    for source in call.allowed(row.operands[0]):
        for target in call.allowed(param.name):
            together = {name: source for name in row.promote or row.operands[:1]} | {param.name: target}
            changed = call.with_(dtype=together)
            assert agrees(changed), (source, target, changed.phase1())


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
