"""Stubs for the libraries of which only the names are known: native/compat/named.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gen.c_headers import ROOT

BANNER = "generated, do not edit: python native/dev.py gen"
FOLDER = ROOT / "native" / "compat"
FEATURE_UNSUPPORTED = 200006

# What a stub is, by its kind. Callers read the answer as the type they expect.
STUBS = {
    "fails": 'int {name}() {{ return pyaclnn::unsupported("{name}", {code}); }}',
    "gives_null": 'void* {name}() {{ pyaclnn::unsupported("{name}"); return nullptr; }}',
    "succeeds": "uint64_t {name}() {{ return 0; }}",
    "throws": 'void {name}() {{ pyaclnn::throw_unsupported("{name}"); }}',
}


class NamedError(Exception):
    pass


def outputs() -> dict[Path, str]:
    return {FOLDER / "generated" / f"{library}.cpp": _source(table) for library, table in load().items()}


def load(path: Path = FOLDER / "named.toml") -> dict[str, dict]:
    """By library: its code, and the names of each kind."""
    libraries = tomllib.loads(path.read_text())
    seen: set[str] = set()
    for library, table in libraries.items():
        if unknown := table.keys() - STUBS.keys() - {"code"}:
            raise NamedError(f"{path}: {library}: unknown key {', '.join(sorted(unknown))}")
        for kind in STUBS.keys() & table.keys():
            for name in table[kind]:
                if name in seen:
                    raise NamedError(f"{path}: {library}: {name} appears twice")
                seen.add(name)
    return libraries


def _source(table: dict) -> str:
    code = table.get("code", FEATURE_UNSUPPORTED)
    stubs = [
        "ACL_FUNC_VISIBILITY " + text.format(name=name, code=code)
        for kind, text in STUBS.items()
        for name in table.get(kind, [])
    ]
    lines = [f"// {BANNER}", '#include "runtime/unsupported.h"', "", 'extern "C" {', "", *stubs, ""]
    return "\n".join([*lines, '}  // extern "C"', ""])
