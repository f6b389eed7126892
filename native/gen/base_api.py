"""What follows from the hand-written headers: cffi declarations, and stubs for what has no implementation.

The base API is everything but the operators: include/acl and include/aclnn.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from gen.c_headers import ROOT, Constant, Declaration, Enum, Function, Struct, Typedef, load, public_header

BANNER = "generated, do not edit: python native/dev.py gen"
CDEF = ROOT / "pyaclnn" / "_cdef"
STATUS_TYPES = {"aclError", "aclnnStatus"}

# Rooms with a declared.toml, and the libraries each may list.
ROOMS = {
    "runtime": {"libascendcl"},
    "compat": {"libacl_tdt_channel", "libacl_tdt_queue", "libascend_dump", "libmsprofiler", "libplatform"},
}


class DeclaredError(Exception):
    pass


def outputs() -> dict[Path, str]:
    """All generated texts by absolute path."""
    declarations = load()
    return _cdef_files(declarations) | _stub_files(declarations)


# cffi

def _cdef_files(declarations: list[Declaration]) -> dict[Path, str]:
    """One file per public header. Sorted by name, types come before their uses."""
    by_header: dict[str, list[Declaration]] = {}
    for declaration in declarations:
        by_header.setdefault(public_header(declaration.header), []).append(declaration)
    files = {}
    for header, group in by_header.items():
        text = "\n".join(_cdef(declaration) for declaration in group)
        files[CDEF / Path(header).name] = f"// {BANNER}\n// {header}\n{text}\n"
    return files


def _cdef(declaration: Declaration) -> str:
    match declaration:
        case Constant(name=name, type=type_):
            return f"static const {type_} {name};"
        case Enum(name=name, values=values):
            return "\n".join([f"typedef enum {name} {{", *(f"    {n} = {v}," for n, v in values), f"}} {name};"])
        case Struct(kind=kind, tag=tag, name=name, body=body):
            return f"typedef {kind} {tag} {{ {body} }} {name};"
        case Typedef(text=text):
            return f"{text};"
        case Function(name=name, returns=returns, parameters=parameters):
            arguments = ", ".join(p.declaration for p in parameters) or "void"
            return f"{returns} {name}({arguments}{_tail(declaration)});"
    raise TypeError(declaration)


# stubs

def _stub_files(declarations: list[Declaration]) -> dict[Path, str]:
    functions = {d.name: d for d in declarations if isinstance(d, Function)}
    files = {}
    for room, libraries in ROOMS.items():
        folder = ROOT / "native" / room
        for library, names in declared(folder / "declared.toml", libraries, functions).items():
            stem = library if room == "compat" else "declared"
            files[folder / "generated" / f"{stem}.cpp"] = _stubs([functions[name] for name in names])
    return files


def declared(path: Path, libraries: set[str], functions: dict[str, Function]) -> dict[str, list[str]]:
    """The names in a declared.toml by library. Each must be a function of that library and appear once."""
    table = tomllib.loads(path.read_text())
    if unknown := table.keys() - libraries:
        raise DeclaredError(f"{path}: unknown library {', '.join(sorted(unknown))}")
    for library, names in table.items():
        for name in names:
            if name not in functions or functions[name].library != library:
                raise DeclaredError(f"{path}: {name} is no function of {library}")
            if names.count(name) > 1:
                raise DeclaredError(f"{path}: {name} appears twice")
    return table


def _stubs(functions: list[Function]) -> str:
    headers = sorted({function.public_header for function in functions})
    lines = [f"// {BANNER}", *(f'#include "{header}"' for header in headers), '#include "runtime/unsupported.h"', ""]
    lines += ['extern "C" {', "", *(_stub(function) for function in functions), "", "}  // extern \"C\"", ""]
    return "\n".join(lines)


def _stub(function: Function) -> str:
    call = f'pyaclnn::unsupported("{function.name}");'
    if function.returns in STATUS_TYPES:
        body = f"return {call}"
    elif function.returns == "void":
        body = call
    else:
        body = f"{call} return {{}};"
    arguments = ", ".join(p.type for p in function.parameters)
    return f"{function.returns} {function.name}({arguments}{_tail(function)}) {{ {body} }}"


def _tail(function: Function) -> str:
    return ", ..." if function.variadic else ""
