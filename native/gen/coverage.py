"""Coverage: how many operators of each group are declared, implemented and tested, for ops.json and the README."""

import ast
from pathlib import Path

from gen.rows import ROOT, load_groups, load_rows, snake

REFERENCES = ROOT / "tests" / "numerics" / "reference"
MARKS = "<!-- coverage:begin -->\n", "<!-- coverage:end -->"


def references():
    """Names of what is compared with a reference: a reference module defines it, or a numerics test of its own names it."""
    names = set()
    for path in REFERENCES.glob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                names.add(node.name)
            elif isinstance(node, ast.Assign):
                names.update(name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name))
    for path in REFERENCES.parent.glob("test_*.py"):
        constants = (node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant))
        names.update(value for value in constants if isinstance(value, str))
    return names


def is_tested(row, names):
    """Whether results are compared with a reference, its own or that of the row it is like."""
    return row.implemented and bool({row.snake, row.symbol, snake(row.keys.get("like", row.name))} & names)


def table():
    groups, names = load_groups(), references()
    counts = {}
    for row in load_rows():
        for group in (groups[row.name].replace("_", " "), "all"):
            count = counts.setdefault(group, [0, 0, 0])
            for i, more in enumerate((True, row.implemented, is_tested(row, names))):
                count[i] += more
    lines = [(group, *counts[group]) for group in sorted(counts, key=lambda group: (group == "all", group))]
    rows = [("group", "declared", "implemented", "tested"), ("---", "---:", "---:", "---:"), *lines]
    return "".join("| " + " | ".join(map(str, row)) + " |\n" for row in rows)


def outputs():
    """The README with its table of coverage as it is now."""
    readme = (ROOT / "README.md").read_text()
    head, rest = readme.split(MARKS[0])
    _, tail = rest.split(MARKS[1])
    return {Path("README.md"): head + MARKS[0] + table() + MARKS[1] + tail}
