#include "shapes/copy.h"

#include <cstring>

namespace pyaclnn {
namespace {

template <size_t kBytes>
void copy_row(const void*, const RowInput* inputs, void* out, size_t count, Store) {
  if (inputs[0].advance) {
    std::memcpy(out, inputs[0].data, count * kBytes);
    return;
  }
  for (size_t i = 0; i < count; ++i) std::memcpy(static_cast<char*>(out) + i * kBytes, inputs[0].data, kBytes);
}

}  // namespace

Elementwise copy_loop(const View& from, const View& to) {
  MapKernels kernels;
  kernels.of[ACL_FLOAT] = copy_row<4>;
  kernels.of[ACL_FLOAT16] = kernels.of[ACL_BF16] = copy_row<2>;
  return Elementwise(kernels, to, {&from});
}

}  // namespace pyaclnn
