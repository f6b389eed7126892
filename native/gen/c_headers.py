"""Reads the hand-written headers under include/acl and include/aclnn.

Our own headers keep one plain format (one declaration a statement, no clever macros), so a small parser is enough. It
is strict: what it does not recognise is an error, never skipped.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"

# Which library exports the functions of a public header. libacl_rt has the same names as libascendcl.
LIBRARY_OF = {
    "acl/acl_base_rt.h": "libascendcl",
    "acl/acl_rt.h": "libascendcl",
    "acl/acl_rt_allocator.h": "libascendcl",
    "acl/acl_rt_memory_soma.h": "libascendcl",
    "acl/acl_prof.h": "libmsprofiler",
    "acl/acl_tdt.h": "libacl_tdt_channel",
    "acl/acl_tdt_queue.h": "libacl_tdt_queue",
    "acl/acl_dump.h": "libascend_dump",
    "acl/acl_platform.h": "libplatform",
    "aclnn/acl_meta.h": "libnnopbase",
    "aclnn/aclnn_base.h": "libnnopbase",
}

# Inline C++ only: declares nothing that a library exports.
CPP_HEADERS = {"acl/acl_rt_api.h"}

# Macros that declare nothing; every other macro must be an integer.
ATTRIBUTE_MACROS = {
    "ACL_APP_LOG", "ACL_DEPRECATED_MESSAGE", "ACL_DUMP_API", "ACL_DUMP_WEAK", "ACL_FUNC_VISIBILITY",
    "GE_FUNC_VISIBILITY", "MSVP_PROF_API",
}

MACRO_TYPES = {"": "int", "U": "unsigned int", "UL": "unsigned long", "ULL": "unsigned long long"}


class HeaderError(Exception):
    pass


@dataclass(frozen=True)
class Constant:
    name: str
    type: str
    value: int
    header: str


@dataclass(frozen=True)
class Enum:
    name: str
    values: tuple[tuple[str, int], ...]
    header: str


@dataclass(frozen=True)
class Struct:
    """A struct or a union; the body has numbers instead of macros in array sizes."""

    kind: str
    tag: str
    name: str
    body: str
    header: str


@dataclass(frozen=True)
class Typedef:
    text: str
    header: str


@dataclass(frozen=True)
class Parameter:
    declaration: str
    name: str

    @property
    def type(self) -> str:
        """The declaration without the name, as a definition with unused parameters wants it."""
        return re.sub(rf"\s*\b{self.name}\b", "", self.declaration)


@dataclass(frozen=True)
class Function:
    name: str
    returns: str
    parameters: tuple[Parameter, ...]
    variadic: bool
    deprecated: bool
    header: str

    @property
    def public_header(self) -> str:
        return public_header(self.header)

    @property
    def library(self) -> str:
        return LIBRARY_OF[self.public_header]


Declaration = Constant | Enum | Struct | Typedef | Function


def public_header(header: str) -> str:
    """acl/acl_rt/memory.h is a part of acl/acl_rt.h."""
    return "acl/acl_rt.h" if header.startswith("acl/acl_rt/") else header


def header_order() -> list[str]:
    """All headers, each after those it includes."""
    order: list[str] = []

    def visit(header: str) -> None:
        if header in order:
            return
        for included in re.findall(r'^#include "([^"]+)"', (INCLUDE / header).read_text(), re.MULTILINE):
            visit(included)
        order.append(header)

    for room in ("acl", "aclnn"):
        for path in sorted((INCLUDE / room).rglob("*.h")):
            visit(path.relative_to(INCLUDE).as_posix())
    return order


def load() -> list[Declaration]:
    """Every declaration of the base interface, in an order that a C compiler accepts."""
    constants: dict[str, int] = {}
    declarations: list[Declaration] = []
    for header in header_order():
        if header not in CPP_HEADERS:
            declarations += _parse_header(header, constants)
    names = [d.name for d in declarations if isinstance(d, Function)]
    for name in names:
        if names.count(name) > 1:
            raise HeaderError(f"{name} is declared twice")
    return declarations


def functions() -> list[Function]:
    return [declaration for declaration in load() if isinstance(declaration, Function)]


def _parse_header(header: str, constants: dict[str, int]) -> list[Declaration]:
    text = re.sub(r"/\*.*?\*/", " ", (INCLUDE / header).read_text(), flags=re.DOTALL)
    text = re.sub(r'#ifdef __cplusplus\n(extern "C" \{|\})\n#endif\n', "", text)
    declarations: list[Declaration] = []
    code: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            declarations += _parse_directive(line, header)
        else:
            code.append(line)
    constants.update((d.name, d.value) for d in declarations if isinstance(d, Constant))
    for statement in _statements("\n".join(code), header):
        declaration = _parse_statement(statement, header, constants)
        if isinstance(declaration, Constant):
            constants[declaration.name] = declaration.value
        declarations.append(declaration)
    return declarations


def _parse_directive(line: str, header: str) -> list[Declaration]:
    guard = "PYACLNN_" + re.sub(r"\W", "_", header).upper()
    if re.match(r"#(include|endif|ifndef)\b", line) or line == f"#define {guard}":
        return []
    name = re.match(r"#define (\w+)", line)
    if name and name[1] in ATTRIBUTE_MACROS:
        return []
    number = re.fullmatch(r"#define (\w+) (0x[0-9A-F]+|\d+)(U|UL|ULL)?", line)
    if not number:
        raise HeaderError(f"{header}: not understood: {line}")
    return [Constant(number[1], MACRO_TYPES[number[3] or ""], int(number[2], 0), header)]


def _statements(code: str, header: str) -> list[str]:
    """Splits at semicolons outside of braces; white space becomes single blanks."""
    statements: list[str] = []
    depth = start = 0
    for i, char in enumerate(code):
        depth += (char == "{") - (char == "}")
        if char == ";" and depth == 0:
            statements.append(" ".join(code[start:i].split()))
            start = i + 1
    if code[start:].strip():
        raise HeaderError(f"{header}: trailing text: {code[start:].strip()}")
    return statements


def _parse_statement(text: str, header: str, constants: dict[str, int]) -> Declaration:
    match = re.fullmatch(r"static const (\w+) (\w+) = (\d+)U?", text)
    if match:
        return Constant(match[2], match[1], int(match[3]), header)
    match = re.fullmatch(r"typedef enum (\w+) \{(.*)\} \1", text)
    if match:
        return Enum(match[1], _enumerators(match[2], header), header)
    match = re.fullmatch(r"typedef (struct|union) (\w+) \{(.*)\} (\w+)", text)
    if match:
        return Struct(match[1], match[2], match[4], _body(match[3], constants), header)
    match = re.fullmatch(r"typedef [^{}]+", text)
    if match:
        return Typedef(text, header)
    match = re.fullmatch(r'(ACL_DEPRECATED_MESSAGE\("[^"]*"\) )?ACL_FUNC_VISIBILITY ([\w*& ]+?) ?\b(\w+)\((.*)\)', text)
    if match:
        parameters, variadic = _parameters(match[4], header)
        return Function(match[3], match[2].strip(), parameters, variadic, bool(match[1]), header)
    raise HeaderError(f"{header}: not understood: {text}")


def _enumerators(text: str, header: str) -> tuple[tuple[str, int], ...]:
    values = []
    for item in text.split(","):
        match = re.fullmatch(r"(\w+) = (-?\d+)", item.strip())
        if not match:
            raise HeaderError(f"{header}: enumerator not understood: {item.strip()}")
        values.append((match[1], int(match[2])))
    return tuple(values)


def _body(text: str, constants: dict[str, int]) -> str:
    def size(match: re.Match[str]) -> str:
        return f"[{match[1] if match[1].isdigit() else constants[match[1]]}]"

    return re.sub(r"\[(\w+)\]", size, text.replace("__extension__ ", "")).strip()


def _parameters(text: str, header: str) -> tuple[tuple[Parameter, ...], bool]:
    if text == "void":
        return (), False
    items = [item.strip() for item in re.split(r",(?![^(]*\))", text)]
    variadic = items[-1] == "..."
    parameters = []
    for item in items[: -1 if variadic else None]:
        match = re.search(r"\(\*(?:const )?(\w+)\)\(", item) or re.search(r"[\s*](\w+)$", item)
        if not match:
            raise HeaderError(f"{header}: parameter not understood: {item}")
        parameters.append(Parameter(item, match[1]))
    return tuple(parameters), variadic
