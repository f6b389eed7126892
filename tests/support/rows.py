"""The operators as data: what pyaclnn/_generated/ops.json says about them.

Suites iterate over `implemented()`, so an operator that moves from declared.toml to a page is covered without new code.
"""

import json
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from support.paths import OPS_JSON

# One SoC of each product line that rows tell apart.
SOCS = {
    "Ascend910B1": "a2",
    "Ascend910_9391": "a3",
    "Ascend950PR_9599": "950",
    "Ascend910A": "training",
    "Ascend310P3": "inference",
    "Ascend310B1": "200i_500_a2",
}
STANDARD_SOC = "Ascend910B1"

HANDLE_KINDS = ("tensor", "scalar", "int_array", "float_array", "bool_array", "tensor_list", "scalar_list")


@dataclass(frozen=True)
class Param:
    name: str
    ctype: str
    kind: str
    role: str
    optional: bool = False
    dtypes: dict = field(default_factory=dict, hash=False)  # product -> names
    dims: tuple = None
    range: str = None
    default: object = None

    @property
    def is_pointer(self):
        return self.kind in HANDLE_KINDS or self.kind == "string"

    @property
    def names_dims(self):
        """Is it a list or a number that says which dims of a tensor?"""
        return (self.range or "").startswith("dims(")

    @property
    def is_output(self):
        return self.role in ("out", "inout")


class Row:
    """One operator; `steps` are its argument checks in the order that decides the code when there are several faults."""

    def __init__(self, data):
        self.data = data
        self.name = data["name"]
        self.python = data["python"]
        self.page = data["page"]
        self.products = tuple(data["products"])
        self.implemented = data["implemented"]
        contract = data.get("contract", {})
        self.steps = tuple(contract.get("order", ()))
        self.same_dtype = [group.split() for group in contract.get("same_dtype", ())]
        self.broadcast = contract.get("broadcast", "").split()
        self.onto = contract.get("onto")
        self.promote = contract.get("promote", {}).get("args", [])
        self.promote_rule = contract.get("promote", {}).get("rule")
        self.computes = contract.get("computes")  # product -> dtypes; None: anything
        self.compute = contract.get("compute", "promoted")
        self.in_float = contract.get("in_float", {})  # product -> dtypes
        self.converts = contract.get("converts", "").split()
        self.operands = contract.get("operands", [])
        self.like = contract.get("like")
        self.shape_code = contract.get("shape_code", 161002)
        self.ulp = contract.get("ulp")
        self.outs = data["outs"]

    def __repr__(self):
        return self.name

    @cached_property
    def params(self):
        known = Param.__dataclass_fields__
        return [
            Param(**{key: tuple(value) if key == "dims" else value for key, value in data.items() if key in known})
            for data in self.data["params"]
        ]

    def param(self, name):
        return next(param for param in self.params if param.name == name)

    def of_kind(self, *kinds):
        return [param for param in self.params if param.kind in kinds]

    @property
    def tensors(self):
        return self.of_kind("tensor")

    @property
    def outputs(self):
        return [param for param in self.tensors if param.is_output]

    @property
    def attributes(self):
        return [param for param in self.params if param.role == "attr"]

    @property
    def base(self):
        """The row whose formula this one follows; itself but for rows that work in place."""
        return find("aclnn" + self.like) if self.like else self

    def same_dtype_group(self, name):
        """The parameters that share one dtype with `name`, itself included."""
        for group in self.same_dtype:
            if name in group:
                return group
        return [name]


@lru_cache
def load():
    return [Row(data) for data in json.loads(OPS_JSON.read_text())]


@lru_cache
def implemented():
    return [row for row in load() if row.implemented]


@lru_cache
def declared():
    return [row for row in load() if not row.implemented]


def find(name):
    return next(row for row in load() if name in (row.name, row.python))
