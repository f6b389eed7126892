"""The libraries export exactly the functions that the headers declare, and a program can link each of them."""

import os
import subprocess

import pytest
from gen import c_headers

FUNCTIONS = c_headers.functions()

# libacl_rt is the newer name of the same functions.
LIBRARIES = {library: library for library in sorted(set(c_headers.LIBRARY_OF.values()))} | {"libacl_rt": "libascendcl"}

# Clients look these up by name; no public header declares them.
WITHOUT_DECLARATION = {
    "libnnopbase": {
        "InitHugeMemThreadLocal", "UnInitHugeMemThreadLocal", "ReleaseHugeMem",
        "InitPTACacheThreadLocal", "UnInitPTACacheThreadLocal", "SetPTAHashKey", "SetPTACacheHashKey",
        "CanUsePTACache", "PTAGetExecCache", "PTAFindExecCache", "AddTensorAddrToCachedList",
        "aclnnReselectStaticKernel", "aclnnReselectStaticKernelWithPath",
    },
}
# No known client uses these, and their parameters are not known: a library may have them or not.
OPTIONAL = {"libascendcl": {"aclAppLogWithArgs", "aclrtSetDeviceWithoutTsdVXX", "aclrtResetDeviceWithoutTsdVXX"}}

PRIVATE = "PYACLNN_PRIVATE"


def exports(path):
    """The dynamic symbols a library defines for clients, that is, without the private version."""
    output = subprocess.run(["nm", "-D", "--defined-only", "--format=posix", path], capture_output=True, check=True)
    names = set()
    for line in output.stdout.decode().splitlines():
        name, kind, *_ = line.split()
        if kind != "A" and not name.endswith(f"@{PRIVATE}"):
            names.add(name)
    return names


def functions_of(library):
    return {function.name for function in FUNCTIONS if function.library == LIBRARIES[library]}


@pytest.mark.parametrize("library", LIBRARIES)
def test_exports_are_the_declared_functions(library_folder, library):
    have = exports(library_folder / f"{library}.so")
    want = functions_of(library) | WITHOUT_DECLARATION.get(library, set())
    optional = OPTIONAL.get(LIBRARIES[library], set())
    missing, extra = sorted(want - have), sorted(have - want - optional)
    assert (missing, extra) == ([], [])


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_function_links(library_folder, library, tmp_path):
    headers = sorted({f.public_header for f in FUNCTIONS if f.library == LIBRARIES[library]})
    names = sorted(functions_of(library))
    table = ",\n".join(f"    (any){name}" for name in names)
    source = tmp_path / "program.c"
    source.write_text(
        "".join(f'#include "{header}"\n' for header in headers)
        + f"typedef void (*any)(void);\nstatic any const volatile table[] = {{\n{table}\n}};\n"
        + "int main(void)\n{\n    int missing = 0;\n"
        + "    for (size_t i = 0; i < sizeof table / sizeof *table; i++) missing += table[i] == 0;\n"
        + "    return missing;\n}\n"
    )
    program = tmp_path / "program"
    options = ["-std=c99", "-Wno-deprecated-declarations", f"-I{c_headers.INCLUDE}", f"-L{library_folder}"]
    link = [f"-l{library.removeprefix('lib')}", f"-Wl,-rpath-link,{library_folder}", "-Wl,--no-as-needed"]
    subprocess.run(["cc", *options, source, "-o", program, *link], check=True)
    environment = os.environ | {"LD_LIBRARY_PATH": str(library_folder), "LD_BIND_NOW": "1"}
    assert subprocess.run([program], env=environment, check=False).returncode == 0
