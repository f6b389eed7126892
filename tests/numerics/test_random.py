"""Random shapes, strides, dtypes and attributes (hypothesis; the same examples in every run)."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numerics import runner
from numerics.cross_entropy_cases import FLOATS, IGNORE, REDUCTIONS, log_probabilities, logits, positive, targets
from numerics.runner import Case, Spec
from numerics.smooth_l1_cases import BETAS, INPUTS, OUTPUT
from support import layouts

EXAMPLES = settings(
    derandomize=True, deadline=None, max_examples=200, suppress_health_check=list(HealthCheck), print_blob=True
)
dtypes = st.sampled_from(FLOATS)


@st.composite
def shapes(draw, most_dims=8):
    extents = draw(st.lists(st.sampled_from([1, 1, 2, 2, 3, 4, 5, 7, 17, 40, 0]), max_size=most_dims))
    while layouts.count(extents) > 20_000:
        extents.pop()
    return tuple(extents)


@st.composite
def placements(draw, shape, distinct=False):
    """Dims in any order in memory, with gaps, some reversed, and for inputs some repeated or overlapping."""
    order = draw(st.permutations(range(len(shape))))
    strides, step = [0] * len(shape), draw(st.sampled_from([1, 1, 1, 2, 3]))
    for dim in order:
        kind = draw(st.sampled_from(["plain", "plain", "plain", "reversed", "repeated", "sliding"]))
        if distinct and kind in ("repeated", "sliding") and shape[dim] > 1:
            kind = "plain"
        strides[dim] = {"plain": step, "reversed": -step, "repeated": 0, "sliding": 1}[kind]
        if kind in ("plain", "reversed"):
            step = step * max(shape[dim], 1) + draw(st.sampled_from([0, 0, 0, 1, 5]))
    return layouts.place(shape, strides, before=draw(st.integers(0, 3)), after=draw(st.integers(0, 2)))


@st.composite
def part_of(draw, shape):
    """A shape that broadcasts to `shape`."""
    kept = shape[draw(st.integers(0, len(shape))) :]
    return tuple(1 if draw(st.booleans()) and draw(st.booleans()) else extent for extent in kept)


@st.composite
def smooth_l1(draw, operator):
    common = draw(shapes())
    names = INPUTS[operator]
    whole = draw(st.sampled_from(names))  # at least one input has the common shape
    same = draw(st.booleans())
    dtype = draw(dtypes)
    reduction = draw(st.sampled_from([0, 1, 2]))
    specs = {}
    for name in names:
        shape = common if name == whole or draw(st.booleans()) else draw(part_of(common))
        specs[name] = Spec(dtype if same else draw(dtypes), shape, draw(placements(shape)))
    out = () if operator == "smooth_l1_loss" and reduction else common
    specs[OUTPUT[operator]] = Spec(dtype if same else draw(dtypes), out, draw(placements(out, distinct=True)))
    return Case("random", operator, specs, {"reduction": reduction, "beta": draw(st.sampled_from(BETAS))})


@EXAMPLES
@given(smooth_l1("smooth_l1_loss"))
def test_smooth_l1_loss(case):
    runner.check(case)


@EXAMPLES
@given(smooth_l1("smooth_l1_loss_backward"))
def test_smooth_l1_loss_backward(case):
    runner.check(case)


@st.composite
def cross_entropy(draw, operator):
    rows, classes = draw(st.integers(0, 50)), draw(st.integers(1, 300))
    dtype, reduction = draw(dtypes), draw(st.sampled_from(REDUCTIONS))
    smoothing = draw(st.sampled_from([0.0, 0.0, 0.1, 1.0]))
    ignore_index = draw(st.sampled_from([IGNORE, 0, -1, classes, classes - 1]))
    grad = operator == "cross_entropy_loss_grad"

    def spec(dtype, shape, values=None, distinct=False):
        return Spec(dtype, shape, draw(placements(shape, distinct)), values)

    indices = targets(classes, draw(st.sampled_from([0.0, 0.3])), ignore_index)
    specs = {"target": spec("INT64" if grad else draw(st.sampled_from(["INT64", "INT32"])), (rows,), indices)}
    if draw(st.booleans()):
        specs["weightOptional"] = spec("FLOAT", (classes,), positive)
    one = draw(st.sampled_from([(), (1,)]))
    by_row = (rows,) if reduction == "none" else one
    if grad:
        specs["gradLoss"] = spec(dtype, by_row)
        specs["logProb"] = spec(dtype, (rows, classes), log_probabilities)
        specs["out"] = spec(dtype, (rows, classes), distinct=True)
    else:
        specs["input"] = spec(dtype, (rows, classes), logits)
        specs["lossOut"] = spec(dtype, by_row, distinct=True)
        specs["logProbOut"] = spec(dtype, (rows, classes), distinct=True)
    attrs = {"reductionOptional": reduction, "labelSmoothing": smoothing, "ignoreIndex": ignore_index}
    return Case("random", operator, specs, attrs)


@EXAMPLES
@given(cross_entropy("cross_entropy_loss"))
def test_cross_entropy_loss(case):
    runner.check(case)


@EXAMPLES
@given(cross_entropy("cross_entropy_loss_grad"))
def test_cross_entropy_loss_grad(case):
    runner.check(case)


@pytest.mark.parametrize("reduction", [0, 1])
def test_smooth_l1_gradient_is_within_its_limit_for_many_numbers(reduction):
    """Rounding errors rarely add up: a million elements, and a count whose reciprocal is a bad float32."""
    for seed, count in enumerate((1_048_320, 400_003)):
        random = np.random.default_rng(seed)
        beta = float(np.float32(random.uniform(0.1, 5)))
        wide, near = (lambda r, n: r.uniform(-3, 3, n)), (lambda r, n: r.uniform(1, 2, n))
        specs = {name: Spec("FLOAT", (count,), values=wide) for name in ("self", "target")}
        specs |= {"gradOut": Spec("FLOAT", (count,), values=near), "gradInput": Spec("FLOAT", (count,))}
        attrs = {"reduction": reduction, "beta": beta}
        runner.check(Case(f"many-{seed}", "smooth_l1_loss_backward", specs, attrs))
