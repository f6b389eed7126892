// When an output is so large that its stores should go past the caches.
#pragma once

#include <cstdint>

#include "kernels/map.h"

namespace pyaclnn {

// Streaming for outputs of more than half the last-level cache: they are gone before anyone reads them, and a store
// that doesn't fetch its line first saves a third of the traffic.
Store store_for(int64_t output_bytes);

}  // namespace pyaclnn
