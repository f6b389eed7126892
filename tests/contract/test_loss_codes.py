"""The losses' documented codes, spelt out: these cases don't come from the rows, so a wrong row shows here."""

import pytest
from contract.baseline import Baseline
from support import calls, remote, rows

L1, L1_GRAD = rows.find("aclnnSmoothL1Loss"), rows.find("aclnnSmoothL1LossBackward")
CE, CE_GRAD = rows.find("aclnnCrossEntropyLoss"), rows.find("aclnnCrossEntropyLossGrad")
MARGIN, SOFTMAX = rows.find("aclnnMultilabelMarginLoss"), rows.find("aclnnSoftmaxCrossEntropyWithLogits")
MAX_SUM = rows.find("aclnnFusedCrossEntropyLossWithMaxSum")
NAN, INF = float("nan"), float("inf")


def case(row, code, name, **changes):
    what = " ".join(f"{key}={value}" for key, value in changes.items())
    return pytest.param(row, code, name, changes, id=f"{row.python}-{what or 'baseline'}-{code}".replace("'", ""))


REFUSED = [
    # Smooth L1: nulls, dtypes, dims, attributes, shapes.
    *[case(L1_GRAD, 161001, name, null=[name]) for name in ("gradOut", "self", "target", "gradInput")],
    *[case(L1_GRAD, 161002, name, dtype={name: "DOUBLE"}) for name in ("gradOut", "self", "target", "gradInput")],
    *[case(L1_GRAD, 161002, name, dtype={name: "INT32"}) for name in ("gradOut", "self", "target", "gradInput")],
    *[case(L1_GRAD, 161002, name, shape={name: (1,) * 9}) for name in ("gradOut", "self", "target", "gradInput")],
    *[case(L1_GRAD, 161002, "reduction", attr={"reduction": value}) for value in (-1, 3, 2**62)],
    *[case(L1_GRAD, 161002, "beta", attr={"beta": value}) for value in (-1e-38, -1.0, -INF, NAN)],
    case(L1_GRAD, 161002, "target", shape={"target": (2, 4)}),
    case(L1_GRAD, 161002, "gradInput", shape={"gradInput": (1, 2, 3)}),
    case(L1_GRAD, 161002, "gradInput", shape={"gradInput": (2, 1)}),
    case(L1_GRAD, 161002, "gradInput", shape={"gradOut": (), "self": (3,), "target": (3,), "gradInput": ()}),
    *[case(L1, 161001, name, null=[name]) for name in ("self", "target", "result")],
    *[case(L1, 161002, name, dtype={name: "INT8"}) for name in ("self", "target", "result")],
    *[case(L1, 161002, "reduction", attr={"reduction": value}) for value in (-1, 3)],
    *[case(L1, 161002, "beta", attr={"beta": value}) for value in (-1.0, NAN)],
    *[case(L1, 161002, name, shape={name: (1,) * 9}) for name in ("self", "target")],
    case(L1, 161002, "target", shape={"target": (3, 2)}),
    case(L1, 161002, "result", attr={"reduction": 0}, shape={"result": (3,)}),
    case(L1, 161002, "result", attr={"reduction": 1}, shape={"result": (2, 3)}),
    case(L1, 161002, "result", attr={"reduction": 2}, shape={"result": (2,)}),
    # Order of smooth L1: promotion before attributes before dims before beta.
    case(L1, 161002, "reduction", attr={"reduction": 3, "beta": -1.0}),
    case(L1, 161002, "reduction", attr={"reduction": 3}, shape={"target": (3, 2)}),
    case(L1, 161002, "target", attr={"beta": -1.0}, shape={"target": (3, 2)}),
    case(L1_GRAD, 161002, "reduction", attr={"reduction": 3, "beta": -1.0}),
    case(L1_GRAD, 161002, "beta", attr={"beta": -1.0}, shape={"target": (3, 2)}),
    case(L1_GRAD, 161002, "self", attr={"beta": -1.0}, shape={"self": (1,) * 9}),
    # Cross entropy.
    *[case(CE_GRAD, 161001, name, null=[name]) for name in ("gradLoss", "logProb", "target", "out")],
    *[case(CE_GRAD, 161002, name, dtype={name: "DOUBLE"}) for name in ("gradLoss", "logProb", "out")],
    case(CE_GRAD, 161002, "target", dtype={"target": "INT32"}),
    case(CE_GRAD, 161002, "target", dtype={"target": "FLOAT"}),
    case(CE_GRAD, 161002, "weightOptional", dtype={"weightOptional": "FLOAT16"}),
    case(CE_GRAD, 161002, "logProb", dtype={"gradLoss": "FLOAT", "logProb": "FLOAT16", "out": "FLOAT"}),
    case(CE_GRAD, 161002, "out", dtype={"gradLoss": "FLOAT", "logProb": "FLOAT", "out": "FLOAT16"}),
    *[case(CE_GRAD, 161002, "labelSmoothing", attr={"labelSmoothing": v}) for v in (-1e-9, 1.0000001, NAN, INF)],
    *[case(CE_GRAD, 161002, "reductionOptional", attr={"reductionOptional": v}) for v in ("", "Mean", "batchmean")],
    case(CE_GRAD, 561002, "logProb", shape={"logProb": (3,), "out": (3,)}),
    case(CE_GRAD, 561002, "logProb", shape={"logProb": (3, 4, 1), "out": (3, 4, 1)}),
    case(CE_GRAD, 561002, "logProb", sizes={"C": 0}),
    case(CE_GRAD, 561002, "target", shape={"target": (4,)}),
    case(CE_GRAD, 561002, "target", shape={"target": (3, 1)}),
    case(CE_GRAD, 561002, "weightOptional", shape={"weightOptional": (3,)}),
    case(CE_GRAD, 561002, "gradLoss", shape={"gradLoss": (3,)}),
    case(CE_GRAD, 561002, "gradLoss", attr={"reductionOptional": "none"}, shape={"gradLoss": ()}),
    case(CE_GRAD, 561002, "gradLoss", attr={"reductionOptional": "none"}, shape={"gradLoss": (4,)}),
    case(CE_GRAD, 561002, "out", shape={"out": (4, 3)}),
    *[case(CE, 161001, name, null=[name]) for name in ("input", "target", "lossOut", "logProbOut")],
    *[case(CE, 161002, name, dtype={name: "DOUBLE"}) for name in ("input", "lossOut", "logProbOut")],
    case(CE, 161002, "target", dtype={"target": "UINT8"}),
    case(CE, 161002, "lossOut", dtype={"input": "FLOAT", "lossOut": "BFLOAT16"}),
    *[case(CE, 161002, "labelSmoothing", attr={"labelSmoothing": v}) for v in (-0.5, 1.5, NAN)],
    case(CE, 161002, "reductionOptional", attr={"reductionOptional": "average"}),
    case(CE, 561002, "input", sizes={"C": 0}),
    case(CE, 561002, "input", shape={"input": (3, 4, 1), "logProbOut": (3, 4, 1)}),
    case(CE, 561002, "target", shape={"target": (2,)}),
    case(CE, 561002, "weightOptional", shape={"weightOptional": (5,)}),
    case(CE, 561002, "lossOut", shape={"lossOut": (3,)}),
    case(CE, 561002, "lossOut", attr={"reductionOptional": "none"}, shape={"lossOut": (1,)}),
    case(CE, 561002, "logProbOut", shape={"logProbOut": (3, 5)}),
    # Multilabel margin.
    *[case(MARGIN, 161001, name, null=[name]) for name in ("self", "target", "out", "isTarget")],
    *[case(MARGIN, 161002, "target", dtype={"target": dtype}) for dtype in ("UINT8", "INT16", "FLOAT")],
    case(MARGIN, 161002, "self", dtype={"self": "DOUBLE"}),
    case(MARGIN, 161002, "isTarget", dtype={"self": "FLOAT", "out": "FLOAT", "isTarget": "FLOAT16"}),
    case(MARGIN, 161002, "self", sizes={"C": 0}),
    case(MARGIN, 161002, "self", shape={"self": (2, 3, 4)}),
    case(MARGIN, 161002, "target", shape={"target": (3, 5)}),
    case(MARGIN, 161002, "isTarget", shape={"isTarget": (4, 4)}),
    *[case(MARGIN, 161002, "out", attr={"reduction": 0}, shape={"out": shape}) for shape in ((), (1,), (4,))],
    *[case(MARGIN, 161002, "out", attr={"reduction": value}, shape={"out": (3,)}) for value in (1, 2, 3, -1)],
    # Softmax cross entropy.
    *[case(SOFTMAX, 161001, name, null=[name]) for name in ("features", "labels", "loss", "backprop")],
    *[case(SOFTMAX, 161002, "features", dtype={"features": dtype}) for dtype in ("DOUBLE", "INT32")],
    case(SOFTMAX, 161002, "labels", dtype={"features": "FLOAT", "labels": "FLOAT16"}),
    case(SOFTMAX, 161002, "features", shape={"features": (3,)}),
    case(SOFTMAX, 161002, "labels", shape={"labels": (3, 5)}),
    case(SOFTMAX, 161002, "loss", shape={"loss": (3, 1)}),
    case(SOFTMAX, 161002, "backprop", shape={"backprop": (4, 3)}),
    # Cross entropy from maxima and sums: the smoothing is looked at last.
    *[case(MAX_SUM, 161001, name, null=[name]) for name in ("logitsMax", "sumExpLogits", "predictedLogits", "lossOut")],
    *[case(MAX_SUM, 161002, name, dtype={name: "FLOAT16"}) for name in ("logitsMax", "lossOut", "softMaxOutOptional")],
    *[case(MAX_SUM, 161002, "labelSmoothing", attr={"labelSmoothing": value}) for value in (0.1, -0.1, 1.0, NAN)],
    case(MAX_SUM, 161002, "sumExpLogits", shape={"sumExpLogits": (4,)}),
    case(MAX_SUM, 161002, "softMaxOutOptional", full=True, shape={"softMaxOutOptional": (3, 5)}),
    case(MAX_SUM, 161002, "lossOut", attr={"labelSmoothing": 0.1}, shape={"lossOut": (4,)}),
]

ACCEPTED = [
    *[case(L1_GRAD, 0, "", attr={"reduction": value}) for value in (0, 1, 2)],
    *[case(L1_GRAD, 0, "", attr={"beta": value}) for value in (0.0, -0.0, 1e-45, INF)],
    case(L1_GRAD, 0, "", dtype={"gradOut": "FLOAT16", "self": "BFLOAT16", "target": "FLOAT", "gradInput": "FLOAT16"}),
    case(L1_GRAD, 0, "", shape={"gradOut": (), "self": (2, 1), "target": (1, 3)}),
    *[case(L1, 0, "", attr={"reduction": 1}, shape={"result": shape}) for shape in ((), (1,))],
    case(L1, 0, "", attr={"reduction": 0}, shape={"self": (2, 1), "target": (1, 3)}),
    *[case(CE_GRAD, 0, "", attr={"reductionOptional": value}) for value in (None, "mean", "sum")],
    *[case(CE_GRAD, 0, "", shape={"gradLoss": shape}) for shape in ((), (1,))],
    case(CE_GRAD, 0, "", attr={"reductionOptional": "none"}, shape={"gradLoss": (3,)}),
    *[case(CE_GRAD, 0, "", attr={"labelSmoothing": value}) for value in (0.0, 0.5, 1.0)],
    case(CE_GRAD, 0, "", sizes={"N": 0}),
    case(CE_GRAD, 0, "", sizes={"C": 1}),
    *[case(CE, 0, "", shape={"lossOut": shape}) for shape in ((), (1,))],
    case(CE, 0, "", attr={"reductionOptional": "none"}),
    case(CE, 0, "", dtype={"target": "INT32"}),
    case(CE, 0, "", dtype={"input": "BFLOAT16"}),
    case(CE, 0, "", attr={"returnZloss": True, "lseSquareScaleForZloss": 0.1}),
    *[case(MARGIN, 0, "", attr={"reduction": value}) for value in (0, 1, 2, 3, -1)],
    *[case(MARGIN, 0, "", attr={"reduction": 1}, shape={"out": shape}) for shape in ((), (1,))],
    *[case(MARGIN, 0, "", shape={"self": s, "target": s, "isTarget": s, "out": ()}) for s in ((3,), ())],
    case(MARGIN, 0, "", sizes={"N": 0}),
    case(SOFTMAX, 0, "", dtype={"features": "BFLOAT16"}),
    case(SOFTMAX, 0, "", sizes={"N": 0}),
    case(MAX_SUM, 0, "", full=True, dtype={"vocabParallelLogitsOptional": "BFLOAT16"}),
    case(MAX_SUM, 0, "", full=True, shape={"inputOptional": (9,), "weightOptional": (1, 1)}),
    case(MAX_SUM, 0, "", null=["softMaxOutOptional"], full=True),
    case(MAX_SUM, 0, "", sizes={"N": 0}),
]


@pytest.mark.parametrize("row, code, name, changes", REFUSED)
def test_refused(row, code, name, changes):
    status, message = Baseline(row).with_(**changes).phase1()
    assert status == code, message
    assert f"{row.name}: {name}: " in message


@pytest.mark.parametrize("row, code, name, changes", ACCEPTED)
def test_accepted(row, code, name, changes):
    Baseline(row).with_(**changes).compute()


@pytest.mark.parametrize("row", [CE, CE_GRAD], ids=lambda row: row.python)
def test_no_rows_need_no_workspace(row):
    """Whatever else the call would need some for."""
    call = Baseline(row).with_(full=True, sizes={"N": 0}, attr={"labelSmoothing": 0.5})
    planned = calls.plan(row.name, *call.arguments())
    assert (planned.status, planned.workspace_size) == (0, 0)
    planned.drop()
    call.compute()


Z_LOSS = [(CE, "zlossOut"), (CE, "lseForZlossOut"), (CE_GRAD, "gradZlossOptional"), (CE_GRAD, "lseForZlossOptional")]


@pytest.mark.parametrize(("row", "name"), Z_LOSS, ids=lambda v: v if isinstance(v, str) else "")
def test_ignored_tensors_of_the_z_loss_may_have_any_shape(row, name):
    """Clients pass empty tensors there when they don't want the z-loss."""
    for shape in ((0,), (7, 7), ()):
        Baseline(row).with_(full=True, shape={name: shape}).compute()


@pytest.mark.parametrize(("row", "name"), Z_LOSS, ids=lambda v: v if isinstance(v, str) else "")
@pytest.mark.parametrize("shape", [[2], [3, 1], [0], [4]], ids=str)
def test_tensors_of_the_z_loss_have_their_shapes_when_it_is_computed(row, name, shape):
    shapes = {"lseForZlossOptional": [3]} if row is CE_GRAD else {}
    attributes = {"returnZloss": True} if row is CE else {}
    changes = {
        "full": True, "shape": shapes | {name: shape}, "attr": attributes | {"lseSquareScaleForZloss": 0.5},
    }  # fmt: skip
    status, message = remote.call("contract.observe:phase1", row.name, changes, ACLNN_SOC="Ascend910B1", ACLNN_ZLOSS=1)
    assert status == 561002
    assert name in message


@pytest.mark.parametrize("soc", ["Ascend910A", "Ascend910ProB", "Ascend310P3"])
def test_no_bfloat16_on_training_and_inference_products(soc):
    status, message = remote.call(
        "contract.observe:phase1", "aclnnSmoothL1LossBackward", {"dtype": {"self": "BFLOAT16"}}, ACLNN_SOC=soc
    )
    assert status == 161002
    assert "self" in message and soc in message


@pytest.mark.parametrize("soc, status", [("Ascend910B1", 161002), ("Ascend910_9391", 161002), ("Ascend950PR_9599", 0)])
def test_int32_targets_of_the_gradient_are_for_ascend950(soc, status):
    seen = remote.call("contract.observe:phase1", CE_GRAD.name, {"dtype": {"target": "INT32"}}, ACLNN_SOC=soc)
    assert seen[0] == status


@pytest.mark.parametrize("soc", ["Ascend910A", "Ascend310P3", "Ascend310B1"])
@pytest.mark.parametrize("row", [CE, CE_GRAD], ids=lambda row: row.python)
def test_cross_entropy_is_for_a2_a3_and_950(row, soc):
    status, message = remote.call("contract.observe:phase1", row.name, {}, ACLNN_SOC=soc)
    assert status == 561003
    assert row.name in message
