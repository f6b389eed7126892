"""What an import costs and what it brings."""

import subprocess
import sys
from pathlib import Path

import pytest


def python(code, *options):
    return subprocess.run(
        [sys.executable, *options, "-c", code], capture_output=True, text=True, check=True, timeout=60
    ).stdout


def test_importing_is_quick():
    # The best of several, since the machine may be busy; over what NumPy itself takes.
    code = "import time, numpy; t = time.perf_counter(); import pyaclnn; print(time.perf_counter() - t)"
    assert min(float(python(code)) for _ in range(5)) < 0.060


def test_the_c_api_needs_no_numpy():
    code = "import sys; from pyaclnn import ffi, lib, check, AclError, home; print('numpy' in sys.modules)"
    assert python(code).strip() == "False"


def test_operators_are_made_when_asked_for():
    code = "from pyaclnn import ops; n = len(vars(ops)); ops.smooth_l1_loss; print(len(vars(ops)) - n)"
    assert python(code).strip() == "1"


def test_ml_dtypes_is_imported_only_when_needed():
    code = """
import sys, numpy as np
from pyaclnn import ops
x = np.ones(3, np.float32)
ops.smooth_l1_loss(x, x)
print('ml_dtypes' in sys.modules)
"""
    assert python(code).strip() == "False"


def test_without_ml_dtypes_the_error_says_what_to_do():
    code = """
import sys
from pathlib import Path
sys.modules['ml_dtypes'] = None
from pyaclnn import dtypes, lib
try:
    dtypes.numpy_dtype(lib.ACL_BF16)
except TypeError as error:
    print(error)
"""
    assert "pip install ml_dtypes" in python(code)


@pytest.mark.parametrize("statement", ["from pyaclnn import *", "import pyaclnn; dir(pyaclnn)"])
def test_names(statement):
    shown = python(f"{statement}\nprint(sorted(dir()) if '*' in {statement!r} else dir(pyaclnn))")
    for name in ("AclError", "Device", "DeviceBuffer", "Event", "Stream", "check", "ffi", "home", "lib", "ops"):
        assert f"'{name}'" in shown


def test_exiting_is_clean_with_streams_and_buffers_alive():
    code = """
import numpy as np
from pyaclnn import DeviceBuffer, Event, Stream, ops
x = np.ones(100_000, np.float32)
ops.smooth_l1_loss(x, x)
keep = DeviceBuffer(100), Stream(), Event()
import threading
threading.Thread(target=lambda: ops.smooth_l1_loss(x, x)).start()
"""
    done = subprocess.run([sys.executable, "-X", "dev", "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


CHECKOUT = Path(__file__).parents[2]


def test_a_checkout_borrows_the_installed_extension(home):
    """`python -m pyaclnn` in a checkout finds the checkout's pyaclnn first, which isn't built."""
    done = subprocess.run(
        [sys.executable, "-c", "import pyaclnn; print(pyaclnn.__file__); print(pyaclnn.home())"],
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        check=True,
    )
    file, folder = done.stdout.splitlines()
    assert Path(file).parent == CHECKOUT / "pyaclnn"
    assert Path(folder) == home


def test_a_checkout_without_an_installed_package_says_what_to_do(monkeypatch, tmp_path):
    from pyaclnn import _locate

    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.raises(ImportError, match="pip install"):
        _locate.package_path([str(tmp_path)])
    with pytest.raises(FileNotFoundError, match="no 'cann' folder"):
        _locate.home([str(tmp_path)])
