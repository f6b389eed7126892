#include "shapes/copy.h"

#include "kernels/copy.h"

namespace pyaclnn {
namespace {

// Elements that keep their dtype are bytes, and any dtype of their size stands for it.
DType bytes_dtype(size_t size) {
  switch (size) {
    case 1:
      return ACL_UINT8;
    case 2:
      return ACL_UINT16;
    case 4:
      return ACL_UINT32;
    case 8:
      return ACL_UINT64;
    default:
      return ACL_COMPLEX128;
  }
}

View as_bytes(const View& view) {
  View bytes = view;
  bytes.dtype = bytes_dtype(dtype_size(view.dtype));
  return bytes;
}

View one_value(DType dtype) {
  View view;
  view.dtype = dtype;
  return view;
}

}  // namespace

Elementwise copy_loop(const View& from, const View& to) {
  if (from.dtype != to.dtype) return Elementwise(copy_kernels(), to, {&from}, to.dtype);
  const View source = as_bytes(from), target = as_bytes(to);
  return Elementwise(copy_kernels(), target, {&source});
}

Fill::Fill(DType dtype, const void* value, const View& to) : loop_(copy_loop(one_value(to.dtype), to)) {
  convert_kernel(dtype, to.dtype)(value, value_, 1);
}

}  // namespace pyaclnn
