"""What the interface tests share: the compilers, our headers, and the built libraries."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
sys.path.insert(0, str(ROOT / "native"))

STANDARDS = {"c99": ["cc", "-x", "c", "-std=c99"], "c++11": ["c++", "-x", "c++", "-std=c++11"]}


@pytest.fixture
def compile_source(tmp_path):
    """Compiles a text as C99 or C++11 with every warning an error; gives what the compiler said, "" for success."""

    def run(text, standard, *options):
        source = tmp_path / "source.txt"
        source.write_text(text)
        warnings = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]
        command = [*STANDARDS[standard], *warnings, f"-I{INCLUDE}", *options, str(source)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.stderr if result.returncode else ""

    return run


@pytest.fixture(scope="session")
def library_folder():
    """The folder of the built libraries: PYACLNN_LIB_DIR, or that of the installed package."""
    if chosen := os.environ.get("PYACLNN_LIB_DIR"):
        return Path(chosen)
    import pyaclnn

    return Path(pyaclnn.home()) / "lib64"
