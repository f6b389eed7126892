// Views: how a tensor lies in memory, and the arithmetic of shapes that every operator shares.
#pragma once

#include <optional>

#include "base/dims.h"
#include "base/dtype.h"
#include "base/private_export.h"

namespace pyaclnn {

// A tensor without its address: dtype, extents, and the place of its elements. Strides and offset count elements;
// strides may be zero or negative.
struct View {
  DType dtype = ACL_DT_UNDEFINED;
  Dims shape;
  Dims strides;
  int64_t offset = 0;

  int rank() const { return shape.rank(); }
};

// Number of elements; 1 for no dims, 0 when an extent is 0, the largest number when 64 bits don't hold it.
inline int64_t element_count(const Dims& shape) {
  int64_t count = 1;
  bool overflow = false;
  for (int64_t extent : shape) {
    if (extent == 0) return 0;
    overflow = __builtin_mul_overflow(count, extent, &count) || overflow;
  }
  return overflow ? INT64_MAX : count;
}

// Row-major strides of `shape`.
ACLNN_PRIVATE Dims contiguous_strides(const Dims& shape);
// The view whose elements lie row by row from the data pointer on.
inline View contiguous_view(DType dtype, const Dims& shape) { return {dtype, shape, contiguous_strides(shape), 0}; }

// The common shape of two shapes aligned at their last dims: extents are equal or one of them is 1.
// Nothing when they don't fit.
ACLNN_PRIVATE std::optional<Dims> broadcast(const Dims& a, const Dims& b);

// Strides with which a view of `shape` and `strides` walks over `target`: 0 along dims it repeats.
// `shape` must broadcast to `target`.
ACLNN_PRIVATE Dims broadcast_strides(const Dims& shape, const Dims& strides, const Dims& target);

}  // namespace pyaclnn
