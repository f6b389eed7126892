#include "shapes/streaming.h"

#include <unistd.h>

namespace pyaclnn {

Store store_for(int64_t output_bytes) {
  static const int64_t threshold = [] {
    const long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
    return cache > 0 ? cache / 2 : int64_t{4} << 20;
  }();
  return output_bytes > threshold ? Store::streaming : Store::cached;
}

}  // namespace pyaclnn
