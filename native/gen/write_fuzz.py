"""The table through which the fuzzer calls every implemented operator, and one that is only declared."""

from pathlib import Path

from gen.rows import load_rows
from gen.write_cpp import BANNER

# How a kind is spelt in Operator::kinds, and how an argument of it is taken from fuzz::Arguments.
KINDS = {
    "tensor": ("t", "a.handle<aclTensor>({})"),
    "scalar": ("s", "a.handle<aclScalar>({})"),
    "int_array": ("i", "a.handle<aclIntArray>({})"),
    "float_array": ("f", "a.handle<aclFloatArray>({})"),
    "bool_array": ("b", "a.handle<aclBoolArray>({})"),
    "tensor_list": ("T", "a.handle<aclTensorList>({})"),
    "scalar_list": ("S", "a.handle<aclScalarList>({})"),
    "string": ("c", "a.text({})"),
    "int": ("n", "static_cast<{ctype}>(a.integer({}))"),
    "bool": ("q", "a.integer({}) != 0"),
    "float": ("r", "static_cast<{ctype}>(a.real({}))"),
    "dtype": ("d", "static_cast<aclDataType>(a.integer({}))"),
}


def entry(row):
    kinds = "".join(KINDS[param.kind][0] for param in row.params)
    values = [
        KINDS[param.kind][1].format(i, ctype=param.ctype.removeprefix("const ")) for i, param in enumerate(row.params)
    ]
    call = f"{row.symbol}GetWorkspaceSize({', '.join([*values, 'size', 'executor'])})"
    return f'    {{"{row.symbol}", "{kinds}", PHASE1({call}), {row.symbol}}},\n'


def outputs():
    rows = load_rows()
    absent = next((row for row in rows if not row.implemented), None)
    chosen = [row for row in rows if row.implemented or row is absent]
    headers = sorted({row.header for row in chosen})
    text = [BANNER, "#pragma once\n\n"]
    text += [f'#include "aclnnop/{header}"\n' for header in headers]
    text.append("#define PHASE1(call) [](const Arguments& a, uint64_t* size, aclOpExecutor** executor) { return call; }\n")
    text += ["\nnamespace fuzz {\n\ninline const Operator kOperators[] = {\n", *map(entry, chosen)]
    text.append("};\n\n}  // namespace fuzz\n")
    return {Path("tests/fuzz/generated/operators.h"): "".join(text)}
