#include "shapes/streaming.h"

#include "base/cpu_cache.h"

namespace pyaclnn {

Store store_for(int64_t output_bytes) {
  return output_bytes > last_level_cache_bytes() / 2 ? Store::streaming : Store::cached;
}

}  // namespace pyaclnn
