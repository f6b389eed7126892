"""Where the package's compiled part is.

In a checkout, Python finds this folder before the installed package (`python -m` and `pytest` put the current folder
first), but the extension and the C libraries exist only where the package was installed. So a folder without the
extension borrows it from the installed package.
"""

import sys
from pathlib import Path


def _has_extension(folder):
    return any(folder.glob("_native*.so"))


def package_path(path):
    """The package's search path, with the installed package appended when this folder has no extension."""
    here = Path(path[0])
    if _has_extension(here):
        return path
    for entry in sys.path:
        folder = Path(entry or ".").resolve() / "pyaclnn"
        if folder != here and _has_extension(folder):
            return [*path, str(folder)]
    raise ImportError(
        f"pyaclnn in {here} is not built: run 'pip install .' in the checkout, then use that Python environment"
    )


def home(path):
    for folder in path:
        cann = Path(folder) / "cann"
        if cann.is_dir():
            return cann
    raise FileNotFoundError(f"no 'cann' folder beside the package in {', '.join(path)}")
