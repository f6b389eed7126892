// How much of its stack a thread has left.
#pragma once

#include <cstddef>

namespace pyaclnn {

// What a kernel may need at most, its tiles included.
inline constexpr size_t kKernelStack = size_t{512} << 10;

// Whether the calling thread has `bytes` of its own stack left; false where it runs on another stack, as fibers do.
bool has_stack_room(size_t bytes);

}  // namespace pyaclnn
