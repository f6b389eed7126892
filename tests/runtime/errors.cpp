// aclGetRecentErrMsg and the thread's last error.
#include <thread>

#include "check.h"

CASE(no_message_at_first) {
  EXPECT(aclGetRecentErrMsg() == nullptr);
  EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == 0);
}

CASE(message_layout) {
  EXPECT(aclrtSetDevice(5) == ACL_ERROR_RT_INVALID_DEVICEID);
  const char* message = aclGetRecentErrMsg();
  EXPECT(message != nullptr);
  int pid = 0, year = 0, used = 0;
  EXPECT(sscanf(message, "[PID: %d] %d-%*d-%*d-%*d:%*d:%*d.%*d.%*d %n", &pid, &year, &used) == 2);
  EXPECT(pid == getpid() && year >= 2024);
  EXPECT(strncmp(message + used, "Invalid_Argument(EE1017): aclrtSetDevice: ", 42) == 0);
  EXPECT(strstr(message, "got 5") != nullptr);
  EXPECT(aclGetRecentErrMsg() == nullptr);
}

CASE(titles) {
  void* memory = nullptr;
  EXPECT(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_ERROR_INVALID_PARAM);
  EXPECT(strstr(aclGetRecentErrMsg(), "Invalid_Argument(EH0005): aclrtMalloc: size") != nullptr);
  EXPECT(aclrtMalloc(&memory, 1, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT(strstr(aclGetRecentErrMsg(), "Execution_Error_Invalid_Context(EE1010)") != nullptr);
  EXPECT(aclInit("/nonexistent") == ACL_ERROR_INVALID_FILE);
  EXPECT(strstr(aclGetRecentErrMsg(), "File_Operation_Error(EH0004)") != nullptr);
  EXPECT(aclrtResetDevice(0) == ACL_ERROR_RT_CONTEXT_RELEASE_ERROR);
  EXPECT(strstr(aclGetRecentErrMsg(), "Execution_Error(EE1019)") != nullptr);
}

CASE(latest_message_wins_and_stays_valid) {
  aclrtSetDevice(5);
  aclrtSetDevice(6);
  const char* message = aclGetRecentErrMsg();
  EXPECT(strstr(message, "got 6") != nullptr);
  aclrtSetDevice(7);
  EXPECT(strstr(message, "got 6") != nullptr);
  EXPECT(strstr(aclGetRecentErrMsg(), "got 7") != nullptr);
}

CASE(last_error_of_the_runtime_layer) {
  EXPECT(aclrtSetDevice(5) == ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_OK(aclrtSetDevice(0));  // success doesn't clear it
  EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_CODE(aclrtFree(nullptr), ACL_ERROR_INVALID_PARAM);  // the acl layer's code isn't kept
  EXPECT(aclrtGetLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT(aclrtGetLastError(ACL_RT_THREAD_LEVEL) == 0);
  EXPECT_CODE(aclrtGetLastError(static_cast<aclrtLastErrLevel>(1)), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtPeekAtLastError(static_cast<aclrtLastErrLevel>(1)), ACL_ERROR_INVALID_PARAM);
}

CASE(asking_for_what_is_not_set_leaves_the_last_error) {
  int32_t device = -1;
  aclrtContext context = nullptr;
  EXPECT_CODE(aclrtGetDevice(&device), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_CODE(aclrtGetCurrentContext(&context), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == 0);
  EXPECT_CODE(aclrtSynchronizeStream(nullptr), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_CONTEXT_NULL);
}

CASE(errors_belong_to_threads) {
  aclrtSetDevice(5);
  std::thread([] {
    EXPECT(aclGetRecentErrMsg() == nullptr);
    EXPECT(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == 0);
  }).join();
  EXPECT(aclGetRecentErrMsg() != nullptr);
}

RUN_CASES()
