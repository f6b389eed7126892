// Elementwise kernels as their callers see them: out[i] = functor(in0[i], in1[i], ...) over one row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/dtype.h"

namespace pyaclnn {

inline constexpr int kMaxInputs = 4;
// A repeated input is a block of this many bytes filled with the one value, long enough for every vector and unroll.
inline constexpr size_t kRepeatBytes = 256;

// One input of a row: elements side by side, or (advance 0) one value repeated over kRepeatBytes.
struct RowInput {
  const void* data;
  size_t advance;
};

// Whether stores go past the caches: worth it when the output is too large to be read again from them.
enum class Store : bool { cached, streaming };

using MapKernel = void (*)(const void* params, const RowInput* inputs, void* out, size_t count, Store store);
// Adds functor(in0[i], ...) to lanes[i % kSumLanes]; in f64, so that a sum of many f32 is exact to the last bit or two.
using SumKernel = void (*)(const void* params, const RowInput* inputs, double* lanes, size_t count);
inline constexpr int kSumLanes = 16;

// One functor's kernels by storage type. Inputs and output of a kernel share the type; what differs is converted
// through a tile by the shape, into `compute`.
struct MapKernels {
  DType compute = ACL_FLOAT;
  MapKernel of[64] = {};
};
struct SumKernels {
  DType compute = ACL_FLOAT;
  SumKernel of[64] = {};
};

}  // namespace pyaclnn
