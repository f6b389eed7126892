// Picking elements by a mask of bytes, of which any but 0 picks.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pyaclnn {

int64_t count_picked(const uint8_t* mask, int64_t count);

// Writes the picked elements of `from` one behind the other, `stride` elements apart, and nothing behind the last.
// `bytes` is the element size: 1, 2, 4 or 8.
void compress(const void* from, const uint8_t* mask, int64_t count, size_t bytes, void* to, int64_t stride);

}  // namespace pyaclnn
