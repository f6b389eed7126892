// Test cases of the runtime. Each runs in a process of its own, so that it may set environment variables first, end
// the process, or crash without hiding the other cases.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "acl/acl.h"

struct Case {
  const char* name;
  void (*body)();
};
inline std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}
inline int g_failures = 0;

#define CASE(name)                                                                   \
  static void name();                                                                \
  static const bool name##_is_registered = (cases().push_back({#name, name}), true); \
  static void name()

#define EXPECT(condition)                                             \
  do {                                                                \
    if (!(condition)) {                                               \
      printf("%s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
      ++g_failures;                                                   \
    }                                                                 \
  } while (0)

// The call gives this code, and a failure comes with a message that names the function.
#define EXPECT_CODE(call, code)                                                                               \
  do {                                                                                                        \
    aclGetRecentErrMsg();                                                                                     \
    const int got_ = (call);                                                                                  \
    const char* message_ = aclGetRecentErrMsg();                                                              \
    if (got_ != (code)) {                                                                                     \
      printf("%s:%d: %s gave %d, expected %d: %s\n", __FILE__, __LINE__, #call, got_, static_cast<int>(code), \
             message_ ? message_ : "no message");                                                             \
      ++g_failures;                                                                                           \
    } else if (got_ != 0 && (message_ == nullptr || strncmp(#call, "acl", 3) != 0 ||                          \
                             strstr(message_, std::string(#call, strcspn(#call, "(")).c_str()) == nullptr)) { \
      printf("%s:%d: message of %s: %s\n", __FILE__, __LINE__, #call, message_ ? message_ : "none");          \
      ++g_failures;                                                                                           \
    }                                                                                                         \
  } while (0)
#define EXPECT_OK(call) EXPECT_CODE(call, ACL_SUCCESS)

// Runs the body in a child process and gives its exit code, or minus the signal that ended it.
inline int in_child(const std::function<void()>& body) {
  fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    body();
    fflush(nullptr);
    exit(g_failures == 0 ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

inline int run_cases(int argc, char** argv) {
  int failed = 0, run = 0;
  for (const Case& one : cases()) {
    if (argc > 1 && strcmp(argv[1], one.name) != 0) continue;
    ++run;
    if (const int code = in_child(one.body); code != 0) {
      printf("FAILED %s (%s %d)\n", one.name, code < 0 ? "signal" : "exit code", code < 0 ? -code : code);
      ++failed;
    }
  }
  printf("%d of %d cases passed\n", run - failed, run);
  return failed == 0 && run > 0 ? 0 : 1;
}

#define RUN_CASES() \
  int main(int argc, char** argv) { return run_cases(argc, argv); }

#if defined(__SANITIZE_THREAD__)
constexpr bool kUnderTsan = true;
#else
constexpr bool kUnderTsan = false;
#endif
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kUnderAsan = true;
#else
constexpr bool kUnderAsan = false;
#endif
