"""Attributes: the values at the bounds are taken, those just outside are refused."""

from contract.attributes import AttributeRule, dims_tensor, limits, reduced
from contract.baseline import Baseline
from contract.ids import about, each_param
from contract.moves import own_rules
from support import calls


def ruled(row):
    return [param for param in row.attributes if param.range]


def rule(row, param):
    rank = len(Baseline(row).with_(full=True).shape(dims_tensor(param))) if param.names_dims else 2
    return AttributeRule(param, rank)


@each_param(ruled)
def test_accepted(row, param):
    for value in rule(row, param).accepted:
        status, message = Baseline(row).with_(attr={param.name: value}).phase1()
        # An attribute may decide about a shape that the row leaves open: then that is what doesn't fit.
        other_shape = status == row.shape_code and "expected" in message and f": {param.name}: " not in message
        assert status == 0 or ("custom" in row.steps and other_shape), f"{value}: {message}"


@each_param(ruled)
def test_refused(row, param):
    for value in rule(row, param).refused:
        status, message = Baseline(row).with_(attr={param.name: value}).phase1()
        assert status == calls.INVALID, f"{value}: {status} {message}"
        assert f"{row.name}: {param.name}: expected" in message


def free(*kinds):
    """Attributes that neither a rule of the row nor a check of its own may refuse."""
    return lambda row: [p for p in row.attributes if not p.range and p.kind in kinds and "custom" not in row.steps and not own_rules(row)]


@each_param(free("int"))
def test_integers_without_a_rule_take_any_value(row, param):
    low, high = limits(param)
    for value in (low, max(low, -1), 0, high):
        assert Baseline(row).with_(attr={param.name: value}).phase1() == (0, ""), value


@each_param(free("float"))
def test_numbers_without_a_rule_take_any_value(row, param):
    for value in (-1.0, 0.0, 1e300, float("inf"), float("nan")):
        assert Baseline(row).with_(attr={param.name: value}).phase1() == (0, ""), value


@each_param(free("bool"))
def test_truth_values(row, param):
    for value in (False, True):
        Baseline(row).with_(attr={param.name: value}).compute()


def naming_dims(row):
    return [param for param in row.attributes if param.names_dims and 2 in row.param(dims_tensor(param)).ranks]


def named(param, dim):
    return [dim] if param.kind == "int_array" else dim


@each_param(naming_dims)
def test_dim_without_elements(row, param):
    tensor = dims_tensor(param)
    alike = row.broadcast if tensor in row.broadcast else [tensor]
    for shape, dim in (((0, 3), 0), ((2, 0), -1), ((0,), 0)):
        if len(shape) not in row.param(tensor).ranks:
            continue
        call = Baseline(row).with_(shape=dict.fromkeys(alike, shape), attr={param.name: named(param, dim)})
        status, message = call.phase1()
        if "nonempty" in param.range and not call.ends_early("attr"):
            assert status == calls.INVALID
            assert f"{row.name}: {param.name}: expected dims of {tensor} with elements, got dim {dim}" in message
        else:
            assert (status, message) == (0, "")
    other = Baseline(row).with_(shape=dict.fromkeys(alike, (0, 2)), attr={param.name: named(param, 1)})
    assert other.phase1() == (0, "")


@each_param(lambda row: [param for param in naming_dims(row) if 0 in row.param(dims_tensor(param)).ranks])
def test_dims_of_a_tensor_without_dims(row, param):
    """It counts as one of one."""
    tensor = dims_tensor(param)
    call = Baseline(row).with_(shape={tensor: ()})
    for dim in (0, -1):
        call.with_(attr={param.name: named(param, dim)}).compute()
    for dim in (1, -2):
        status, message = call.with_(attr={param.name: named(param, dim)}).phase1()
        assert status == calls.INVALID
        assert f"{row.name}: {param.name}: expected dims of {tensor} from -1 to 0, got {dim}" in message


def reduces(row):
    """Outputs that lose the dims which an attribute names."""
    return [p for p in row.outputs if (row.shape_rule(p.name) or "").startswith("reduced") and len(rule_args(row, p)) > 1]


def rule_args(row, param):
    return row.outs[param.name]["shape"]["args"]


@each_param(reduces)
def test_every_choice_of_dims(row, param):
    """Each computes into the shape that is left, and into no other."""
    tensor, attribute = rule_args(row, param)[:2]
    shape = (2, 3, 4)
    single = row.param(attribute).kind == "int"
    flags = [row.param(name) for name in rule_args(row, param)[2:]]
    for dims in [0, -1] if single else [[], [0], [1, 2], [-1, 0], [2, 0, 1]]:
        for choice in range(1 << len(flags)):
            attrs = {flag.name: bool(choice >> i & 1) for i, flag in enumerate(flags)} | {attribute: dims}
            call = Baseline(row).with_(shape={tensor: shape}, attr=attrs)
            with about(attrs):
                left = reduced(shape, dims, *(attrs[flag.name] for flag in flags))
                call.compute()
                refused, message = call.with_(shape={param.name: (*left, 2)}).phase1()
                assert refused == row.shape_code and f"{row.name}: {param.name}: " in message
