"""NaN, infinities, zeros of both signs, subnormals, huge and tiny numbers, in all combinations."""

from itertools import product

import numpy as np
import pytest
from numerics import runner
from numerics.runner import Case, Spec

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
NAN, INF = np.nan, np.inf
SPECIAL = {
    "FLOAT": [NAN, INF, -INF, 0.0, -0.0, 1e-45, -1e-45, 1e-40, 1.2e-38, 3.4e38, -3.4e38, 1.0, -1.0, 0.5, 1.5, 1e-20, 1e20],
    "FLOAT16": [NAN, INF, -INF, 0.0, -0.0, 6e-8, -6e-8, 3e-5, 6.2e-5, 65504, -65504, 1.0, -1.0, 0.5, 1.5, 1e-3, 1e3],
    "BFLOAT16": [NAN, INF, -INF, 0.0, -0.0, 9e-41, -9e-41, 1e-39, 1.2e-38, 3e38, -3e38, 1.0, -1.0, 0.5, 1.5, 1e-20, 1e20],
}
BETAS = (0.0, 1e-45, 1e-38, 1e-10, 1.0, 65504.0, 3.4e38)


def fixed(values):
    return lambda random, count: values


@pytest.mark.parametrize("reduction", [0, 1, 2])
@pytest.mark.parametrize("beta", BETAS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_smooth_l1_gradient(dtype, beta, reduction):
    grad, self, target = (np.array(v) for v in zip(*product(SPECIAL[dtype], repeat=3)))
    specs = {name: Spec(dtype, grad.shape, values=fixed(v)) for name, v in zip(("gradOut", "self", "target"), (grad, self, target))}
    specs["gradInput"] = Spec(dtype, grad.shape)
    runner.check(Case("special", "smooth_l1_loss_backward", specs, {"reduction": reduction, "beta": beta}))


@pytest.mark.parametrize("beta", BETAS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_smooth_l1(dtype, beta):
    self, target = (np.array(v) for v in zip(*product(SPECIAL[dtype], repeat=2)))
    specs = {"self": Spec(dtype, self.shape, values=fixed(self)), "target": Spec(dtype, self.shape, values=fixed(target))}
    specs["result"] = Spec(dtype, self.shape)
    runner.check(Case("special", "smooth_l1_loss", specs, {"reduction": 0, "beta": beta}))


@pytest.mark.parametrize("reduction", [1, 2])
@pytest.mark.parametrize("special", [NAN, INF, -INF, 3e38], ids=str)
def test_smooth_l1_reduced(special, reduction):
    values = np.linspace(-2, 2, 100)
    values[17] = special
    specs = {"self": Spec("FLOAT", (100,), values=fixed(values)), "target": Spec("FLOAT", (100,), values=fixed(np.zeros(100)))}
    specs["result"] = Spec("FLOAT", ())
    runner.check(Case("special", "smooth_l1_loss", specs, {"reduction": reduction, "beta": 1.0}))


def test_gradient_at_beta_zero_is_the_sign():
    values = np.array([-2.0, -0.0, 0.0, 3.0])
    specs = {"gradOut": Spec("FLOAT", (), values=fixed(np.array(5.0))), "self": Spec("FLOAT", (4,), values=fixed(values))}
    specs |= {"target": Spec("FLOAT", (), values=fixed(np.array(0.0))), "gradInput": Spec("FLOAT", (4,))}
    prepared = runner.Prepared(Case("beta 0", "smooth_l1_loss_backward", specs, {"reduction": 0, "beta": 0.0}))
    prepared.run()
    assert prepared.tensors["gradInput"].array.tolist() == [-5.0, 0.0, 0.0, 5.0]


@pytest.mark.parametrize("reduction, expected", [(2, 0.0), (1, NAN)], ids=["sum", "mean"])
@pytest.mark.parametrize("dtype", FLOATS)
def test_smooth_l1_of_nothing(dtype, reduction, expected):
    specs = {"self": Spec(dtype, (0, 3)), "target": Spec(dtype, (3,)), "result": Spec(dtype, (1,))}
    prepared = runner.Prepared(Case("empty", "smooth_l1_loss", specs, {"reduction": reduction, "beta": 1.0}))
    prepared.run()
    assert prepared.problems() == []
    assert np.array_equal(prepared.tensors["result"].values(), [expected], equal_nan=True)


LOG_PROBABILITIES = [0.0, -0.0, -1e-45, -1e-38, -1e-8, -0.7, -10.0, -87.3, -88.0, -103.0, -104.0, -1e4, -1e30, -3.4e38, -INF]


def grad_case(dtype, rows, gradient=1.0, reduction="sum", smoothing=0.0, weight=None, target=None):
    rows = np.array(rows, np.float64)
    count, classes = rows.shape
    target = np.arange(count) % classes if target is None else np.array(target)
    shape = (count,) if reduction == "none" else ()
    specs = {
        "gradLoss": Spec(dtype, shape, values=fixed(np.full(max(1, count if shape else 1), gradient))),
        "logProb": Spec(dtype, rows.shape, values=fixed(rows.reshape(-1))),
        "target": Spec("INT64", (count,), values=fixed(target)),
        "out": Spec(dtype, rows.shape),
    }
    if weight is not None:
        specs["weightOptional"] = Spec("FLOAT", (classes,), values=fixed(np.array(weight, np.float64)))
    attrs = {"reductionOptional": reduction, "labelSmoothing": smoothing}
    return Case("special", "cross_entropy_loss_grad", specs, attrs)


@pytest.mark.parametrize("smoothing", [0.0, 0.1, 1.0])
@pytest.mark.parametrize("dtype", FLOATS)
def test_cross_entropy_gradient(dtype, smoothing):
    rows = [[value, *LOG_PROBABILITIES] for value in LOG_PROBABILITIES]
    runner.check(grad_case(dtype, rows, smoothing=smoothing))


@pytest.mark.parametrize("gradient", [NAN, INF, -INF, 0.0, -0.0, 1e-38, 3e38], ids=str)
def test_cross_entropy_gradient_of_special_gradients(gradient):
    runner.check(grad_case("FLOAT", [[-0.5, -1.0, -2.0]] * 3, gradient))


@pytest.mark.parametrize("weight", [[0, 0, 0], [0, 1, 2], [-1, 1, 1], [1e-30, 1, 1], [1e30, 1, 1]], ids=str)
@pytest.mark.parametrize("reduction", ["mean", "sum"])
def test_cross_entropy_gradient_of_special_weights(weight, reduction):
    runner.check(grad_case("FLOAT", [[-0.5, -1.0, -2.0]] * 3, reduction=reduction, weight=weight, smoothing=0.2))


def test_all_ignored_mean_gives_nan():
    prepared = runner.Prepared(grad_case("FLOAT", [[-0.5, -1.0]] * 3, reduction="mean", target=[-100] * 3))
    prepared.run()
    assert np.isnan(prepared.tensors["out"].array).all()


@pytest.mark.parametrize("reduction", ["sum", "none"])
def test_all_ignored_gives_zero_otherwise(reduction):
    prepared = runner.Prepared(grad_case("FLOAT", [[-0.5, -1.0]] * 3, reduction=reduction, target=[-100] * 3))
    prepared.run()
    assert (prepared.tensors["out"].array == 0).all()


def loss_case(dtype, rows, reduction="none", smoothing=0.0, weight=None, target=None):
    rows = np.array(rows, np.float64)
    count, classes = rows.shape
    target = np.arange(count) % classes if target is None else np.array(target)
    specs = {
        "input": Spec(dtype, rows.shape, values=fixed(rows.reshape(-1))),
        "target": Spec("INT64", (count,), values=fixed(target)),
        "lossOut": Spec(dtype, (count,) if reduction == "none" else (1,)),
        "logProbOut": Spec(dtype, rows.shape),
    }
    if weight is not None:
        specs["weightOptional"] = Spec("FLOAT", (classes,), values=fixed(np.array(weight, np.float64)))
    return Case("special", "cross_entropy_loss", specs, {"reductionOptional": reduction, "labelSmoothing": smoothing})


# Differences of logits stay finite in float32.
LOGITS = [0.0, -0.0, 1e-45, 1.0, -1.0, 88.8, -88.8, 104.0, 1e4, -1e4, 1e30, -1e30, 1.5e38, -1.5e38]


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("dtype", FLOATS)
def test_cross_entropy(dtype, smoothing):
    finite = [v for v in LOGITS if dtype != "FLOAT16" or abs(v) < 65504]
    runner.check(loss_case(dtype, list(product(finite, repeat=3)), smoothing=smoothing))


@pytest.mark.parametrize("row", [[-INF, 0.0, 1.0], [-INF, -INF, 2.0], [0.0, NAN, 1.0], [NAN, -INF, 0.0], [-INF, -INF, -INF]], ids=str)
def test_cross_entropy_of_special_logits(row):
    runner.check(loss_case("FLOAT", [row] * 3))


def test_cross_entropy_of_an_infinite_logit_is_not_finite():
    prepared = runner.Prepared(loss_case("FLOAT", [[INF, 0.0, 1.0]] * 3))
    prepared.run()
    assert not np.isfinite(prepared.tensors["logProbOut"].array).any()
    assert not np.isfinite(prepared.tensors["lossOut"].array).any()


@pytest.mark.parametrize("row", [[-INF, 0.0, 1.0], [0.0, NAN, 1.0]], ids=str)
def test_ignored_rows_do_not_count_whatever_they_hold(row):
    rows = [row, [0.5, 0.25, 1.0], row]
    prepared = runner.Prepared(loss_case("FLOAT", rows, "mean", target=[-100, 2, -100]))
    prepared.run()
    alone = runner.Prepared(loss_case("FLOAT", rows[1:2], "mean", target=[2]))
    alone.run()
    assert prepared.tensors["lossOut"].array == alone.tensors["lossOut"].array


def test_mean_of_ignored_rows_is_nan_and_their_sum_zero():
    for reduction, expected in (("mean", NAN), ("sum", 0.0)):
        prepared = runner.Prepared(loss_case("FLOAT", [[1.0, 2.0]] * 2, reduction, target=[-100, -100]))
        prepared.run()
        assert np.array_equal(prepared.tensors["lossOut"].array, [np.float32(expected)], equal_nan=True)


def test_rows_far_apart_do_not_influence_each_other():
    """Each row has its own maximum."""
    runner.check(loss_case("FLOAT", [[1e30, 1e30, 0.0], [1e-30, 0.0, 0.0], [-1e30, -1e30, -1e30]]))


NAN_BITS = {
    "FLOAT": (np.uint32, [0x7FC00000, 0xFFC00000, 0x7FFFFFFF, 0xFFFFFFFF, 0x7F800001, 0xFF800001, 0x7FC08000]),
    "FLOAT16": (np.uint16, [0x7E00, 0xFE00, 0x7FFF, 0xFFFF, 0x7C01, 0xFC01]),
    "BFLOAT16": (np.uint16, [0x7FC0, 0xFFC0, 0x7FFF, 0xFFFF, 0x7F81, 0xFF81]),
}


@pytest.mark.parametrize("out_dtype", FLOATS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_every_nan_stays_one(dtype, out_dtype):
    """Whatever its payload, in every lane, alone and in halves that share a word with numbers."""
    integer, bits = NAN_BITS[dtype]
    for pattern in bits:
        specs = {"self": Spec(dtype, (64,)), "target": Spec(dtype, (64,)), "result": Spec(out_dtype, (64,))}
        prepared = runner.Prepared(Case("nan", "smooth_l1_loss", specs, {"reduction": 0, "beta": 1.0}))
        tensor = prepared.tensors["self"]
        tensor.array.view(integer)[::3] = pattern
        tensor.remember()
        prepared.inputs["self"] = tensor.values()
        prepared.run()
        assert prepared.problems() == [], hex(pattern)
