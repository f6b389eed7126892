"""Makes the Python function of an operator: its signature, docstring and type hints."""

import difflib
from collections.abc import Sequence
from typing import Any

import numpy as np

from pyaclnn.interop import Array
from pyaclnn.ops import _rows
from pyaclnn.ops._call import Operator, invoke

_HINTS = {
    "tensor": Array,
    "tensor_list": Sequence[Array],
    "scalar": bool | int | float | complex | np.generic,
    "scalar_list": Sequence[bool | int | float | complex | np.generic],
    "int_array": Sequence[int],
    "float_array": Sequence[float],
    "bool_array": Sequence[bool],
    "int": int,
    "float": float,
    "bool": bool,
    "string": str,
    "dtype": Any,
}


def names():
    return sorted(_rows.by_python_name())


def make(name):
    """The function, or AttributeError when no operator has the name."""
    if name.startswith("_"):
        raise AttributeError(f"module 'pyaclnn.ops' has no attribute {name!r}")
    data = _rows.by_python_name().get(name)
    if data is None:
        close = difflib.get_close_matches(name, _rows.by_python_name(), n=1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise AttributeError(f"module 'pyaclnn.ops' has no operator {name!r}{hint}")
    return _function(_rows.Row(data))


def _function(row):
    inputs, outputs = row.inputs(), row.outputs()
    params = inputs + outputs
    defaults = tuple(param.default for param in inputs if param.default is not _rows.REQUIRED)
    # A real parameter list costs nothing at a call, unlike *args bound by hand; hence this one line of generated code.
    arguments = ", ".join(param.python for param in params)
    namespace = {"_invoke": invoke, "_operator": Operator(row)}
    exec(f"def {row.python}({arguments}):\n    return _invoke(_operator, ({arguments},))", namespace)
    function = namespace[row.python]
    function.__module__ = "pyaclnn.ops"
    function.__defaults__ = (*defaults, *(None for _ in outputs))
    function.__annotations__ = _hints(row, inputs, outputs)
    function.__doc__ = docstring(row, inputs, outputs)
    return function


def _hints(row, inputs, outputs):
    hints = {}
    for param in inputs:
        hint = _HINTS[param.kind]
        hints[param.python] = hint | None if param.optional or param.default is None else hint
    for param in outputs:
        hints[param.python] = _HINTS[param.kind] | None
    results = [param for param in row.params if param.role in ("out", "inout") and param.kind in _HINTS]
    hints["return"] = np.ndarray if len(results) == 1 and results[0].kind == "tensor" else tuple
    return hints


def docstring(row, inputs, outputs):
    lines = [row.summary or f"{row.name}.", ""]
    if row.doc:
        lines.append(row.doc)
    else:
        lines += [f"  {param.python}: {_describe(param)}" for param in inputs + outputs]
    if outputs:
        lines += ["", f"Allocated and returned unless given: {', '.join(param.python for param in outputs)}."]
    if not row.implemented:
        lines += ["", "Not implemented yet: a call raises AclError 561003."]
    products = f" Products: {', '.join(row.products)}." if row.products else ""
    lines += ["", f"C: {row.name} in {row.header}.{products}"]
    return "\n".join(lines)


def _describe(param):
    text = f"{param.role}; {param.kind.replace('_', ' ')}"
    return f"{text}; may be None" if param.optional else text
