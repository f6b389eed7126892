"""What holds for all files of the tree."""

import re
import subprocess
import sys

import pytest
from support.paths import ROOT

MOST_LINES = 400
# Data that is long by nature: lists of operators, prototypes and digests, and the licence.
LISTS = ("declared.toml", "groups.toml", "prototypes.txt", "layouts.json", "digests.json", "LICENSE")
GENERATED = ("/generated/", "/_generated/", "/_cdef/", "include/aclnnop/")
TEXT = {".h", ".cpp", ".c", ".inc", ".py", ".pyi", ".toml", ".md", ".txt", ".cmake", ".in", ".sh", ".json", ".map", ""}


def tracked():
    """The files that belong to the tree: what git knows, and what is new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        pytest.skip("not a git checkout")
    paths = [ROOT / line for line in result.stdout.splitlines()]
    return [path for path in paths if path.is_file() and path.suffix in TEXT]


def is_generated(path):
    name = path.relative_to(ROOT).as_posix()
    return any(part in f"/{name}" or name.startswith(part) for part in GENERATED) or "generated" in path.read_text()[:200].lower()


def test_no_file_is_too_long():
    long = {}
    for path in tracked():
        if path.name in LISTS or is_generated(path):
            continue
        count = len(path.read_text().splitlines())
        if count > MOST_LINES:
            long[path.relative_to(ROOT).as_posix()] = count
    assert long == {}


def test_the_project_stands_alone():
    """No file reads or mentions material from outside the tree."""
    outside = re.compile(r"/work/|\.\./shared|" + "sha" + r"red/(abi|design|style)|/home/|/root/")
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if outside.search(line) and path.name != "test_tree.py"
    ]
    assert wrong == []


def test_generated_files_are_fresh():
    result = subprocess.run(
        [sys.executable, "native/dev.py", "gen", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr


def test_top_level_is_fixed():
    allowed = {"pyproject.toml", "CMakeLists.txt", "native", "pyaclnn", "tests", "include", "README.md", "LICENSE"}
    top = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {name for name in top if not name.startswith(".")} <= allowed


def test_text_is_clean():
    """No tabs where nothing needs them, no blanks at line ends, one newline at the end."""
    wrong = []
    for path in tracked():
        text = path.read_text()
        name = path.relative_to(ROOT)
        if not text:
            continue
        if re.search(r"[ \t]+$", text, re.M):
            wrong.append(f"{name}: blanks at a line's end")
        if "\t" in text and path.suffix in (".h", ".cpp", ".c", ".py", ".toml"):
            wrong.append(f"{name}: tabs")
        if not text.endswith("\n") or text.endswith("\n\n"):
            wrong.append(f"{name}: end of file")
    assert wrong == []


def test_nothing_is_skipped_for_good():
    """A known gap is an xfail with a reason; a skip says what the machine lacks."""
    wrong = []
    for path in tracked():
        if path.suffix != ".py" or "tests" not in path.parts:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if re.search(r"@pytest\.mark\.skip(\(|$)", line):
                wrong.append(f"{path.relative_to(ROOT)}:{number}")
    assert wrong == []
