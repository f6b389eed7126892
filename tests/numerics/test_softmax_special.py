"""NaN and infinities among logits, and logits far above the maximum that is given with them."""

import numpy as np
import pytest
from numerics import runner
from numerics.softmax_cross_entropy_cases import SoftmaxCase, with_labels, with_max_sum
from support import calls
from support.tensors import Tensor

NAN, INF = np.nan, np.inf
ROWS = np.array([[0, -INF, 1], [NAN, 0, 1], [-INF, -INF, -INF], [INF, 0, 1], [200, -200, 0], [-87.4, -95, -103.9]])


def fixed(values):
    return lambda random, count: np.resize(values, count)


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16"])
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_probabilities(dtype):
    case = with_labels("special", dtype, ROWS.shape, values=fixed(ROWS))
    runner.check(case)


@pytest.mark.parametrize("dtype", ["FLOAT", "FLOAT16", "BFLOAT16"])
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_maxima_and_sums(dtype):
    """Maxima may be infinite, and below the logits: what leaves FLOAT's range is then infinite."""
    case = with_max_sum("special", dtype, ROWS.shape, values=fixed(ROWS))
    for most in ([0, 0, 0, 0, 0, 0], [1, 1, -INF, INF, NAN, -90], [88.7, 80, 3e38, -3e38, 111, 0.1]):
        specs = dict(case.tensors)
        specs["logitsMax"] = runner.Spec("FLOAT", (6,), values=fixed(most))
        specs["sumExpLogits"] = runner.Spec("FLOAT", (6,), values=fixed([1, 3, 0, INF, NAN, 0.25]))
        runner.check(SoftmaxCase("special", case.operator, specs, case.attrs))


def test_no_classes_write_nothing():
    tensors = [Tensor("FLOAT", shape) for shape in ((3, 0), (3, 0), (3,), (3, 0))]
    calls.run("aclnnSoftmaxCrossEntropyWithLogits", *(tensor.handle for tensor in tensors))
    assert tensors[2].untouched()
