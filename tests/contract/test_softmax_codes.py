"""What the checks of cross entropy over a shared vocabulary refuse and take, on the 950, which alone has it."""

import pytest
from support import remote, rows

PART = rows.find("aclnnCrossEntropySumExpAndIndexLogit")
SOC = "Ascend950PR_9599"


def logits(*shape):
    return {"shape": {"vocabParallelLogits": list(shape)}}


HALVES = {"dtype": {"vocabParallelLogits": "BFLOAT16", "globalLogitsMax": "BFLOAT16"}}
REFUSED = [
    ("vocabEndIndex", {"attr": {"vocabStartIndex": 0, "vocabEndIndex": 15}}),
    ("vocabEndIndex", {"attr": {"vocabStartIndex": 1, "vocabEndIndex": 16}}),
    ("vocabEndIndex", {"attr": {"vocabStartIndex": 16, "vocabEndIndex": 0}}),
    ("vocabEndIndex", {"attr": {"vocabStartIndex": 16, "vocabEndIndex": 16}}),
    ("vocabEndIndex", {"attr": {"vocabStartIndex": -(2**63), "vocabEndIndex": 2**63 - 1}}),
    ("vocabParallelLogits", logits(3, 8)),
    ("vocabParallelLogits", logits(3, 20)),
    ("vocabParallelLogits", logits(3, 24) | HALVES),
    ("vocabParallelLogits", logits(3, 204808)),
    ("target", logits(0, 16)),
    ("target", logits(32769, 16)),
    ("target", logits(200, 200, 16)),
    ("target", {"shape": {"vocabParallelLogits": [3, 16], "target": [4]}}),
    ("target", {"shape": {"vocabParallelLogits": [2, 3, 16], "target": [6]}}),
    ("vocabParallelLogits", logits(16)),
    ("globalLogitsMax", {"shape": {"vocabParallelLogits": [3, 16], "globalLogitsMax": [2]}}),
    ("globalLogitsMax", {"dtype": {"globalLogitsMax": "BFLOAT16"} | {"vocabParallelLogits": "FLOAT"}}),
    ("target", {"dtype": {"target": "INT64"}}),
]
ACCEPTED = [
    {"attr": {"vocabStartIndex": 100, "vocabEndIndex": 116}},
    {"attr": {"vocabStartIndex": -(2**63), "vocabEndIndex": -(2**63) + 16}},
    logits(3, 24), logits(3, 32) | HALVES, logits(3, 204800), logits(32768, 16), logits(2, 3, 16), logits(1, 1, 16),
]  # fmt: skip


@pytest.mark.parametrize("name, changes", REFUSED)
def test_refused(name, changes):
    status, message = remote.call("contract.observe:phase1", PART.name, changes, ACLNN_SOC=SOC)
    assert status == 161002, message
    assert f"{PART.name}: {name}: expected" in message


@pytest.mark.parametrize("changes", ACCEPTED)
def test_accepted(changes):
    assert remote.call("contract.observe:phase1", PART.name, changes, ACLNN_SOC=SOC) == [0, ""]


@pytest.mark.parametrize("soc", ["Ascend910B1", "Ascend910A"])
def test_other_products_do_not_have_it(soc):
    status, message = remote.call("contract.observe:phase1", PART.name, {}, ACLNN_SOC=soc)
    assert status == 561003 and PART.name in message
