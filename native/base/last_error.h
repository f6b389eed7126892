// What report() keeps for the calling thread, as aclGetRecentErrMsg() and aclrtGetLastError() hand it out.
#pragma once

#include <cstdint>

namespace pyaclnn {

// The text of the thread's latest failure, forgotten by the call; nullptr when there is none. It stays valid until the
// thread calls again.
const char* take_recent_message();

// The thread's latest failure of the runtime layer. Success doesn't clear it; taking it does.
int32_t peek_last_error();
int32_t take_last_error();
void set_last_error(int32_t code);

// What fails while this lives leaves the thread's last error as it was. For questions such as "is a device set": "no" is
// an answer, and the caller's next real failure shouldn't be taken for it.
class LastErrorKept {
 public:
  LastErrorKept() : kept_(peek_last_error()) {}
  ~LastErrorKept() { set_last_error(kept_); }
  LastErrorKept(const LastErrorKept&) = delete;
  LastErrorKept& operator=(const LastErrorKept&) = delete;

 private:
  const int32_t kept_;
};

}  // namespace pyaclnn
