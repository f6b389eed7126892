// How much memory the machine, or the container this process runs in, has to give.
#pragma once

#include <cstddef>

namespace pyaclnn {

size_t host_memory_limit();

}  // namespace pyaclnn
