"""Writes the C source of pyaclnn._native; CMake runs it at build time (it isn't installed).

    python emit_native.py OUTPUT.c

The declarations are the plain text files in _cdef: first the base API, acl_*.h, then one file per operator family.
The C compiler checks each of them against the public headers, which the source includes.
"""

import json
import sys
from pathlib import Path

import cffi

HERE = Path(__file__).resolve().parent
BASE_HEADERS = ("acl/acl.h", "aclnn/acl_meta.h", "aclnn/aclnn_base.h", "aclnn/opdev/op_errno.h")


def declarations():
    """The cdef files in the order they are read: types before the operators that use them."""
    names = sorted(path.name for path in (HERE / "_cdef").glob("*.h"))
    return [HERE / "_cdef" / name for name in sorted(names, key=lambda name: name.startswith("aclnnop_"))]


def headers():
    include = HERE.parent / "include"
    base = [str(path.relative_to(include)) for path in sorted((include / "acl").glob("*.h"))]
    operators = {row["header"] for row in json.loads((HERE / "_generated" / "ops.json").read_text())}
    return list(dict.fromkeys([*BASE_HEADERS, *base, *sorted(operators)]))


def prototypes(header):
    """A small header without its comment and its includes."""
    text = header.read_text()
    return "\n".join(line for line in text[text.index("*/") + 2 :].splitlines() if not line.startswith("#"))


def main(output):
    ffi = cffi.FFI()
    for path in declarations():
        ffi.cdef(path.read_text())
    ffi.cdef(prototypes(HERE / "bench" / "bandwidth.h"))
    includes = [*headers(), "bench/bandwidth.h"]
    ffi.set_source("pyaclnn._native", "".join(f'#include "{header}"\n' for header in includes))
    ffi.emit_c_code(output)


if __name__ == "__main__":
    main(sys.argv[1])
