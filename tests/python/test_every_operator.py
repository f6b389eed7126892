"""Every implemented operator as a Python function: results and allocated outputs are those of the C API."""

from keyword import iskeyword

import numpy as np
import pytest
from contract.baseline import Baseline
from contract.ids import each_row
from pyaclnn import AclError, ops
from support import calls
from support.dtypes import NUMPY

pytestmark = pytest.mark.usefixtures("device")


def python_name(name):
    return name + "_" if iskeyword(name) else name


def arguments(call, tensors):
    """What the baseline passes, as Python has it: arrays, NumPy scalars, lists and numbers."""
    given = {}
    for param in call.row.params:
        if param.role == "out" or (param.optional and not call.given(param)):
            continue
        if param.kind == "tensor":
            value = np.array(tensors[param.name].array)
        elif param.kind == "tensor_list":
            value = [np.array(tensors[name].array) for name, of in call.slots() if of is param]
        elif param.kind in ("scalar", "scalar_list"):
            one = NUMPY[call.dtype(param.name)].type(1)
            value = one if param.kind == "scalar" else [one, one]
        else:
            value = call.attr(param.name)
        given[python_name(param.name)] = value
    return given


def allocates(row):
    """Rows all of whose outputs Python can make."""
    return all(param.name in row.outs for param in row.outputs if param.role == "out" and not param.optional)


@each_row(where=allocates)
def test_results_are_those_of_the_c_api(row):
    call = Baseline(row)
    tensors = call.make_tensors()
    given = arguments(call, tensors)
    calls.run(row.name, *call.arguments(tensors))
    results = getattr(ops, row.python)(**given)
    results = results if isinstance(results, tuple) else (results,)
    assert len(results) == len(row.outputs)
    for param, result in zip(row.outputs, results):
        if param.role == "inout":
            assert result is given[python_name(param.name)]
        if call.given(param):
            expected = tensors[param.name].array
            assert (result.shape, result.dtype) == (expected.shape, expected.dtype), param.name
            np.testing.assert_array_equal(result, expected, err_msg=param.name)


def required(row):
    return [param for param in row.params if param.is_pointer and param.role != "out" and not param.optional]


@each_row(where=lambda row: allocates(row) and required(row))
def test_none_for_a_required_argument_is_the_librarys_error(row):
    call = Baseline(row)
    given = arguments(call, call.make_tensors())
    first = required(row)[0]
    with pytest.raises(AclError, match=f"{row.name}: {first.name}: ") as caught:
        getattr(ops, row.python)(**given | {python_name(first.name): None})
    assert caught.value.status == row.null_code(first)
