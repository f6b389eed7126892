"""The rules that give outputs their shape and dtype."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyaclnn import dtypes
from pyaclnn.ops import _rows
from pyaclnn.ops._rules import DTYPE_RULES, SHAPE_RULES, Unresolved, broadcast_shapes


class Inputs:
    def __init__(self, values=None, bound=None, **arrays):
        self.arrays, self.values, self.bound = arrays, values or {}, bound or {}

    def given(self, name):
        return self.arrays.get(name) is not None

    def shape(self, name):
        return np.shape(self.arrays[name])

    def code(self, name):
        return dtypes.code_from(self.arrays[name].dtype, name)

    def value(self, name):
        return self.values[name]

    def dims(self):
        return self.bound


@given(st.lists(st.lists(st.sampled_from([0, 1, 1, 2, 3]), max_size=4).map(tuple), min_size=1, max_size=3))
def test_broadcasting_is_numpys(shapes):
    try:
        expected = np.broadcast_shapes(*shapes)
    except ValueError:
        with pytest.raises(Unresolved):
            broadcast_shapes(shapes)
    else:
        assert broadcast_shapes(shapes) == expected


def test_shape_rules():
    inputs = Inputs(
        {"number": 0, "text": "none", "mean": "mean", "sum": 2, "null": None},
        {"N": 5, "C": 7},
        x=np.empty((2, 1)),
        y=np.empty(3),
        absent=None,
    )
    assert SHAPE_RULES["same"](inputs, ["x"]) == (2, 1)
    assert SHAPE_RULES["broadcast"](inputs, ["x", "y", "absent"]) == (2, 3)
    assert SHAPE_RULES["dims"](inputs, ["N", 4, "C"]) == (5, 4, 7)
    for unreduced in ("number", "text"):
        assert SHAPE_RULES["reduction"](inputs, [unreduced, "x", "y"]) == (2, 3)
        assert SHAPE_RULES["reduction1"](inputs, [unreduced, "y"]) == (3,)
    for reduced in ("mean", "sum", "null"):
        assert SHAPE_RULES["reduction"](inputs, [reduced, "x", "y"]) == ()
        assert SHAPE_RULES["reduction1"](inputs, [reduced, "x"]) == (1,)
    with pytest.raises(Unresolved, match="'K'"):
        SHAPE_RULES["dims"](inputs, ["K"])


@given(st.lists(st.integers(0, 3), max_size=4).map(tuple), st.data())
def test_reduced_shapes_are_numpys(shape, data):
    dims = data.draw(st.lists(st.integers(-len(shape), len(shape) - 1), unique_by=lambda d: d % len(shape)) if shape else st.just([]))
    keep, none = data.draw(st.booleans()), data.draw(st.booleans())
    inputs = Inputs({"dims": dims, "keep": keep, "none": none, "one": dims[0] if dims else 0}, x=np.empty(shape))
    whole = tuple(dims) or None
    for rule in (SHAPE_RULES["reduced"], SHAPE_RULES["reduced_or_one"]):
        assert rule(inputs, ["x"]) == ()
        assert rule(inputs, ["x", "dims"]) == np.sum(np.empty(shape), whole).shape
        assert rule(inputs, ["x", "dims", "keep"]) == np.sum(np.empty(shape), whole, keepdims=keep).shape
        expected = shape if none and not dims else np.sum(np.empty(shape), whole, keepdims=keep).shape
        assert rule(inputs, ["x", "dims", "keep", "none"]) == expected
        if dims:
            assert rule(inputs, ["x", "one", "keep"]) == np.sum(np.empty(shape), dims[0], keepdims=keep).shape


def test_dtype_rules():
    inputs = Inputs(a=np.empty(1, np.float16), b=np.empty(1, np.float32), u=np.empty(1, np.uint64))
    assert DTYPE_RULES["same"](inputs, ["a"]) == dtypes.CODES["FLOAT16"]
    assert DTYPE_RULES["promote"](inputs, ["a", "b", "absent"]) == dtypes.CODES["FLOAT"]
    assert DTYPE_RULES["promote"](inputs, ["u"]) == dtypes.CODES["UINT64"]
    assert DTYPE_RULES["fixed"](inputs, ["BOOL"]) == dtypes.CODES["BOOL"]
    assert DTYPE_RULES["named"](Inputs({"dtype": np.int32}), ["dtype"]) == dtypes.CODES["INT32"]


def test_a_type_promotes_with_itself():
    table = _rows.promotion()
    for code in {pair[0] for pair in table}:
        assert table[code, code] == code
    assert table[dtypes.CODES["FLOAT16"], dtypes.CODES["BFLOAT16"]] == dtypes.CODES["FLOAT"]


def test_every_row_uses_rules_that_exist():
    for row in _rows.data():
        names = {param["name"] for param in row["params"]}
        for output, rules in row["outs"].items():
            assert output in names
            assert rules["shape"]["rule"] in SHAPE_RULES
            assert rules["dtype"]["rule"] in DTYPE_RULES
