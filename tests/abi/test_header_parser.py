"""The parser of our headers reads our format exactly and refuses everything else."""

import pytest
from gen import c_headers
from gen.c_headers import Constant, Enum, Function, HeaderError, Parameter, Struct, Typedef


@pytest.fixture
def parse(tmp_path, monkeypatch):
    def run(text, constants=None):
        (tmp_path / "x.h").write_text(text)
        monkeypatch.setattr(c_headers, "INCLUDE", tmp_path)
        return c_headers._parse_header("x.h", constants if constants is not None else {})

    return run


def test_reads_constants(parse):
    text = "#define A 1\n#define B 0x10UL\nstatic const int C = 5;\nstatic const uint32_t D = 7U;\n"
    assert parse(text) == [
        Constant("A", "int", 1, "x.h"),
        Constant("B", "unsigned long", 16, "x.h"),
        Constant("C", "int", 5, "x.h"),
        Constant("D", "uint32_t", 7, "x.h"),
    ]


def test_reads_types(parse):
    text = "#define N 4\n/* a; comment */\ntypedef struct S S;\ntypedef enum E {\n    E_A = -1,\n    E_B = 2\n} E;\n"
    text += "typedef struct S {\n    char name[N];\n    __extension__ union {\n        int i;\n    };\n} S;\n"
    assert parse(text)[1:] == [
        Typedef("typedef struct S S", "x.h"),
        Enum("E", (("E_A", -1), ("E_B", 2)), "x.h"),
        Struct("struct", "S", "S", "char name[4]; union { int i; };", "x.h"),
    ]


def test_reads_functions(parse):
    text = 'ACL_DEPRECATED_MESSAGE("use g")\nACL_FUNC_VISIBILITY const char* f(\n'
    text += "    const int* const* a, void (*const cb)(int, int),\n    ...);\n"
    [function] = parse(text)
    a = Parameter("const int* const* a", "a")
    cb = Parameter("void (*const cb)(int, int)", "cb")
    assert function == Function("f", "const char*", (a, cb), True, True, "x.h")
    assert (a.type, cb.type) == ("const int* const*", "void (*const)(int, int)")


def test_reads_no_parameters(parse):
    assert parse("ACL_FUNC_VISIBILITY aclError f(void);\n")[0].parameters == ()


@pytest.mark.parametrize(
    "text",
    [
        "#define F(x) x\n",
        "#define A (1 << 3)\n",
        "#if 0\n",
        "aclError f(void);\n",
        "ACL_FUNC_VISIBILITY aclError f(int);\n",
        "ACL_FUNC_VISIBILITY aclError f(int a[3]);\n",
        "typedef enum E { A, B } E;\n",
        "typedef enum { A = 1 } E;\n",
        "// comment\ntypedef int x;\n",
        "typedef int x\n",
        "extern int x;\n",
    ],
)
def test_refuses(parse, text):
    with pytest.raises(HeaderError):
        parse(text)


def test_every_function_has_a_library():
    assert all(function.library for function in c_headers.functions())
