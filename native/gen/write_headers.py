"""The public headers include/aclnnop/aclnn_<op>.h and the operators' cffi declarations."""

from itertools import groupby
from pathlib import Path
from textwrap import wrap

from gen.rows import load_dtype_sets, load_rows

PHASE2 = "void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream"


def prototype(row, prefix=""):
    args = ", ".join(f"{param.ctype} {param.name}" for param in row.params)
    return (
        f"{prefix}aclnnStatus {row.symbol}GetWorkspaceSize(\n    {args},\n"
        "    uint64_t* workspaceSize, aclOpExecutor** executor);\n"
        f"{prefix}aclnnStatus {row.symbol}(\n    {PHASE2});\n"
    )


def dtypes_text(row, name, sets):
    return ", ".join(sets[row.keys["dtypes"][name]]["a2"])


def param_line(row, param, sets):
    keys = row.keys
    facts = [param.role if param.role != "attr" else "attribute"]
    if param.name in keys["dtypes"]:
        facts.append(dtypes_text(row, param.name, sets))
    if param.name in keys.get("dims", {}):
        shapes = keys["dims"][param.name].replace(" ", ", ").split("|")
        facts.append("shape " + " or ".join(f"[{shape}]" for shape in shapes))
    elif param.name in keys.get("rank", {}):
        facts.append(f"{keys['rank'][param.name]} dims")
    if param.name in keys.get("shapes", {}):
        facts.append(f"shape {keys['shapes'][param.name]}")
    if param.name in keys.get("attrs", {}):
        facts.append(keys["attrs"][param.name].replace("|", " or "))
    if param.optional:
        facts.append("may be null")
    if param.name in keys.get("null_codes", {}):
        facts.append(f"null gives {keys['null_codes'][param.name]}")
    return f"{param.name}: {'; '.join(facts)}"


def documentation(row, sets):
    """The lines of an operator's comment, without comment marks."""
    if not row.implemented:
        return [f"{row.symbol}: declared, not implemented on the CPU yet; both phases return 561003."]
    lines = wrap(row.keys["summary"], 112)
    for paragraph in row.keys.get("doc", "").strip().split("\n\n"):
        lines += wrap(" ".join(paragraph.split()), 112)
    for param in row.params:
        lines += wrap(param_line(row, param, sets), 112, initial_indent="  ", subsequent_indent="      ")
    shape_code = row.keys.get("shape_code", 161002)
    lines += wrap(
        "Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it "
        f"doesn't take, {shape_code} for shapes that don't fit, 561003 on a product without this operator. "
        "Any strides and offset; at most 8 dims.",
        112,
    )
    return lines


def header_text(path, rows, sets):
    guard = "PYACLNN_" + str(path).removeprefix("include/").upper().replace("/", "_").replace(".", "_")
    text = [
        "/* SPDX-License-Identifier: Apache-2.0 */\n",
        "/* Generated from the rows by `python native/dev.py gen`; do not edit. */\n",
        f"#ifndef {guard}\n#define {guard}\n\n",
        '#include "aclnn/aclnn_base.h"\n\n#ifdef __cplusplus\nextern "C" {\n#endif\n\n',
    ]
    for row in rows:
        text.append("/*\n" + "".join(f" * {line}".rstrip() + "\n" for line in documentation(row, sets)) + " */\n")
        text.append(prototype(row, "ACL_FUNC_VISIBILITY ") + "\n")
    text.append("#ifdef __cplusplus\n}\n#endif\n\n" + f"#endif /* {guard} */\n")
    return "".join(text)


def outputs():
    sets = load_dtype_sets()
    files = {}
    rows = load_rows()
    for header, members in groupby(sorted(rows, key=lambda row: row.header), key=lambda row: row.header):
        path = Path("include/aclnnop") / header
        files[path] = header_text(path, list(members), sets)
    for family, members in groupby(sorted(rows, key=lambda row: row.family), key=lambda row: row.family):
        files[Path("pyaclnn/_cdef") / f"aclnnop_{family}.h"] = "".join(prototype(row) for row in members)
    return files
