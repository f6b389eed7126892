// Columns: one-dimensional views read element by element, where a row of a matrix has one number of its own.
#pragma once

#include "base/scalar_store.h"
#include "base/view.h"

namespace pyaclnn {

// Elements of a real dtype along one dim. A 0-d view, or one of a single element, gives that element for every
// index.
class Column {
 public:
  Column() = default;
  Column(const View& view, const void* address)
      : dtype_(view.dtype),
        first_(static_cast<const char*>(address) + view.offset * static_cast<int64_t>(dtype_size(view.dtype))),
        step_(element_count(view.shape) == 1 ? 0 : view.strides[0] * static_cast<int64_t>(dtype_size(view.dtype))) {}

  double real(int64_t i) const { return load_real(dtype_, first_ + i * step_); }

 private:
  DType dtype_ = ACL_DT_UNDEFINED;
  const char* first_ = nullptr;
  int64_t step_ = 0;
};

}  // namespace pyaclnn
