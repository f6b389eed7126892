// Copies between strided and contiguous memory, by element size and without regard to dtype.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pyaclnn {

// A block of rows x columns elements. Strides count elements and may be zero or negative.
struct Block {
  int64_t rows, columns;
  int64_t row_stride, column_stride;
};

// Packs the block at `from` into row-major `to`, or writes row-major `from` into the block at `to`.
// `bytes` is the element size: 1, 2, 4, 8 or 16.
void gather_block(const void* from, const Block& block, size_t bytes, void* to);
void scatter_block(const void* from, void* to, const Block& block, size_t bytes);

}  // namespace pyaclnn
