"""Sizes, offsets, enumerators, constants and prototypes are those of the interface.

layouts.json and prototypes.txt are the interface as it is in the field. They change only when the interface gains
something; a difference to our headers is a mistake in the headers.
"""

import json
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
LAYOUTS = json.loads((HERE / "layouts.json").read_text())

HEADERS = """
#include "acl/acl.h"
#include "acl/acl_dump.h"
#include "acl/acl_platform.h"
#include "acl/acl_prof.h"
#include "acl/acl_rt_memory_soma.h"
#include "acl/acl_tdt.h"
#include "acl/acl_tdt_queue.h"
#include "aclnn/acl_meta.h"
#include "aclnn/opdev/op_errno.h"
"""

# C99 has no static assertion: an array of -1 elements says the same.
PROLOGUE = {
    "c99": "#define JOIN_(a, b) a##b\n#define JOIN(a, b) JOIN_(a, b)\n"
    "#define ALIGN(t) offsetof(struct { char c; t x; }, x)\n"
    "#define UNSIGNED(t) ((t)-1 > 0)\n"
    "#define CHECK(...) typedef char JOIN(check_, __LINE__)[(__VA_ARGS__) ? 1 : -1]\n",
    "c++11": "#include <type_traits>\n#define ALIGN(t) alignof(t)\n"
    "#define UNSIGNED(t) std::is_unsigned<std::underlying_type<t>::type>::value\n"
    "#define CHECK(...) static_assert(__VA_ARGS__, #__VA_ARGS__)\n",
}


def layout_checks():
    for name, struct in LAYOUTS["structs"].items():
        yield f"sizeof({name}) == {struct['size']}"
        yield f"ALIGN({name}) == {struct['align']}"
        for field, (offset, size) in struct["fields"].items():
            yield f"offsetof({name}, {field}) == {offset}"
            yield f"sizeof((({name}*)0)->{field}) == {size}"
    for values in LAYOUTS["enums"].values():
        for name, value in values.items():
            yield f"{name} == {value}"
    for name, values in LAYOUTS["enums"].items():
        yield f"sizeof({name}) == 4"
        yield f"UNSIGNED({name}) == {int(min(values.values()) >= 0)}"
    for name, size in LAYOUTS["typedefs"].items():
        yield f"sizeof({name}) == {size}"


def constant_checks():
    for name, (type_, value) in LAYOUTS["constants"].items():
        yield f"std::is_same<std::remove_cv<decltype({name})>::type, {type_}>::value"
        yield f"{name} == {value}"


def program(standard, checks):
    return PROLOGUE[standard] + HEADERS + "".join(f"CHECK({check});\n" for check in checks)


@pytest.mark.parametrize("standard", ["c99", "c++11"])
def test_layouts(compile_source, standard):
    assert compile_source(program(standard, layout_checks()), standard, "-Wno-type-limits") == ""


def test_constants(compile_source):
    assert compile_source(program("c++11", constant_checks()), "c++11", "-Wno-sign-compare") == ""


@pytest.mark.parametrize("standard", ["c99", "c++11"])
def test_a_wrong_layout_is_noticed(compile_source, standard):
    assert compile_source(program(standard, ["sizeof(aclrtMemLocation) == 9"]), standard) != ""


def test_nothing_is_missing_in_the_stored_facts():
    from gen import c_headers

    declarations = c_headers.load()
    structs = {d.name for d in declarations if isinstance(d, c_headers.Struct)}
    enums = {d.name: dict(d.values) for d in declarations if isinstance(d, c_headers.Enum)}
    constants = {d.name: d.value for d in declarations if isinstance(d, c_headers.Constant)}
    assert structs == LAYOUTS["structs"].keys()
    assert enums == LAYOUTS["enums"]
    assert constants == {name: value for name, (_, value) in LAYOUTS["constants"].items()}


def test_prototypes():
    from gen import c_headers

    ours = []
    for function in c_headers.functions():
        parameters = ", ".join([p.declaration for p in function.parameters] + ["..."] * function.variadic)
        ours.append(f"{function.public_header}: {function.returns} {function.name}({parameters})")
    assert sorted(ours) == (HERE / "prototypes.txt").read_text().splitlines()
