#include "runtime/host_limits.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace pyaclnn {
namespace {

// The number in a control group's file; the largest one when there is no limit ("max") or no such file.
size_t number_in(const char* path) {
  FILE* file = fopen(path, "re");
  if (file == nullptr) return SIZE_MAX;
  unsigned long long value = 0;
  const bool read = fscanf(file, "%llu", &value) == 1 && value > 0;
  fclose(file);
  return read ? static_cast<size_t>(value) : SIZE_MAX;
}

}  // namespace

size_t host_memory_limit() {
  static const size_t limit = [] {
    const size_t machine = static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(sysconf(_SC_PAGESIZE));
    const size_t group =
        std::min(number_in("/sys/fs/cgroup/memory.max"), number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes"));
    return std::min(machine, group);
  }();
  return limit;
}

}  // namespace pyaclnn
