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
STEPS = (
    "null", "empty", "dtype", "format", "rank", "attr", "promote", "cast_out", "broadcast", "shape", "custom",
)  # fmt: skip
PROMOTE_RULES = ("table", "scalar", "compare", "compare_exact", "compare_single", "keep")
COMPUTE = ("promoted", "floating", "single", "single_floating", "boolean", "output", "output_integral")
KEYS = {
    "args", "header", "like", "products", "order", "custom", "plan", "roles", "optional", "dtypes", "same_dtype", "attrs",
    "rank", "dims", "promote", "computes", "compute", "in_float", "in_double", "operands", "converts",
    "any_of", "null_codes", "broadcast", "onto", "shapes", "alloc", "counted", "out_dtypes", "shape_code", "defaults", "summary",
    "doc", "torch", "ulp",
}  # fmt: skip
# What a row takes over unchanged from the one it is `like`.
INHERITED_AS_IS = ("products", "ulp", "compute", "computes", "in_float", "in_double", "custom", "doc")
# Dtypes of outputs; the last three are checked: that of the real part, FLOAT for an integral dtype, and both.
OUT_DTYPE_RULES = ("same", "fixed", "named", "real", "complex", "floating", "real_floating")
SHAPE_RULES = ("same", "broadcast", "reduction", "reduction0", "reduction1", "one", "flat", "reduced", "reduced_or_one")
# Further rules by which Python makes outputs; what they must be is checked where the operator is planned.
ALLOC_RULES = (
    "permuted", "expanded", "repeated", "sliced", "flattened", "extents", "halved", "single", "rows", "ctc_losses",
    "ctc_states",
)  # fmt: skip

DTYPES = {
    "FLOAT": 0, "FLOAT16": 1, "INT8": 2, "INT32": 3, "UINT8": 4, "INT16": 6, "UINT16": 7, "UINT32": 8, "INT64": 9,
    "UINT64": 10, "DOUBLE": 11, "BOOL": 12, "COMPLEX64": 16, "COMPLEX128": 17, "BFLOAT16": 27, "INT4": 29, "UINT1": 30,
    "COMPLEX32": 33, "HIFLOAT8": 34, "FLOAT8_E5M2": 35, "FLOAT8_E4M3FN": 36, "FLOAT8_E8M0": 37,
}  # fmt: skip

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

    @property
    def promote(self):
        """The rule and the names it is about: `promote` is a list of names, or `scalar(self, other)`."""
        text = self.keys.get("promote", "")
        return Rule.parse(text) if "(" in text else Rule("table", tuple(text.split()))

    @property
    def operands(self):
        """What an elementwise kernel takes, in its order."""
        return self.names("operands") or [p.name for p in self.params if p.is_tensor and p.role != "out"]

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
        # Some prototypes call even the tensor const that they write to.
        role = "inout" if kind == "tensor" and name.endswith("Ref") else "out" if writable else "in"
        if kind not in ("tensor", "tensor_list", "scalar", "scalar_list"):
            role = "attr"
        row.params.append(Param(name, ctype, kind, roles.get(name, role), name in optional))


def expand_dtypes(row):
    """One dtypes entry may stand for several names, `"self other"`, or as `*` for all tensors and scalars not named."""
    if "dtypes" not in row.keys:
        return
    given = {name: union for names, union in row.keys["dtypes"].items() for name in names.split()}
    rest = given.pop("*", None)
    if rest:
        given = {p.name: rest for p in row.params if p.kind in ("tensor", "scalar", "tensor_list")} | given
    row.keys["dtypes"] = given


def renamed(value, names):
    """A key's value with parameter names replaced, wherever they stand alone."""
    if isinstance(value, str):
        return re.sub(r"\w+", lambda match: names.get(match[0], match[0]), value)
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    return {names.get(name, name): renamed(item, names) for name, item in value.items()}


def inherit(row, base):
    """Fills in what a row has `like` another: parameters correspond by position, and the other's output is the one that
    this row works on in place."""
    own = [param.name for param in row.params]
    theirs = [param.name for param in base.params]
    names = {their: own[i] if i < len(own) else None for i, their in enumerate(theirs)}
    outputs = [param.name for param in row.params if param.role == "inout"]
    names = {their: name or outputs[0] for their, name in names.items()}
    inherited = {}
    for key, value in base.keys.items():
        if key in ("args", "header", "summary", "torch", "roles", "plan", *INHERITED_AS_IS):
            continue
        if key == "dtypes":  # the tensor's own, not those of the output it replaces
            value = {names[name]: union for name, union in reversed(value.items())}
        elif key != "shape_code":
            value = renamed(value, names)
        inherited[key] = value
    for key in ("shapes", "out_dtypes"):  # what is changed in place is like itself
        rules = inherited.get(key, {})
        inherited[key] = {name: rule for name, rule in rules.items() if not rule.endswith(f"({name})")}
    groups = [" ".join(dict.fromkeys(group.split())) for group in inherited.get("same_dtype", [])]
    inherited["same_dtype"] = [group for group in groups if " " in group]
    inherited["plan"] = base.plan
    for key in INHERITED_AS_IS:
        if key in base.keys:
            inherited[key] = base.keys[key]
    inherited["header"] = base.header
    inherited["summary"] = f"In place on {outputs[0]}: " + base.keys["summary"][0].lower() + base.keys["summary"][1:]
    row.keys = inherited | row.keys
    row.params.clear()
    parse_params(row)


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
    for key in ("roles", "dtypes", "attrs", "rank", "dims", "shapes", "alloc", "out_dtypes", "defaults", "null_codes"):
        known(key, row.keys.get(key, {}))
    for key in ("optional", "operands", "converts", "any_of", "broadcast", "onto", "counted"):
        known(key, row.names(key))
    known("promote", row.promote.args)
    if row.promote.name not in PROMOTE_RULES or row.keys.get("compute", "promoted") not in COMPUTE:
        raise RowError(f"{row.name}: promote or compute: unknown rule")
    if "converts" in row.keys and "cast_out" not in row.keys["order"]:
        raise RowError(f"{row.name}: converts is checked by the step cast_out, which order lacks")
    for group in row.keys.get("same_dtype", []):
        known("same_dtype", group.split())
    for key, allowed in (("shapes", SHAPE_RULES), ("alloc", SHAPE_RULES + ALLOC_RULES)):
        for rule in row.rules(key).values():
            if rule.name not in allowed:
                raise RowError(f"{row.name}: {key}: unknown rule {rule.name!r}")
            known(key, rule.args)
    for rule in row.rules("out_dtypes").values():
        if rule.name not in OUT_DTYPE_RULES:
            raise RowError(f"{row.name}: out_dtypes: unknown rule {rule.name!r}")
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
            expand_dtypes(row)
    for row in rows.values():
        if "like" in row.keys:
            inherit(row, rows[row.keys["like"]])
        validate(row)
    return [rows[name] for name in sorted(rows)]


class DTypeSets(dict):
    """Dtypes as rows spell them -> product -> list of dtype names.

    "float ints BOOL UINT64@950" is the union of two named sets and a dtype, and of another one on the 950 only.
    """

    def __init__(self):
        for name, by_product in tomllib.loads((ROOT / "native/gen/dtype_sets.toml").read_text()).items():
            self[name] = {product: by_product.get(product, by_product["default"]).split() for product in PRODUCTS}

    def __missing__(self, union):
        found = {product: [] for product in PRODUCTS}
        for part in union.split():
            name, _, where = part.partition("@")
            if name not in self and name not in DTYPES or set(where.split(",")) - {*PRODUCTS, ""}:
                raise RowError(f"dtypes: {part!r} is neither a set nor a dtype, or names an unknown product")
            for product in where.split(",") if where else PRODUCTS:
                found[product] += self[name][product] if name in self else [name]
        self[union] = found
        return found


def load_dtype_sets():
    return DTypeSets()


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
