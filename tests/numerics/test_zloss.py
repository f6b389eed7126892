"""The z-loss: ignored unless the process asks for it (ACLNN_ZLOSS=1), then computed."""

from numerics import cases
from support import remote


def run(**variables):
    on = variables.get("ACLNN_ZLOSS") == 1
    found, wrong = remote.call("numerics.cases:digests_of_process", "zloss", True, on, **variables)
    assert len(found) == sum("zloss" in case.id for case in cases.every()) > 50
    return found, wrong


def test_computed_when_asked_for():
    _, wrong = run(ACLNN_ZLOSS=1)
    assert wrong == []


def test_zero_is_off():
    """The twin; that it is ignored when the variable isn't set is what test_values.py shows."""
    assert run(ACLNN_ZLOSS=0)[1] == []


def test_it_changes_every_result():
    ignored, _ = cases.digests("zloss")
    computed, _ = run(ACLNN_ZLOSS=1)
    assert [name for name in ignored if ignored[name] == computed[name]] == []
