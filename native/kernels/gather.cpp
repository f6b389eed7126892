#include "kernels/gather.h"

#include <cstdlib>
#include <cstring>

namespace pyaclnn {
namespace {

// Shorter rows are moved element by element: a call costs more.
constexpr int64_t kWorthMemcpy = 16;

struct Bytes16 {
  uint64_t part[2];
};

// Calls with a value of the unsigned type of `bytes` bytes.
template <class Function>
void with_element(size_t bytes, Function&& function) {
  switch (bytes) {
    case 1:
      return function(uint8_t{});
    case 2:
      return function(uint16_t{});
    case 4:
      return function(uint32_t{});
    case 8:
      return function(uint64_t{});
    default:
      return function(Bytes16{});
  }
}

// Walks along the dim in which the strided side is densest, so that each cache line of it is fetched once.
template <class Move>
void walk(const Block& block, Move&& move) {
  if (std::llabs(block.row_stride) < std::llabs(block.column_stride)) {
    for (int64_t c = 0; c < block.columns; ++c) {
      for (int64_t r = 0; r < block.rows; ++r) move(r, c);
    }
  } else {
    for (int64_t r = 0; r < block.rows; ++r) {
      for (int64_t c = 0; c < block.columns; ++c) move(r, c);
    }
  }
}

}  // namespace

void gather_block(const void* from, const Block& block, size_t bytes, void* to) {
  with_element(bytes, [&](auto element) {
    using T = decltype(element);
    const T* source = static_cast<const T*>(from);
    T* packed = static_cast<T*>(to);
    if (block.column_stride == 1 && block.columns >= kWorthMemcpy) {
      for (int64_t r = 0; r < block.rows; ++r) {
        std::memcpy(packed + r * block.columns, source + r * block.row_stride, block.columns * sizeof(T));
      }
      return;
    }
    walk(block, [&](int64_t r, int64_t c) {
      packed[r * block.columns + c] = source[r * block.row_stride + c * block.column_stride];
    });
  });
}

void scatter_block(const void* from, void* to, const Block& block, size_t bytes) {
  with_element(bytes, [&](auto element) {
    using T = decltype(element);
    const T* packed = static_cast<const T*>(from);
    T* target = static_cast<T*>(to);
    if (block.column_stride == 1 && block.columns >= kWorthMemcpy) {
      for (int64_t r = 0; r < block.rows; ++r) {
        std::memcpy(target + r * block.row_stride, packed + r * block.columns, block.columns * sizeof(T));
      }
      return;
    }
    walk(block, [&](int64_t r, int64_t c) {
      target[r * block.row_stride + c * block.column_stride] = packed[r * block.columns + c];
    });
  });
}

}  // namespace pyaclnn
