// Callbacks that a stream hands to a thread of the program, which runs them inside aclrtProcessReport.
#pragma once

#include "runtime/stream.h"

namespace pyaclnn {

// The stream ends: its subscription goes, and what still waits to be run is let go without running.
void forget_callbacks_of(const Stream& stream);

void callbacks_lock_for_fork();
void callbacks_unlock_after_fork();

}  // namespace pyaclnn
