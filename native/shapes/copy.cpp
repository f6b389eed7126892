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

constexpr MapKernels kCopy =
    MapKernels().set(ACL_FLOAT, copy_row<4>).set(ACL_FLOAT16, copy_row<2>).set(ACL_BF16, copy_row<2>);

}  // namespace

Elementwise copy_loop(const View& from, const View& to) { return Elementwise(kCopy, to, {&from}); }

}  // namespace pyaclnn
