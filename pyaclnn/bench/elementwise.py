"""Every elementwise operator that torch has too, at one size: cases made from the rows and the torch call they name."""

import ast
import keyword
import warnings

import numpy as np

from pyaclnn import dtypes, ops
from pyaclnn.bench.cases import DTYPES, Case, Spec
from pyaclnn.bench.peers import torch_array
from pyaclnn.bench.prepared import Prepared
from pyaclnn.ops import _rows

GROUPS = ("unary_activation", "binary_broadcast", "loss")
SHAPE = (1024, 1024)
NAMES = {"f32": "FLOAT", "f16": "FLOAT16", "bf16": "BFLOAT16"}
# Attributes for which a row has no default.
PLAIN = {"int": 0, "float": 1.0, "bool": False, "string": b"none"}
# Numbers are normally distributed, but for operators that want them positive or between 0 and 1 (acosh: above 1).
IN_UNIT = (
    "Acos", "Acosh", "Asin", "Atanh", "Digamma", "Erfinv", "Lgamma", "Log", "Log10", "Log1p", "Log2", "Logit",
    "LogitGrad", "Rsqrt", "Sqrt",
)  # fmt: skip
# torch.real of real numbers gives its argument: no work to compare with.
WITHOUT_WORK = ("Real",)


def elementwise():
    return [
        _spec(row, dtype)
        for row in sorted(_rows.by_python_name().values(), key=lambda row: row["name"])
        for dtype in DTYPES
        if row["group"] in GROUPS and _is_measured(row, dtype)
    ]


def _is_measured(row, dtype):
    """Operators that compute elements of this dtype into new tensors of the same size, and name torch's call."""
    if _short(row) in WITHOUT_WORK:
        return False
    if not row["implemented"] or "torch" not in row.get("contract", {}) or "a2" not in row["products"]:
        return False
    tensors = [param for param in row["params"] if param["kind"] == "tensor"]
    inputs = [param for param in tensors if param["role"] == "in" and not param["optional"]]
    kinds = {param["kind"] for param in row["params"]}
    if {"tensor_list", "int_array"} & kinds or any(param["role"] == "inout" for param in tensors):
        return False
    outs = [row["outs"].get(param["name"], {}) for param in tensors if param["role"] == "out"]
    if any("shape" not in out or out["shape"]["rule"] not in ("same", "broadcast", "one", "reduction") for out in outs):
        return False
    writes = all({NAMES[dtype], "BOOL"} & set(_listed(param)) for param in tensors if param["role"] == "out")
    return writes and bool(inputs) and all(NAMES[dtype] in _listed(param) for param in inputs)


def _short(row):
    return row["name"].removeprefix("aclnn")


def _listed(param):
    listed = param.get("dtypes") or {}
    return listed.get("a2") or next(iter(listed.values()), [])


def _spec(row, dtype):
    def make(against):
        return _case(row, dtype, against)

    return Spec(_short(row), "1 M", dtype, make)


def _inputs(row, dtype):
    """Arguments by name, outputs apart."""
    random = np.random.default_rng(5)
    given = {}
    wanted = row["contract"].get("any_of", "").split()
    for param in row["params"]:
        name = param["name"]
        if param["role"] == "out":
            continue
        absent = param["optional"] and name not in wanted
        if param["kind"] == "tensor":
            given[name] = None if absent else _values(random, _short(row)).astype(DTYPES[dtype])
        elif param["kind"] == "scalar":
            given[name] = None if absent else np.float32(param.get("default") or 0.5)
        elif param["kind"] == "dtype":
            given[name] = dtypes.code_from(DTYPES[dtype], name)
        else:
            default = param.get("default")
            given[name] = PLAIN[param["kind"]] if default is None else default
    return given


def _values(random, name):
    if name in IN_UNIT or name.startswith(("XLog", "Pow", "BinaryCross", "KlDiv")):
        return random.uniform(0.1, 0.9, SHAPE) + (name == "Acosh")
    return random.standard_normal(SHAPE)


def _case(row, dtype, against):
    given = _inputs(row, dtype)
    function = getattr(ops, row["python"])
    called = {
        param.python: value.decode() if isinstance(value := given[param.name], bytes) else value
        for param in _rows.Row(row).inputs()
        if given[param.name] is not None
    }
    results = function(**called)
    results = list(results) if isinstance(results, tuple) else [results]
    arguments = [results.pop(0) if param["role"] == "out" else given[param["name"]] for param in row["params"]]
    outputs = [i for i, param in enumerate(row["params"]) if param["role"] == "out"]
    ours = Prepared(row["name"], *arguments, outputs=outputs)
    contenders = {"pyaclnn": ours}
    if "torch" in against:
        out = arguments[outputs[0]]
        contenders |= torch_call(row["contract"]["torch"], given, out)
    moved = sum(value.nbytes for value in arguments if isinstance(value, np.ndarray))
    return Case(_short(row), "1 M", dtype, moved, contenders, [ours.close])


def torch_call(text, given, out):
    """The call that the row names, with preallocated results where torch takes them; nothing when it is no one call."""
    import torch

    try:
        call = ast.parse(text, mode="eval").body
    except SyntaxError:
        return {}
    if isinstance(call, ast.Subscript):  # the first of several results
        call = call.value
    if not isinstance(call, ast.Call):
        return {}
    scope = {"torch": torch}
    for name, value in given.items():
        scope[name + "_" * keyword.iskeyword(name)] = _torch_value(value)
    result = scope["out"] = torch_array(np.empty_like(out))

    def evaluate(node):
        return eval(compile(ast.Expression(node), text, "eval"), scope)

    try:
        function = evaluate(call.func)
        arguments = [evaluate(node) for node in call.args]
        keywords = {named.arg: evaluate(named.value) for named in call.keywords}
        keywords.pop("out", None)
    except (NameError, AttributeError, TypeError):
        return {}
    for into, place in [(function, "out"), *_overloads(torch, call.func.attr)]:
        if _works(into, arguments, {**keywords, place: result}):
            return {"torch out=": lambda: into(*arguments, **keywords, **{place: result})}
    return {"torch": lambda: function(*arguments, **keywords)} if _works(function, arguments, keywords) else {}


def _torch_value(value):
    if isinstance(value, np.ndarray):
        return torch_array(value)
    if isinstance(value, bytes):
        return value.decode()
    return value.item() if isinstance(value, np.generic) else value


def _overloads(torch, name):
    """aten's forms of a function that write into one given result."""
    packet = getattr(torch.ops.aten, name, None)
    for overload in packet.overloads() if packet else ():
        form = getattr(packet, overload)
        outs = [argument.name for argument in form._schema.arguments if argument.is_out]
        if len(outs) == 1:
            yield form, outs[0]


def _works(function, arguments, keywords):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            function(*arguments, **keywords)
        except (TypeError, RuntimeError, ValueError):
            return False
    return True
