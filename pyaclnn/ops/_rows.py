"""The operators' rows, which the generator writes as data."""

import json
import keyword
from functools import lru_cache
from importlib.resources import files

from pyaclnn import dtypes

REQUIRED = object()  # a parameter without default


class Param:
    """One C parameter: its names in C and Python, kind, role, default, and which dtypes it takes."""

    __slots__ = ("name", "python", "ctype", "kind", "role", "optional", "default", "dtypes", "dims", "position")

    def __init__(self, data, position):
        self.name = data["name"]
        self.python = self.name + "_" if keyword.iskeyword(self.name) else self.name
        self.ctype = data["ctype"]
        self.kind = data["kind"]
        self.role = data["role"]
        self.optional = data["optional"]
        self.default = data.get("default", None if self.optional else REQUIRED)
        self.dtypes = data.get("dtypes", {})
        self.dims = data.get("dims")
        self.position = position

    @property
    def allocated(self):
        """Is it an output, which the function makes when the caller gives none?"""
        return self.role == "out" and self.kind in ("tensor", "tensor_list")


class Row:
    """One operator."""

    __slots__ = ("name", "python", "header", "group", "implemented", "summary", "doc", "products", "params", "outs")

    def __init__(self, data):
        for key in ("name", "python", "header", "group", "implemented", "summary", "doc", "products", "outs"):
            setattr(self, key, data[key])
        self.params = [Param(param, position) for position, param in enumerate(data["params"])]

    def inputs(self):
        """What the caller gives, in C order, but what has a default after what hasn't."""
        inputs = [param for param in self.params if not param.allocated]
        return sorted(inputs, key=lambda param: param.default is not REQUIRED)

    def outputs(self):
        return [param for param in self.params if param.allocated]


def _read(name):
    return json.loads(files("pyaclnn").joinpath("_generated", name).read_text("utf-8"))


@lru_cache(None)
def data():
    """Every operator's row as plain data, in the file's order."""
    return _read("ops.json")


@lru_cache(None)
def by_python_name():
    return {row["python"]: row for row in data()}


@lru_cache(None)
def promotion():
    """{(code, code): code} of the types that promote."""
    return {
        (dtypes.CODES[left], dtypes.CODES[right]): dtypes.CODES[result]
        for left, row in _read("promotion.json").items()
        for right, result in row.items()
        if result
    }
