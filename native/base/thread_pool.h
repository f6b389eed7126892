// The process-wide pool that kernels share.
//
// parallel_for cuts [0, count) into grains whose borders depend on count and grain alone, never on how many threads
// there are: whoever computes one value a grain gets the same bits for every thread count. The caller works along; a
// caller that finds the pool busy with another stream's work does all grains itself. Workers start on the first use,
// spin for a moment after each job, then park. Not OpenMP: it hung in forked children and makes a team per caller.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/private_export.h"

namespace pyaclnn {

// Threads that take part, the caller included: ACLNN_THREADS, or the CPUs this process may use.
ACLNN_PRIVATE int thread_count();

namespace pool {
using Body = void (*)(void* context, int64_t begin, int64_t end);
ACLNN_PRIVATE void run(int64_t count, int64_t grain, Body body, void* context);
}  // namespace pool

// Calls body(begin, end) for every grain of [0, count). `body` must not throw.
template <class F>
void parallel_for(int64_t count, int64_t grain, F&& body) {
  if (count <= grain) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  using Callable = std::remove_reference_t<F>;
  pool::run(
      count, grain,
      [](void* context, int64_t begin, int64_t end) { (*static_cast<Callable*>(context))(begin, end); },
      const_cast<void*>(static_cast<const void*>(&body)));
}

}  // namespace pyaclnn
