// Elementwise kernels as their callers see them: out[i] = functor(in0[i], in1[i], ...) over one row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/dtype.h"

namespace pyaclnn {

inline constexpr int kMaxInputs = 5;
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

// The dtypes kernels compute on or store; others are converted on the way.
inline constexpr int kKernelDTypes = 16;
constexpr int kernel_index(DType dtype) {
  switch (dtype) {
    case ACL_FLOAT: return 0;
    case ACL_FLOAT16: return 1;
    case ACL_BF16: return 2;
    case ACL_DOUBLE: return 3;
    case ACL_BOOL: return 4;
    case ACL_INT8: return 5;
    case ACL_UINT8: return 6;
    case ACL_INT16: return 7;
    case ACL_UINT16: return 8;
    case ACL_INT32: return 9;
    case ACL_UINT32: return 10;
    case ACL_INT64: return 11;
    case ACL_UINT64: return 12;
    case ACL_COMPLEX64: return 13;
    case ACL_COMPLEX128: return 14;
    default: return 15;
  }
}

// The dtype in which values of a storage-only dtype are computed; others are computed in themselves.
constexpr DType compute_dtype(DType dtype) {
  if (dtype == ACL_FLOAT16 || dtype == ACL_BF16) return ACL_FLOAT;
  return dtype == ACL_COMPLEX32 ? ACL_COMPLEX64 : dtype;
}

// One functor's kernels by storage type; nullptr where there is none. Inputs and output of a kernel share the type:
// what differs is converted through a tile by the shape. Tables are constants and live for ever.
template <class Kernel>
struct KernelTable {
  int inputs = 0;
  DType result = ACL_DT_UNDEFINED;  // what kernels write, where that isn't the type they read
  DType first = ACL_DT_UNDEFINED;   // what they read as their first input, where that isn't the type of the others
  Kernel of[kKernelDTypes] = {};
  // Half types may take their results from a table that is made with parameters of this many bytes.
  bool tabulated = false;
  size_t params_bytes = 0;

  constexpr Kernel operator[](DType dtype) const { return of[kernel_index(dtype)]; }
  constexpr KernelTable& writes(DType dtype) {
    result = dtype;
    return *this;
  }
  constexpr KernelTable& reads_first(DType dtype) {
    first = dtype;
    return *this;
  }
  constexpr KernelTable& tabulate(size_t size_of_params) {
    tabulated = true;
    params_bytes = size_of_params;
    return *this;
  }
  constexpr KernelTable& set(DType dtype, Kernel kernel) {
    of[kernel_index(dtype)] = kernel;
    return *this;
  }
};
using MapKernels = KernelTable<MapKernel>;

// Base of functors of one input that cost more than a look-up in memory: see half_table.h.
struct Costly {
  static constexpr bool kCostly = true;
};
template <class Functor>
concept IsCostly = Functor::kCostly;
using SumKernels = KernelTable<SumKernel>;

}  // namespace pyaclnn
