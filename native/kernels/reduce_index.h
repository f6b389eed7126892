// Kernels that find the best element of many and its place, as their callers see them.
#pragma once

#include "kernels/reduce.h"

namespace pyaclnn {

// Results in a piece by columns at most.
inline constexpr size_t kMostIndexColumns = 512;

// NaN is better than every number, and the first of several equal elements is the best.
struct ReduceIndexKernel {
  // The best of every row (or column) of a piece and its number, which counts from `element`. `fresh`: nothing came
  // before; else what best[] and index[] hold came earlier and stays unless a better one is found.
  using Find = void (*)(const ReduceRows& in, int64_t element, bool fresh, void* best, int64_t* index);
  Find rows = nullptr, columns = nullptr;
  // The same for bests whose elements came later.
  void (*combine)(void* best, int64_t* index, const void* later, const int64_t* later_index, size_t count) = nullptr;

  constexpr explicit operator bool() const { return rows != nullptr; }
};
using ReduceIndexKernels = KernelTable<ReduceIndexKernel>;

}  // namespace pyaclnn
