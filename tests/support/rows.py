"""The operators as data: what pyaclnn/_generated/ops.json says about them.

Suites iterate over `implemented()`, so an operator that moves from declared.toml to a page is covered without new code.
"""

import json
import os
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
# What this process acts as; another one where ACLNN_SOC says so.
THIS_SOC = os.environ.get("ACLNN_SOC", STANDARD_SOC)

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
    rank: str = "0-8"
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

    @property
    def has_dtype(self):
        """Does it have a dtype, or name one?"""
        return self.kind in ("tensor", "tensor_list", "scalar", "scalar_list", "dtype")

    @property
    def ranks(self):
        """How many dims the row allows: "0,2-4" as a set."""
        return _ranks(self.rank)


@lru_cache
def _ranks(text):
    ends = [part.split("-") for part in text.split(",")]
    return frozenset(rank for low, *high in ends for rank in range(int(low), int(high[0] if high else low) + 1))


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
        self.in_double = contract.get("in_double", {})
        self.converts = contract.get("converts", "").split()
        self.any_of = contract.get("any_of", "").split()  # optional arguments of which one at least must be there
        self.null_codes = contract.get("null_codes", {})
        self.operands = contract.get("operands", [])
        self.like = contract.get("like")
        self.shape_code = contract.get("shape_code", 161002)
        self.ulp = contract.get("ulp")
        self.outs = data["outs"]
        # Outputs whose shape a check of the page's own is about, not the row's rule.
        self.allocated = set(contract.get("alloc", ()))

    def __repr__(self):
        return self.name

    @cached_property
    def params(self):
        known = Param.__dataclass_fields__
        return [
            Param(**{key: tuple(value) if key == "dims" else value for key, value in data.items() if key in known})
            for data in self.data["params"]
        ]

    @cached_property
    def _by_name(self):
        return {param.name: param for param in self.params}

    def param(self, name):
        return self._by_name[name]

    def of_kind(self, *kinds):
        return [param for param in self.params if param.kind in kinds]

    @property
    def tensors(self):
        return self.of_kind("tensor")

    @property
    def tensors_and_lists(self):
        return self.of_kind("tensor", "tensor_list")

    @property
    def outputs(self):
        return [param for param in self.tensors if param.is_output]

    @property
    def attributes(self):
        return [param for param in self.params if param.role == "attr"]

    def shape_rule(self, name):
        """Name of the rule that an output's shape is checked by."""
        return None if name in self.allocated else self.outs.get(name, {}).get("shape", {}).get("rule")

    @property
    def soc(self):
        """The chip that it is tested on: the standard one if it can be."""
        return next(soc for soc, product in SOCS.items() if product in self.products)

    @property
    def base(self):
        """The row whose formula this one follows; itself but for rows that work in place."""
        return find("aclnn" + self.like) if self.like else self

    @property
    def fixed_result(self):
        """The dtype of the result where it isn't the computed one, as BOOL of predicates."""
        return self._result["args"][0] if self.result_rule == "fixed" else None

    @property
    def result_rule(self):
        """How the dtype of the result follows."""
        return self._result.get("rule")

    @property
    def _result(self):
        return next(iter(self.base.outs.values()), {}).get("dtype", {})

    def null_code(self, param):
        """What null gives for an argument that isn't optional."""
        return self.null_codes.get(param.name, 161001)

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
def of_this_soc():
    """The implemented ones that tests in this process are about; test_other_socs.py starts processes for the rest."""
    return [row for row in implemented() if row.soc == THIS_SOC]


@lru_cache
def declared():
    return [row for row in load() if not row.implemented]


@lru_cache
def _by_name():
    return {name: row for row in load() for name in (row.name, row.python)}


def find(name):
    return _by_name()[name]
