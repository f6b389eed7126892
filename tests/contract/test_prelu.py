"""How many weights the learned rectifier takes, and the shape of their gradient."""

import pytest
from contract.baseline import Baseline
from support import calls, layouts, rows

FORWARD, BACKWARD = rows.find("prelu"), rows.find("prelu_backward")
# self and the shapes of weight that fit it, and that don't
FITTING = {
    (2, 3, 4): [(3,), (3, 1), (1, 3), (1,), (), (1, 1)], (2, 6): [(2, 3), (6,)], (3,): [(1,), ()], (): [()], (3, 1): [(1,)],
}  # fmt: skip
WRONG = {(2, 3, 4): [(2,), (4,), (3, 2), (2, 3, 4)], (2, 6): [(3,), (2,)], (3,): [(3,)], (): [(2,)], (3, 1): [(3,)]}
EMPTY = [((2, 0, 4), (3,)), ((2, 3, 4), (0,)), ((0, 3), (3,))]


def each(table):
    return [pytest.param(self, weight, id=f"{self}-{weight}") for self, weights in table.items() for weight in weights]


def forward(self, weight):
    return Baseline(FORWARD).with_(shape={"self": self, "weight": weight})


def backward(self, weight, **others):
    count = layouts.count(weight)
    sums = weight if count < 2 else (count,)
    return Baseline(BACKWARD).with_(shape={"self": self, "gradOutput": self, "weight": weight, "gradWeight": sums} | others)


@pytest.mark.parametrize("self, weight", each(FITTING))
def test_weights_that_fit(self, weight):
    forward(self, weight).compute()
    backward(self, weight).compute()


@pytest.mark.parametrize("self, weight", each(WRONG))
def test_weights_that_do_not_fit(self, weight):
    channels = self[1] if len(self) > 1 else 1
    for call in (forward(self, weight), backward(self, weight)):
        status, message = call.phase1()
        assert status == calls.INVALID
        words = f"weight: expected as many elements as self has channels, {channels}, or 1, got shape {list(weight)}"
        assert f"{call.row.name}: {words}" in message


@pytest.mark.parametrize("self, weight", EMPTY)
def test_nothing_is_written_where_something_is_empty(self, weight):
    for call in (forward(self, weight), backward(self, weight)):
        tensors = call.make_tensors()
        calls.run(call.row.name, *call.arguments(tensors))
        assert all(tensors[output.name].untouched() for output in call.row.outputs)


@pytest.mark.parametrize(
    "weight, fits, wrong",
    [((3, 1), (3,), (3, 1)), ((3,), (3,), (1, 3)), ((1, 1), (1, 1), (1,)), ((), (), (1,)), ((1,), (1,), (3,))],
)
def test_shape_of_the_gradient_of_weight(weight, fits, wrong):
    backward((2, 3, 4), weight, gradWeight=fits).compute()
    status, message = backward((2, 3, 4), weight, gradWeight=wrong).phase1()
    assert status == calls.INVALID
    assert f"aclnnPreluBackward: gradWeight: expected shape {list(fits)}, got {list(wrong)}" in message


def test_gradient_broadcasts_to_self_and_not_the_other_way():
    for shape in ((), (4,), (3, 1), (2, 3, 4)):
        backward((2, 3, 4), (3,), gradOutput=shape).compute()
    status, message = backward((3, 4), (4,), gradOutput=(2, 3, 4)).phase1()
    assert status == calls.INVALID
    assert "aclnnPreluBackward: gradOutput: expected a shape that broadcasts to [3, 4] (of self), got [2, 3, 4]" in message
