"""`doctor`: what a bug report needs."""

import ctypes
import os
import platform
import sys
from importlib import metadata

import pyaclnn
from pyaclnn import Device
from pyaclnn._native import ffi, lib

LIBRARIES = ("libascendcl.so", "libnnopbase.so", "libopapi.so")
PACKAGES = ("numpy", "cffi", "ml_dtypes")


def add_arguments(parser):
    pass


class _Variable(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("standard", ctypes.c_char_p), ("meaning", ctypes.c_char_p)]


def _internal(symbol, restype, *argtypes):
    """A function of the libraries' own, by its C++ symbol; None when these libraries have none of that name."""
    for library in LIBRARIES:
        try:
            function = ctypes.CDLL(library)[symbol]  # loaded already, so the name alone finds it
        except (OSError, AttributeError):
            continue
        function.restype, function.argtypes = restype, argtypes
        return function
    return None


def isa():
    """The instruction set level that the kernels use, or None."""
    chosen = _internal("_ZN7pyaclnn10chosen_isaEv", ctypes.c_int)
    name = _internal("_ZN7pyaclnn8isa_nameENS_3IsaE", ctypes.c_char_p, ctypes.c_int)
    return name(chosen()).decode() if chosen and name else None


def threads():
    count = _internal("_ZN7pyaclnn12thread_countEv", ctypes.c_int)
    return count() if count else None


def environment():
    """(name, what holds when it isn't set, meaning) of every variable that the libraries honour."""
    table = _internal("_ZN7pyaclnn17environment_tableEPm", ctypes.POINTER(_Variable), ctypes.POINTER(ctypes.c_size_t))
    if not table:
        return []
    count = ctypes.c_size_t()
    rows = table(ctypes.byref(count))
    return [(row.name.decode(), row.standard.decode(), row.meaning.decode()) for row in rows[: count.value]]


def _api_version():
    parts = [ffi.new("int32_t *") for _ in range(3)]
    return None if lib.aclrtGetVersion(*parts) else ".".join(str(part[0]) for part in parts)


def _package(name):
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "not installed"


def _loaded_libraries():
    """Where the process really has the libraries from: LD_LIBRARY_PATH comes before the package."""
    with open("/proc/self/maps") as maps:
        paths = {line.split(None, 5)[5].strip() for line in maps if line.count("/")}
    return sorted(path for path in paths if os.path.basename(path).startswith(("libascendcl", "libnnop", "libopapi")))


def main(args):
    print("Versions")
    _line("pyaclnn", pyaclnn.__version__)
    _line("ACL interface", _api_version() or "unknown")
    _line("Python", f"{platform.python_version()} ({sys.executable})")
    for name in PACKAGES:
        _line(name, _package(name))
    print("Machine")
    _line("platform", platform.platform())
    _line("CPU level", isa() or "unknown")
    _line("threads", threads() or "unknown")
    _line("acts as", f"{Device.soc_name()}, {Device.count()} device(s)")
    print("Libraries")
    _line("home", pyaclnn.home())
    _line("extension", sys.modules["pyaclnn._native"].__file__)
    for path in _loaded_libraries():
        _line(os.path.basename(path), path)
    print("Environment (* set)")
    for name, standard, meaning in environment():
        value = os.environ.get(name)
        _line(name, f"{standard if value is None else value}{'' if value is None else ' *'}   {meaning}")
    return 0


def _line(name, value):
    print(f"  {name:<28}{value}")
