// Notifies: flags and counters that one stream sets and another waits for.
#pragma once

namespace pyaclnn {

void notifies_lock_for_fork();
void notifies_unlock_after_fork();

}  // namespace pyaclnn
