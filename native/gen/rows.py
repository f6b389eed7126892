"""Rows: the operators' TOML, read strictly. A key that isn't listed here is an error, and so is a name in a row that
is no parameter of its operator.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OPS = ROOT / "native" / "ops"

PRODUCTS = ("a2", "a3", "950", "training", "inference", "200i_500_a2")  # in the order of enum class Product
STEPS = ("null", "dtype", "format", "rank", "attr", "promote", "cast_out", "broadcast", "shape", "custom")
KEYS = {
    "args", "header", "products", "order", "custom", "plan", "roles", "optional", "dtypes", "same_dtype", "attrs",
    "rank", "dims", "promote", "broadcast", "shapes", "alloc", "out_dtypes", "shape_code", "defaults", "summary",
    "doc", "torch", "ulp",
}  # fmt: skip
SHAPE_RULES = ("same", "broadcast", "reduction", "reduction1")

KINDS = {
    "aclTensor*": "tensor",
    "aclScalar*": "scalar",
    "aclIntArray*": "int_array",
    "aclFloatArray*": "float_array",
    "aclBoolArray*": "bool_array",
    "aclTensorList*": "tensor_list",
    "aclScalarList*": "scalar_list",
    "char*": "string",
    "int64_t": "int",
    "int32_t": "int",
    "int8_t": "int",
    "int": "int",
    "uint64_t": "int",
    "float": "float",
    "double": "float",
    "bool": "bool",
    "aclDataType": "dtype",
}


class RowError(Exception):
    """A row that breaks the rules; the text names the row and the key."""


def snake(name):
    """SmoothL1LossBackward -> smooth_l1_loss_backward."""
    name = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name)
    return re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name).lower()


@dataclass(frozen=True)
class Rule:
    """`broadcast(a, b)` as a rule name and its arguments."""

    name: str
    args: tuple

    @classmethod
    def parse(cls, text):
        match = re.fullmatch(r"(\w+)\(([\w, ]*)\)", text)
        if not match:
            raise RowError(f"expected rule(argument, ...), got {text!r}")
        return cls(match[1], tuple(match[2].replace(",", " ").split()))


@dataclass
class Param:
    name: str
    ctype: str
    kind: str
    role: str
    optional: bool = False

    @property
    def is_tensor(self):
        return self.kind == "tensor"


@dataclass
class Row:
    name: str
    family: str
    page: str
    keys: dict
    params: list = field(default_factory=list)

    @property
    def symbol(self):
        return "aclnn" + self.name

    @property
    def snake(self):
        return snake(self.name)

    @property
    def implemented(self):
        return self.page != "declared"

    @property
    def header(self):
        return self.keys.get("header", f"aclnn_{self.snake}.h")

    @property
    def products(self):
        return tuple(self.keys["products"].split()) if "products" in self.keys else PRODUCTS

    @property
    def plan(self):
        return self.keys.get("plan", self.snake)

    @cached_property
    def index(self):
        return {param.name: i for i, param in enumerate(self.params)}

    def names(self, key):
        return self.keys.get(key, "").split()

    def rules(self, key):
        return {name: Rule.parse(text) for name, text in self.keys.get(key, {}).items()}


def parse_params(row):
    roles = row.keys.get("roles", {})
    optional = set(row.names("optional"))
    for text in row.keys["args"].split(","):
        match = re.fullmatch(r"\s*(.*?)\s*(\w+)\s*", text)
        ctype, name = match[1], match[2]
        plain = ctype.removeprefix("const ")
        if plain not in KINDS:
            raise RowError(f"{row.name}: args: unknown type {ctype!r} of {name}")
        kind = KINDS[plain]
        writable = kind in ("tensor", "tensor_list") and not ctype.startswith("const ")
        role = "inout" if writable and name.endswith("Ref") else "out" if writable else "in"
        if kind not in ("tensor", "tensor_list", "scalar", "scalar_list"):
            role = "attr"
        row.params.append(Param(name, ctype, kind, roles.get(name, role), name in optional))


def validate(row):
    def known(key, names):
        for name in names:
            if name not in row.index:
                raise RowError(f"{row.name}: {key}: {name!r} is no parameter")

    unknown = set(row.keys) - KEYS
    if unknown:
        raise RowError(f"{row.name}: unknown keys {sorted(unknown)}")
    if len(row.index) != len(row.params):
        raise RowError(f"{row.name}: args: a name occurs twice")
    if not row.implemented:
        if set(row.keys) != {"args", "header"}:
            raise RowError(f"{row.name}: a declared row has the keys args and header only")
        return
    for key in ("order", "summary", "dtypes"):
        if key not in row.keys:
            raise RowError(f"{row.name}: {key} is missing")
    for key in ("roles", "dtypes", "attrs", "rank", "dims", "shapes", "alloc", "out_dtypes", "defaults"):
        known(key, row.keys.get(key, {}))
    for key in ("optional", "promote", "broadcast"):
        known(key, row.names(key))
    for group in row.keys.get("same_dtype", []):
        known("same_dtype", group.split())
    for key in ("shapes", "alloc"):
        for rule in row.rules(key).values():
            if rule.name not in SHAPE_RULES:
                raise RowError(f"{row.name}: {key}: unknown rule {rule.name!r}")
            known(key, rule.args)
    if set(row.products) - set(PRODUCTS):
        raise RowError(f"{row.name}: products: unknown {sorted(set(row.products) - set(PRODUCTS))}")
    if row.keys["order"][0] != "null":
        raise RowError(f"{row.name}: order: every operator checks null first")
    for step in row.keys["order"]:
        step, _, param = step.partition(":")
        if step not in STEPS or (param and param not in row.index):
            raise RowError(f"{row.name}: order: unknown step {step!r} {param!r}")
    if ("custom" in row.keys["order"]) != ("custom" in row.keys):
        raise RowError(f"{row.name}: custom: the key and the step go together")


def load_rows():
    """All operators, sorted by name."""
    rows = {}
    for path in sorted(OPS.glob("*/*.toml")):
        for name, keys in tomllib.loads(path.read_text()).items():
            if name in rows:
                raise RowError(f"{name}: stands in {rows[name].page}.toml and in {path.stem}.toml")
            row = rows[name] = Row(name, path.parent.name, path.stem, keys)
            parse_params(row)
            validate(row)
    return [rows[name] for name in sorted(rows)]


def load_dtype_sets():
    """Set name -> product -> list of dtype names."""
    sets = tomllib.loads((ROOT / "native/gen/dtype_sets.toml").read_text())
    return {
        name: {product: by_product.get(product, by_product["default"]).split() for product in PRODUCTS}
        for name, by_product in sets.items()
    }


def load_groups():
    """Operator name -> the group that coverage counts it in."""
    groups = tomllib.loads((ROOT / "native/gen/groups.toml").read_text())
    return {name: group for group, names in groups.items() for name in names}


def load_promotion():
    """Dtype name -> dtype name -> common dtype name or None, and the order of the rows."""
    names = {
        "f32": "FLOAT", "f16": "FLOAT16", "f64": "DOUBLE", "bf16": "BFLOAT16", "s8": "INT8", "u8": "UINT8",
        "s16": "INT16", "u16": "UINT16", "s32": "INT32", "u32": "UINT32", "s64": "INT64", "u64": "UINT64",
        "bool": "BOOL", "c32": "COMPLEX32", "c64": "COMPLEX64", "c128": "COMPLEX128",
    }  # fmt: skip
    lines = (ROOT / "native/gen/promotion.txt").read_text().splitlines()
    head, *body = [line.split() for line in lines if line and not line.startswith("#")]
    return {
        names[row]: {names[column]: names.get(cell) for column, cell in zip(head, cells, strict=True)}
        for row, *cells in body
    }
