// Host memory that the runtime knows: allocated by aclrtMallocHost or registered. Copies from and to it are
// asynchronous, because the program promises to leave it alone meanwhile.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/status.h"

namespace pyaclnn {

Status allocate_host(size_t bytes, void** memory);
// False when no allocation starts at `memory`. As with device memory, queued work may go on using it.
bool free_host(void* memory);

Status register_host(void* memory, size_t bytes);
Status unregister_host(void* memory);

// Whether the range lies in one known piece of host memory.
bool is_pinned(const void* memory, size_t bytes);

void host_memory_lock_for_fork();
void host_memory_unlock_after_fork();

}  // namespace pyaclnn
