"""Compiles and runs the C++ programs of this folder, which use nothing but the public headers and libascendcl.

Each program runs all of its cases and prints those that fail. `PYACLNN_LIB_DIR` names another folder with
libascendcl.so, `PYACLNN_TEST_CXXFLAGS` adds compiler flags (a sanitizer build of the library needs the same sanitizer).
"""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROGRAMS = sorted(path for path in HERE.glob("*.cpp") if path.stem != "latency")
COMPILER = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++")


@pytest.fixture(scope="module")
def folders():
    """Where the headers and the library are: the folder in PYACLNN_LIB_DIR with the tree's headers, or the home."""
    if chosen := os.environ.get("PYACLNN_LIB_DIR"):
        return HERE.parent.parent / "include", Path(chosen)
    import pyaclnn

    home = Path(pyaclnn.home())
    return home / "include", home / "lib64"


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler")
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_program(program, folders, tmp_path):
    include, libraries = folders
    binary = tmp_path / program.stem
    flags = shlex.split(os.environ.get("PYACLNN_TEST_CXXFLAGS", ""))
    subprocess.run(
        [COMPILER, "-std=c++20", "-O1", "-g", "-Wall", "-Wextra", *flags, f"-I{include}", str(program), "-o", str(binary),
         f"-L{libraries}", "-lascendcl", "-lpthread", f"-Wl,-rpath,{libraries}"],
        check=True,
    )  # fmt: skip
    done = subprocess.run([binary], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
