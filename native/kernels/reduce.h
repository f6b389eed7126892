// Reduction kernels as their callers see them: many elements become one accumulator.
//
// Which operations are made depends on an element's number alone. Element i of all that one result is made of belongs
// to chunk i / kReduceChunk and there to lane i % kReduceLanes; a lane takes its elements in order, the lanes of a chunk
// are folded in halves (l with l + 8, then with l + 4, 2, 1), and neighbouring chunks in pairs of pairs. How memory is
// walked, vector lengths and threads don't matter.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/map.h"

namespace pyaclnn {

inline constexpr int kReduceLanes = 16;
inline constexpr int64_t kReduceChunk = 2048;

// `rows` rows of `count` elements side by side.
struct ReduceRows {
  const void* first;
  int64_t row_bytes;  // from one row to the next
  size_t rows, count;
};

struct ReduceKernel {
  DType accumulator = ACL_DT_UNDEFINED;
  // Whether the order of elements shows in the result, as it does in floating sums.
  bool ordered = true;
  // Makes accumulators neutral.
  void (*clear)(void* accumulators, size_t count) = nullptr;
  // A result for every row: its element i joins lanes[row][(phase + i) % kReduceLanes].
  void (*rows)(const void* params, const ReduceRows& in, size_t phase, void* lanes) = nullptr;
  // A result for every column: row r joins lanes[(phase + r) % kReduceLanes][column].
  void (*columns)(const void* params, const ReduceRows& in, size_t phase, void* lanes) = nullptr;
  // lanes[row][kReduceLanes] to accumulators[row].
  void (*fold)(const void* lanes, size_t rows, void* accumulators) = nullptr;
  // into[i] = into[i] with other[i]
  void (*combine)(void* into, const void* other, size_t count) = nullptr;
  // What is done to the accumulators at the end; nullptr: nothing.
  void (*finish)(const void* params, void* accumulators, size_t count) = nullptr;

  constexpr explicit operator bool() const { return clear != nullptr; }
};
using ReduceKernels = KernelTable<ReduceKernel>;

}  // namespace pyaclnn
