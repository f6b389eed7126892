#!/usr/bin/env python3
"""The developers' one command: python native/dev.py COMMAND [arguments].

gen [--check]   write the generated files, or tell which ones are stale
build           the C libraries alone, into build/native
test            the test suite of the installed package (arguments go to pytest)
asan, tsan      the libraries and the C++ tests under AddressSanitizer with UBSan, or ThreadSanitizer
check           gen --check and the suites that look at the tree only
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "native"))

SANITIZERS = {
    "asan": {
        "flags": "address,undefined",
        "programs": ["tests/runtime/*.cpp", "tests/fuzz/*.cpp"],
        "environment": {
            "ASAN_OPTIONS": "detect_leaks=1:abort_on_error=0:allocator_may_return_null=1",
            "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        },
    },
    "tsan": {
        "flags": "thread",
        "programs": ["tests/runtime/*.cpp"],
        "environment": {"TSAN_OPTIONS": "halt_on_error=1:second_deadlock_stack=1"},
    },
}
# Measures time, which means nothing under a sanitizer.
UNSANITIZED = {"latency.cpp"}


def run(*command, **environment):
    print("+", *command, flush=True)
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env={**os.environ, **environment})


def build_libraries(name, *targets, **options):
    folder = ROOT / "build" / name
    settings = [f"-D{key}={value}" for key, value in options.items()]
    run("cmake", "-S", ROOT, "-B", folder, *settings)
    run("cmake", "--build", folder, "--parallel", os.cpu_count() or 1, *targets)
    return folder / "lib64"


def build(arguments):
    build_libraries("native", *arguments)


def gen(arguments):
    from gen.__main__ import main

    main(arguments)


def test(arguments):
    run(sys.executable, "-m", "pytest", *arguments)


def check(arguments):
    run(sys.executable, "native/dev.py", "gen", "--check")
    run(sys.executable, "-m", "pytest", "tests/meta", *arguments)


def sanitize(name, arguments):
    """Builds libraries and programs with the sanitizer and runs every program; the first report ends it."""
    plan = SANITIZERS[name]
    # Higher levels take the compiler four times as long on instrumented kernels.
    libraries = build_libraries(
        name, ACLNN_SANITIZE=plan["flags"], CMAKE_BUILD_TYPE="RelWithDebInfo", CMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 -g1"
    )
    programs = [path for pattern in plan["programs"] for path in sorted(ROOT.glob(pattern))]
    for source in programs:
        if source.name in UNSANITIZED or (arguments and source.stem not in arguments):
            continue
        binary = libraries.parent / source.stem
        run("g++", "-std=c++17", "-g", "-O1", f"-fsanitize={plan['flags']}", source, "-I", "include",
            "-L", libraries, "-lopapi", "-lnnopbase", "-lascendcl", f"-Wl,-rpath,{libraries}", "-pthread",
            "-o", binary)  # fmt: skip
        run(binary, **plan["environment"])


COMMANDS = {
    "gen": gen,
    "build": build,
    "test": test,
    "asan": lambda arguments: sanitize("asan", arguments),
    "tsan": lambda arguments: sanitize("tsan", arguments),
    "check": check,
}


def main(arguments):
    if not arguments or arguments[0] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
