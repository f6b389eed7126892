"""C++ from the rows: entry points, check tables and parameter names of every family."""

import re
from itertools import groupby
from pathlib import Path

from gen.rows import DTYPES, PRODUCTS, load_dtype_sets, load_promotion, load_rows

BANNER = "// Generated from the rows by `python native/dev.py gen`; do not edit.\n"

CHECKED_OUT_DTYPES = ("real", "floating", "real_floating")
CPP_KINDS = {"int": "integer", "float": "real", "bool": "boolean"}

def mask(names):
    return sum(1 << DTYPES[name] for name in names)


def rank_mask(text):
    """"0-8", "2" or "0,3,4" as bits."""
    bits = 0
    for part in text.split(","):
        low, _, high = part.strip().partition("-")
        for rank in range(int(low), int(high or low) + 1):
            bits |= 1 << rank
    return bits


def attr_rule(row, name, text):
    """The C++ initialiser of an AttrRule."""
    number = r"-?[\d.]+(?:e-?\d+)?"
    infinite = "__builtin_inf()"

    def made(low, high, low_open="false", high_open="false", shown=text):
        return f'{{AttrRule::range, {low_open}, {high_open}, {low}, {high}, nullptr, "{shown}"}}'

    if match := re.fullmatch(rf"({number})\.\.({number})", text):
        return made(match[1], match[2], shown=f"from {match[1]} to {match[2]}")
    if match := re.fullmatch(rf"(>=|>|<=|<)({number})", text):
        is_open = "true" if "=" not in match[1] else "false"
        word = {">=": "of at least", ">": "above", "<=": "of at most", "<": "below"}[match[1]]
        if match[1].startswith(">"):
            return made(match[2], infinite, low_open=is_open, shown=f"{word} {match[2]}")
        return made(f"-{infinite}", match[2], high_open=is_open, shown=f"{word} {match[2]}")
    if match := re.fullmatch(rf"([\[(])({number}),({number})([\])])", text):
        opens = ["true" if match[1] == "(" else "false", "true" if match[4] == ")" else "false"]
        return made(match[2], match[3], *opens, shown=f"in {text}")
    if match := re.fullmatch(r"dims\((\w+)((?:, (?:unique|nonempty))*)\)", text):
        flags = "".join(f", .{flag} = true" for flag in re.findall(r"\w+", match[2]))
        return f"{{.kind = AttrRule::dims, .tensor = {row.index[match[1]]}{flags}}}"
    if re.fullmatch(r"\w+(\|\w+)*", text):
        words = ", ".join(f'\\"{word}\\"' for word in text.split("|"))
        return f'{{AttrRule::choice, false, false, 0, 0, k{row.name}_{name}_choices, "{words}"}}'
    raise RowError(f"{row.name}: attrs: {name}: can't read {text!r}")


def set_constant(union):
    return "kSet_" + re.sub(r"\W", "_", union)


def param_list(row, names):
    return "".join(f"{row.index[name]}, " for name in names) + "-1"


def row_table(row):
    """The constants of one implemented operator."""
    out = []
    keys = row.keys
    attrs = keys.get("attrs", {})
    for name, text in attrs.items():
        if re.fullmatch(r"[a-z]\w*(\|\w+)*", text):
            words = ", ".join(f'"{word}"' for word in text.split("|"))
            out.append(f"constexpr const char* k{row.name}_{name}_choices[] = {{{words}, nullptr}};")
    out.append(f"constexpr Param k{row.name}_params[] = {{")
    for param in row.params:
        name = param.name
        dtypes = f"&{set_constant(keys['dtypes'][name])}" if name in keys["dtypes"] else "nullptr"
        dims = f'"{keys["dims"][name]}"' if name in keys.get("dims", {}) else "nullptr"
        rank = rank_mask(keys.get("rank", {}).get(name, "0-8"))
        rule = attr_rule(row, name, attrs[name]) if name in attrs else "{}"
        kind = CPP_KINDS.get(param.kind, param.kind)
        null_code = f", {keys['null_codes'][name]}" if name in keys.get("null_codes", {}) else ""
        out.append(
            f'    {{"{name}", ParamKind::{kind}, Role::{param.role}, {str(param.optional).lower()}, {dtypes}, '
            f"{rank:#x}, {dims}, {rule}{null_code}}},"
        )
    out.append("};")
    steps = []
    for step in keys["order"]:
        step, _, name = step.partition(":")
        steps.append(f"{{Step::{step}, {row.index[name] if name else -1}}}")
    out.append(f"constexpr OrderedStep k{row.name}_order[] = {{{', '.join(steps)}}};")
    lists = {key: row.names(key) for key in ("broadcast", "converts", "any_of")}
    for key, names in ({"promote": row.promote.args, "operands": row.operands} | lists).items():
        out.append(f"constexpr int8_t k{row.name}_{key}[] = {{{param_list(row, names)}}};")
    groups = keys.get("same_dtype", [])
    for i, group in enumerate(groups):
        out.append(f"constexpr int8_t k{row.name}_same{i}[] = {{{param_list(row, group.split())}}};")
    same = "".join(f"k{row.name}_same{i}, " for i in range(len(groups)))
    out.append(f"constexpr ParamList k{row.name}_same[] = {{{same}nullptr}};")
    follows = [
        f"{{OutDType::{rule.name}, {row.index[name]}, {row.index[rule.args[0]]}}}"
        for name, rule in row.rules("out_dtypes").items()
        if rule.name in CHECKED_OUT_DTYPES
    ]
    if follows:
        out.append(f"constexpr OutDType k{row.name}_out_dtypes[] = {{{', '.join(follows)}, {{}}}};")
    shapes = []
    for name, rule in row.rules("shapes").items():
        attr, sources = ("-1", rule.args)
        if rule.name in ("reduction", "reduction0"):
            attr, sources = row.index[rule.args[0]], rule.args[1:]
        out.append(f"constexpr int8_t k{row.name}_{name}_sources[] = {{{param_list(row, sources)}}};")
        shapes.append(f"{{ShapeRule::{rule.name}, {row.index[name]}, {attr}, k{row.name}_{name}_sources}}")
    if shapes:
        out.append(f"constexpr ShapeRule k{row.name}_shapes[] = {{{', '.join(shapes)}}};")
    products = sum(1 << PRODUCTS.index(product) for product in row.products)
    computes = f"&{set_constant(keys['computes'])}" if "computes" in keys else "nullptr"
    rare = [f"&{set_constant(keys[key])}" if key in keys else "nullptr" for key in ("in_float", "in_double")]
    rare.append(f"k{row.name}_out_dtypes" if follows else "nullptr")
    rest = "" if set(rare) == {"nullptr"} else ", " + ", ".join(rare)
    output = next((row.index[param.name] for param in row.params if param.role in ("out", "inout")), -1)
    custom = f"ops::{keys['custom']}" if "custom" in keys else "nullptr"
    out.append(
        f'constexpr Row k{row.name} = {{"{row.symbol}", k{row.name}_params, {len(row.params)}, {products:#x}, '
        f"k{row.name}_order, {len(steps)}, k{row.name}_promote, PromoteRule::{row.promote.name}, {computes}, "
        f"Compute::{keys.get('compute', 'promoted')}, k{row.name}_operands, k{row.name}_converts, k{row.name}_any_of, {output}, "
        f"k{row.name}_broadcast, {row.index.get(keys.get('onto'), -1)}, k{row.name}_same, "
        f"{f'k{row.name}_shapes' if shapes else 'nullptr'}, {len(shapes)}, {keys.get('shape_code', 161002)}, {custom}, "
        f"ops::{row.plan}{rest}}};"
    )
    return "\n".join(out) + "\n"


def entry_points(row):
    args = ", ".join(f"{param.ctype} {param.name}" for param in row.params)
    phase1 = f"ENTRY {row.symbol}GetWorkspaceSize({args}, uint64_t* workspaceSize, aclOpExecutor** executor)"
    phase2 = f"ENTRY {row.symbol}(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream)"
    if row.implemented:
        names = ", ".join(param.name for param in row.params)
        return (
            f"{phase1} {{\n  const Arg args[] = {{{names}}};\n"
            f"  return plan_call(k{row.name}, args, workspaceSize, executor);\n}}\n"
            f"{phase2} {{\n  return run_call(k{row.name}, workspace, workspaceSize, executor, stream);\n}}\n"
        )
    unnamed = ", ".join(param.ctype for param in row.params)
    return (
        f"ENTRY {row.symbol}GetWorkspaceSize({unnamed}, uint64_t*, aclOpExecutor**) "
        f'{{ return missing_operator("{row.symbol}"); }}\n'
        f"ENTRY {row.symbol}(void*, uint64_t, aclOpExecutor*, aclrtStream) "
        f'{{ return missing_operator("{row.symbol}"); }}\n'
    )


def family_source(family, rows):
    done = [row for row in rows if row.implemented]
    functions = sorted({row.plan for row in done} | {row.keys["custom"] for row in done if "custom" in row.keys})
    sets = {name for row in done for name in row.keys["dtypes"].values()}
    sets |= {row.keys[key] for row in done for key in ("computes", "in_float", "in_double") if key in row.keys}
    known_sets = load_dtype_sets()
    text = [BANNER, f"// Entry points of the {family} family.\n", '#include "executor/row.h"\n\n']
    text.append("namespace pyaclnn {\n")
    if done:
        text.append("namespace ops {\n")
        text += [f"Status {name}(Call& call);\n" for name in functions]
        text.append("}  // namespace ops\n\nnamespace {\n\n")
        for name in sorted(sets):
            masks = ", ".join(f"{mask(known_sets[name][product]):#x}" for product in PRODUCTS)
            text.append(f'constexpr DTypeSetByProduct {set_constant(name)} = {{"{name}", {{{masks}}}}};\n')
        text += ["\n" + row_table(row) for row in done]
        text.append("\n}  // namespace\n")
    text.append("}  // namespace pyaclnn\n\nusing namespace pyaclnn;\n\n")
    text.append('#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus\n\n')
    text += [entry_points(row) for row in rows]
    return "".join(text)


def page_header(page, rows):
    """Parameter indices by name, so that page code reads arguments by what they are called."""
    text = [BANNER, "#pragma once\n\n", "namespace pyaclnn::ops {\n"]
    for row in rows:
        names = ", ".join(param.name for param in row.params)
        text.append(f"\nnamespace {row.snake}_args {{\nenum : int {{ {names} }};\n}}\n")
    text.append("\n}  // namespace pyaclnn::ops\n")
    return "".join(text)


def promotion_table():
    table = load_promotion()
    names = list(table)
    lines = []
    for row in names:
        cells = ", ".join(str(names.index(cell)) if (cell := table[row][column]) else "kNone" for column in names)
        lines.append(f"{{{cells}}},\n")
    return BANNER + "".join(lines)


def outputs():
    files = {Path("native/base/generated/promotion_table.inc"): promotion_table()}
    rows = sorted(load_rows(), key=lambda row: row.family)
    for family, members in groupby(rows, key=lambda row: row.family):
        members = list(members)
        room = Path("native/ops") / family / "generated"
        files[room / "entries.cpp"] = family_source(family, members)
        pages = sorted((row for row in members if row.implemented), key=lambda row: row.page)
        for page, page_rows in groupby(pages, key=lambda row: row.page):
            files[room / f"{page}.h"] = page_header(page, list(page_rows))
    return files
