"""Cases of every reduction, made from its row: dims, dtypes, layouts, lengths around lanes and chunks, special values,
shared memory. A new row with a reference needs nothing here.
"""

from dataclasses import dataclass
from itertools import combinations, product

import numpy as np

from contract.baseline import reduced
from numerics import reference
from numerics.elementwise_cases import fill
from numerics.runner import Case, Spec
from support import dtypes, layouts, rows, ulp
from support.dtypes import NUMPY
from support.rows import SOCS, THIS_SOC

PRODUCT = SOCS.get(THIS_SOC)
LENGTHS = (1, 2, 15, 16, 17, 33, 64, 130, 2047, 2049, 4100)
FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16")
EXACT_POWERS = (2.0, 1.0, 0.0, np.inf, -np.inf)
COMPONENT = {"COMPLEX64": "FLOAT", "COMPLEX128": "DOUBLE"}
# How far float64 arithmetic on terms of magnitude 1 may be off, in ULP of the type that an error is counted in.
CANCELLED = {"DOUBLE": 4.0, "FLOAT": 2.0**-20}


def is_reduction(row):
    return any(out["shape"]["rule"].startswith(("reduced", "one")) for out in row.outs.values())


@dataclass(frozen=True)
class ReduceCase(Case):
    @property
    def stored_as(self):
        """One digest an operator, of what is computed in f32."""
        to = [dtype for dtype in self.attrs.values() if isinstance(dtype, str)]
        if any(self.attrs[param.name][1] not in EXACT_POWERS for param in self.row.of_kind("scalar")):
            return None  # the C library's, in which machines may differ
        return self.operator if {self.tensors["self"].dtype, *to} <= {*FLOATS} else None

    def values(self, prepared):
        """The input in the dtype that the operator computes in, halves and floats as float64."""
        spec = self.tensors["self"]
        dtype = next((self.attrs[p.name] for p in self.row.attributes if p.kind == "dtype"), spec.dtype)
        values = np.asarray(prepared.inputs["self"])
        with np.errstate(over="ignore", invalid="ignore"):
            values = values.astype(NUMPY[dtype])
        return values.astype({"COMPLEX64": np.complex128, **dict.fromkeys(FLOATS, np.float64)}.get(dtype, values.dtype))

    def judge(self, prepared):
        values = self.values(prepared)
        dims, keep, no_dims_is_none = shape_attrs(self.row, self.attrs)
        named = [dims] if isinstance(dims, int) else dims
        rank = values.ndim
        axes = tuple(sorted({dim % max(rank, 1) for dim in named if rank})) or (() if no_dims_is_none else None)
        with np.errstate(over="ignore", invalid="ignore"):
            more = [self.attrs[param.name][1] for param in self.row.of_kind("scalar")]
            found = reference.of(self.operator)(values, axes, keep, *more)
        for param, (expected, scale) in zip(self.row.outputs, found, strict=True):
            yield param.name, self.verdict(prepared.tensors[param.name], expected, scale, param.name)

    def verdict(self, tensor, expected, scale, label):
        expected = np.reshape(expected, tensor.shape)
        if self.row.ulp is None or tensor.dtype not in (*dtypes.FLOATS, *COMPONENT):
            return ulp.explain_exact(tensor.values(), expected, label=label)
        counted = COMPONENT.get(tensor.dtype, tensor.dtype)
        if scale is not None:
            with np.errstate(over="ignore"):
                scale = np.reshape(scale, tensor.shape) * CANCELLED["DOUBLE" if counted == "DOUBLE" else "FLOAT"]
        if tensor.dtype in dtypes.FLOATS:
            return ulp.explain(tensor.values(), expected, counted, self.row.ulp, scale, label=label)
        parts = ((tensor.array.real, expected.real), (tensor.array.imag, expected.imag))
        wrong = [ulp.explain(np.array(a, np.float64), b, counted, self.row.ulp, scale, label=label) for a, b in parts]
        return next((text for text in wrong if text), None)


def tame(dtype, to):
    """Values where the result would be about something else: the conversion of -1 to UINT8, a product that overflows."""
    values = fill(dtype, None)
    if dtype in dtypes.INTEGERS and to in (*dtypes.FLOATS, *dtypes.COMPLEX):
        return lambda random, count: random.choice([1, 1, 1, 2], count)
    return (lambda random, count: abs(values(random, count))) if to == "UINT8" else None


def shape_attrs(row, attrs):
    """(dims, keep, no dims mean none) by the arguments of the outputs' shape rule."""
    _, *names = row.outs[row.outputs[0].name]["shape"]["args"]
    found = [attrs[name] for name in names]
    return tuple(found + [[], False, False][len(found) :])


class Maker:
    def __init__(self, row):
        self.row = row
        self.dims = next((param for param in row.attributes if param.names_dims), None)
        self.keep, self.none = ([*row.outs[row.outputs[0].name]["shape"]["args"][2:], None, None])[:2]
        self.dtype = next((param for param in row.attributes if param.kind == "dtype"), None)
        self.numbers = getattr(reference.module(row.python), "POWERS", ())  # for a scalar, in turn
        self.count = 0

    def allowed(self, name):
        return self.row.param(name).dtypes[PRODUCT]

    def dim_sets(self, rank):
        """The sets of dims the operator can be asked for, no more than all of them."""
        if self.dims is None:
            return [None]
        if self.dims.kind == "int":
            return [[dim] for dim in range(max(rank, 1))]
        return [list(dims) for size in range(rank + 1) for dims in combinations(range(rank), size)]

    def case(self, name, dtype, shape, dims=None, where="contiguous", out_where="contiguous", to=None, values=None, **options):
        """None where the row doesn't take that. Dims are negative and kept every second time."""
        self.count += 1
        attrs = {}
        if self.dims:
            dims = dims if self.count % 2 else [dim - max(len(shape), 1) for dim in reversed(dims)]
            attrs[self.dims.name] = dims if self.dims.kind == "int_array" else dims[0]
        if self.keep:
            attrs[self.keep] = self.count % 4 < 2
        if self.none:
            attrs[self.none] = self.count % 8 < 4
        to = to or (dtype if self.dtype is None or dtype in self.allowed(self.dtype.name) else "FLOAT")
        if self.dtype:
            attrs[self.dtype.name] = to
        for param in self.row.of_kind("scalar"):
            attrs[param.name] = ("FLOAT", self.numbers[self.count % len(self.numbers)])
        if dtype not in self.allowed("self") or not self.takes(dtype, to, shape, attrs):
            return None
        random = fill(dtype, None)
        specs = {"self": Spec(dtype, shape, where, values or random)}
        out_shape = reduced(shape, *shape_attrs(self.row, attrs))
        for param in self.row.outputs:
            allowed = self.allowed(param.name)
            specs[param.name] = Spec(to if to in allowed else allowed[self.count % len(allowed)], out_shape, out_where)
        return ReduceCase(f"{self.row.python}-{name}", self.row.python, specs, attrs, **options)

    def takes(self, dtype, to, shape, attrs):
        cast_is_checked = "cast_out" in self.row.steps and self.row.python != "reduce_nansum"
        real_of_complex = dtypes.category(dtype) == 3 > dtypes.category(to)
        if self.dtype and (real_of_complex or (cast_is_checked and not dtypes.converts(dtype, to))):
            return False
        if 0 not in shape:
            return True
        # What extremes of nothing are isn't said.
        return self.row.ulp is not None and dtypes.category(to) < 3 or self.row.python in ("all", "any")

    def all(self):
        for family in (self.by_dims, self.by_dtype, self.by_layout, self.by_length, self.repeated, self.special, self.large, self.shared):
            yield from (case for case in family() if case)

    def main_dtypes(self):
        return [dtype for dtype in FLOATS if dtype in self.allowed("self")]

    def by_dims(self):
        shape = (3, 5, 7, 4)
        for where, dims in product(("contiguous", "swapped"), self.dim_sets(len(shape))):
            yield self.case(f"dims-{where}-{dims}", "FLOAT", shape, dims, where)
        for shape in ((), (1,), (1, 9, 1), (2, 1, 3, 1, 2, 2, 1, 5), (0,), (3, 0), (0, 3), (2, 0, 3)):
            for dims in self.dim_sets(len(shape))[:20]:
                yield self.case(f"shape-{shape}-{dims}", "FLOAT", shape, dims)

    def by_dtype(self):
        targets = self.allowed(self.dtype.name) if self.dtype else [None]
        for dtype, to in product(self.allowed("self"), targets):
            for dims in self.dim_sets(2) if to in (None, dtype) else self.dim_sets(2)[-1:]:
                values = tame(dtype, to)
                yield self.case(f"dtype-{dtype}-{to}-{dims}", dtype, (33, 65), dims, to=to, values=values)

    def by_layout(self):
        for (i, layout), dims in product(enumerate(layouts.ALL), self.dim_sets(2)):
            for dtype in ("FLOAT", ("FLOAT16", "INT32", "BFLOAT16")[i % 3]):
                yield self.case(f"layout-{layout}-{dtype}-{dims}", dtype, (33, 65), dims, layout)
        for layout, dims in product(layouts.DISTINCT, self.dim_sets(3)):
            yield self.case(f"output-{layout}-{dims}", "FLOAT", (9, 21, 17), dims, "transposed", layout)

    def by_length(self):
        for i, length in enumerate(LENGTHS):
            dtype = FLOATS[i % 3]
            for shape in ((length,), (length, 20), (3, length, 2)):
                for dims in self.dim_sets(len(shape)):
                    yield self.case(f"length-{shape}-{dims}", dtype, shape, dims, "offset")

    def repeated(self):
        """Few different values, so that the first of many equal ones counts."""
        for dtype, dims in product(("FLOAT", "BFLOAT16", "INT64"), self.dim_sets(2)):
            if dtype in self.allowed("self"):
                few = lambda random, count: random.integers(1, 4, count)  # noqa: E731
                yield self.case(f"repeated-{dtype}-{dims}", dtype, (3000, 40), dims, values=few)

    def special(self):
        def some(random, count):
            values = random.standard_normal(count)
            return np.where(random.random(count) < 0.01, random.choice([np.nan, np.inf, -np.inf], count), values)

        for dtype, dims in product((*self.main_dtypes(), "DOUBLE"), self.dim_sets(2)):
            if dtype in self.allowed("self"):
                yield self.case(f"special-{dtype}-{dims}", dtype, (70, 90), dims, values=some)

    def large(self):
        for dtype in self.main_dtypes():
            for shape in ((300_001,), (700, 501), (80_000, 3), (3, 100_000), (40, 90, 81)):
                for dims in self.dim_sets(len(shape)):
                    where = "contiguous" if dtype != "FLOAT16" else "spaced"
                    yield self.case(f"large-{shape}-{dtype}-{dims}", dtype, shape, dims, where, large=True)

    def shared(self):
        """The output in the memory of the input."""
        first, *others = [param.name for param in self.row.outputs if "FLOAT" in self.allowed(param.name)] or [None]
        if first is None:
            return
        for distance, dims in product((0, 5, 2000), self.dim_sets(2)):
            where = "roomy" if distance else "contiguous"
            alias = {first: ("self", distance)} | {name: ("self", distance + 100) for name in others if distance}
            yield self.case(f"shared-{distance}-{dims}", "FLOAT", (41, 53), dims, where, alias=alias)


def reduction_rows():
    return [row for row in rows.of_this_soc() if is_reduction(row) and row.data["family"] == "reduction"]


def all_cases():
    for row in reduction_rows():
        yield from Maker(row).all()
