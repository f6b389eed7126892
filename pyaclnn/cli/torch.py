"""`torch ARGS`: Python, in the environment in which torch_npu finds the libraries of this package."""

import os
import sys
from importlib import metadata

import pyaclnn

# The version that this package is tested with: torch_npu asks for the same torch.
VERSION = "2.13"
PACKAGES = ("torch", "torch-npu")
INSTALL = f"pip install {' '.join(f'{package}=={VERSION}.0' for package in PACKAGES)}"


def add_arguments(parser):
    parser.usage = "python -m pyaclnn torch [PYTHON ARGUMENTS]"
    parser.epilog = f'For instance: python -m pyaclnn torch train.py. It needs what "{INSTALL}" installs.'


def _complaint():
    """What keeps torch_npu from running here, or None."""
    for package in PACKAGES:
        try:
            version = metadata.version(package)
        except metadata.PackageNotFoundError:
            return f"{package} {VERSION} is needed and no {package} is installed in {sys.prefix}; try: {INSTALL}"
        if version.split(".")[:2] != VERSION.split("."):
            return f"{package} {VERSION} is needed and {version} is installed in {sys.prefix}; try: {INSTALL}"
    return None


def environment():
    """As set_env.sh makes it."""
    home = pyaclnn.home()
    libraries = [str(home / "lib64"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return os.environ | {
        "ASCEND_HOME_PATH": str(home),
        "ASCEND_TOOLKIT_HOME": str(home),
        "ASCEND_OPP_PATH": str(home / "opp"),
        "LD_LIBRARY_PATH": ":".join(libraries),
    }


def main(args):
    if complaint := _complaint():
        raise SystemExit(f"pyaclnn torch: {complaint}")
    sys.stdout.flush()
    # The loader reads LD_LIBRARY_PATH when a process starts, so this one is replaced.
    os.execve(sys.executable, [sys.executable, *args.passed_on], environment())
