#include "kernels/simd/targets.h"
// One target only, the baseline: stores past the caches go at memory speed, and the rest is memcpy's or convert.cpp's.
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
// What is converted before it is streamed; it has to stay in L1.
constexpr size_t kPieceBytes = 4096;

size_t bytes_to_line(const char* address) { return -reinterpret_cast<uintptr_t>(address) % kLine; }

// A repeated value of any size fills a vector a whole number of times, so every vector is the same that starts at the
// same place within the value.
void stream_bytes(const char* from, bool repeated, char* to, size_t bytes) {
  const hn::FixedTag<uint8_t, kVector> d;
  size_t done = std::min(bytes, bytes_to_line(to));
  std::memcpy(to, from, done);
  from += repeated ? done % kVector : done;
  for (; done + kLine <= bytes; done += kLine) {
    for (size_t i = 0; i < kLine; i += kVector) {
      const auto some = hn::LoadU(d, reinterpret_cast<const uint8_t*>(from + i));
      hn::Stream(some, d, reinterpret_cast<uint8_t*>(to + done + i));
    }
    if (!repeated) from += kLine;
  }
  std::memcpy(to + done, from, bytes - done);
}

void repeat_bytes(const char* from, char* to, size_t bytes, Store store) {
  if (store == Store::streaming) return stream_bytes(from, true, to, bytes);
  size_t done = 0;
  for (; done + kRepeatBytes <= bytes; done += kRepeatBytes) std::memcpy(to + done, from, kRepeatBytes);
  std::memcpy(to + done, from, bytes - done);
}

void move_bytes(const char* from, char* to, size_t bytes, Store store) {
  if (from == to) return;  // in place there is nothing to do, and memcpy may not be asked to
  if (store == Store::streaming) return stream_bytes(from, false, to, bytes);
  std::memcpy(to, from, bytes);
}

void convert_repeated(const Conversion& how, const char* from, char* to, size_t count, Store store) {
  alignas(kLine) char block[kRepeatBytes];
  how.convert(from, block, 1);
  for (size_t filled = how.to_bytes; filled < kRepeatBytes; filled *= 2) std::memcpy(block + filled, block, filled);
  repeat_bytes(block, to, count * how.to_bytes, store);
}

void convert_streaming(const Conversion& how, const char* from, char* to, size_t count) {
  alignas(kLine) char piece[kPieceBytes];
  // The first piece ends with a line of the output, so that no line is written in two parts.
  for (size_t some = bytes_to_line(to) / how.to_bytes; count > 0; some = kPieceBytes / how.to_bytes) {
    some = std::min(some, count);
    how.convert(from, piece, some);
    stream_bytes(piece, false, to, some * how.to_bytes);
    from += some * how.from_bytes;
    to += some * how.to_bytes;
    count -= some;
  }
}

void copy_row(const void* params, const RowInput* inputs, void* out, size_t count, Store store) {
  const Conversion& how = *static_cast<const Conversion*>(params);
  const char* from = static_cast<const char*>(inputs[0].data);
  char* to = static_cast<char*>(out);
  const bool repeated = inputs[0].advance == 0;
  if (how.convert == nullptr) {
    repeated ? repeat_bytes(from, to, count * how.to_bytes, store) : move_bytes(from, to, count * how.to_bytes, store);
  } else if (repeated) {
    convert_repeated(how, from, to, count, store);
  } else if (store == Store::streaming) {
    convert_streaming(how, from, to, count);
  } else {
    how.convert(from, to, count);
  }
  if (store == Store::streaming) hwy::FlushStream();
}

constexpr MapKernels for_all_dtypes() {
  MapKernels kernels;
  for (MapKernel& kernel : kernels.of) kernel = copy_row;
  return kernels;
}

// In the order of kernel_index().
constexpr MapKernels kTo[] = {
    for_all_dtypes().writes(ACL_FLOAT), for_all_dtypes().writes(ACL_FLOAT16),
    for_all_dtypes().writes(ACL_BF16), for_all_dtypes().writes(ACL_DOUBLE),
    for_all_dtypes().writes(ACL_BOOL), for_all_dtypes().writes(ACL_INT8),
    for_all_dtypes().writes(ACL_UINT8), for_all_dtypes().writes(ACL_INT16),
    for_all_dtypes().writes(ACL_UINT16), for_all_dtypes().writes(ACL_INT32),
    for_all_dtypes().writes(ACL_UINT32), for_all_dtypes().writes(ACL_INT64),
    for_all_dtypes().writes(ACL_UINT64), for_all_dtypes().writes(ACL_COMPLEX64),
    for_all_dtypes().writes(ACL_COMPLEX128), for_all_dtypes().writes(ACL_COMPLEX32),
};
static_assert(sizeof kTo / sizeof kTo[0] == kKernelDTypes && kTo[kernel_index(ACL_BOOL)].result == ACL_BOOL);
constexpr MapKernels kSame = for_all_dtypes();

}  // namespace

const MapKernels& copy_kernels(DType from, DType to) { return from == to ? kSame : kTo[kernel_index(to)]; }

}  // namespace pyaclnn
