"""A label that is no class fails CTC's task, not the process: 507015 at the next synchronise; one beyond a sample's length
may be anything. And what NaN and infinities among the log probabilities do."""

import numpy as np
import pytest
from numerics import runner
from numerics.ctc_cases import Batch, grad, loss
from pyaclnn import lib
from support import calls

EXCEPTION = 507015
SHAPE = (6, 4, 5, 3)  # frames, samples, classes, labels


def launch(prepared, stream):
    planned = calls.plan(prepared.case.row.name, *prepared.arguments())
    assert planned.status == 0
    return planned.run(stream, synchronize=False)


def with_label(make, value, index, together=False, dtype="INT64"):
    prepared = runner.Prepared(make("bad", Batch(SHAPE, "FLOAT", dtype, together=together, full=True)))
    prepared.tensors["targets"].array.reshape(4, 3)[index] = value
    prepared.tensors["targets"].remember()
    return prepared


@pytest.mark.parametrize("index", [(0, 0), (1, 2), (3, 1)])
@pytest.mark.parametrize("value", [5, -1, 2**31, 2**62, -(2**63)])
@pytest.mark.parametrize("together", [False, True], ids=["padded", "together"])
@pytest.mark.parametrize("make", [loss, grad])
def test_task_fails(make, together, value, index, stream):
    prepared = with_label(make, value, index, together)
    assert launch(prepared, stream) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    message = calls.message()
    assert prepared.case.row.name in message
    assert f"targets: expected a class of 0 to 4, got {value} as label {index[1]} of sample {index[0]}" in message
    for name, tensor in prepared.tensors.items():
        tensor.check(written=prepared.case.row.param(name).is_output)
    good = runner.Prepared(make("good", Batch(SHAPE, "FLOAT", full=True)))
    good.run(stream)
    assert good.problems() == []


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 1e30, -2.0, 5.0])
@pytest.mark.parametrize("make", [loss, grad])
def test_labels_that_are_numbers(make, value, stream):
    prepared = with_label(make, value, (2, 1), dtype="FLOAT")
    assert launch(prepared, stream) == 0
    status = lib.aclrtSynchronizeStream(stream)
    # What NaN becomes as an integer is the conversion's affair; it may be a class.
    assert status == EXCEPTION or np.isnan(value)
    calls.message()
    for name, tensor in prepared.tensors.items():
        tensor.check(written=prepared.case.row.param(name).is_output)


@pytest.mark.parametrize("value", [5, -1, 2**62])
@pytest.mark.parametrize("make", [loss, grad])
def test_labels_beyond_a_samples_length_are_not_looked_at(make, value):
    """The positive twin."""
    batch = Batch(SHAPE, "FLOAT")
    prepared = runner.Prepared(make("unused", batch))
    lengths = batch.values()[3]
    assert min(lengths) < SHAPE[3]
    for row, used in zip(prepared.tensors["targets"].array, lengths):
        row[used:] = value
    prepared.tensors["targets"].remember()
    prepared.run()
    assert prepared.problems() == []


@pytest.mark.parametrize("zero", [False, True])
@pytest.mark.parametrize("value", [np.nan, -np.inf])
@pytest.mark.parametrize("dtype", ["FLOAT", "BFLOAT16", "DOUBLE"])
@pytest.mark.parametrize("make", [loss, grad])
def test_special_log_probabilities(make, dtype, value, zero):
    """In the frames of one sample, of a class that it has and of one that it hasn't, and beyond its frames."""
    prepared = runner.Prepared(make("special", Batch((9, 5, 6, 2), dtype, full=True), zero=zero))
    scores = prepared.tensors["logProbs"]
    scores.array[4, 0, :] = value
    scores.array[2, 1, 0] = value
    scores.array[3, 2, int(prepared.inputs["targets"][2, 0])] = value
    scores.array[8, 3, :] = value
    scores.remember()
    prepared.case.attrs["inputLengths"][3] = 8
    prepared.inputs["logProbs"] = scores.values()
    if make is grad:  # the loss's results of these
        inputs = {name: prepared.inputs[name] for name in ("logProbs", "targets")}
        attrs = dict(prepared.case.attrs) | {"targetlengths": prepared.case.attrs["targetLengths"]}
        found = runner.reference.of("ctc_loss")(inputs, attrs)
        for ours, theirs in (("negLogLikelihood", "negLogLikelihoodOut"), ("logAlpha", "logAlphaOut")):
            prepared.tensors[ours].set(found[theirs][0])
            prepared.inputs[ours] = prepared.tensors[ours].values()
    prepared.run()
    assert prepared.problems() == []


def test_a_zeroed_loss_zeroes_the_gradient():
    """Also when the loss's 0 is what the gradient gets, as the loss writes it."""
    from pyaclnn import ops

    scores = np.log(np.full((2, 2, 4), 0.25, np.float32))
    labels, frames, counts = np.array([[1, 2, 3], [1, 0, 0]]), [2, 2], [3, 1]
    losses, table = ops.ctc_loss(scores, labels, frames, counts, zeroInfinity=True)
    assert losses[0] == 0 and losses[1] > 0
    ones = np.ones(2, np.float32)
    slope = ops.ctc_loss_backward(ones, scores, labels, frames, counts, losses, table, zeroInfinity=True)
    assert (slope[:, 0] == 0).all() and (slope[:, 1] != 0).any()
