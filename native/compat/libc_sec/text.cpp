// String functions that never write past their destination. A text that doesn't fit leaves an empty one and an error.
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>

#include "acl/acl_base_rt.h"

extern "C" {

ACL_FUNC_VISIBILITY int strcpy_s(char* text, size_t room, const char* from) {
  if (text == nullptr || room == 0) return EINVAL;
  text[0] = '\0';
  if (from == nullptr) return EINVAL;
  const size_t length = strlen(from);
  if (length >= room) return ERANGE;
  memcpy(text, from, length + 1);
  return 0;
}

// `most` is how many characters the text may have, the end not counted; the answer is that number, or -1.
ACL_FUNC_VISIBILITY int vsnprintf_s(char* text, size_t room, size_t most, const char* format, va_list arguments) {
  if (text == nullptr || room == 0 || format == nullptr) return -1;
  const int length = vsnprintf(text, room, format, arguments);
  if (length >= 0 && static_cast<size_t>(length) < room && static_cast<size_t>(length) <= most) return length;
  text[0] = '\0';
  return -1;
}

ACL_FUNC_VISIBILITY int snprintf_s(char* text, size_t room, size_t most, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = vsnprintf_s(text, room, most, format, arguments);
  va_end(arguments);
  return length;
}

}  // extern "C"
