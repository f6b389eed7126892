"""Labels of the multilabel margin loss that name no class fail the task (507015), and only those before the first -1;
NaN among the scores adds nothing."""

import numpy as np
import pytest
from numerics import runner
from numerics.multilabel_margin_cases import margin
from pyaclnn import lib
from support import calls

EXCEPTION = 507015
ROWS, CLASSES = 40, 7


def with_target(values, index="INT64", row=17):
    prepared = runner.Prepared(margin("bad", "FLOAT", (ROWS, CLASSES), 0, index=index, share=0))
    prepared.tensors["target"].array[row, : len(values)] = values
    prepared.tensors["target"].remember()
    prepared.inputs["target"] = prepared.tensors["target"].values()
    return prepared


@pytest.mark.parametrize("place", [0, 3, CLASSES - 1])
@pytest.mark.parametrize("value", [CLASSES, -2, 2**31 - 1, -(2**31), 2**40, 2**63 - 1, -(2**63)])
def test_task_fails(value, place, stream):
    index = "INT32" if -(2**31) <= value < 2**31 else "INT64"
    prepared = with_target([*range(place), value], index)
    planned = calls.plan(prepared.case.row.name, *prepared.arguments())
    assert planned.run(stream, synchronize=False) == 0
    calls.message()
    assert lib.aclrtSynchronizeStream(stream) == EXCEPTION
    message = calls.message()
    assert f"{prepared.case.row.name}: target: expected a class of 0 to 6 or -1, got {value} in row 17" in message
    for name, tensor in prepared.tensors.items():
        tensor.check(written=prepared.case.row.param(name).is_output)


@pytest.mark.parametrize("value", [CLASSES, -2, 2**62])
def test_behind_the_end_anything_may_stand(value):
    prepared = with_target([2, -1, value, value, 0])
    prepared.run()
    assert prepared.problems() == []


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16"])
def test_special_scores(dtype):
    nan, inf = np.nan, np.inf
    scores = np.array([[0.5, nan, 2, 1], [nan, 0.5, 2, 1], [inf, 0, 1, 2], [-inf, 0, 1, 2], [0, inf, 1, 2]])
    target = np.resize([0, -1, 1, 1], 20)
    case = margin("special", dtype, scores.shape, 0)
    specs = dict(case.tensors)
    specs["self"] = runner.Spec(dtype, scores.shape, values=lambda random, count: scores.ravel())
    specs["target"] = runner.Spec("INT64", scores.shape, values=lambda random, count: target)
    runner.check(runner.Case("special", case.operator, specs, {"reduction": 0}))
