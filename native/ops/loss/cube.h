// Tensors of up to three dims, read and written element by element.
#pragma once

#include "base/scalar_store.h"
#include "base/view.h"

namespace pyaclnn::ops {

// The view with dims of one element in front, so that there are three.
inline View as_cube(const View& view) {
  View cube{view.dtype, {1, 1, 1}, {0, 0, 0}, view.offset};
  for (int i = 0, axis = 3 - view.rank(); i < view.rank(); ++i, ++axis) {
    cube.shape[axis] = view.shape[i];
    cube.strides[axis] = view.strides[i];
  }
  return cube;
}

class Cube {
 public:
  // The view has three dims.
  Cube(const View& view, void* address)
      : dtype_(view.dtype),
        bytes_(static_cast<int64_t>(dtype_size(view.dtype))),
        strides_{view.strides[0], view.strides[1], view.strides[2]},
        first_(static_cast<char*>(address) + view.offset * bytes_) {}

  double load(int64_t i, int64_t j, int64_t k) const { return load_real(dtype_, at(i, j, k)); }
  void store(double value, int64_t i, int64_t j, int64_t k) const { store_real(value, dtype_, at(i, j, k)); }
  // The element itself, T being its type.
  template <class T>
  T& element(int64_t i, int64_t j, int64_t k) const {
    return *reinterpret_cast<T*>(at(i, j, k));
  }

 private:
  char* at(int64_t i, int64_t j, int64_t k) const {
    return first_ + (i * strides_[0] + j * strides_[1] + k * strides_[2]) * bytes_;
  }

  DType dtype_;
  int64_t bytes_, strides_[3];
  char* first_;
};

}  // namespace pyaclnn::ops
