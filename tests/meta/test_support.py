"""The helpers of the tests: a helper that sees no difference would make every test pass."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from contract.attributes import AttributeRule
from contract.baseline import Baseline
from numerics import runner
from numerics.smooth_l1_cases import make
from support import calls, layouts, rows, tensors, ulp
from support.dtypes import NUMPY, promote
from support.fixtures import device  # noqa: F401
from support.rows import Param
from support.tensors import Tensor

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")


# -- ulp --


def exact_round(value, digits, least):
    """Round to nearest even in exact arithmetic."""
    if value == 0:
        return Fraction(0)
    magnitude = abs(Fraction(value))
    exponent = 0
    while magnitude >= 2 ** Fraction(exponent + 1):
        exponent += 1
    while magnitude < 2 ** Fraction(exponent):
        exponent -= 1
    step = Fraction(2) ** max(exponent - digits + 1, least)
    return round(Fraction(value) / step) * step


@pytest.mark.parametrize("dtype, digits, least", [("FLOAT", 24, -149), ("FLOAT16", 11, -24), ("BFLOAT16", 8, -133)])
def test_round_to_is_exact(dtype, digits, least):
    random = np.random.default_rng(0)
    scale = 2.0 ** random.integers(least - 2, 15, 300)
    values = random.uniform(-1, 1, 300) * scale
    ties = (random.integers(0, 2 ** (digits - 1), 50) + 0.5) * 2.0**least
    for value in [*values, *ties, 0.0, 2.0**least, 2.0**least / 2, 1.0, 1 + 2.0**-digits]:
        assert Fraction(float(ulp.round_to(value, dtype))) == exact_round(value, digits, least), value


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16"])
def test_round_to_agrees_with_numpy(dtype):
    values = np.random.default_rng(1).standard_normal(1000) * 10.0 ** np.random.default_rng(2).uniform(-10, 10, 1000)
    with np.errstate(over="ignore"):
        assert np.array_equal(ulp.round_to(values, dtype), values.astype(NUMPY[dtype]).astype(np.float64))


def test_round_to_does_not_round_twice():
    """Just above a tie of bf16, but on it once rounded to float32."""
    value = 1 + 2.0**-8 + 2.0**-40
    assert ulp.round_to(value, "BFLOAT16") == 1 + 2.0**-7
    assert float(ml_dtypes.bfloat16(np.float32(value))) == 1.0


def test_round_to_overflow_and_special():
    assert ulp.round_to(65520.0, "FLOAT16") == np.inf
    assert ulp.round_to(65519.0, "FLOAT16") == 65504
    assert ulp.round_to(-1e39, "FLOAT") == -np.inf
    assert np.isnan(ulp.round_to(np.nan, "FLOAT")) and ulp.round_to(np.inf, "BFLOAT16") == np.inf


def test_spacing():
    assert ulp.spacing(1.0, "FLOAT") == 2.0**-23
    assert ulp.spacing(np.nextafter(np.float32(1), np.float32(0)), "FLOAT") == 2.0**-24
    assert ulp.spacing(0.0, "FLOAT") == 2.0**-149
    assert ulp.spacing(3.0, "BFLOAT16") == 2.0**-6


@pytest.mark.parametrize("steps, right", [(0, True), (2, True), (3, True), (4, False), (100, False)])
def test_float_results_within_a_limit(steps, right):
    reference = float(np.float32(1.7))  # exact in f32, so that every step is one unit
    actual = np.float32(reference)
    for _ in range(steps):
        actual = np.nextafter(actual, np.float32(2))
    limit = steps if right else steps - 1.0
    assert (ulp.explain([actual], [reference], "FLOAT", max(limit, 1)) is None) == right


def test_limit_is_not_rounded_up():
    reference = 1 + 0.4 * 2.0**-23
    assert ulp.explain([np.float32(1 + 4 * 2.0**-23)], [reference], "FLOAT", 3) is not None
    assert ulp.explain([np.float32(1 + 3 * 2.0**-23)], [reference], "FLOAT", 3) is None


@pytest.mark.parametrize("dtype", ["FLOAT16", "BFLOAT16"])
def test_half_results_are_the_rounded_reference(dtype):
    step = float(ulp.spacing(1.0, dtype))
    for reference, allowed in (
        (1 + 0.25 * step, [1]),
        (1 + 0.75 * step, [1 + step]),
        (1 + 0.5 * step, [1, 1 + step]),  # a tie: the float32 result may lie on either side
        (1 + 0.5 * step + 2.0**-23, [1, 1 + step]),
        (1 + 0.5 * step + 2.0**-19, [1 + step]),
    ):
        for actual in (1 - step, 1, 1 + step, 1 + 2 * step):
            right = ulp.explain([actual], [reference], dtype, 4) is None
            assert right == (actual in allowed), (reference, actual)


def test_special_results():
    for value in (np.nan, np.inf, -np.inf):
        assert ulp.explain([value], [value], "FLOAT", 3) is None
        assert ulp.explain([1.0], [value], "FLOAT", 3) is not None
        assert ulp.explain([value], [1.0], "FLOAT", 3) is not None
    assert ulp.explain([np.inf], [6e38], "FLOAT", 3) is None  # overflows in float32
    assert ulp.explain([np.inf], [3e38], "FLOAT", 3) is not None
    assert ulp.explain([-0.0], [0.0], "FLOAT", 3) is None


def test_scale_widens_the_tolerance():
    assert ulp.explain([1e-8], [0.0], "FLOAT", 4) is not None
    assert ulp.explain([1e-8], [0.0], "FLOAT", 4, scale=[1.0]) is None
    assert ulp.explain([1e-6], [0.0], "FLOAT", 4, scale=[1.0]) is not None


def test_explanation_names_the_worst_element():
    text = ulp.explain(np.array([[1.0, 2.0], [3.0, 4.5]]), np.array([[1.0, 2.0], [3.0, 4.0]]), "FLOAT", 3, label="out")
    assert "out: 1 of 4" in text and "(1, 1)" in text and "4.5" in text
    assert "shape" in ulp.explain(np.zeros(3), np.zeros((3, 1)), "FLOAT", 3)


# -- layouts --

SHAPES = [(), (1,), (5,), (3, 4), (2, 3, 4), (1, 1, 3), (0,), (2, 0, 3), (1, 2, 1, 2, 1, 2, 1, 2)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", layouts.BY_NAME)
def test_layouts_stay_inside_their_storage(name, shape):
    where = layouts.BY_NAME[name](shape)
    assert len(where.strides) == len(shape)
    if 0 in shape:
        return
    positions = where.offset + sum(
        np.indices(shape)[axis] * stride for axis, stride in enumerate(where.strides)
    ) if shape else np.array(where.offset)  # fmt: skip
    assert positions.min() >= 0 and positions.max() < where.storage
    if name in layouts.DISTINCT:
        assert len(np.unique(positions)) == layouts.count(shape)


def test_layouts_differ():
    assert len({layout((3, 4, 5)) for layout in layouts.BY_NAME.values()}) == len(layouts.BY_NAME)


# -- tensors --


@pytest.mark.parametrize("dtype", NUMPY)
@pytest.mark.parametrize("layout", layouts.DISTINCT)
def test_tensor_holds_values(dtype, layout):
    values = np.arange(12).reshape(3, 4) % 2
    tensor = Tensor.of(values, dtype, layouts.DISTINCT[layout])
    assert np.array_equal(tensor.array, values.astype(NUMPY[dtype]))
    tensor.check(written=False)


def test_tensor_is_unwritten_at_first():
    tensor = Tensor("FLOAT", (3, 4), layouts.spaced)
    assert tensor.untouched()
    tensor.check()
    tensor.array[1, 2] = 5
    assert not tensor.untouched()
    tensor.check()


def test_writes_outside_the_view_are_found():
    tensor = Tensor("FLOAT", (3, 4), layouts.spaced)
    tensor.storage[2] = 1  # a gap
    with pytest.raises(AssertionError, match="byte 8 of the storage"):
        tensor.check()


@pytest.mark.parametrize("at", [0, tensors.GUARD_BYTES - 1, -1, -tensors.GUARD_BYTES])
def test_writes_into_guards_are_found(at):
    tensor = Tensor("FLOAT", (3, 4))
    tensor.memory._all[at] ^= 1
    with pytest.raises(AssertionError, match="(before|after) the buffer"):
        tensor.check()


def test_writes_into_inputs_are_found():
    tensor = Tensor.of(np.zeros(4), "FLOAT")
    tensor.check(written=False)
    tensor.array[3] = 1
    tensor.check(written=True)
    with pytest.raises(AssertionError):
        tensor.check(written=False)


def test_release_all_frees_memory():
    tensor = Tensor("FLOAT", (4,))
    tensors.release_all()
    assert tensor.memory.bytes is None


# -- rows and baselines --


def test_rows():
    row = rows.find("aclnnSmoothL1LossBackward")
    assert rows.find("smooth_l1_loss_backward") is row
    assert [param.name for param in row.tensors] == ["gradOut", "self", "target", "gradInput"]
    assert [param.name for param in row.outputs] == ["gradInput"]
    assert row.steps[0] == "null" and row.ulp == 3
    assert len(rows.implemented()) + len(rows.declared()) == len(rows.load())


def rule(text, kind="int", ctype="int64_t", optional=False):
    found = AttributeRule(Param("a", ctype, kind, "attr", optional, range=text))
    return found.accepted, [value for value in found.refused if value == value]


def test_attribute_rules():
    assert rule("0..2") == ([0, 2], [-1, 3, -(2**63), 2**63 - 1])
    accepted, refused = rule("[0,1]", "float", "double")
    assert accepted == [0.0, 1.0] and refused[0] < 0 and refused[1] > 1
    accepted, refused = rule(">=0", "float", "float")
    assert accepted == [0.0] and -1e-44 < refused[0] < 0
    accepted, refused = rule("(0,1]", "float", "double")
    assert 0 < accepted[0] < 1e-300 and 0.0 in refused
    assert rule("mean|sum", "string", "char*", True)[0] == ["mean", "sum", None]


def test_promotion():
    assert promote(["FLOAT16", "BFLOAT16"]) == "FLOAT"
    assert promote(["FLOAT16", "FLOAT16"]) == "FLOAT16"
    assert promote(["BFLOAT16", "FLOAT", "FLOAT16"]) == "FLOAT"


def test_baselines_change_without_changing_their_origin():
    call = Baseline(rows.find("aclnnSmoothL1LossBackward"))
    other = call.with_(shape={"self": (5, 3)}, attr={"beta": 2.0}, null=["target"])
    assert call.shape("self") == (2, 3) and call.attr("beta") == 1.0 and not call.null
    assert other.shape("self") == (5, 3) and other.attr("beta") == 2.0 and not other.given(other.row.param("target"))


def test_members_in_messages_and_baselines():
    row = rows.find("aclnnAddN")
    assert calls.blames("(EZ1001): aclnnAddN: tensors[3]: expected", row, ["out", "tensors"])
    assert calls.blames("(EZ1001): aclnnAddN: tensors: expected", row, ["tensors"])
    assert not calls.blames("(EZ1001): aclnnAddN: out: expected the dtype of tensors[3]", row, ["tensors"])
    assert [name for name, _ in Baseline(row).slots()] == ["tensors[0]", "tensors[1]", "out"]


# -- the numerics runner --


def case(**options):
    return make("smooth_l1_loss", "meta", "FLOAT", (4, 5), "spaced", 0, **options)


def test_runner_sees_a_wrong_value():
    prepared = runner.Prepared(case())
    prepared.run()
    assert prepared.problems() == []
    prepared.tensors["result"].array[2, 3] *= 1 + 2.0**-20
    assert "1 of 20" in prepared.problems()[0]


def test_runner_sees_a_missing_value():
    prepared = runner.Prepared(case())
    assert "20 of 20" in prepared.problems()[0]


def test_runner_sees_a_write_beside_the_output():
    prepared = runner.Prepared(case())
    prepared.run()
    prepared.tensors["result"].storage[0] = 0
    assert any("overwritten" in problem for problem in prepared.problems())


def test_runner_sees_a_changed_input():
    prepared = runner.Prepared(case())
    prepared.run()
    prepared.tensors["self"].array[0, 0] += 1
    assert any(problem.startswith("self") for problem in prepared.problems())


def test_runner_is_deterministic():
    digests = []
    for _ in range(2):
        prepared = runner.Prepared(case())
        prepared.run()
        digests.append(prepared.digest())
    assert digests[0] == digests[1]
    prepared.tensors["result"].array[0, 0] += 1
    assert prepared.digest() != digests[0]


def test_runner_aliases():
    prepared = runner.Prepared(make("smooth_l1_loss", "meta", "FLOAT", (4, 5), "contiguous", 0, alias={"result": ("self", 0)}))
    assert prepared.tensors["result"].memory is prepared.tensors["self"].memory
    prepared.run()
    assert prepared.problems() == []


def test_runner_gives_lists_their_members():
    ones = runner.Spec("FLOAT", (3,), values=lambda random, count: np.ones(count))
    specs = {"tensors[0]": ones, "tensors[1]": ones, "tensors[2]": ones, "out": runner.Spec("FLOAT", (3,))}
    prepared = runner.Prepared(runner.Case("list", "add_n", specs, {}))
    prepared.run()
    assert prepared.tensors["out"].array.tolist() == [3, 3, 3] and prepared.problems() == []
    prepared.tensors["tensors[1]"].array[0] = 2
    assert prepared.problems()[0].startswith("tensors[1]: byte ")
