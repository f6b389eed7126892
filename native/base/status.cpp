// How a failure becomes what a C caller can ask for: the text of aclGetRecentErrMsg() and the thread's last error.
#include "base/status.h"

#include <sys/time.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <ctime>

#include "base/last_error.h"
#include "base/log.h"

namespace pyaclnn {
namespace {

// Which title and message code a status code is shown under. The first row that holds it counts.
struct MessageCode {
  int32_t first, last;
  const char* title;
  const char* code;
};
constexpr MessageCode kMessageCodes[] = {
    {160000, 169999, "AclNN_Parameter_Error", "EZ1001"},
    {360000, 369999, "AclNN_Runtime_Error", "EZ9903"},
    {560000, 569999, "AclNN_Inner_Error", "EZ9999"},
    {107002, 107002, "Execution_Error_Invalid_Context", "EE1010"},
    {107000, 107999, "Invalid_Argument", "EE1017"},
    {207000, 207000, "Not_Supported", "EE1016"},
    {207000, 207999, "Resource_Error", "EE1023"},
    {507008, 507008, "Config_Error_Invalid_Environment_Variable", "EE2002"},
    {507046, 507046, "Execution_Error_Stream_Synchronize_Timeout", "EE1002"},
    {507000, 507999, "Execution_Error", "EE1019"},
    {100003, 100003, "File_Operation_Error", "EH0004"},
    {100006, 100006, "File_Operation_Error_Parse", "EE1014"},
    {100000, 199999, "Invalid_Argument", "EH0005"},
    {200000, 200000, "Resource_Error_Insufficient_Host_Memory", "EH0010"},
    {200001, 299999, "Not_Supported", "EH0006"},
};
constexpr MessageCode kUnlisted = {0, 0, "Execution_Error", "EE1019"};

const MessageCode& message_code(int32_t code) {
  for (const MessageCode& row : kMessageCodes) {
    if (code >= row.first && code <= row.last) return row;
  }
  return kUnlisted;
}

// The thread's texts: `recent` waits to be asked for, `given` is what the last caller still holds.
struct Messages {
  bool stored = false;
  std::string recent;
  std::string given;
};
thread_local Messages t_messages;
thread_local int32_t t_last_error = ACL_SUCCESS;

// Only the runtime layer's codes (ACL_ERROR_RT_*) become the thread's last error.
bool is_runtime_code(int32_t code) { return code % 100000 / 1000 == 7 && code < 600000; }

std::string time_text() {
  timeval now{};
  gettimeofday(&now, nullptr);
  tm parts{};
  localtime_r(&now.tv_sec, &parts);
  char day[32];
  strftime(day, sizeof day, "%Y-%m-%d-%H:%M:%S", &parts);
  char text[48];
  snprintf(text, sizeof text, "%s.%03d.%03d", day, static_cast<int>(now.tv_usec / 1000),
           static_cast<int>(now.tv_usec % 1000));
  return text;
}

}  // namespace

Status failure(int32_t code, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  va_list again;
  va_copy(again, arguments);
  const int length = vsnprintf(nullptr, 0, format, arguments);
  va_end(arguments);
  std::string text(length > 0 ? static_cast<size_t>(length) : 0, '\0');
  if (length > 0) vsnprintf(text.data(), text.size() + 1, format, again);
  va_end(again);
  return Status(code, std::move(text));
}

int32_t report(const char* function, const Status& status) {
  const int32_t code = status.code();
  if (is_runtime_code(code)) t_last_error = code;
  // A failure is reported on the way out of a noexcept boundary: without memory for the text the code still counts.
  try {
    const MessageCode& row = message_code(code);
    std::string text = "[PID: " + std::to_string(getpid()) + "] " + time_text() + " " + row.title + "(" + row.code +
                       "): " + function + ": " + status.text();
    log_line(ACL_ERROR, function, nullptr, 0, status.text().c_str());
    t_messages.recent = std::move(text);
    t_messages.stored = true;
  } catch (...) {
  }
  return code;
}

const char* take_recent_message() {
  if (!t_messages.stored) return nullptr;
  t_messages.stored = false;
  t_messages.given = std::move(t_messages.recent);
  t_messages.recent.clear();
  return t_messages.given.c_str();
}

int32_t peek_last_error() { return t_last_error; }

void set_last_error(int32_t code) { t_last_error = code; }

int32_t take_last_error() {
  const int32_t code = t_last_error;
  t_last_error = ACL_SUCCESS;
  return code;
}

}  // namespace pyaclnn
