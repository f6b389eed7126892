// Address ranges without memory, memory without addresses, and mappings that bring both together.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pyaclnn {

// The device whose memory is mapped at `address`, or -1; `at` and `bytes` (may be null) tell the mapping.
int mapped_device(const void* address, uintptr_t* at, size_t* bytes);

// Device reset: ends the device's physical memory and its mappings. Reserved ranges stay.
void release_virtual_memory_of(int physical_device);

void virtual_memory_lock_for_fork();
void virtual_memory_unlock_after_fork();

}  // namespace pyaclnn
