#include "base/log.h"

#include <sys/time.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <ctime>

#include "base/environment.h"

namespace pyaclnn {
namespace {

const char* level_name(aclLogLevel level) {
  switch (level) {
    case ACL_DEBUG:
      return "DEBUG";
    case ACL_INFO:
      return "INFO";
    case ACL_WARNING:
      return "WARNING";
    default:
      return "ERROR";
  }
}

}  // namespace

bool log_enabled(aclLogLevel level) {
  const Environment& settings = environment();
  return settings.log_to_stdout && static_cast<int>(level) >= settings.log_level;
}

void log_line(aclLogLevel level, const char* function, const char* file, uint32_t line, const char* text) {
  if (!log_enabled(level)) return;
  timeval now{};
  gettimeofday(&now, nullptr);
  tm parts{};
  localtime_r(&now.tv_sec, &parts);
  char time[32];
  strftime(time, sizeof time, "%Y-%m-%d-%H:%M:%S", &parts);
  const char* name = file != nullptr ? strrchr(file, '/') : nullptr;
  name = name != nullptr ? name + 1 : file;
  // One call per line: stdio's own lock keeps lines of different threads whole.
  if (name != nullptr) {
    printf("[%s] ACL(%d):%s.%03d [%s:%u]%s: %s\n", level_name(level), getpid(), time,
           static_cast<int>(now.tv_usec / 1000), name, line, function, text);
  } else {
    printf("[%s] ACL(%d):%s.%03d %s: %s\n", level_name(level), getpid(), time, static_cast<int>(now.tv_usec / 1000),
           function, text);
  }
  fflush(stdout);
}

void log(aclLogLevel level, const char* format, ...) {
  if (!log_enabled(level)) return;
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  log_line(level, "pyaclnn", nullptr, 0, text);
}

}  // namespace pyaclnn

extern "C" void aclAppLog(aclLogLevel logLevel, const char* func, const char* file, uint32_t line, const char* fmt,
                          ...) {
  if (fmt == nullptr || logLevel < ACL_DEBUG || logLevel > ACL_ERROR || !pyaclnn::log_enabled(logLevel)) return;
  char text[1024];
  va_list arguments;
  va_start(arguments, fmt);
  vsnprintf(text, sizeof text, fmt, arguments);
  va_end(arguments);
  pyaclnn::log_line(logLevel, func != nullptr ? func : "", file, line, text);
}
