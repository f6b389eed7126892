#include "kernels/simd/targets.h"
// One target only, the baseline: a transpose moves data and gains nothing from wider vectors.
#include <hwy/highway.h>

#include <cstdlib>
#include <cstring>
#include <type_traits>

#include "kernels/gather.h"

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

namespace hn = hwy::HWY_NAMESPACE;

// Transposes rows x columns elements: source element (r, c) is at r + c * source_step, the target's at r * target_step
// + c. Interleaving the halves of a square of vectors log2(lanes) times transposes it.
template <class T>
void transpose(const T* from, int64_t source_step, T* to, int64_t target_step, int64_t rows, int64_t columns) {
  const hn::FixedTag<T, 16 / sizeof(T)> d;
  constexpr int kLanes = 16 / sizeof(T);
  int64_t c = 0;
  for (; c + kLanes <= columns; c += kLanes) {
    int64_t r = 0;
    for (; r + kLanes <= rows; r += kLanes) {
      hn::Vec<decltype(d)> square[kLanes], next[kLanes];
      for (int i = 0; i < kLanes; ++i) square[i] = hn::LoadU(d, from + r + (c + i) * source_step);
      for (int stage = 1; stage < kLanes; stage *= 2) {
        for (int i = 0; i < kLanes / 2; ++i) {
          next[2 * i] = hn::InterleaveLower(d, square[i], square[i + kLanes / 2]);
          next[2 * i + 1] = hn::InterleaveUpper(d, square[i], square[i + kLanes / 2]);
        }
        for (int i = 0; i < kLanes; ++i) square[i] = next[i];
      }
      for (int i = 0; i < kLanes; ++i) hn::StoreU(square[i], d, to + (r + i) * target_step + c);
    }
    for (; r < rows; ++r) {
      for (int i = 0; i < kLanes; ++i) to[r * target_step + c + i] = from[r + (c + i) * source_step];
    }
  }
  for (; c < columns; ++c) {
    for (int64_t r = 0; r < rows; ++r) to[r * target_step + c] = from[r + c * source_step];
  }
}

template <class T>
using Block16 = hn::FixedTag<T, 16 / sizeof(T)>;

// Every second element. What lies between is loaded as well, but nothing beyond the last one.
template <class T>
void gather_every_second(const T* from, T* to, int64_t count) {
  const Block16<T> d;
  constexpr int64_t kLanes = hn::MaxLanes(d);
  int64_t i = 0;
  for (; i + kLanes < count; i += kLanes) {
    hn::Vec<decltype(d)> even, odd;
    hn::LoadInterleaved2(d, from + 2 * i, even, odd);
    hn::StoreU(even, d, to + i);
  }
  for (; i < count; ++i) to[i] = from[2 * i];
}

// Elements in falling order of addresses.
template <class T>
void reverse(const T* last, T* to, int64_t count) {
  const Block16<T> d;
  const hn::Repartition<uint8_t, decltype(d)> bytes;
  constexpr int64_t kLanes = hn::MaxLanes(d);
  alignas(16) uint8_t order[16];
  for (size_t i = 0; i < 16; ++i) order[i] = static_cast<uint8_t>(16 - sizeof(T) * (i / sizeof(T) + 1) + i % sizeof(T));
  const auto turned = hn::Load(bytes, order);
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    const auto some = hn::BitCast(bytes, hn::LoadU(d, last - i - kLanes + 1));
    hn::StoreU(hn::BitCast(d, hn::TableLookupBytes(some, turned)), d, to + i);
  }
  for (; i < count; ++i) to[i] = last[-i];
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
    if constexpr (std::is_integral_v<T>) {
      if (block.row_stride == 1) return transpose(source, block.column_stride, packed, block.columns, block.rows, block.columns);
      if (block.column_stride == 2 || block.column_stride == -1) {
        for (int64_t r = 0; r < block.rows; ++r) {
          const T* row = source + r * block.row_stride;
          T* to_row = packed + r * block.columns;
          const auto move = block.column_stride == 2 ? gather_every_second<T> : reverse<T>;
          move(row, to_row, block.columns);
        }
        return;
      }
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
    if constexpr (std::is_integral_v<T>) {
      // The packed rows are the columns of what is written.
      if (block.row_stride == 1) return transpose(packed, block.columns, target, block.column_stride, block.columns, block.rows);
    }
    walk(block, [&](int64_t r, int64_t c) {
      target[r * block.row_stride + c * block.column_stride] = packed[r * block.columns + c];
    });
  });
}

}  // namespace pyaclnn
