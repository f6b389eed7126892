// Sums that many threads share and that don't depend on how many there are.
#pragma once

#include <vector>

#include "base/thread_pool.h"
#include "shapes/reduce_all.h"

namespace pyaclnn {

// Adds part(begin, end) over blocks of [0, count), in pairs.
template <class Part>
double parallel_sum(int64_t count, Part&& part) {
  constexpr int64_t kBlock = 4096;
  std::vector<double> sums((count + kBlock - 1) / kBlock);
  parallel_for(count, kBlock, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; block += kBlock) {
      sums[block / kBlock] = part(block, std::min(block + kBlock, end));
    }
  });
  return sum_in_pairs(sums.data(), static_cast<int64_t>(sums.size()));
}

}  // namespace pyaclnn
