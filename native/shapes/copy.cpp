#include "shapes/copy.h"

namespace pyaclnn {
namespace {

View one_value(DType dtype) {
  View view;
  view.dtype = dtype;
  return view;
}

}  // namespace

Copy::Copy(const View& from, const View& to)
    : conversion_{from.dtype == to.dtype ? nullptr : convert_kernel(from.dtype, to.dtype), dtype_size(from.dtype),
                  dtype_size(to.dtype)},
      loop_(copy_kernels(from.dtype, to.dtype), to, {&from}, from.dtype) {}

Fill::Fill(DType dtype, const void* value, const View& to) : copy_(one_value(to.dtype), to) {
  convert_kernel(dtype, to.dtype)(value, value_, 1);
}

}  // namespace pyaclnn
