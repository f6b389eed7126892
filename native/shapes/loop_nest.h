// Loop nests: the dims that a shape walks, after everything that doesn't matter is gone.
#pragma once

#include "base/view.h"
#include "kernels/map.h"

namespace pyaclnn {

inline constexpr int kMaxOperands = kMaxInputs + 1;

// Where an operand's elements are during a run: the tensor's data pointer, and what lies there.
struct Memory {
  const void* address;
  DType dtype;
};

// Loops over operands that all have, or broadcast to, one shape. Dims of one element vanish; dims are ordered so that
// operand 0 is walked with falling strides, and its strides are not negative; neighbours that lie like one dim in every
// operand become one. The last dim is the innermost. An empty shape gives one loop of no elements.
struct LoopNest {
  int rank = 0;
  int operands = 0;
  int64_t extent[kMaxRank];
  int64_t stride[kMaxOperands][kMaxRank];  // in elements
  int64_t origin[kMaxOperands];            // the first element walked, in elements from the data pointer

  LoopNest(const Dims& shape, const View* const* views, int count);

  int64_t element_count() const;
  int64_t inner_stride(int operand) const { return stride[operand][rank - 1]; }
  // Whether writing operand 0 changes what is read of the operand later: they share memory and aren't walked in step.
  bool read_after_write(int operand, const Memory& output, const Memory& input) const;
  // Makes the operand one that lies in the order of the nest, from its first element on.
  void make_contiguous(int operand);

 private:
  struct Span {
    const char *begin, *end;
  };
  Span span(int operand, const Memory& memory) const;
  void drop_dim(int dim);
  void swap_dims(int a, int b);
  void make_operand0_positive();
  void sort_dims();
  void merge_dims();
};

// A nest cut into tiles of rows and columns. Borders depend on the nest and the two sizes alone.
class Tiles {
 public:
  // The nest must outlive its tiles.
  // `row_dim` is the dim of the nest that rows run over, -1 when there is only one row.
  Tiles(const LoopNest& nest, int row_dim, int64_t most_rows, int64_t most_columns);

  int64_t count() const { return outer_ * row_blocks_ * column_blocks_; }
  int64_t most_elements() const { return most_rows_ * most_columns_; }
  int64_t most_columns() const { return most_columns_; }
  int64_t row_stride(int operand) const { return row_dim_ < 0 ? 0 : nest_->stride[operand][row_dim_]; }

  struct Tile {
    int64_t rows, columns;
    int64_t origin[kMaxOperands];
  };
  Tile at(int64_t index) const;

 private:
  const LoopNest* nest_;
  int row_dim_;
  int64_t rows_, columns_, most_rows_, most_columns_;
  int64_t row_blocks_, column_blocks_, outer_;
};

}  // namespace pyaclnn
