#include "shapes/loop_nest.h"

#include <cstdlib>
#include <utility>

namespace pyaclnn {

LoopNest::LoopNest(const Dims& shape, const View* const* views, int count) : operands(count) {
  rank = shape.rank();
  for (int i = 0; i < rank; ++i) extent[i] = shape[i];
  for (int k = 0; k < count; ++k) {
    const Dims strides = broadcast_strides(views[k]->shape, views[k]->strides, shape);
    origin[k] = views[k]->offset;
    for (int i = 0; i < rank; ++i) stride[k][i] = strides[i];
  }
  for (int i = rank - 1; i >= 0; --i) {
    if (extent[i] == 1) drop_dim(i);
  }
  if (pyaclnn::element_count(shape) == 0 || rank == 0) {
    // Nothing to walk, or one element: a single loop says either.
    rank = 1;
    extent[0] = pyaclnn::element_count(shape);
    for (int k = 0; k < count; ++k) stride[k][0] = 1;
    return;
  }
  make_operand0_positive();
  sort_dims();
  merge_dims();
}

int64_t LoopNest::element_count() const {
  int64_t count = 1;
  for (int i = 0; i < rank; ++i) count *= extent[i];
  return count;
}

LoopNest::Span LoopNest::span(int operand, const Memory& memory) const {
  int64_t low = origin[operand], high = origin[operand];
  for (int i = 0; i < rank; ++i) {
    const int64_t reach = (extent[i] - 1) * stride[operand][i];
    (reach < 0 ? low : high) += reach;
  }
  const char* base = static_cast<const char*>(memory.address);
  const int64_t bytes = static_cast<int64_t>(dtype_size(memory.dtype));
  return {base + low * bytes, base + (high + 1) * bytes};
}

bool LoopNest::read_after_write(int operand, const Memory& output, const Memory& input) const {
  if (element_count() == 0) return false;
  const Span written = span(0, output), read = span(operand, input);
  if (written.begin >= read.end || read.begin >= written.end) return false;
  const bool in_step = output.address == input.address && output.dtype == input.dtype &&
                       origin[0] == origin[operand] && std::equal(stride[0], stride[0] + rank, stride[operand]);
  return !in_step;
}

void LoopNest::make_contiguous(int operand) {
  origin[operand] = 0;
  int64_t next = 1;
  for (int i = rank - 1; i >= 0; --i) {
    stride[operand][i] = next;
    next *= extent[i];
  }
}

void LoopNest::drop_dim(int dim) {
  for (int i = dim; i + 1 < rank; ++i) {
    extent[i] = extent[i + 1];
    for (int k = 0; k < operands; ++k) stride[k][i] = stride[k][i + 1];
  }
  --rank;
}

void LoopNest::swap_dims(int a, int b) {
  std::swap(extent[a], extent[b]);
  for (int k = 0; k < operands; ++k) std::swap(stride[k][a], stride[k][b]);
}

void LoopNest::make_operand0_positive() {
  for (int i = 0; i < rank; ++i) {
    if (stride[0][i] >= 0) continue;
    for (int k = 0; k < operands; ++k) {
      origin[k] += stride[k][i] * (extent[i] - 1);
      stride[k][i] = -stride[k][i];
    }
  }
}

void LoopNest::sort_dims() {
  // Insertion sort: stable, so that ties keep the order of the shape.
  for (int i = 1; i < rank; ++i) {
    for (int j = i; j > 0 && stride[0][j - 1] < stride[0][j]; --j) swap_dims(j - 1, j);
  }
}

void LoopNest::merge_dims() {
  for (int i = rank - 2; i >= 0; --i) {
    bool one = true;
    for (int k = 0; k < operands; ++k) one = one && stride[k][i] == stride[k][i + 1] * extent[i + 1];
    if (!one) continue;
    extent[i + 1] *= extent[i];
    drop_dim(i);
  }
}

Tiles::Tiles(const LoopNest& nest, int row_dim, int64_t most_rows, int64_t most_columns)
    : nest_(&nest), row_dim_(row_dim) {
  rows_ = row_dim < 0 ? 1 : nest.extent[row_dim];
  columns_ = nest.extent[nest.rank - 1];
  most_rows_ = std::min(most_rows, rows_);
  most_columns_ = std::min(most_columns, std::max<int64_t>(columns_, 1));
  row_blocks_ = (rows_ + most_rows_ - 1) / most_rows_;
  column_blocks_ = (columns_ + most_columns_ - 1) / most_columns_;
  outer_ = 1;
  for (int i = 0; i + 1 < nest.rank; ++i) {
    if (i != row_dim) outer_ *= nest.extent[i];
  }
}

Tiles::Tile Tiles::at(int64_t index) const {
  const LoopNest& nest = *nest_;
  const int64_t column = index % column_blocks_ * most_columns_;
  index /= column_blocks_;
  const int64_t row = index % row_blocks_ * most_rows_;
  index /= row_blocks_;
  Tile tile;
  tile.rows = std::min(most_rows_, rows_ - row);
  tile.columns = std::min(most_columns_, columns_ - column);
  for (int k = 0; k < nest.operands; ++k) {
    tile.origin[k] = nest.origin[k] + column * nest.inner_stride(k) + row * row_stride(k);
  }
  for (int i = nest.rank - 2; i >= 0; --i) {
    if (i == row_dim_) continue;
    const int64_t position = index % nest.extent[i];
    index /= nest.extent[i];
    for (int k = 0; k < nest.operands; ++k) tile.origin[k] += position * nest.stride[k][i];
  }
  return tile;
}

}  // namespace pyaclnn
