"""What an elementwise operator should have written: its page's reference, on operands as the operator computes them.

A page's reference module has one function a formula, with the C names of operands, scalars and attributes as its
parameters:

    def add(self, other, alpha):
        return self + alpha * other

Operands are float64 (longdouble where DOUBLE is computed, complex128, or NumPy integers, which wrap) with exactly the
values that the computed dtype has; so are scalars, but that those which aren't operands keep FLOAT's digits where a half
type is computed. It gives values, or (values, scale) with the magnitude whose ULP counts, or, of several outputs, a dict.
Masked elements (np.ma) may hold anything. The module's `COMPUTED` gives what operators compute in whose attributes have
a say in it, its `CASES` what `elementwise_cases.Domain` has.
"""

import inspect
import keyword

import numpy as np

from numerics import reference
from numerics.reference.conversion import convert
from support import dtypes, ulp
from support.dtypes import NUMPY

HALVES = ("FLOAT16", "BFLOAT16")
# Complex results are held to a distance in the plane.
COMPLEX_ULP = 4
# What rounding a reference in longdouble to float64 may add.
ROUNDED_REFERENCE = 0.5


def formula(row):
    """The row's reference function; None for rows that aren't elementwise."""
    try:
        function = reference.of(row.python)
    except (ImportError, AttributeError):
        return None
    return None if next(iter(inspect.signature(function).parameters)) == "inputs" else function


def widened(values, dtype):
    """The values converted to `dtype`, in a type with room for exact work on them."""
    with np.errstate(all="ignore"):
        values = np.asarray(values).astype(NUMPY[dtype])
    wide = {"DOUBLE": np.longdouble, "COMPLEX64": np.complex128, "COMPLEX128": np.clongdouble}
    if dtype in (*HALVES, "FLOAT"):
        return values.astype(np.float64)
    return values.astype(wide.get(dtype, values.dtype))


def computed_dtype(case):
    own = getattr(reference.module(case.operator), "COMPUTED", {}).get(case.row.base.python)
    if not own:
        return dtypes.computed(case.row, case.dtype_of)
    return own(case.attrs, *(case.dtype_of(name) for name in case.row.operands))


def expected(case, prepared):
    """(results by output name, the dtype they are computed in)."""
    row, base = case.row, case.row.base
    computed = computed_dtype(case)
    parameter = "FLOAT" if computed in HALVES else computed
    arguments = {}
    for param, meant in zip(row.params, base.params):
        if param.kind == "tensor" and param.role != "out":
            if param.name in prepared.inputs:
                arguments[meant.name] = widened(prepared.inputs[param.name], computed)
        elif param.kind == "scalar" and case.attrs.get(param.name) is not None:
            dtype, value = case.attrs[param.name]
            held = np.asarray(value).astype(NUMPY[dtype])
            arguments[meant.name] = widened(held, computed if param.name in row.operands else parameter)
        elif param.role == "attr":
            value = case.attrs.get(param.name, param.default)
            arguments[meant.name] = float(np.float32(value)) if param.ctype == "float" else value
    named = {name + "_" * keyword.iskeyword(name): value for name, value in arguments.items()}
    wanted = inspect.signature(formula(row)).parameters
    with np.errstate(all="ignore"):
        results = formula(row)(**{name: value for name, value in named.items() if name in wanted})
    return results if isinstance(results, dict) else {row.outputs[0].name: results}, computed


def judge(case, prepared):
    results, computed = expected(case, prepared)
    for name, result in results.items():
        if name not in prepared.tensors:
            continue
        values, scale = result if isinstance(result, tuple) else (result, None)
        tensor = prepared.tensors[name]
        actual = np.array(tensor.array)
        values = np.ma.array(values)
        known = ~np.broadcast_to(np.ma.getmaskarray(values), actual.shape)
        values = np.broadcast_to(values.data, actual.shape)[known]
        scale = None if scale is None else np.broadcast_to(scale, actual.shape)[known]
        yield name, explain(actual[known], values, computed, tensor.dtype, case.row.ulp, scale, name)


def explain(actual, values, computed, stored, limit, scale, label):
    if values.dtype.kind == "c" and stored not in dtypes.COMPLEX:
        values, scale = values.real, np.maximum(abs(values), scale or 0)
    kind = values.dtype.kind
    with np.errstate(all="ignore"):
        if kind in "biu":
            return ulp.explain_exact(actual, values.astype(NUMPY[stored]), label)
        if kind == "c":
            narrower = "COMPLEX64" if "COMPLEX64" in (computed, stored) else computed
            return explain_complex(actual, values, narrower, max(limit, COMPLEX_ULP), scale, label)
        if computed == "DOUBLE":
            limit += ROUNDED_REFERENCE
        if stored == computed:
            return ulp.explain(np.asarray(actual, np.float64), np.float64(values), computed, limit, scale, label)
        if computed not in dtypes.FLOATS:  # integers whose formula is floating, and moduli of complex numbers
            computed = "DOUBLE" if computed == "COMPLEX128" else "FLOAT"
        return explain_converted(actual, np.float64(values), computed, stored, limit, scale, label)


def explain_converted(actual, values, computed, stored, limit, scale, label):
    """The result may be any number of the computed dtype that is near enough, converted."""
    size = np.abs(values) if scale is None else np.maximum(np.abs(values), scale)
    finite = np.isfinite(size)
    room = limit * ulp.spacing(np.where(finite, size, 0), "DOUBLE" if computed == "DOUBLE" else "FLOAT")
    ends = [ulp.round_to(np.where(finite, values + side * room, values), computed) for side in (-1, 0, 1)]
    ends = [np.real(convert(end.astype(NUMPY[computed]), computed, stored)).astype(np.float64) for end in ends]
    # As BOOL 0 differs from both of its neighbours.
    low, high = np.minimum.reduce(ends), np.maximum.reduce(ends)
    actual = np.real(actual).astype(np.float64)
    good = (low <= actual) & (actual <= high) | np.isnan(low) & np.isnan(actual)
    if good.all():
        return None
    first = int(np.argmin(good))
    return f"{label}: {int((~good).sum())} of {good.size} are off; first {first}: got {actual[first]}, expected {values[first]}"


def explain_complex(actual, values, computed, limit, scale, label):
    """Distance in the plane; parts that aren't finite must be what the reference says."""
    size = np.abs(values) if scale is None else np.maximum(np.abs(values), scale)
    finite = np.isfinite(size)
    room = limit * ulp.spacing(np.where(finite, size, 0).astype(np.float64), "DOUBLE" if computed == "COMPLEX128" else "FLOAT")
    distance = np.abs(actual.astype(np.clongdouble) - values)
    same = ((actual == values) | np.isnan(actual) & np.isnan(values)) & ~finite
    good = same | (distance <= room) | (finite & ~np.isfinite(np.abs(actual)) & (size > 1e37))
    if good.all():
        return None
    first = int(np.argmin(good))
    return f"{label}: {int((~good).sum())} of {good.size} are off; first {first}: got {actual[first]}, expected {values[first]}"
