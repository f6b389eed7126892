#include "base/cpu_cache.h"

#include <cstdio>

namespace pyaclnn {
namespace {

// The size that /sys gives for one of CPU 0's caches; 0 when there is no such cache. sysconf() is no help: on some
// machines it adds up the caches of CPUs that share nothing.
int64_t size_of_cache(int index) {
  char path[64];
  std::snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/size", index);
  FILE* file = std::fopen(path, "re");
  if (file == nullptr) return 0;
  long long size = 0;
  char unit = 0;
  const int read = std::fscanf(file, "%lld%c", &size, &unit);
  std::fclose(file);
  if (read < 1 || size <= 0) return 0;
  return size << (unit == 'K' ? 10 : unit == 'M' ? 20 : 0);
}

}  // namespace

int64_t last_level_cache_bytes() {
  static const int64_t bytes = [] {
    int64_t last = 0;
    for (int index = 0; index < 8; ++index) {
      if (const int64_t size = size_of_cache(index)) last = size;
    }
    return last > 0 ? last : int64_t{8} << 20;
  }();
  return bytes;
}

}  // namespace pyaclnn
