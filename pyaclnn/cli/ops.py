"""`ops`: the table of operators, from the rows."""

import json

from pyaclnn.ops import _rows


def add_arguments(parser):
    parser.add_argument("names", metavar="NAME", nargs="*", help="only operators whose C or Python name contains this")
    parser.add_argument("--coverage", action="store_true", help="count by group instead what is declared, implemented, and tested against a reference")
    parser.add_argument("--missing", action="store_true", help="only operators that aren't implemented")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--markdown", action="store_true", help="print a Markdown table")


def main(args):
    rows = [row for row in _rows.data() if _wanted(row, args)]
    if args.json:
        print(json.dumps(_coverage(rows) if args.coverage else [_entry(row) for row in rows], indent=1))
        return 0
    table = _coverage_table(rows) if args.coverage else _table(rows)
    print(_markdown(*table) if args.markdown else _aligned(*table))
    return 0


def _wanted(row, args):
    if args.missing and row["implemented"]:
        return False
    names = f"{row['name']} {row['python']}".lower()
    return not args.names or any(name.lower() in names for name in args.names)


def _entry(row):
    entry = {key: row[key] for key in ("name", "python", "family", "group", "implemented", "tested", "products")}
    entry["dtypes"] = {param["name"]: param["dtypes"] for param in row["params"] if param.get("dtypes")}
    return entry


def _dtypes(row):
    """The union over parameters and products, in the order met."""
    met = {}
    for param in row["params"]:
        for names in param.get("dtypes", {}).values():
            met.update(dict.fromkeys(names))
    return " ".join(met)


def _table(rows):
    header = ("operator", "Python", "implemented", "products", "dtypes")
    return header, [
        (row["name"], row["python"], "yes" if row["implemented"] else "no", " ".join(row["products"]), _dtypes(row))
        for row in rows
    ]


def _coverage(rows):
    groups = {}
    for row in rows:
        group = groups.setdefault(row["group"], {"group": row["group"], "declared": 0, "implemented": 0, "tested": 0})
        group["declared"] += 1
        group["implemented"] += row["implemented"]
        group["tested"] += row["tested"]
    return sorted(groups.values(), key=lambda group: group["group"])


def _coverage_table(rows):
    lines = [(group.pop("group").replace("_", " "), *group.values()) for group in _coverage(rows)]
    lines.append(("all", *(sum(line[i] for line in lines) for i in (1, 2, 3))))
    return ("group", "declared", "implemented", "tested"), lines


def _markdown(header, lines):
    rows = [header, ["---" if isinstance(cell, str) else "---:" for cell in (lines or [header])[0]], *lines]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in rows)


def _aligned(header, lines):
    rows = [[str(cell) for cell in row] for row in (header, *lines)]
    widths = [max(map(len, column)) for column in zip(*rows)]
    numeric = [bool(lines) and not isinstance(cell, str) for cell in (lines or [header])[0]]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width) for cell, width, right in zip(row, widths, numeric)
        ).rstrip()
        for row in rows
    )
