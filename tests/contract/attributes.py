"""Attributes: values that a row's rule allows, and values just outside."""

import re

import numpy as np

INTEGERS = {"int64_t": np.int64, "int32_t": np.int32, "int8_t": np.int8, "int": np.int32, "uint64_t": np.uint64}


def first_value(param):
    """A value that the attribute's rule allows: the default, else a bound."""
    if param.default is not None:
        return param.default
    if param.names_dims:
        return [0] if param.kind == "int_array" else 0
    if param.range:
        return AttributeRule(param).accepted[0]
    return {"int": 0, "float": 1.0, "bool": False, "int_array": [0], "float_array": [0.0], "bool_array": [False]}.get(param.kind)


def dims_tensor(param):
    """Whose dims the attribute names."""
    return re.match(r"dims\((\w+)", param.range)[1]


def limits(param):
    """The lowest and highest integer that C passes."""
    info = np.iinfo(INTEGERS[param.ctype.removeprefix("const ")])
    return int(info.min), int(info.max)


class AttributeRule:
    """What "0..2", ">=0", "[0,1]", "mean|sum|none" or "dims(self)" accepts at its bounds, and what it refuses just outside.

    `rank` is that of the tensor whose dims are named.
    """

    def __init__(self, param, rank=2):
        self.accepted, self.refused = [], []
        text = param.range
        if param.names_dims:
            self._dims(param, max(rank, 1))
            return
        if "|" in text or param.kind == "string":
            self._choices(text.split("|"), param.optional)
            return
        low = high = None
        low_open = high_open = False
        if ".." in text:
            low, high = (float(part) if part else None for part in text.split(".."))
        elif text[0] in "[(":
            low, high = (float(part) if part.strip() else None for part in text[1:-1].split(","))
            low_open, high_open = text[0] == "(", text[-1] == ")"
        elif text[0] == ">":
            low, low_open = float(text.lstrip(">=")), not text.startswith(">=")
        elif text[0] == "<":
            high, high_open = float(text.lstrip("<=")), not text.startswith("<=")
        else:
            raise ValueError(f"{param.name}: range {text!r} isn't understood")
        integer = param.kind == "int"
        number = int if integer else np.float32 if param.ctype == "float" else float
        self._bound(low, low_open, -1, integer, number)
        self._bound(high, high_open, 1, integer, number)
        if not integer:
            self.refused.append(float("nan"))
        if low is not None:
            self.refused.append(limits(param)[0] if integer else float("-inf"))
        if high is not None:
            self.refused.append(limits(param)[1] if integer else float("inf"))
        if integer:  # what C can't pass needs no check
            low, high = limits(param)
            self.refused = [value for value in self.refused if low <= value <= high and value not in self.accepted]

    def _choices(self, words, optional):
        self.accepted = [*words, *([None] if optional else [])]
        self.refused = ["", "nonesuch", words[0].upper(), words[0] + " ", words[0][:-1], "x" * 5000]

    def _dims(self, param, rank):
        last = rank - 1
        if param.kind == "int_array":
            outside = [1000, rank, -rank - 1, 2**40, 2**63 - 1, -(2**63)]
            twice = [[0, 0], [last, 0, last], [0, -rank]]
            unique = "unique" in param.range
            self.accepted = [[], [0], [last], [-1], list(range(rank)), list(range(-rank, 0)), *([] if unique else twice)]
            self.refused = [*([dim] for dim in outside), [0, rank], *(twice if unique else [])]
        else:
            low, high = limits(param)
            self.accepted = [0, last, -1, -rank]
            self.refused = [dim for dim in (1000, rank, -rank - 1, 2**40, high, low) if low <= dim <= high]

    def _bound(self, bound, is_open, direction, integer, number):
        if bound is None:
            return
        at = number(bound)
        outside = at + direction if integer else float(np.nextafter(at, number(direction * float("inf"))))
        inside = at - direction if integer else float(np.nextafter(at, number(-direction * float("inf"))))
        if is_open:
            self.accepted.append(inside)
            self.refused.append(at if integer else float(at))
        else:
            self.accepted.append(at if integer else float(at))
            self.refused.append(outside)


def reduced(shape, dims=(), keep=False, no_dims_is_none=False):
    """The shape that a reduction leaves. What is no dim of the shape counts for nothing."""
    named = [dims] if isinstance(dims, int) else dims
    if not named and not no_dims_is_none:
        named = range(len(shape))
    rank = max(len(shape), 1)
    gone = {dim % rank for dim in named if -rank <= dim < rank}
    return tuple(1 if i in gone else extent for i, extent in enumerate(shape) if keep or i not in gone)
