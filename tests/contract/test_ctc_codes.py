"""CTC: what its page checks itself, and what it takes."""

import pytest
from contract.baseline import Baseline
from support import remote, rows

LOSS, GRAD = rows.find("aclnnCtcLoss"), rows.find("aclnnCtcLossBackward")
LENGTHS = {LOSS: "targetlengths", GRAD: "targetLengths"}
LARGE = 2**62


def case(row, name, **changes):
    what = " ".join(f"{key}={value}" for key, value in changes.items())
    return pytest.param(row, name, changes, id=f"{row.python}-{what or 'baseline'}".replace("'", ""))


def lengths(row, *values):
    return {"attr": {LENGTHS[row]: list(values)}}


def baseline(row):
    """3 frames, 4 samples, 5 classes, targets [4, 2] and a table with room for two labels."""
    return Baseline(row).with_(sizes={"T": 3, "N": 4, "C": 5, "W": 5} if row is GRAD else {})


REFUSED = [
    *[case(row, "blank", attr={"blank": value}) for row in LENGTHS for value in (-1, 5, LARGE, -LARGE)],
    *[case(row, "inputLengths", attr={"inputLengths": [3] * (4 + more)}) for row in LENGTHS for more in (-1, 1)],
    *[case(row, "inputLengths", attr={"inputLengths": []}) for row in LENGTHS],
    *[
        case(row, "inputLengths", attr={"inputLengths": [1, 1, 1, value]})
        for row in LENGTHS
        for value in (4, 100, -1, LARGE, -LARGE)
    ],
    *[case(row, LENGTHS[row], **lengths(row, *[1] * (4 + more))) for row in LENGTHS for more in (-1, 1)],
    *[
        case(row, LENGTHS[row], **lengths(row, 1, 1, 1, value))
        for row in LENGTHS
        for value in (3, -1, 2**40, -(2**63))
    ],
    *[case(row, "targets", shape={"targets": (4 + more, 2)}) for row in LENGTHS for more in (-1, 1)],
    *[case(row, "targets", shape={"targets": (n,)}, **lengths(row, 1, 1, 1, 1)) for row in LENGTHS for n in (1, 3, 5)],
    *[case(row, "targets", shape={"targets": ()}) for row in LENGTHS],
    *[case(row, "targets", shape={"targets": (1, 4, 2)}) for row in LENGTHS],
    case(LOSS, "logProbs", shape={"logProbs": (0, 4, 5)}),
    case(LOSS, "logProbs", shape={"logProbs": (3,)}),
    case(LOSS, "blank", shape={"logProbs": (3, 4, 0)}),
    case(LOSS, "negLogLikelihoodOut", shape={"negLogLikelihoodOut": (5,)}),
    case(LOSS, "negLogLikelihoodOut", shape={"negLogLikelihoodOut": ()}),
    case(LOSS, "negLogLikelihoodOut", shape={"negLogLikelihoodOut": (4, 1)}),
    *[case(LOSS, "logAlphaOut", shape={"logAlphaOut": shape}) for shape in ((4, 3, 5), (4, 3, 16), (3, 4, 8), (4, 8))],
    case(LOSS, "negLogLikelihoodOut", dtype={"logProbs": "FLOAT", "negLogLikelihoodOut": "FLOAT16"}),
    case(LOSS, "logAlphaOut", dtype={"logProbs": "FLOAT16", "negLogLikelihoodOut": "FLOAT16", "logAlphaOut": "FLOAT"}),
    *[case(row, "targets", dtype={"targets": dtype}) for row in LENGTHS for dtype in ("INT8", "DOUBLE", "BFLOAT16")],
    case(GRAD, "logProbs", shape={"logProbs": (3, 5)}),
    case(GRAD, "logProbs", sizes={"T": 0}),
    case(GRAD, "gradOut", shape={"gradOut": ()}),
    case(GRAD, "negLogLikelihood", shape={"negLogLikelihood": (7,)}),
    *[case(GRAD, "logAlpha", sizes={"W": width}, **lengths(GRAD, 1, 2, 0, 1)) for width in (0, 1, 3, 4)],
    *[case(GRAD, "logAlpha", shape={"logAlpha": shape}) for shape in ((3, 4, 5), (4, 3), (4, 2, 5))],
    # The order: dims before lengths, these before dtypes.
    case(LOSS, "logAlphaOut", shape={"logAlphaOut": (4, 8)}, attr={"blank": -1}),
    case(LOSS, "blank", attr={"blank": -1}, dtype={"targets": "INT8"}),
    case(GRAD, "logProbs", shape={"gradOut": (8,)}, attr={"blank": -1}),
    case(GRAD, "blank", attr={"blank": -1}, dtype={"targets": "INT8"}),
]
ACCEPTED = [
    *[case(row, "", attr={"blank": value}) for row in LENGTHS for value in (0, 4)],
    *[case(row, "", attr={"inputLengths": [3, 0, 1, 2]}) for row in LENGTHS],
    *[case(row, "", shape={"targets": (4, 9)}) for row in LENGTHS],
    *[case(row, "", shape={"targets": (3,)}, **lengths(row, 0, 2, 1, 0)) for row in LENGTHS],
    *[case(row, "", shape={"targets": (0,)}, **lengths(row, 0, 0, 0, 0)) for row in LENGTHS],
    *[case(row, "", dtype={"targets": dtype}) for row in LENGTHS for dtype in ("INT32", "INT64", "FLOAT16", "BOOL")],
    *[case(row, "", dtype={"logProbs": dtype}) for row in LENGTHS for dtype in ("FLOAT16", "BFLOAT16", "DOUBLE")],
    case(LOSS, "", **lengths(LOSS, 0, 0, 0, 0)),
    case(LOSS, "", shape={"logProbs": (3, 5)}, **lengths(LOSS, 2)),
    case(LOSS, "", shape={"logProbs": (3, 5), "negLogLikelihoodOut": (1,)}),
    case(LOSS, "", shape={"logProbs": (3, 1, 5), "negLogLikelihoodOut": ()}),
    case(LOSS, "", shape={"logProbs": (3, 0, 5)}),
    *[case(GRAD, "", sizes={"W": width}, **lengths(GRAD, 1, 2, 0, 1)) for width in (5, 6, 8, 40)],
    case(GRAD, "", sizes={"N": 0}),
]


@pytest.mark.parametrize("row, name, changes", REFUSED)
def test_refused(row, name, changes):
    status, message = baseline(row).with_(**changes).phase1()
    assert status == 161002, message
    assert f"{row.name}: {name}: expected" in message


@pytest.mark.parametrize("row, name, changes", ACCEPTED)
def test_accepted(row, name, changes):
    baseline(row).with_(**changes).compute()


@pytest.mark.parametrize(
    ("soc", "width"), [("Ascend910B1", 8), ("Ascend910_9391", 8), ("Ascend950PR_9599", 5), ("Ascend910A", 8)]
)
def test_width_of_the_table(soc, width):
    """Two labels have five states; products but the 950 round up."""
    for given in (5, 8):
        changes = {"shape": {"logAlphaOut": [4, 3, given]}}
        status, message = remote.call("contract.observe:phase1", LOSS.name, changes, ACLNN_SOC=soc)
        assert status == (0 if given == width else 161002), message
