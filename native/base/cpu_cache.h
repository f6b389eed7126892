// The CPU's caches.
#pragma once

#include <cstdint>

#include "base/private_export.h"

namespace pyaclnn {

// Bytes of the last-level cache that a CPU shares with its neighbours, a few MiB where the system doesn't tell.
ACLNN_PRIVATE int64_t last_level_cache_bytes();

}  // namespace pyaclnn
