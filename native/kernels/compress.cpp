#include "kernels/compress.h"

#include <algorithm>

namespace pyaclnn {
namespace {

// Branch-free: every element is written to a small buffer, and the next one overwrites it unless it was picked.
constexpr int64_t kBlock = 256;

template <class T>
void compress_words(const T* from, const uint8_t* mask, int64_t count, T* to, int64_t stride) {
  T picked[kBlock];
  for (int64_t begin = 0; begin < count; begin += kBlock) {
    const int64_t end = std::min(begin + kBlock, count);
    int64_t size = 0;
    for (int64_t i = begin; i < end; ++i) {
      picked[size] = from[i];
      size += mask[i] != 0;
    }
    for (int64_t i = 0; i < size; ++i) to[i * stride] = picked[i];
    to += size * stride;
  }
}

}  // namespace

int64_t count_picked(const uint8_t* mask, int64_t count) {
  return count - std::count(mask, mask + count, uint8_t{0});
}

void compress(const void* from, const uint8_t* mask, int64_t count, size_t bytes, void* to, int64_t stride) {
  const auto words = [&](auto word) {
    using T = decltype(word);
    compress_words(static_cast<const T*>(from), mask, count, static_cast<T*>(to), stride);
  };
  if (bytes == 1) words(uint8_t{});
  if (bytes == 2) words(uint16_t{});
  if (bytes == 4) words(uint32_t{});
  if (bytes == 8) words(uint64_t{});
}

}  // namespace pyaclnn
