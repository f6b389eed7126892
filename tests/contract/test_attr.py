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


@each_param(lambda row: [param for param in row.attributes if param.names_dims])
def test_dim_without_elements(row, param):
    tensor = param.range[5:].split(",")[0].rstrip(")")
    list_of = (lambda *dims: list(dims)) if param.kind == "int_array" else (lambda dim: dim)
    for shape, dim in (((0, 3), 0), ((2, 0), -1), ((0,), 0)):
        status, message = Baseline(row).with_(shape={tensor: shape}, attr={param.name: list_of(dim)}).phase1()
        if "nonempty" in param.range:
            assert status == calls.INVALID
            assert f"{row.name}: {param.name}: expected dims of {tensor} with elements, got dim {dim}" in message
        else:
            assert (status, message) == (0, "")
    other = Baseline(row).with_(shape={tensor: (0, 3)}, attr={param.name: list_of(1)})
    assert other.phase1() == (0, "")


@each_param(lambda row: [param for param in row.attributes if param.names_dims])
def test_dims_of_a_tensor_without_dims(row, param):
    """It counts as one of one."""
    tensor = param.range[5:].split(",")[0].rstrip(")")
    list_of = (lambda dim: [dim]) if param.kind == "int_array" else (lambda dim: dim)
    call = Baseline(row).with_(shape={tensor: ()})
    for dim in (0, -1):
        call.with_(attr={param.name: list_of(dim)}).compute()
    for dim in (1, -2):
        status, message = call.with_(attr={param.name: list_of(dim)}).phase1()
        assert status == calls.INVALID
        assert f"{row.name}: {param.name}: expected dims of {tensor} from -1 to 0, got {dim}" in message
