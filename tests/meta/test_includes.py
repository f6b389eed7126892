"""Which room may include which: base <- kernels <- shapes <- ops, base <- runtime <- executor <- ops.

Everybody may include the public headers and the C++ library; tools at the edge (compat, gen, inspect) have rules of
their own.
"""

import re

import pytest
from support.paths import INCLUDE, NATIVE

MAY_INCLUDE = {
    "base": set(),
    "kernels": {"base"},
    "shapes": {"base", "kernels"},
    "runtime": {"base", "inspect"},
    "executor": {"base", "runtime", "inspect"},
    "ops": {"base", "kernels", "shapes", "runtime", "executor"},
    "compat": {"base", "runtime", "executor"},
    "inspect": {"base"},
}
PUBLIC = ("acl", "aclnn", "aclnnop")
SOURCES = sorted(path for path in NATIVE.rglob("*") if path.suffix in (".h", ".cpp", ".inc", ".c"))
# Highway includes a page once for each target through this macro's value.
INCLUDE_LINE = re.compile(r'^\s*#\s*(?:include|define HWY_TARGET_INCLUDE)\s*([<"])([^>"]+)[>"]', re.M)


def room_of(path):
    return path.relative_to(NATIVE).parts[0]


def own_includes(path):
    """Includes in quotes: those of this project."""
    return [name for bracket, name in INCLUDE_LINE.findall(path.read_text()) if bracket == '"']


def test_the_rooms_are_those_of_the_design():
    rooms = {path.name for path in NATIVE.iterdir() if path.is_dir() and path.name not in ("gen", "cmake", "__pycache__")}
    assert rooms <= set(MAY_INCLUDE)
    assert {"base", "kernels", "shapes", "runtime", "executor", "ops"} <= rooms


@pytest.mark.parametrize("room", MAY_INCLUDE)
def test_includes_point_the_right_way(room):
    wrong = []
    for path in SOURCES:
        if room_of(path) != room:
            continue
        for name in own_includes(path):
            target = name.split("/")[0]
            if "/" not in name:
                wrong.append(f"{path.relative_to(NATIVE)}: {name} should be named with its room")
            elif target not in MAY_INCLUDE[room] | {room, *PUBLIC}:
                wrong.append(f"{path.relative_to(NATIVE)}: {room} must not include {name}")
    assert wrong == []


def test_included_files_exist():
    missing = [
        f"{path.relative_to(NATIVE)}: {name}"
        for path in SOURCES
        for name in own_includes(path)
        if not (NATIVE / name).exists() and not (INCLUDE / name).exists()
    ]
    assert missing == []


def test_families_do_not_include_each_other():
    """A page uses its own family only; what two families need belongs in a lower room."""
    wrong = []
    for path in SOURCES:
        if room_of(path) != "ops":
            continue
        family = path.relative_to(NATIVE).parts[1]
        for name in own_includes(path):
            parts = name.split("/")
            if parts[0] == "ops" and len(parts) > 2 and parts[1] != family:  # what stands beside the families serves all
                wrong.append(f"{path.relative_to(NATIVE)}: {name}")
    assert wrong == []


def test_public_headers_include_public_headers_only():
    wrong = []
    for path in sorted(INCLUDE.rglob("*.h")):
        for name in own_includes(path):
            if name.split("/")[0] not in PUBLIC:
                wrong.append(f"{path.relative_to(INCLUDE)}: {name}")
    assert wrong == []


def test_headers_guard_themselves():
    """Public headers by a macro, as C wants; inner ones by pragma once, per-target ones by Highway's toggle."""
    wrong = []
    for path in SOURCES:
        if path.suffix != ".h" or room_of(path) == "gen":
            continue
        text = path.read_text()
        if "#pragma once" not in text and "HWY_TARGET_TOGGLE" not in text:
            wrong.append(str(path.relative_to(NATIVE)))
    wrong += [str(path) for path in INCLUDE.rglob("*.h") if "#ifndef " not in path.read_text()]
    assert wrong == []
