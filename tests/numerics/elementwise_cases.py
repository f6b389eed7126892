"""Cases of every elementwise operator, made from its row: dtypes, layouts, shapes, broadcasts, special values, shared
memory. A new row with a reference needs nothing here.
"""

import zlib
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import product

import numpy as np

from numerics import elementwise, reference
from numerics.runner import Case, Spec
from support import dtypes, layouts, rows
from support.dtypes import NUMPY
from support.rows import SOCS, THIS_SOC

PRODUCT = SOCS.get(THIS_SOC)
SHAPES = ((), (1,), (0,), (3, 0, 2), (7,), (31,), (65,), (2, 1, 3, 1, 2, 2, 1, 5), (40, 31))
BROADCASTS = (((4, 5), ()), ((), (4, 5)), ((4, 1), (1, 5)), ((3, 1, 7, 1), (2, 1, 5)), ((40, 300), (1, 300)), ((1, 1), (3, 0)))
SPECIAL = (
    np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.5, 3.0, 1e-3, -1e-8, 40.0, -40.0, 88.5, -104.0,
    1e4, 3e38, -3e38, 2.0**-126, -(2.0**-140), 2.0**-149,
)  # fmt: skip
MIXES = 12


@dataclass(frozen=True)
class Domain:
    """What a reference module's CASES may say about an operator, beyond its row."""

    values: dict = field(default_factory=dict)  # operand -> function of (random generator, count), for floating dtypes
    attrs: tuple = ({},)  # scalars (numbers) and attributes, one case each
    shapes: tuple = ()  # of all tensors by name, where they don't follow from the row
    special: tuple | None = None  # the operands that take special values; None: all
    alias: tuple = ()  # outputs in the memory of inputs, by name: where the shapes are given
    optional: tuple = ()  # optional operands that cases have, apart from some of their own without
    mixed: bool = True  # whether dtypes are mixed: not where a check of the page's own restricts them


@dataclass(frozen=True)
class ElementwiseCase(Case):
    def dtype_of(self, name):
        if name in self.tensors:
            return self.tensors[name].dtype
        return self.attrs[name][0] if self.attrs.get(name) else None

    @property
    def stored_as(self):
        """One digest an operator, of what is computed in f32: other types may use the C library, which machines differ in."""
        family, _, rest = self.id.removeprefix(self.operator + "-").partition("-")
        single = rest.partition("-")[0] in ("FLOAT", "FLOAT16", "BFLOAT16")
        return self.operator if single and family in ("dtype", "special", "large") else None

    def judge(self, prepared):
        return elementwise.judge(self, prepared)


def fill(dtype, kind, own=None):
    """Values for a tensor of this dtype."""

    def values(random, count):
        if dtype == "BOOL":
            return random.integers(0, 2, count)
        if dtype in dtypes.INTEGERS:
            info = np.iinfo(NUMPY[dtype])
            small = random.integers(max(info.min, -20), 21, count)
            wide = random.integers(info.min, info.max, count, dtype=NUMPY[dtype], endpoint=True)
            return np.where(random.random(count) < 0.8, small.astype(NUMPY[dtype]), wide)
        if dtype in dtypes.COMPLEX:
            return random.standard_normal(count) + 1j * random.standard_normal(count)
        return own(random, count) if own else random.standard_normal(count) * 2

    return values


class Maker:
    """Makes the cases of one row."""

    def __init__(self, row):
        self.row = row
        self.domain = getattr(reference.module(row.python), "CASES", {}).get(row.base.python, Domain())
        given = {*row.any_of, *self.domain.optional}
        self.inputs = [p for p in row.tensors if p.role != "out" and (not p.optional or p.name in given)]
        self.outputs = [param for param in row.tensors if param.role == "out"]
        self.scalars = row.of_kind("scalar")
        self.random = np.random.default_rng(zlib.crc32(row.name.encode()))

    def allowed(self, param):
        listed = param.dtypes.get(PRODUCT) or param.dtypes.get(self.row.products[0])
        return [dtype for dtype in listed if dtype in NUMPY]

    # -- Parts of a case --

    def scalar(self, param, value, near):
        """(dtype, value) for a scalar: the dtype of the tensors' kind when the value has it and the row allows it."""
        kind = 2 if isinstance(value, float) and not value.is_integer() else 1
        wanted = {1: ("INT64", "INT32"), 2: ("FLOAT", "DOUBLE")}[max(kind, min(2, dtypes.category(near)))]
        allowed = self.allowed(param)
        return next((dtype for dtype in wanted if dtype in allowed), allowed[0]), value

    def attrs(self, given, near):
        """Every scalar and attribute: given by the case, the row's default, or a plain number."""
        base = self.row.base.params
        found = {}
        for param, meant in zip(self.row.params, base):
            if param.kind == "scalar":
                plain = 1 if param.name not in self.row.operands else 2.5 if dtypes.category(near) >= 2 else 3
                value = given.get(meant.name, param.default if param.default is not None else plain)
                found[param.name] = value if isinstance(value, tuple) or value is None else self.scalar(param, value, near)
            elif param.role == "attr" and meant.name in given:
                found[param.name] = given[meant.name]
        return found

    def fits(self, case):
        """Whether the row takes these dtypes together."""
        row = self.row
        common = dtypes.promoted(row, case.dtype_of)
        if common is None or (row.computes and common not in (row.computes.get(PRODUCT) or row.computes[row.products[0]])):
            return False
        if elementwise.computed_dtype(case) is None:
            return False
        for group in row.same_dtype:
            if len({case.dtype_of(name) for name in group if name in case.tensors}) > 1:
                return False
        if any(case.dtype_of(name) != dtype for name, dtype in dtypes.following(row, case.dtype_of)):
            return False
        if row.fixed_result:
            return True
        out = case.dtype_of(row.outputs[0].name)
        if row.result_rule == "complex":
            return out in NUMPY and out == dtypes.COMPLEX_OF[common]
        if "cast_out" in row.steps or row.promote:
            scalars = [case.dtype_of(name) for name in row.converts]
            integral = [dtypes.category(name) < 2 and common == "BOOL" for name in scalars]
            return dtypes.converts(common, out) and all(
                dtypes.converts(s, common) or ok for s, ok in zip(scalars, integral)
            )
        return dtypes.category(out) == dtypes.category(common) or dtypes.category(out) == 2

    def case(self, name, of, shapes=(33, 65), where="contiguous", attrs=None, values=None, optional=(), **options):
        """`of`, `shapes` and `where`: one for all, or by tensor; outputs follow when they aren't named."""
        names = [param.name for param in self.inputs]

        def pick(value, key, default):
            return value.get(key, default) if isinstance(value, dict) else value

        first = pick(of, names[0], None)
        attrs = self.attrs(attrs if attrs is not None else self.domain.attrs[0], first)
        inner = {n: pick(shapes, n, ()) for n in names}
        meeting = [inner[n] for n in self.row.broadcast if n in inner]
        common = np.broadcast_shapes(*meeting) if meeting else next(iter(inner.values()))
        specs = {}
        for param in (*self.inputs, *optional):
            base = dict(zip(self.row.params, self.row.base.params))[param].name
            own = (values or {}).get(param.name) or self.domain.values.get(base)
            dtype = pick(of, param.name, first)
            make = own if param.name in (values or {}) else fill(dtype, param, own)
            specs[param.name] = Spec(dtype, inner.get(param.name, common), pick(where, param.name, "contiguous"), make)
        case = ElementwiseCase(f"{self.row.python}-{name}", self.row.python, specs, attrs, **options)
        for param in self.outputs:
            rule = self.row.outs.get(param.name, {}).get("shape", {})
            if rule.get("rule", "").startswith("reduction") and attrs.get(rule["args"][0], self.row.param(rule["args"][0]).default):
                common = ()
            if rule.get("rule") == "same":
                common = inner.get(rule["args"][0], common)
            dtype = pick(of, param.name, None) if isinstance(of, dict) else None
            shape = pick(shapes, param.name, common) if isinstance(shapes, dict) else common
            specs[param.name] = Spec(dtype or "FLOAT", shape, pick(where, param.name, "contiguous") if isinstance(where, dict) else "contiguous")
            if dtype is None:
                follows = dict(dtypes.following(self.row, case.dtype_of))
                natural = follows.get(param.name) or dtypes.computed(self.row, case.dtype_of)
                specs[param.name] = Spec(self.out_dtype(param, natural), shape, specs[param.name].layout)
        return case if self.fits(case) else None

    def out_dtype(self, param, natural):
        rule = self.row.outs.get(param.name, {}).get("dtype", {})
        if rule.get("rule") == "fixed":
            return rule["args"][0]
        if rule.get("rule") == "complex":
            return dtypes.COMPLEX_OF[natural]
        allowed = self.allowed(param)
        return natural if natural in allowed else next((d for d in allowed if dtypes.converts(natural, d)), allowed[0])

    # -- Families --

    def without_optional(self):
        """Without one of the optional operands that all other cases have."""
        for name in self.domain.optional:
            other = copy(self)
            other.inputs = [param for param in self.inputs if param.name != name]
            yield from (replace(case, id=f"{case.id}-without-{name}") for case in other.by_dtype() if case)

    def all(self):
        families = (self.by_dtype, self.by_layout, self.by_shape, self.by_mix, self.by_attrs, self.special, self.large, self.shared)
        for family in families:
            yield from (case for case in family() if case)
        yield from self.without_optional()

    def given_shapes(self):
        return self.domain.shapes or ((33, 65),)

    def main_dtypes(self):
        allowed = self.allowed(self.inputs[0])
        return [d for d in ("FLOAT", "FLOAT16", "BFLOAT16") if d in allowed] or allowed[:2]

    def by_dtype(self):
        for dtype, (i, shapes) in product(self.allowed(self.inputs[0]), enumerate(self.given_shapes())):
            yield self.case(f"dtype-{dtype}-{i}", dtype, shapes)

    def by_layout(self):
        names = [param.name for param in self.inputs]
        inout = [param.name for param in self.inputs if param.role == "inout"]
        dtype = self.main_dtypes()
        for i, layout in enumerate(layouts.ALL):
            distinct = layout if layout in layouts.DISTINCT else "contiguous"
            where = {name: distinct if name in inout else layout for name in names}
            yield self.case(f"layout-{layout}", dtype[i % len(dtype)], self.given_shapes()[0], where)
        for i, layout in enumerate(layouts.DISTINCT):
            where = {name: "transposed" for name in names} | {param.name: layout for param in self.outputs}
            yield self.case(f"output-{layout}", dtype[i % len(dtype)], self.given_shapes()[0], where)

    def by_shape(self):
        if self.domain.shapes:
            return
        for i, (shape, dtype) in enumerate(product(SHAPES, self.main_dtypes())):
            yield self.case(f"shape-{shape}-{dtype}", dtype, shape, "offset")
        if len(self.row.broadcast) < 2 or len(self.inputs) < 2:
            return
        for first, second in BROADCASTS:
            common = np.broadcast_shapes(first, second)
            if self.inputs[0].role == "inout" and first != common:
                continue
            shapes = dict(zip((param.name for param in self.inputs), (first, second, common)))
            if self.row.onto:
                whole = {name for name in shapes if name == self.row.onto or name in self.row.outs}
                shapes = {name: common if name in whole else part for name, part in shapes.items()}
            yield self.case(f"broadcast-{first}-{second}", self.main_dtypes()[0], shapes)

    def by_mix(self):
        found, tries = 0 if self.domain.mixed else MIXES, 0
        while found < MIXES and tries < 20 * MIXES:
            tries += 1
            pick = {param.name: str(self.random.choice(self.allowed(param))) for param in (*self.inputs, *self.outputs)}
            attrs = dict(self.domain.attrs[0])
            for param, meant in zip(self.row.params, self.row.base.params):
                if param.kind == "scalar" and param.name in self.row.operands:
                    dtype = str(self.random.choice(self.allowed(param)))
                    attrs[meant.name] = (dtype, 2.5 if dtypes.category(dtype) >= 2 else 1 if dtype == "BOOL" else 3)
            names = "-".join([*pick.values(), *(value[0] for value in attrs.values() if isinstance(value, tuple))])
            case = self.case(f"mix-{found}-{names}", pick, self.given_shapes()[0], attrs=attrs)
            if case:
                found += 1
                yield case

    def by_attrs(self):
        cases = self.domain.attrs
        if cases == ({},) and self.scalars:
            cases = ({param.name: 3 for param in self.row.base.of_kind("scalar")},)
        for (i, attrs), dtype in product(enumerate(cases), self.allowed(self.inputs[0])):
            yield self.case(f"attrs-{i}-{dtype}", dtype, self.given_shapes()[0], attrs=attrs)
        optional = [param for param in self.row.tensors if param.optional and param.role != "out"]
        for (i, attrs), dtype in product(enumerate(cases), self.main_dtypes() if optional else ()):
            yield self.case(f"optional-{i}-{dtype}", dtype, self.given_shapes()[0], attrs=attrs, optional=optional)

    def special(self):
        """Every combination of special values, one tensor's each against all of the others'."""
        chosen = [p.name for p in self.inputs if self.domain.special is None or p.name in self.domain.special]
        if not chosen or self.domain.shapes or len(chosen) > 3:
            return
        for dtype in self.allowed(self.inputs[0]):
            numbers = special_values(dtype)[:: 1 if len(chosen) < 3 else 2]
            grids = np.meshgrid(*[np.arange(len(numbers))] * len(chosen))
            values = {
                name: lambda random, count, chosen=numbers[grid.ravel()]: chosen for name, grid in zip(chosen, grids)
            }
            if len(numbers):
                yield self.case(f"special-{dtype}", dtype, (grids[0].size,), values=values)

    def large(self):
        if self.domain.shapes:
            return
        for dtype in self.main_dtypes():
            yield self.case(f"large-{dtype}", dtype, (100_003,), large=True)

    def shared(self):
        """Outputs in the memory of an input: the same view, and one that begins elsewhere."""
        for i, names in enumerate(self.domain.alias):
            alias = {out: (source, 0) for out, source in names.items()}
            yield self.case(f"shared-{i}", self.main_dtypes()[0], self.given_shapes()[i % len(self.given_shapes())], alias=alias)
        if self.domain.shapes or not self.outputs or self.row.outs.get(self.outputs[0].name, {}).get("dtype", {}).get("rule") == "fixed":
            return
        out, first = self.outputs[0].name, self.inputs[0].name
        for distance in (0, 7, -53):
            where = {first: "roomy" if distance else "contiguous"}
            case = self.case(f"shared-{distance}", self.main_dtypes()[0], (41, 53), where, alias={out: (first, distance)})
            if case and case.dtype_of(out) == case.dtype_of(first):
                yield case


def special_values(dtype):
    if dtype in dtypes.INTEGERS:
        info = np.iinfo(NUMPY[dtype])
        return np.array([info.min, info.max, 0, 1, 2, 3, 7, 20, info.max // 2, info.max - 1], NUMPY[dtype])
    if dtype == "DOUBLE":
        return np.array([*SPECIAL, 1e300, -1e300, 5e-324])
    return np.array(SPECIAL) if dtype in dtypes.FLOATS else np.array([])


def elementwise_rows():
    return [row for row in rows.of_this_soc() if elementwise.formula(row)]


def all_cases():
    for row in elementwise_rows():
        yield from Maker(row).all()
