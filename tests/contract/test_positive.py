"""The twins of all refusals: the baseline calls that the other tests break are valid and compute."""

from contract.baseline import Baseline
from contract.ids import each_param, each_row
from support import calls
from support.rows import implemented


def test_the_four_first_operators_are_implemented():
    names = {row.name for row in implemented()}
    assert {"aclnnSmoothL1Loss", "aclnnSmoothL1LossBackward", "aclnnCrossEntropyLoss", "aclnnCrossEntropyLossGrad"} <= names


@each_row()
def test_baseline_computes(row):
    """With the required arguments alone, and with all."""
    for full in (False, True):
        Baseline(row).with_(full=full).compute()


@each_row()
def test_workspace_and_executor_are_given(row):
    planned = calls.plan(row.name, *Baseline(row).arguments())
    assert planned.status == 0
    assert planned.workspace_size != 0xDEAD
    assert planned.executor
    planned.drop()


@each_row()
def test_success_leaves_no_message(row):
    calls.message()
    status, _ = Baseline(row).phase1()
    assert (status, calls.message()) == (0, "")


@each_param(lambda row: [param for param in row.tensors if not param.is_output])
def test_inputs_are_not_written(row, param):
    tensors = Baseline(row).with_(full=True).compute()
    tensors[param.name].check(written=False)
