"""`run program.cpp ARGS`: compile against the installed headers and libraries, then become the program."""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pyaclnn

# By suffix: the variables that name a compiler and its flags, and the compilers to look for.
LANGUAGES = {
    ".c": ("CC", "CFLAGS", ("cc", "gcc", "clang")),
    **{suffix: ("CXX", "CXXFLAGS", ("c++", "g++", "clang++")) for suffix in (".cpp", ".cc", ".cxx", ".C")},
}
LIBRARIES = ("ascendcl", "nnopbase", "opapi")


def add_arguments(parser):
    parser.add_argument("file", metavar="FILE", help="a program in one C or C++ file")
    parser.add_argument("arguments", metavar="ARG", nargs=argparse.REMAINDER, help="the program's arguments")
    parser.epilog = (
        "CC and CXX choose the compiler; CFLAGS or CXXFLAGS and LDFLAGS are added to its command, "
        "for instance CXXFLAGS=-g."
    )


def _compiler(language):
    variable, flags, candidates = language
    chosen = os.environ.get(variable)
    command = shlex.split(chosen) if chosen else [next(filter(shutil.which, candidates), candidates[0])]
    if not shutil.which(command[0]):
        looked = f"{variable}={chosen}" if chosen else ", ".join(candidates)
        raise SystemExit(f"pyaclnn run: no compiler found (looked for {looked}); on Debian: apt-get install g++")
    return command + shlex.split(os.environ.get(flags, ""))


def _command(source, output):
    home = pyaclnn.home()
    return [
        *_compiler(LANGUAGES[source.suffix]),
        str(source),
        "-o",
        str(output),
        f"-I{home / 'include'}",
        f"-I{home / 'include' / 'aclnn'}",
        f"-L{home / 'lib64'}",
        f"-Wl,-rpath,{home / 'lib64'}",
        *shlex.split(os.environ.get("LDFLAGS", "")),
        *(f"-l{library}" for library in LIBRARIES),
        "-lm",
        "-pthread",
    ]


def main(args):
    source = Path(args.file)
    if not source.is_file():
        raise SystemExit(f"pyaclnn run: no such file: {source}")
    if source.suffix not in LANGUAGES:
        raise SystemExit(f"pyaclnn run: {source} isn't a C or C++ file ({', '.join(LANGUAGES)})")
    folder = tempfile.mkdtemp(prefix="pyaclnn-run-")
    try:
        program = Path(folder) / source.stem
        if subprocess.run(_command(source, program)).returncode:
            print(f"pyaclnn run: compiling {source} failed", file=sys.stderr)
            return 1
        # The open file outlives its name, so nothing is left behind when the program takes over this process.
        opened = os.open(program, os.O_RDONLY)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.stdout.flush()
    os.execve(opened, [str(source.with_suffix("")), *args.arguments], os.environ)
