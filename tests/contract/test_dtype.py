"""Dtypes that are fine alone but not together; the sets themselves are tested per product in test_products.py."""

from contract.baseline import Baseline
from contract.ids import each_param, each_row
from contract.verdicts import agrees, checked_alone, explain, verdict
from pyaclnn import lib
from support import calls
from support.dtypes import CODES
from support.rows import THIS_SOC


def test_codes_are_those_of_the_headers():
    named = {"BFLOAT16": "ACL_BF16", "UNDEFINED": "ACL_DT_UNDEFINED"}
    assert {name: getattr(lib, named.get(name, "ACL_" + name)) for name in CODES} == CODES


def in_group(row):
    return [row.param(name) for group in row.same_dtype for name in group]


@each_param(in_group)
def test_member_of_a_group_with_another_dtype(row, param):
    call = Baseline(row).with_(full=True)
    group = row.same_dtype_group(param.name)
    base = call.dtype(param.name)
    for dtype in call.allowed(param.name):
        if dtype == base:
            continue
        mixed = call.with_(dtype={name: base for name in group} | {param.name: dtype})
        assert verdict(mixed).step == "dtype" and agrees(mixed), explain(mixed)


@each_param(in_group)
def test_group_changes_together(row, param):
    call = Baseline(row).with_(full=True)
    for dtype in call.allowed(param.name):
        changed = call.with_(dtype={name: dtype for name in row.same_dtype_group(param.name)})
        assert agrees(changed), explain(changed)


def promoted_or_converted(row):
    outputs = row.outputs if "cast_out" in row.steps else []
    return list(dict.fromkeys([*(row.param(name) for name in (*row.promote, *row.converts)), *outputs]))


@each_param(promoted_or_converted)
def test_allowed_dtypes_mix_as_the_row_says(row, param):
    """With every dtype of the first operand."""
    call = Baseline(row).with_(full=True)
    first = row.promote[0] if row.promote else row.operands[0]
    verdicts = set()
    for source in call.allowed(first):
        for target in call.allowed(param.name):
            changed = call.with_(dtype={first: source, param.name: target})
            assert agrees(changed), explain(changed)
            verdicts.add(verdict(changed) is None)
    assert True in verdicts


@each_row()
def test_message_of_a_dtype(row):
    """It says what was expected, on which chip, and what came."""
    param = checked_alone(row, Baseline(row))[0]
    _, message = Baseline(row).with_(dtype={param.name: "STRING"}).phase1()
    text = calls.LAYOUT.fullmatch(message)["text"]
    for part in (*Baseline(row).allowed(param.name), THIS_SOC, "STRING"):
        assert part in text


@each_row()
def test_number_that_is_no_dtype(row):
    param = checked_alone(row, Baseline(row))[0]
    for code in (42, 63, 64, 1 << 20, -2, -(1 << 31)):
        status, message = Baseline(row).with_(dtype={param.name: code}).phase1()
        assert status == calls.INVALID, code
        assert f"{row.name}: {param.name}: " in message
