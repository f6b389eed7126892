"""The README says what is true: its examples run, its tables are fresh."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.M | re.S)


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, **options).stdout


def pyaclnn_command(*arguments, **options):
    return run(sys.executable, "-m", "pyaclnn", *map(str, arguments), **options)


def expected(example):
    """What the example says that it prints, in comments behind the print."""
    return [line.split(mark, 1)[1].strip() for line in example.splitlines() for mark in ("// ", "# ") if mark in line]


def test_there_are_two_commands_of_one_line_of_thought_each():
    commands = blocks("bash")
    assert len(commands) == 2
    demo, tests = (" ".join(command.replace("\\\n", " ").split()) for command in commands)
    assert demo.endswith("-m pyaclnn demo") and "apt-get install" in demo
    assert tests.startswith("python3 -m venv") and "pytest" in tests
    for command in commands:  # one command each: everything is chained
        assert all(line.endswith(("&&", "\\")) for line in command.strip().splitlines()[:-1])
    assert subprocess.run(["bash", "-n"], input="\n".join(commands), text=True).returncode == 0


def test_the_cpp_example(tmp_path):
    (example,) = blocks("cpp")
    program = tmp_path / "loss.cpp"
    program.write_text(example)
    strict = {**os.environ, "CXXFLAGS": "-std=c++11 -Wall -Wextra -Werror"}
    assert pyaclnn_command("run", program, env=strict).strip() == "0.5 1 -1 0"
    assert "// 0.5 1 -1 0" in example


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_the_python_examples(number, tmp_path):
    example = blocks("python")[number]
    output = run(sys.executable, "-c", example, cwd=tmp_path)
    for text in expected(example):
        for part in text.split("..."):
            assert part.strip() in output


def table(heading):
    section = README.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in row) for row in rows[2:]]


def test_the_environment_table_is_the_librarys():
    from pyaclnn.cli.doctor import environment

    stated = [(name.strip("`"), standard, meaning) for name, standard, meaning in table("Environment")]
    assert stated == environment()


def test_the_operator_table_is_fresh():
    marked = README.split("<!-- coverage:begin -->")[1].split("<!-- coverage:end -->")[0]
    assert marked.strip() == pyaclnn_command("ops", "--coverage", "--markdown").strip()


def test_the_commands_are_named():
    from pyaclnn.cli import COMMANDS

    line = next(line for line in README.splitlines() if line.startswith("`python -m pyaclnn demo |"))
    assert all(re.search(rf"\b{name}\b", line) for name in COMMANDS)


def test_links_and_paths_exist():
    root = Path(__file__).parents[2]
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (root / target).exists()
    assert (root / "LICENSE").read_text().lstrip().startswith("Apache License")
