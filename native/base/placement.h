// Which CPU a thread runs on.
#pragma once

#include <sched.h>

#include <algorithm>

namespace pyaclnn {

inline int current_cpu() { return std::max(0, sched_getcpu()); }

// Moves the calling thread off `cpu` when it runs there and may run elsewhere. The kernel likes to wake a thread on the
// CPU of the one that woke it; where both then compute or spin, they take turns instead of working side by side.
inline void leave_cpu(int cpu) {
  if (sched_getcpu() != cpu) return;
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0 || CPU_COUNT(&allowed) < 2) return;
  cpu_set_t others = allowed;
  CPU_CLR(cpu, &others);
  if (sched_setaffinity(0, sizeof others, &others) == 0) sched_setaffinity(0, sizeof allowed, &allowed);
}

}  // namespace pyaclnn
