"""The command line: `python -m pyaclnn COMMAND`. One module per command, with add_arguments(parser) and main(args)."""

import argparse
import os
import sys
from importlib import import_module

import pyaclnn

COMMANDS = {
    "demo": "train two small models with the library's gradients and check these",
    "home": "print the folder with the C headers and libraries",
    "env": "print the path of a shell file to source",
    "run": "compile a C or C++ program against the library and run it",
    "torch": "run Python with PyTorch's Ascend devices on this library",
    "ops": "list the operators",
    "bench": "measure the operators against torch, NumPy and the machine's memory",
    "doctor": "tell versions, CPU level, threads, library paths and environment",
}
# What follows these is another program's, options and all.
PASSES_ON = ("torch",)


def _parser(chosen):
    parser = argparse.ArgumentParser(prog="python -m pyaclnn", description=pyaclnn.__doc__.split("\n")[0])
    parser.add_argument("--version", action="version", version=f"pyaclnn {pyaclnn.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name == chosen:  # the others' modules aren't needed
            module = import_module(f"pyaclnn.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(main=module.main)
    return parser


def main(argv=None):
    argv = sys.argv[1:] if argv is None else argv
    chosen = next((word for word in argv if not word.startswith("-")), None)
    end = argv.index(chosen) + 1 if chosen in PASSES_ON else len(argv)
    if argv[end : end + 1] in (["-h"], ["--help"]):
        end += 1
    args = _parser(chosen).parse_args(argv[:end])
    args.passed_on = argv[end:]
    try:
        return args.main(args)
    except BrokenPipeError:  # `... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
