#include "kernels/simd/targets.h"
// One target only, the baseline: stores past the caches go at memory speed, and the rest is memcpy's.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>

#include "kernels/copy.h"

namespace pyaclnn {
namespace {
namespace hn = hwy::HWY_NAMESPACE;

constexpr size_t kLine = 64;
constexpr size_t kVector = 16;

// Of a repeated value the first kLine bytes are enough: a value of any size fills a vector a whole number of times, so
// every vector is the same when it starts at the same place within the value.
void stream_bytes(const char* from, bool repeated, char* to, size_t bytes) {
  const hn::FixedTag<uint8_t, kVector> d;
  size_t done = std::min(bytes, -reinterpret_cast<uintptr_t>(to) % kLine);
  std::memcpy(to, from, done);
  from += repeated ? done % kVector : done;
  for (; done + kLine <= bytes; done += kLine) {
    for (size_t i = 0; i < kLine; i += kVector) {
      const auto some = hn::LoadU(d, reinterpret_cast<const uint8_t*>(from + i));
      hn::Stream(some, d, reinterpret_cast<uint8_t*>(to + done + i));
    }
    if (!repeated) from += kLine;
  }
  hwy::FlushStream();
  std::memcpy(to + done, from, bytes - done);
}

void repeat_bytes(const char* from, char* to, size_t bytes) {
  size_t done = 0;
  for (; done + kRepeatBytes <= bytes; done += kRepeatBytes) std::memcpy(to + done, from, kRepeatBytes);
  std::memcpy(to + done, from, bytes - done);
}

template <size_t kBytes>
void copy_row(const void*, const RowInput* inputs, void* out, size_t count, Store store) {
  const char* from = static_cast<const char*>(inputs[0].data);
  char* to = static_cast<char*>(out);
  const bool repeated = inputs[0].advance == 0;
  // In place there is nothing to do, and memcpy may not be asked to.
  if (from == to) return;
  if (store == Store::streaming) return stream_bytes(from, repeated, to, count * kBytes);
  if (repeated) return repeat_bytes(from, to, count * kBytes);
  std::memcpy(to, from, count * kBytes);
}

constexpr MapKernels kCopy = MapKernels()
                                 .set(ACL_FLOAT, copy_row<4>)
                                 .set(ACL_FLOAT16, copy_row<2>)
                                 .set(ACL_BF16, copy_row<2>)
                                 .set(ACL_DOUBLE, copy_row<8>)
                                 .set(ACL_BOOL, copy_row<1>)
                                 .set(ACL_INT8, copy_row<1>)
                                 .set(ACL_UINT8, copy_row<1>)
                                 .set(ACL_INT16, copy_row<2>)
                                 .set(ACL_UINT16, copy_row<2>)
                                 .set(ACL_INT32, copy_row<4>)
                                 .set(ACL_UINT32, copy_row<4>)
                                 .set(ACL_INT64, copy_row<8>)
                                 .set(ACL_UINT64, copy_row<8>)
                                 .set(ACL_COMPLEX64, copy_row<8>)
                                 .set(ACL_COMPLEX128, copy_row<16>)
                                 .set(ACL_COMPLEX32, copy_row<4>);

}  // namespace

const MapKernels& copy_kernels() { return kCopy; }

}  // namespace pyaclnn
