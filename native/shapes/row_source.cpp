#include "shapes/row_source.h"

#include <cstdlib>
#include <cstring>

#include "base/thread_pool.h"

namespace pyaclnn {

OperandPath OperandPath::of(const LoopNest& nest, int operand, DType dtype, DType kernel_dtype, bool output,
                            DType via) {
  OperandPath path;
  const DType from = output ? kernel_dtype : dtype, to = output ? dtype : kernel_dtype;
  const bool twice = via != from && via != to && from != to;
  path.element_bytes = dtype_size(dtype);
  path.kernel_bytes = dtype_size(kernel_dtype);
  path.convert = from == to ? nullptr : convert_kernel(from, twice ? via : to);
  path.then = twice ? convert_kernel(via, to) : nullptr;
  const int64_t stride = nest.inner_stride(operand);
  const int64_t length = nest.extent[nest.rank - 1];
  const bool row_after_row = nest.rank == 1 || nest.stride[operand][nest.rank - 2] == length;
  if (length < kShortRow && nest.rank > 1 && !(stride == 1 && row_after_row && path.convert == nullptr)) {
    path.kind = packed;
  } else if (stride == 0 && !output) {
    path.kind = repeated;
  } else if (stride == 1 && path.convert == nullptr) {
    path.kind = direct;
  } else {
    path.kind = packed;
  }
  return path;
}

namespace {

struct RowDim {
  int dim;
  bool is_dense;  // denser than the innermost dim, in some operand
};

// The dim that rows run over: where a packed operand lies densest, so that its cache lines are used whole; else the
// next outer one.
RowDim choose_row_dim(const LoopNest& nest, const OperandPath* paths) {
  int best = nest.rank - 2;
  int64_t best_stride = INT64_MAX;
  for (int k = 0; k < nest.operands; ++k) {
    if (paths[k].kind != OperandPath::packed || std::llabs(nest.inner_stride(k)) == 1) continue;
    for (int i = 0; i + 1 < nest.rank; ++i) {
      const int64_t stride = std::llabs(nest.stride[k][i]);
      if (stride != 0 && stride < best_stride && stride < std::llabs(nest.inner_stride(k))) {
        best = i;
        best_stride = stride;
      }
    }
  }
  return {best, best_stride != INT64_MAX};
}

}  // namespace

Tiles tiles_for(const LoopNest& nest, const OperandPath* paths) {
  bool buffered = false, wide = false;
  for (int k = 0; k < nest.operands; ++k) {
    wide = wide || std::max(paths[k].element_bytes, paths[k].kernel_bytes) > 8;
    buffered = buffered || paths[k].kind == OperandPath::packed;
  }
  // Elements of 16 bytes leave room for half as many in a buffer.
  const int64_t budget = !buffered ? kDirectElements : wide ? kTileElements / 2 : kTileElements;
  const RowDim row = choose_row_dim(nest, paths);
  // Then tiles are as wide as high, so that the cache lines of all operands are used whole.
  const int64_t columns = row.is_dense ? 64 : budget;
  const int64_t most_columns = std::max<int64_t>(1, std::min(columns, nest.extent[nest.rank - 1]));
  return Tiles(nest, row.dim, std::max<int64_t>(1, budget / most_columns), most_columns);
}

int64_t grain_of(const Tiles& tiles) {
  const int64_t worth_waking = kGrainElements / tiles.most_elements();
  const int64_t share = tiles.count() / (8 * thread_count());
  return std::max<int64_t>({1, worth_waking, share});
}

void RowSource::load(const void* data, int64_t origin, const Block& block) {
  block_ = block;
  first_ = static_cast<const char*>(data) + origin * static_cast<int64_t>(path_.element_bytes);
  if (path_.kind == OperandPath::repeated && block.row_stride == 0) repeat(first_);
  if (path_.kind != OperandPath::packed) return;
  const int64_t count = block.rows * block.columns;
  const bool in_place = block.column_stride == 1 && (block.rows == 1 || block.row_stride == block.columns);
  if (!in_place) gather_block(first_, block, path_.element_bytes, raw_);
  if (path_.convert) {
    path_.convert(in_place ? first_ : raw_, converted_, count);
    first_ = converted_;
    if (path_.then) {
      path_.then(converted_, raw_, count);
      first_ = raw_;
    }
  } else if (!in_place) {
    first_ = raw_;
  }
}

RowInput RowSource::row(int64_t index) {
  switch (path_.kind) {
    case OperandPath::direct:
      return {first_ + index * block_.row_stride * static_cast<int64_t>(path_.element_bytes), 1};
    case OperandPath::repeated:
      if (block_.row_stride != 0) repeat(first_ + index * block_.row_stride * static_cast<int64_t>(path_.element_bytes));
      return {repeated_, 0};
    default:
      return {first_ + index * block_.columns * static_cast<int64_t>(path_.kernel_bytes), 1};
  }
}

void RowSource::repeat(const void* value) {
  if (path_.then) {
    path_.convert(value, converted_, 1);
    path_.then(converted_, repeated_, 1);
  } else if (path_.convert) {
    path_.convert(value, repeated_, 1);
  } else {
    std::memcpy(repeated_, value, path_.kernel_bytes);
  }
  for (size_t filled = path_.kernel_bytes; filled < kRepeatBytes; filled *= 2) {
    std::memcpy(repeated_ + filled, repeated_, std::min(filled, kRepeatBytes - filled));
  }
}

void RowSink::open(void* data, int64_t origin, const Block& block) {
  block_ = block;
  first_ = static_cast<char*>(data) + origin * static_cast<int64_t>(path_.element_bytes);
}

void* RowSink::row(int64_t index) {
  if (path_.kind == OperandPath::direct) {
    return first_ + index * block_.row_stride * static_cast<int64_t>(path_.element_bytes);
  }
  return computed_ + index * block_.columns * static_cast<int64_t>(path_.kernel_bytes);
}

void RowSink::close() {
  if (path_.kind == OperandPath::direct) return;
  const int64_t count = block_.rows * block_.columns;
  const bool in_place = block_.column_stride == 1 && (block_.rows == 1 || block_.row_stride == block_.columns);
  char* result = computed_;
  if (path_.convert) {
    char* target = in_place ? first_ : converted_;
    path_.convert(computed_, path_.then ? converted_ : target, count);
    if (path_.then) path_.then(converted_, target = in_place ? first_ : computed_, count);
    result = target;
  }
  if (!in_place) scatter_block(result, first_, block_, path_.element_bytes);
  if (in_place && !path_.convert) std::memcpy(first_, computed_, count * path_.kernel_bytes);
}

void gather_operand(const LoopNest& nest, int operand, const void* address, size_t element_bytes, void* to) {
  LoopNest with_target = nest;
  with_target.make_contiguous(0);
  const int row_dim = nest.rank - 2;
  const Tiles tiles(with_target, row_dim, row_dim < 0 ? 1 : nest.extent[row_dim], nest.extent[nest.rank - 1]);
  const int64_t bytes = static_cast<int64_t>(element_bytes);
  for (int64_t index = 0; index < tiles.count(); ++index) {
    const Tiles::Tile tile = tiles.at(index);
    const Block block{tile.rows, tile.columns, tiles.row_stride(operand), nest.inner_stride(operand)};
    gather_block(static_cast<const char*>(address) + tile.origin[operand] * bytes, block, element_bytes,
                 static_cast<char*>(to) + tile.origin[0] * bytes);
  }
}

}  // namespace pyaclnn
