"""Absence is explicit: a function is implemented or listed in a declared.toml, and then it says so when called."""

import subprocess
import sys

import pytest
from gen import base_api, c_headers

FUNCTIONS = {function.name: function for function in c_headers.functions()}
DECLARED = {
    library: names
    for room, libraries in base_api.ROOMS.items()
    for library, names in base_api.declared(
        c_headers.ROOT / "native" / room / "declared.toml", libraries, FUNCTIONS
    ).items()
}
FEATURE_UNSUPPORTED = 200006


def test_generated_files_are_fresh():
    for path, text in base_api.outputs().items():
        assert path.read_text() == text, f"{path} is old: python native/dev.py gen"


# Calls each function with no arguments, which a stub never looks at, in a process of its own.
CALL_ALL = """
import ctypes, sys
folder, library, *names = sys.argv[1:]
message = ctypes.CDLL(f"{folder}/libascendcl.so").aclGetRecentErrMsg
lib = ctypes.CDLL(f"{folder}/{library}.so")
message.restype = ctypes.c_char_p
for name in names:
    code = getattr(lib, name)()
    print(name, code, (message() or b"").decode().replace("\\n", " "))
"""


@pytest.mark.parametrize("library", DECLARED)
def test_declared_functions_answer_unsupported(library_folder, library):
    names = DECLARED[library]
    command = [sys.executable, "-c", CALL_ALL, library_folder, library, *names]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(lines) == len(names)
    for name, line in zip(names, lines):
        _, code, message = line.split(" ", 2)
        if FUNCTIONS[name].returns in base_api.STATUS_TYPES:
            assert int(code) == FEATURE_UNSUPPORTED, line
        elif FUNCTIONS[name].returns != "void":
            assert int(code) == 0, line
        assert name in message, line


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('libascendcl = ["aclrtNoSuchThing"]', "is no function of"),
        ('libascendcl = ["aclCreateTensor"]', "is no function of"),
        ('libascendcl = ["aclInit", "aclInit"]', "appears twice"),
        ('libother = ["aclInit"]', "unknown library"),
    ],
)
def test_declared_file_is_strict(tmp_path, text, complaint):
    path = tmp_path / "declared.toml"
    path.write_text(text)
    with pytest.raises(base_api.DeclaredError, match=complaint):
        base_api.declared(path, {"libascendcl"}, FUNCTIONS)
