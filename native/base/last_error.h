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

}  // namespace pyaclnn
