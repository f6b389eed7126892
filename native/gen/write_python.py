"""What the Python package reads: ops.json, promotion.json and the type stubs of pyaclnn.ops."""

import json
from itertools import groupby
from keyword import iskeyword
from pathlib import Path

from gen.coverage import is_tested, references
from gen.rows import load_dtype_sets, load_groups, load_promotion, load_rows
from gen.write_headers import documentation

STUB_TYPES = {
    "tensor": "ArrayLike",
    "scalar": "Number",
    "int_array": "Sequence[int]",
    "float_array": "Sequence[float]",
    "bool_array": "Sequence[bool]",
    "tensor_list": "Sequence[ArrayLike]",
    "scalar_list": "Sequence[Number]",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "string": "str",
    "dtype": "int",
}


def param_entry(row, param, sets):
    entry = {
        "name": param.name,
        "ctype": param.ctype,
        "kind": param.kind,
        "role": param.role,
        "optional": param.optional,
    }
    if param.name in row.keys.get("defaults", {}):
        entry["default"] = row.keys["defaults"][param.name]
    if param.name in row.keys.get("dtypes", {}):
        entry["dtypes"] = {product: sets[row.keys["dtypes"][param.name]][product] for product in row.products}
    if param.name in row.keys.get("dims", {}):
        dims = row.keys["dims"][param.name].partition("|")[0].split()
        entry["dims"] = [dim for dim in dims if not dim.endswith("?")]
    if param.name in row.keys.get("attrs", {}):
        entry["range"] = row.keys["attrs"][param.name]
    if param.name in row.keys.get("rank", {}):
        entry["rank"] = row.keys["rank"][param.name]
    return entry


def out_dtype(row, name):
    """The dtype an output gets when the caller gives none: stated, or the promoted one, or that of its group."""
    rules = row.rules("out_dtypes")
    if name in rules:
        return {"rule": rules[name].name, "args": list(rules[name].args)}
    suffix = "_floating" if row.keys.get("compute") == "floating" else ""
    if row.promote.args:
        rule = "promote" if row.promote.name == "table" else "scalar"
        return {"rule": rule + suffix, "args": list(row.promote.args)}
    if suffix:
        return {"rule": "promote" + suffix, "args": row.operands[:1]}
    for group in row.keys.get("same_dtype", []):
        if name in group.split():
            return {"rule": "same", "args": [group.split()[0]]}
    first = next(param.name for param in row.params if param.is_tensor)
    return {"rule": "same", "args": [first]}


def out_entry(row, name):
    rule = {**row.rules("shapes"), **row.rules("alloc")}[name]
    entry = {"shape": {"rule": rule.name, "args": list(rule.args)}, "dtype": out_dtype(row, name)}
    return entry | ({"counted": True} if name in row.names("counted") else {})


def op_entry(row, sets, groups, referenced):
    rules = {**row.rules("shapes"), **row.rules("alloc")}
    entry = {
        "name": row.symbol,
        "python": row.snake,
        "family": row.family,
        "page": row.page,
        "group": groups[row.name],
        "header": f"aclnnop/{row.header}",
        "implemented": row.implemented,
        "tested": is_tested(row, referenced),
        "summary": row.keys.get("summary", ""),
        "doc": "\n".join(documentation(row, sets)[1:]) if row.implemented else "",
        "products": list(row.products) if row.implemented else [],
        "params": [param_entry(row, param, sets) for param in row.params],
        "outs": {param.name: out_entry(row, param.name) for param in row.params if param.name in rules},
    }
    if row.implemented:
        tested = (
            "order", "compute", "converts", "any_of", "null_codes", "broadcast", "onto", "same_dtype", "shape_code", "alloc",
            "torch", "ulp", "like",
        )  # fmt: skip
        entry["contract"] = {key: row.keys[key] for key in tested if key in row.keys}
        if row.promote.args:
            entry["contract"]["promote"] = {"rule": row.promote.name, "args": list(row.promote.args)}
        for key in ("computes", "in_float", "in_double"):
            if key in row.keys:
                entry["contract"][key] = {product: sets[row.keys[key]][product] for product in row.products}
        entry["contract"]["operands"] = row.operands
    return entry


def stub_param(param, row):
    name = param.name + "_" if iskeyword(param.name) else param.name
    kind = STUB_TYPES[param.kind]
    defaults = row.keys.get("defaults", {})
    if param.role == "out":
        return f"{name}: {kind} | None = None"
    if param.name in defaults:
        return f"{name}: {kind} = {defaults[param.name]!r}"
    return f"{name}: {kind} | None = None" if param.optional else f"{name}: {kind}"


def stub(row):
    # Outputs come last and parameters with defaults after those without, as pyaclnn.ops builds the real functions.
    params = sorted(row.params, key=lambda param: (param.role == "out", "=" in stub_param(param, row)))
    args = ", ".join(stub_param(param, row) for param in params)
    results = sum(param.role in ("out", "inout") for param in row.params)
    result = "None" if not results else "NDArray[Any]" if results == 1 else "tuple[NDArray[Any], ...]"
    return f"def {row.snake}({args}) -> {result}: ...\n"


def outputs():
    sets, groups, rows, referenced = load_dtype_sets(), load_groups(), load_rows(), references()
    ops = [op_entry(row, sets, groups, referenced) for row in rows]
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in ops)
    promotion = {
        a: {b: common for b, common in columns.items() if common} for a, columns in load_promotion().items()
    }
    files = {
        Path("pyaclnn/_generated/ops.json"): f"[\n{lines}\n]\n",
        Path("pyaclnn/_generated/promotion.json"): json.dumps(promotion, indent=1) + "\n",
    }
    families = []
    head = (
        "# Generated from the rows by `python native/dev.py gen`; do not edit.\n"
        "from collections.abc import Sequence\nfrom typing import Any\n\n"
        "from numpy.typing import ArrayLike, NDArray\n\nNumber = bool | int | float | complex\n\n"
    )
    for family, members in groupby(sorted(rows, key=lambda row: row.family), key=lambda row: row.family):
        families.append(family)
        files[Path("pyaclnn/ops") / f"_{family}.pyi"] = head + "".join(stub(row) for row in members)
    files[Path("pyaclnn/ops/__init__.pyi")] = (
        "# Generated from the rows by `python native/dev.py gen`; do not edit.\n"
        + "".join(f"from pyaclnn.ops._{family} import *\n" for family in families)
    )
    return files
