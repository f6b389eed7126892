"""Each operator's function: its signature, docstring, type hints and stub."""

import ast
import inspect
import pydoc
from pathlib import Path

import numpy as np
import pyaclnn
import pytest
from pyaclnn import ops
from pyaclnn.ops import _rows

ROWS = _rows.data()


def parameters(name):
    return inspect.signature(getattr(ops, name)).parameters


def test_there_are_functions_for_all_operators():
    assert len(ROWS) == 1006
    names = dir(ops)
    assert sorted(row["python"] for row in ROWS) == names
    assert all(callable(getattr(ops, name)) for name in names)


def test_smooth_l1_loss_backward():
    function = ops.smooth_l1_loss_backward
    assert function.__name__ == function.__qualname__ == "smooth_l1_loss_backward"
    assert function.__module__ == "pyaclnn.ops"
    shown = parameters("smooth_l1_loss_backward")
    assert list(shown) == ["gradOut", "self", "target", "reduction", "beta", "gradInput"]
    assert all(parameter.kind is parameter.POSITIONAL_OR_KEYWORD for parameter in shown.values())
    assert shown["self"].default is inspect.Parameter.empty
    assert (shown["reduction"].default, shown["beta"].default, shown["gradInput"].default) == (1, 1.0, None)
    assert (shown["reduction"].annotation, shown["beta"].annotation) == (int, float)
    assert inspect.signature(function).return_annotation is np.ndarray
    assert ops.smooth_l1_loss_backward is function  # made once


def test_cross_entropy_defaults():
    shown = parameters("cross_entropy_loss")
    assert {name: p.default for name, p in shown.items() if p.default is not p.empty} == {
        "weightOptional": None,
        "reductionOptional": "mean",
        "ignoreIndex": -100,
        "labelSmoothing": 0.0,
        "lseSquareScaleForZloss": 0.0,
        "returnZloss": False,
        "lossOut": None,
        "logProbOut": None,
        "zlossOut": None,
        "lseForZlossOut": None,
    }
    assert inspect.signature(ops.cross_entropy_loss).return_annotation is tuple


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["python"])
def test_every_signature_is_the_rows(row):
    params = {param.python: param for param in _rows.Row(row).params}
    shown = parameters(row["python"])
    assert set(shown) == set(params)
    order = [params[name] for name in shown]
    assert order == sorted(order, key=lambda p: (p.allocated, p.default is not _rows.REQUIRED, p.position))
    for name, parameter in shown.items():
        required = not params[name].allocated and params[name].default is _rows.REQUIRED
        assert (parameter.default is parameter.empty) == required
        assert parameter.annotation is not parameter.empty


def test_python_keywords_get_an_underscore():
    keywords = [
        (row["python"], param["name"])
        for row in ROWS
        for param in row["params"]
        if param["name"] in ("lambda", "from", "in", "is")
    ]
    for name, keyword in keywords:
        assert keyword + "_" in parameters(name)
    assert keywords


def test_help_tells_what_there_is_to_know():
    text = " ".join(pydoc.render_doc(ops.smooth_l1_loss_backward, renderer=pydoc.plaintext).split())
    for expected in (
        "smooth_l1_loss_backward(",
        "gradOut: pyaclnn.interop.Array",
        "reduction: int = 1",
        "gradInput",
        "FLOAT16",
        "aclnnSmoothL1LossBackward in aclnnop/aclnn_smooth_l1_loss_backward.h",
        "Allocated and returned unless given: gradInput",
    ):
        assert expected in text
    missing = next(row for row in ROWS if not row["implemented"])
    assert "Not implemented yet" in getattr(ops, missing["python"]).__doc__


def test_unknown_names():
    with pytest.raises(AttributeError, match="no operator 'smooth_l1_los'.*did you mean 'smooth_l1_loss'"):
        ops.smooth_l1_los  # noqa: B018
    assert not hasattr(ops, "_nothing")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        pyaclnn.nothing  # noqa: B018


def stubs():
    for path in sorted((Path(ops.__file__).parent).glob("_*.pyi")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                yield node.name, node.args


def test_stubs_are_the_signatures():
    seen = set()
    for name, arguments in stubs():
        seen.add(name)
        positional = arguments.args
        given = {
            argument.arg: ast.literal_eval(default)
            for argument, default in zip(positional[len(positional) - len(arguments.defaults) :], arguments.defaults)
        }
        shown = parameters(name)
        assert [argument.arg for argument in positional] == list(shown), name
        assert given == {key: p.default for key, p in shown.items() if p.default is not p.empty}, name
    assert seen == set(dir(ops))


def test_wrong_calls_are_type_errors():
    array = np.ones(2, np.float32)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'target'"):
        ops.smooth_l1_loss(array)
    with pytest.raises(TypeError, match="unexpected keyword argument 'size_average'"):
        ops.smooth_l1_loss(array, array, size_average=True)
