"""Calls in a process of their own, for what a process decides once: the chip, instruction set, threads, z-loss.

    remote.call("contract.products:observe", 5, ACLNN_SOC="Ascend910A")

imports contract.products in a new Python under that environment and gives what observe(5) returned. Arguments and
results travel as JSON.
"""

import importlib
import json
import os
import subprocess
import sys

from support.paths import ROOT, TESTS

_OURS = ("ACLNN_", "ASCEND_")


def environment(**variables):
    """The caller's environment without settings of the library, plus `variables`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return kept | {name: str(value) for name, value in variables.items()}


def call(target, *arguments, timeout=120, **variables):
    child = environment(PYTHONPATH=os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]), **variables)
    result = subprocess.run(
        [sys.executable, "-m", "support.remote", target], input=json.dumps(arguments), capture_output=True, text=True,
        cwd=ROOT / "tests", env=child, timeout=timeout, check=False,
    )  # fmt: skip
    if result.returncode != 0:
        raise AssertionError(f"{target} ended with {result.returncode}:\n{result.stdout}\n{result.stderr}")
    return json.loads(result.stdout.rpartition("\n")[2])


def _main(target):
    module, _, function = target.partition(":")
    result = getattr(importlib.import_module(module), function)(*json.load(sys.stdin))
    sys.stdout.write("\n" + json.dumps(result))


if __name__ == "__main__":
    _main(sys.argv[1])
