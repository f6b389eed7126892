"""Attributes: the values at the bounds are taken, those just outside are refused."""

from contract.baseline import AttributeRule, Baseline
from contract.ids import each_param
from support import calls


def ruled(row):
    return [param for param in row.attributes if param.range]


@each_param(ruled)
def test_accepted(row, param):
    for value in AttributeRule(param).accepted:
        status, message = Baseline(row).with_(attr={param.name: value}).phase1()
        # An attribute may decide about a shape that the row leaves open: then that is what doesn't fit.
        other_shape = status == row.shape_code and "expected" in message and f": {param.name}: " not in message
        assert status == 0 or (param.kind == "string" and other_shape), f"{value}: {message}"


@each_param(ruled)
def test_refused(row, param):
    for value in AttributeRule(param).refused:
        status, message = Baseline(row).with_(attr={param.name: value}).phase1()
        assert status == calls.INVALID, value
        assert f"{row.name}: {param.name}: expected" in message


@each_param(lambda row: [param for param in row.attributes if not param.range and param.kind == "int"])
def test_integers_without_a_rule_take_any_value(row, param):
    for value in (-(2**63), -1, 0, 2**63 - 1):
        assert Baseline(row).with_(attr={param.name: value}).phase1() == (0, ""), value


@each_param(lambda row: [param for param in row.attributes if not param.range and param.kind == "float"])
def test_numbers_without_a_rule_take_any_value(row, param):
    for value in (-1.0, 0.0, 1e300, float("inf"), float("nan")):
        assert Baseline(row).with_(attr={param.name: value}).phase1() == (0, ""), value
