"""The libraries of which only names are known: they export these names, and each does what native/compat/named.toml says."""

import os
import re
import subprocess
import sys

import pytest
from gen import named

LIBRARIES = named.load()
EXPORTED = re.compile(r"^ACL_FUNC_VISIBILITY [\w* ]+?[ *](\w+)\(", re.M)
PRIVATE = "PYACLNN_PRIVATE"


def names_of(table):
    return [(kind, name) for kind in named.STUBS for name in table.get(kind, [])]


def exports(path):
    output = subprocess.run(["nm", "-D", "--defined-only", "--format=posix", path], capture_output=True, check=True)
    lines = [line.split() for line in output.stdout.decode().splitlines()]
    return {name for name, kind, *_ in lines if kind != "A" and not name.endswith(f"@{PRIVATE}")}


def needed(path):
    output = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", output))


@pytest.mark.parametrize("library", LIBRARIES)
def test_exports_are_the_names(library_folder, library):
    own = "".join(path.read_text() for path in (named.FOLDER / library).glob("*.cpp"))
    want = {name for _, name in names_of(LIBRARIES[library])} | set(EXPORTED.findall(own))
    assert exports(library_folder / f"{library}.so") == want


def test_clients_reach_the_lower_libraries(library_folder):
    assert "libmsprofiler.so" in needed(library_folder / "libascendcl.so")
    below = {"libprofapi.so", "libruntime.so", "libc_sec.so", "libascend_dump.so", "libascendcl.so"}
    assert below <= needed(library_folder / "libacl_op_compiler.so")


# Calls each name given without arguments, which a stub never looks at; one line for each: name, answer, message.
CALLER = """
#include <dlfcn.h>
#include <cstdio>
#include <stdexcept>

int main(int, char** words) {
  const auto message = (const char* (*)())dlsym(dlopen("libascendcl.so", RTLD_NOW), "aclGetRecentErrMsg");
  void* library = dlopen(words[1], RTLD_NOW);
  if (library == nullptr) return std::printf("%s\\n", dlerror());
  for (char** name = words + 2; *name != nullptr; ++name) {
    try {
      const unsigned long answer = ((unsigned long (*)())dlsym(library, *name))();
      const char* text = message();
      std::printf("%s\\t%lu\\t%s\\n", *name, answer, text != nullptr ? text : "");
    } catch (const std::runtime_error& error) {
      std::printf("%s\\tthrown\\t%s\\n", *name, error.what());
    }
  }
}
"""


@pytest.fixture(scope="session")
def caller(tmp_path_factory):
    folder = tmp_path_factory.mktemp("caller")
    (folder / "caller.cpp").write_text(CALLER)
    subprocess.run(["c++", "-std=c++17", folder / "caller.cpp", "-o", folder / "caller", "-ldl"], check=True)
    return folder / "caller"


@pytest.mark.parametrize("library", LIBRARIES)
def test_each_name_does_what_is_said(library_folder, caller, library):
    table = LIBRARIES[library]
    names = names_of(table)
    command = [caller, f"{library}.so", *(name for _, name in names)]
    environment = os.environ | {"LD_LIBRARY_PATH": str(library_folder)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert [line[0] for line in lines] == [name for _, name in names]
    for (kind, name), (_, answer, message) in zip(names, lines, strict=True):
        if kind == "fails":
            assert int(answer) & 0xFFFFFFFF == table.get("code", named.FEATURE_UNSUPPORTED), name
            assert f"{name}: declared but not implemented" in message
        elif kind == "gives_null":
            assert answer == "0" and f"{name}: declared but not implemented" in message
        elif kind == "succeeds":
            assert (answer, message) == ("0", ""), name
        else:
            readable = subprocess.run(["c++filt", name], capture_output=True, text=True, check=True).stdout.strip()
            assert answer == "thrown" and message.startswith(f"{readable}: declared but not implemented"), name


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[libx]\nfales = ["a"]', "libx: unknown key fales"),
        ('[libx]\nfails = ["a", "a"]', "a appears twice"),
        ('[libx]\nfails = ["a"]\n[liby]\nsucceeds = ["a"]', "liby: a appears twice"),
    ],
)
def test_the_file_is_strict(tmp_path, text, complaint):
    path = tmp_path / "named.toml"
    path.write_text(text)
    with pytest.raises(named.NamedError, match=complaint):
        named.load(path)


def run_python(library_folder, text):
    """What a program prints that has the op compiler's library as `lib` and the last message as `message()`."""
    start = (
        "from ctypes import *\n"
        f"acl = CDLL('{library_folder}/libascendcl.so'); acl.aclGetRecentErrMsg.restype = c_char_p\n"
        f"lib = CDLL('{library_folder}/libacl_op_compiler.so')\n"
        "message = lambda: (acl.aclGetRecentErrMsg() or b'').decode()\n"
    )
    return subprocess.run([sys.executable, "-c", start + text], capture_output=True, text=True, check=True).stdout


def test_compile_options_are_kept(library_folder):
    output = run_python(
        library_folder,
        "lib.aclGetCompileoptSize.restype = c_size_t; room = create_string_buffer(32)\n"
        "def get(option): return lib.aclGetCompileopt(option, room, c_size_t(lib.aclGetCompileoptSize(option)))\n"
        "print(get(6), room.value.decode())\n"
        "print(lib.aclSetCompileopt(6, b'enable'), get(6), room.value.decode(), get(5), room.value.decode())\n"
        "print(lib.aclSetCompileopt(6, None), message())\n"
        "print(lib.aclGetCompileopt(6, room, c_size_t(6)), message())\n"
        "print(lib.aclGetCompileopt(6, None, c_size_t(6)), message())\n",
    ).splitlines()
    assert output[:2] == ["0 disable", "0 0 enable 0 disable"]
    assert output[2].startswith("100000") and "value: expected a text, got nullptr" in output[2]
    assert output[3].startswith("100000") and "length: expected at least 7, got 6" in output[3]
    assert output[4].startswith("100000") and "value: expected room for a text, got nullptr" in output[4]


def test_single_operators_are_refused_by_name(library_folder):
    output = run_python(
        library_folder,
        "lib.aclopCreateAttr.restype = c_void_p; attr = lib.aclopCreateAttr()\n"
        "print(attr is not None, lib.aclopSetAttrBool(c_void_p(attr), b'flag', 1))\n"
        "print(lib.aclopCompileAndExecute(b'Conv9D', 0), message())\n"
        "print(lib.aclopCompileAndExecuteV2(b'Conv8D', 0), message())\n"
        "print(lib.aclopCompileAndExecute(None), message())\n"
        "lib.aclopDestroyAttr(c_void_p(attr))\n",
    ).splitlines()
    assert output[0] == "True 0"
    for line, name in zip(output[1:], ("Conv9D", "Conv8D", "without a name"), strict=True):
        assert line.startswith("100024") and f"operator {name} has no aclnn implementation here" in line


def test_tensor_descriptions_are_read_back(library_folder):
    output = run_python(
        library_folder,
        "lib.aclCreateTensorDesc.restype = c_void_p; dims = (c_int64 * 2)(3, 5); size = c_int64(); made = []\n"
        "def create(*args): made.append(c_void_p(lib.aclCreateTensorDesc(*args))); return made[-1]\n"
        "desc = create(1, 2, dims, 2)\n"
        "print(lib.aclGetTensorDescType(desc), lib.aclGetTensorDescFormat(desc), lib.aclGetTensorDescNumDims(desc))\n"
        "print(lib.aclGetTensorDescDimV2(desc, c_size_t(1), byref(size)), size.value)\n"
        "print(lib.aclGetTensorDescDimV2(desc, c_size_t(2), byref(size)), message())\n"
        "print(lib.aclGetTensorDescNumDims(create(1, 0, None, 2)))\n"
        "print(create(1, 2, None, 2).value, message())\n"
        "print(create(1, -1, dims, 2).value, message())\n"
        "print(lib.aclGetTensorDescDimV2(None, c_size_t(0), byref(size)), message())\n"
        "print(lib.aclGetTensorDescDimV2(desc, c_size_t(0), None), message())\n"
        "for each in made: lib.aclDestroyTensorDesc(each)\n",
    ).splitlines()
    assert output[:2] == ["1 2 2", "0 5"]
    assert output[2].startswith("100000") and "index: expected below 2, got 2" in output[2]
    assert output[3] == "0"
    assert output[4].startswith("None") and "dims: expected 2, got nullptr" in output[4]
    assert output[5].startswith("None") and "count: expected 0 or more, got -1" in output[5]
    assert output[6].startswith("100000") and "desc: expected a description, got nullptr" in output[6]
    assert output[7].startswith("100000") and "size: expected a place for it, got nullptr" in output[7]


def test_bounded_text_functions(library_folder):
    output = run_python(
        library_folder,
        f"text = CDLL('{library_folder}/libc_sec.so'); room = create_string_buffer(b'before', 8)\n"
        "print(text.strcpy_s(room, c_size_t(8), b'1234567'), room.value)\n"
        "print(text.strcpy_s(room, c_size_t(8), b'12345678') != 0, room.value)\n"
        "print(text.strcpy_s(room, c_size_t(8), None) != 0, text.strcpy_s(None, c_size_t(8), b'1') != 0)\n"
        "print(text.snprintf_s(room, c_size_t(8), c_size_t(7), b'%d-%d', 12, 345), room.value)\n"
        "print(text.snprintf_s(room, c_size_t(8), c_size_t(5), b'%d-%d', 12, 345), room.value)\n"
        "print(text.snprintf_s(room, c_size_t(6), c_size_t(7), b'%d-%d', 12, 345), room.value)\n"
        "print(text.snprintf_s(None, c_size_t(6), c_size_t(7), b'%d', 12))\n",
    ).splitlines()
    assert output == [
        "0 b'1234567'", "True b''", "True True", "6 b'12-345'", "-1 b''", "-1 b''",
        "-1",
    ]  # fmt: skip


def test_profiling_succeeds_and_records_nothing(library_folder, tmp_path):
    output = run_python(
        library_folder,
        f"p = CDLL('{library_folder}/libmsprofiler.so')\n"
        "for f in (p.aclprofCreateConfig, p.aclprofCreateStepInfo, p.aclprofCreateStamp): f.restype = c_void_p\n"
        "config = c_void_p(p.aclprofCreateConfig(None, 0, 0, None, c_uint64(1)))\n"
        "step, stamp, range_id = c_void_p(p.aclprofCreateStepInfo()), c_void_p(p.aclprofCreateStamp()), c_uint32()\n"
        "print(all((config.value, step.value, stamp.value)))\n"
        f"print(p.aclprofInit(b'{tmp_path}', c_size_t({len(str(tmp_path))})), p.aclprofStart(config),\n"
        "      p.aclprofGetStepTimestamp(step, 0, None), p.aclprofMark(stamp), p.aclprofRangeStart(stamp, byref(range_id)),\n"
        "      p.aclprofRangeStop(range_id), p.aclprofStop(config), p.aclprofDestroyConfig(config), p.aclprofFinalize())\n"
        "print(range_id.value > 0)\n"
        "p.aclprofDestroyStepInfo(step); p.aclprofDestroyStamp(stamp)\n",
    ).splitlines()
    assert output == ["True", "0 0 0 0 0 0 0 0 0", "True"]
    assert list(tmp_path.iterdir()) == []
