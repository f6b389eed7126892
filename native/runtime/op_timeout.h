// Time limits of operators and of waits between streams (aclrtSetOp*Timeout).
#pragma once

#include <cstdint>

namespace pyaclnn {

// How long a stream waits for an event, in ms; 0 is for ever.
int64_t op_wait_limit_ms();

}  // namespace pyaclnn
