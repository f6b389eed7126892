// aclInit and aclFinalize, versions, SoC names, system options.
#include "check.h"

static std::string file_with(const char* text) {
  char path[] = "/tmp/aclinitXXXXXX";
  const int file = mkstemp(path);
  if (write(file, text, strlen(text)) < 0) abort();
  close(file);
  return path;
}
static int init_with(const char* text) {
  const std::string path = file_with(text);
  const int code = aclInit(path.c_str());
  unlink(path.c_str());
  return code;
}

CASE(init_null_and_empty_path) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_OK(aclFinalize());
  EXPECT_OK(aclInit(""));
  EXPECT_OK(aclFinalize());
}

CASE(second_init_counts) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_CODE(aclInit(nullptr), ACL_ERROR_REPEAT_INITIALIZE);
  uint64_t left = 99;
  EXPECT_OK(aclFinalizeReference(&left));
  EXPECT(left == 1);
  EXPECT_OK(aclFinalizeReference(&left));
  EXPECT(left == 0);
  EXPECT_CODE(aclFinalizeReference(&left), ACL_ERROR_REPEAT_FINALIZE);
}

CASE(second_finalize) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_CODE(aclInit(nullptr), ACL_ERROR_REPEAT_INITIALIZE);
  EXPECT_OK(aclFinalize());
  EXPECT_CODE(aclFinalize(), ACL_ERROR_REPEAT_FINALIZE);
}

CASE(unreadable_file) {
  EXPECT_CODE(aclInit("/nonexistent/acl.json"), ACL_ERROR_INVALID_FILE);
  EXPECT_CODE(aclInit("/tmp"), ACL_ERROR_INVALID_FILE);
  EXPECT_OK(aclInit(nullptr));
}

CASE(good_json) {
  for (const char* text :
       {"{}", " {\n} ", R"({"a":[1,-2.5e+3,true,false,null,{"b":"\u00e9\n\\"}],"c":{}})", R"({"x":0.1})"}) {
    EXPECT(init_with(text) == 0);
    EXPECT_OK(aclFinalize());
  }
}

CASE(bad_json) {
  for (const char* text : {"",
                           "[]",
                           "{",
                           "{]",
                           R"({"a"})",
                           R"({"a":})",
                           R"({"a":1,})",
                           R"({a:1})",
                           R"({'a':1})",
                           "{} x",
                           R"({"a":01})",
                           R"({"a":1.})",
                           R"({"a":.5})",
                           R"({"a":tru})",
                           R"({"a":"\x"})",
                           R"({"a":"\u12g4"})",
                           "{\"a\":\"\n\"}",
                           R"({"a":"b)",
                           R"({"a":+1})",
                           R"({"a":1e})",
                           R"({"a":[1,]})"}) {
    const int code = init_with(text);
    if (code != ACL_ERROR_PARSE_FILE) printf("%s gave %d\n", text, code);
    EXPECT(code == ACL_ERROR_PARSE_FILE);
  }
  EXPECT(init_with(("{\"a\":" + std::string(100000, '[')).c_str()) == ACL_ERROR_PARSE_FILE);
  EXPECT_CODE(aclFinalize(), ACL_ERROR_REPEAT_FINALIZE);
}

CASE(runtime_needs_no_init) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtResetDevice(0));
}

static int g_order = 0, g_started = 0, g_ended = 0;
static int32_t on_start(const char* text, size_t length, void* argument) {
  EXPECT(strlen(text) == length);
  *static_cast<int*>(argument) = ++g_order;
  return 0;
}
static int32_t on_end(void* argument) {
  *static_cast<int*>(argument) = ++g_order;
  return 0;
}
CASE(callbacks_at_start_and_end) {
  EXPECT_CODE(aclInitCallbackRegister(ACL_REG_TYPE_OTHER, nullptr, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclInitCallbackRegister(ACL_REG_TYPE_OTHER, on_start, &g_started));
  EXPECT_OK(aclFinalizeCallbackRegister(ACL_REG_TYPE_OTHER, on_end, &g_ended));
  EXPECT_OK(aclInit(nullptr));
  EXPECT(g_started == 1 && g_ended == 0);
  EXPECT_OK(aclFinalize());
  EXPECT(g_ended == 2);
  EXPECT_OK(aclInitCallbackUnRegister(ACL_REG_TYPE_OTHER, on_start));
  EXPECT_CODE(aclInitCallbackUnRegister(ACL_REG_TYPE_OTHER, on_start), ACL_ERROR_INVALID_PARAM);
}

CASE(soc_name_standard) { EXPECT(strcmp(aclrtGetSocName(), "Ascend910B1") == 0); }

CASE(soc_name_from_environment) {
  setenv("ACLNN_SOC", "Ascend950PR_9599", 1);
  EXPECT(strcmp(aclrtGetSocName(), "Ascend950PR_9599") == 0);
  EXPECT_OK(aclInit(nullptr));
  int64_t value = 0;
  EXPECT_OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_NPU_ARCH, &value));
  EXPECT(value == 3510);
  EXPECT_OK(aclGetDeviceCapability(0, ACL_DEVICE_INFO_VECTOR_CORE_NUM, &value));
  EXPECT(value == 72);
}

CASE(unknown_soc) {
  setenv("ACLNN_SOC", "Ascend123", 1);
  EXPECT(strcmp(aclrtGetSocName(), "Ascend910B1") == 0);
  EXPECT(aclInit(nullptr) == ACL_ERROR_RT_SOC_VERSION);
  const char* message = aclGetRecentErrMsg();
  EXPECT(message != nullptr && strstr(message, "Ascend123") != nullptr && strstr(message, "Ascend910_9392") != nullptr);
  EXPECT_OK(aclrtSetDevice(0));
}

CASE(versions) {
  aclCANNPackageVersion version;
  EXPECT_OK(aclsysGetCANNVersion(ACL_PKG_NAME_CANN, &version));
  EXPECT(version.version[0] != '\0' && version.majorVersion[0] != '\0');
  EXPECT_CODE(aclsysGetCANNVersion(ACL_PKG_NAME_CANN, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclsysGetCANNVersion(static_cast<aclCANNPackageName>(8), &version), ACL_ERROR_INVALID_PARAM);
  char name[] = "runtime", text[ACL_PKG_VERSION_MAX_SIZE] = "";
  EXPECT_OK(aclsysGetVersionStr(name, text));
  EXPECT(strcmp(text, version.version) == 0);
  EXPECT_CODE(aclsysGetVersionStr(name, nullptr), ACL_ERROR_INVALID_PARAM);
  int32_t major = 0, minor = 0, patch = -1;
  EXPECT_OK(aclrtGetVersion(&major, &minor, &patch));
  EXPECT(major == ACL_MAJOR_VERSION && minor == ACL_MINOR_VERSION && patch == ACL_PATCH_VERSION);
}

CASE(cann_attributes) {
  const aclCannAttr* list = nullptr;
  size_t count = 0;
  EXPECT_OK(aclGetCannAttributeList(&list, &count));
  EXPECT(count == 3);
  int32_t value = -1;
  EXPECT_OK(aclGetCannAttribute(ACL_CANN_ATTR_BF16, &value));
  EXPECT(value == 1);
  EXPECT_CODE(aclGetCannAttribute(ACL_CANN_ATTR_UNDEFINED, &value), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclGetCannAttribute(ACL_CANN_ATTR_BF16, nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(system_options) {
  int64_t value = -1;
  EXPECT_OK(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value));
  EXPECT(value == 0);
  EXPECT_OK(aclrtSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1));
  EXPECT_OK(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value));
  EXPECT(value == 1);
  EXPECT_CODE(aclrtSetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, 2), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSetSysParamOpt(static_cast<aclSysParamOpt>(3), 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtSetSysParamOpt(static_cast<aclSysParamOpt>(-1), 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtCtxSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtCtxGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), ACL_ERROR_RT_SYSPARAMOPT_NOT_SET);
  EXPECT_OK(aclrtCtxSetSysParamOpt(ACL_OPT_DETERMINISTIC, 0));
  EXPECT_OK(aclrtCtxGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value));
  EXPECT(value == 0);
  EXPECT_CODE(aclrtCtxSetSysParamOpt(ACL_OPT_DETERMINISTIC, -1), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(log_goes_to_stdout_when_asked) {
  setenv("ASCEND_SLOG_PRINT_TO_STDOUT", "1", 1);
  setenv("ASCEND_GLOBAL_LOG_LEVEL", "1", 1);
  int ends[2];
  if (pipe(ends) != 0) abort();
  fflush(stdout);
  const int before = dup(1);
  dup2(ends[1], 1);
  aclAppLog(ACL_INFO, "function", "dir/file.cpp", 12, "text %d", 34);
  aclAppLog(ACL_DEBUG, "function", "dir/file.cpp", 12, "hidden");
  aclrtSetDevice(77);
  fflush(stdout);
  dup2(before, 1);
  close(ends[1]);
  char text[4096] = "";
  const ssize_t length = read(ends[0], text, sizeof text - 1);
  EXPECT(length > 0 && strstr(text, "[INFO]") != nullptr && strstr(text, "file.cpp:12") != nullptr);
  EXPECT(strstr(text, "text 34") != nullptr && strstr(text, "hidden") == nullptr);
  EXPECT(strstr(text, "[ERROR]") != nullptr && strstr(text, "aclrtSetDevice") != nullptr);
}

RUN_CASES()
