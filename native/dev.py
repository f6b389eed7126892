#!/usr/bin/env python3
"""The developers' one command: python native/dev.py gen|build|test|asan|tsan|check [arguments]."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "native"))


def run(*command, **environment):
    print("+", *command, flush=True)
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env={**os.environ, **environment})


def build(arguments, name="native", **options):
    """Builds the C libraries alone, into build/<name>."""
    folder = ROOT / "build" / name
    settings = [f"-D{key}={value}" for key, value in options.items()]
    run("cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", *settings)
    run("cmake", "--build", folder, *arguments)
    return folder


def gen(arguments):
    from gen.__main__ import main

    main(arguments)


COMMANDS = {"gen": gen, "build": build}


def main(arguments):
    if not arguments or arguments[0] not in COMMANDS:
        sys.exit(f"usage: python native/dev.py {'|'.join(COMMANDS)} [arguments]")
    COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
