"""The z-loss: ignored unless the process asks for it (ACLNN_ZLOSS=1), then computed."""

from numerics import cases
from support import remote


def run(**variables):
    on = variables.get("ACLNN_ZLOSS") == 1
    found, wrong = remote.call("numerics.cases:digests", "zloss", True, on, **variables)
    assert len(found) == sum("zloss" in case.id for case in cases.every()) > 50
    return found, wrong


def test_computed_when_asked_for():
    _, wrong = run(ACLNN_ZLOSS=1)
    assert wrong == []


def test_ignored_otherwise():
    assert run()[1] == []
    assert run(ACLNN_ZLOSS=0)[1] == []


def test_it_changes_the_result():
    ignored, _ = run()
    computed, _ = run(ACLNN_ZLOSS=1)
    same = [name for name in ignored if ignored[name] == computed[name]]
    # Without returnZloss and without lse outputs nothing would differ; every case has at least the latter.
    assert same == []
