"""Each public header compiles on its own, as C99 and C++11, and gives programs what they expect from it."""

from pathlib import Path

import pytest

INCLUDE = Path(__file__).resolve().parents[2] / "include"
STANDARDS = ["c99", "c++11"]
HEADERS = sorted(p.relative_to(INCLUDE).as_posix() for room in ("acl", "aclnn") for p in (INCLUDE / room).rglob("*.h"))

# An empty translation unit is an error in C99.
TAIL = "\ntypedef int not_empty;\n"


@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("header", HEADERS)
def test_header_compiles_alone(compile_source, header, standard):
    assert compile_source(f'#include "{header}"{TAIL}', standard) == ""


@pytest.mark.parametrize("standard", STANDARDS)
def test_all_headers_compile_together(compile_source, standard):
    assert compile_source("".join(f'#include "{header}"\n' for header in HEADERS) + TAIL, standard) == ""


@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("header", ["acl_meta.h", "aclnn_base.h", "opdev/op_errno.h", "aclnn/acl_meta.h"])
def test_aclnn_folder_may_be_on_the_path(compile_source, header, standard):
    assert compile_source(f'#include "{header}"{TAIL}', standard, f"-I{INCLUDE}/aclnn") == ""


def use(*names):
    return "typedef void (*any)(void);\nany used[] = {" + ", ".join(f"(any)&{name}" for name in names) + "};\n"


@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize(
    ("header", "body"),
    [
        ("acl/acl.h", use("aclInit", "aclrtMalloc", "aclrtSynchronizeStream", "aclDataTypeSize")),
        ("acl/acl_rt.h", use("aclInit", "aclrtMalloc", "aclmdlRICaptureBegin", "aclrtSubscribeHostFunc")),
        ("acl/acl_base.h", "aclError code(void);\naclError code(void) { return ACL_ERROR_INVALID_PARAM; }\n"),
        ("acl/acl.h", "int code = ACL_ERROR_RT_PARAM_INVALID;\n"),
        ("aclnn/acl_meta.h", "aclTensor* tensor; aclOpExecutor* executor; aclDataType dtype = ACL_FLOAT;\n"),
        ("aclnn/acl_meta.h", use("aclCreateTensor", "aclDestroyTensorList")),
        ("aclnn/aclnn_base.h", "aclScalar* scalar;\n" + use("aclnnInit")),
    ],
)
def test_header_gives(compile_source, header, body, standard):
    text = f'#include "{header}"\n{body}'
    assert compile_source(text, standard, "-Wno-cast-function-type") == ""


def test_log_macro(compile_source):
    text = '#include "acl/acl.h"\nvoid log_it(int n);\nvoid log_it(int n)\n{\n'
    text += '    ACL_APP_LOG(ACL_INFO, "plain");\n    ACL_APP_LOG(ACL_ERROR, "%d items", n);\n}\n'
    for standard in STANDARDS:
        assert compile_source(text, standard) == ""


def test_deprecated_function_warns(compile_source):
    text = '#include "acl/acl.h"\nuint32_t size(const aclDataBuffer* b);\n'
    text += "uint32_t size(const aclDataBuffer* b) { return aclGetDataBufferSize(b); }\n"
    assert "aclGetDataBufferSizeV2" in compile_source(text, "c99")
    assert compile_source(text, "c99", "-Wno-deprecated-declarations") == ""


OVERLOADS = """
#include "acl/acl_rt_api.h"

aclError calls(aclrtStream stream, aclrtEvent event)
{
    float* floats = nullptr;
    const int* ints = nullptr;
    const void* memory = nullptr;
    void* raw = nullptr;
    size_t sizes[1] = {0};
    aclrtMemcpyBatchAttr attribute = {};
    aclrtMemManagedLocation location = {};
    int symbol = 0;
    aclError code = aclrtSynchronizeDevice(1) + aclrtSynchronizeStream(stream, 1) + aclrtSynchronizeEvent(event, 1);
    code += aclrtStreamWaitEvent(stream, event, 1) + aclrtCreateStream(&stream, 0u, 0u);
    code += aclrtCreateEvent(&event, ACL_EVENT_SYNC) + aclrtSetOpExecuteTimeOut(uint64_t(1), nullptr);
    code += aclrtMalloc(&floats, 4, nullptr) + aclrtMalloc(&floats, 4, ACL_MEM_MALLOC_HUGE_FIRST, nullptr);
    code += aclrtMalloc(&raw, 4, ACL_MEM_MALLOC_HUGE_FIRST) + aclrtMallocHost(&floats, 4, nullptr);
    code += aclrtPointerGetAttributes(floats, nullptr) + aclrtHostRegister(floats, 4, 0u);
    code += aclrtHostRegister(floats, 4, ACL_HOST_REGISTER_MAPPED, &floats);
    code += aclrtHostGetDevicePointer(floats, &floats, 0) + aclrtHostUnregister(floats);
    code += aclrtMemcpy(floats, 4, ints, 4, ACL_MEMCPY_DEFAULT) + aclrtMemcpy(raw, 4, memory, 4, ACL_MEMCPY_DEFAULT);
    code += aclrtMemcpyAsync(floats, 4, ints, 4, ACL_MEMCPY_DEFAULT, stream);
    code += aclrtMemcpy2d(floats, 4, ints, 4, 4, 1, ACL_MEMCPY_DEFAULT);
    code += aclrtMemcpy2dAsync(floats, 4, ints, 4, 4, 1, ACL_MEMCPY_DEFAULT, stream);
    code += aclrtMemcpyBatch(&floats, sizes, &floats, sizes, 1, &attribute, sizes, 1, sizes);
    code += aclrtMemcpyBatch(&floats, sizes, &floats, sizes, 1, attribute, sizes);
    code += aclrtMemcpyBatchAsync(&floats, sizes, &floats, sizes, 1, &attribute, sizes, 1, sizes, stream);
    code += aclrtMemcpyBatchAsync(&floats, sizes, &floats, sizes, 1, &attribute, sizes, 1, stream);
    code += aclrtMemcpyBatchAsync(&floats, sizes, &floats, sizes, 1, attribute, sizes, stream);
    code += aclrtMemcpyBatchAsync(&floats, sizes, &floats, sizes, 1, attribute, stream);
    code += aclrtMemAllocManaged(&floats, 4, 0) + aclrtMemManagedPrefetchAsync(ints, 4, location, 0, stream);
    code += aclrtMemManagedPrefetchBatchAsync(&ints, sizes, 1, &location, sizes, 1, 0, stream);
    code += aclrtMemManagedPrefetchBatchAsync(&ints, sizes, 1, location, 0, stream);
    code += aclrtGetSymbolAddress(symbol, &raw) + aclrtGetSymbolSize(symbol, sizes);
    code += aclrtMemcpyFromSymbol(raw, 4, symbol, 4, 0, ACL_MEMCPY_DEFAULT);
    code += aclrtMemcpyFromSymbolAsync(raw, 4, symbol, 4, 0, ACL_MEMCPY_DEFAULT, stream);
    code += aclrtMemcpyToSymbol(symbol, memory, 4, 0, ACL_MEMCPY_DEFAULT);
    return code + aclrtMemcpyToSymbolAsync(symbol, memory, 4, 0, ACL_MEMCPY_DEFAULT, stream);
}
"""


def test_cpp_overloads_resolve(compile_source):
    assert compile_source(OVERLOADS, "c++11") == ""
