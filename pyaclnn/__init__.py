"""CANN's ACL and aclnn C API on any CPU.

    from pyaclnn import ffi, lib     the C API verbatim: lib.aclrtMalloc(...) returns the status, as in C
    from pyaclnn import ops          one function per operator over NumPy arrays
    from pyaclnn import Device, Stream, Event, DeviceBuffer

`check(status)` and everything but `lib` raise AclError. `home()` is the folder with the C headers and libraries.
"""

from importlib import import_module as _import_module

from pyaclnn import _locate

__version__ = "0.1.0"

__path__ = _locate.package_path(__path__)

from pyaclnn._native import ffi, lib  # noqa: E402  (found through __path__)
from pyaclnn.errors import AclError, check  # noqa: E402

__all__ = ["AclError", "Device", "DeviceBuffer", "Event", "Stream", "check", "ffi", "home", "lib", "ops"]

# What needs NumPy is imported when it is first used.
_LAZY = {"Device": "device", "Stream": "device", "Event": "device", "DeviceBuffer": "device", "ops": None}


def home():
    """The folder with include/, lib64/ and the rest, laid out as a CANN installation."""
    return _locate.home(__path__)


def __getattr__(name):
    if name not in _LAZY:
        raise AttributeError(f"module 'pyaclnn' has no attribute {name!r}")
    module = _import_module(f"pyaclnn.{_LAZY[name] or name}")
    value = getattr(module, name) if _LAZY[name] else module
    globals()[name] = value
    return value


def __dir__():
    return sorted([*globals(), *_LAZY])
