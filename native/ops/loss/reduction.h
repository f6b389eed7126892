// What the losses have in common: the reductions they may end in, and how their one result is stored.
#pragma once

#include <cstring>

#include "base/scalar_store.h"
#include "base/view.h"

namespace pyaclnn::ops {

// Values of the `reduction` attribute.
enum : int64_t { kNone = 0, kMean = 1, kSum = 2 };

// The reduction that a string attribute names; null means the mean.
inline int64_t reduction_of(const char* name) {
  if (name == nullptr || std::strcmp(name, "mean") == 0) return kMean;
  return std::strcmp(name, "none") == 0 ? kNone : kSum;
}

// Rounds `value` once to the dtype of the view and writes its one element.
inline void store_scalar(double value, const View& view, void* address) {
  store_real(value, view.dtype, static_cast<char*>(address) + view.offset * static_cast<int64_t>(dtype_size(view.dtype)));
}

}  // namespace pyaclnn::ops
