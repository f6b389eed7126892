#include "shapes/reduce_walk.h"

#include <cstdlib>

#include "base/thread_pool.h"

namespace pyaclnn {

namespace {

// Columns that are worked on together when they pass through a buffer, and results when each has a row.
constexpr int64_t kPackedColumns = 128, kRowResults = 64;
// Fewer columns than that leave vectors empty.
constexpr int64_t kFewColumns = 16;
// Fewer elements in a row leave lanes empty.
constexpr int64_t kFewElements = 64;

// The output as a view with the input's rank, 1 along reduced dims.
View with_reduced_dims(const View& out, const Dims& shape, DimSet dims) {
  View view{out.dtype, reduced_shape(shape, dims, true), Dims::filled(shape.size(), 0), out.offset};
  int axis = out.rank();
  const bool kept = out.rank() == shape.rank();
  for (int i = shape.rank() - 1; i >= 0; --i) {
    const bool reduced = dims >> i & 1;
    if (reduced && !kept) continue;
    // A result of one element may have a dim more or less.
    if (--axis >= 0) view.strides[i] = out.strides[axis];
  }
  return view;
}

LoopNest kept_nest(std::initializer_list<const View*> outs, const View& in, DimSet dims) {
  const Dims shape = reduced_shape(in.shape, dims, true);
  const View input{in.dtype, shape, in.strides, in.offset};
  View outputs[2];
  const View* views[3];
  int count = 0;
  for (const View* out : outs) {
    outputs[count] = with_reduced_dims(*out, in.shape, dims);
    views[count == 0 ? 0 : 2] = &outputs[count];
    ++count;
  }
  views[ReduceWalk::kInput] = &input;
  return LoopNest(shape, views, count + 1);
}

// Over the reduced dims: in the order of the shape, or else in the input's.
LoopNest reduced_nest(const View& in, DimSet dims, bool ordered) {
  const Dims shape = reduced_shape(in.shape, ~dims, true);
  const View elements{in.dtype, shape, in.strides, 0};
  const View order{in.dtype, shape, contiguous_strides(shape), 0};
  const View* views[] = {ordered ? &order : &elements, &elements};
  return LoopNest(shape, views, 2);
}

// An element is converted to `dtype` and from there to what the kernel reads, even where it had that dtype before:
// values that are summed in a half type are rounded to it.
OperandPath element_path(DType from, DType dtype, DType kernel) {
  OperandPath path{OperandPath::packed, dtype_size(from), dtype_size(kernel), nullptr, nullptr};
  if (from != dtype) path.convert = convert_kernel(from, dtype);
  if (dtype != kernel) (path.convert ? path.then : path.convert) = convert_kernel(dtype, kernel);
  return path;
}

}  // namespace

LoopNest whole_nest(const View& out, const View& in, DimSet dims) {
  const View output = with_reduced_dims(out, in.shape, dims);
  const View* views[] = {&output, &in};
  return LoopNest(in.shape, views, 2);
}

ReduceWalk::ReduceWalk(std::initializer_list<const View*> outs, const View& in, DimSet dims, DType dtype,
                       DType kernel_dtype, bool ordered, int64_t most_results)
    : kept_(kept_nest(outs, in, dims)),
      reduced_(reduced_nest(in, dims, ordered)),
      path_(element_path(in.dtype, dtype, kernel_dtype)),
      most_results_(most_results) {
  choose();
}

void ReduceWalk::choose() {
  const int64_t step = std::llabs(reduced_.inner_stride(1));
  const int64_t length = reduced_.extent[reduced_.rank - 1];
  // Columns are the results that lie densest.
  column_dim_ = kept_.rank - 1;
  int64_t column_step = INT64_MAX;
  for (int i = kept_.rank - 1; i >= 0; --i) {
    const int64_t stride = std::llabs(kept_.stride[kInput][i]);
    if (kept_.extent[i] < kFewColumns || stride >= column_step) continue;
    column_dim_ = i;
    column_step = stride;
  }
  const int64_t columns = kept_.extent[column_dim_];
  by_columns_ = columns >= kFewColumns && (column_step <= step || length < kFewElements);
  short_rows_ = !by_columns_ && length < kShortRow && reduced_.rank > 1;
  const int64_t run_stride = by_columns_ ? kept_.stride[kInput][column_dim_] : reduced_.inner_stride(1);
  if (path_.convert == nullptr && run_stride == 1 && !short_rows_) path_.kind = OperandPath::direct;

  // Small enough that every thread finds a block, but not so small that vectors or calls are wasted.
  const int64_t outer = kept_.element_count() / std::max<int64_t>(1, columns);
  const int64_t wanted = 4 * thread_count() / std::max<int64_t>(1, outer) + 1;
  const int64_t share = std::max((columns + wanted - 1) / wanted, by_columns_ ? kPackedColumns : 8);
  const int64_t most = by_columns_ ? (path_.kind == OperandPath::direct ? most_results_ : kPackedColumns) : kRowResults;
  block_results_ = std::max<int64_t>(1, std::min({columns, share, most, most_results_}));
  blocks_ = outer * ((columns + block_results_ - 1) / block_results_);
}

ReduceWalk::Results ReduceWalk::block_at(int64_t index) const {
  const int64_t columns = kept_.extent[column_dim_];
  const int64_t in_column = (columns + block_results_ - 1) / block_results_;
  const int64_t column = index % in_column * block_results_;
  index /= in_column;
  Results block;
  block.first = index * columns + column;
  block.count = std::min(block_results_, columns - column);
  for (int k = 0; k < kept_.operands; ++k) {
    block.origin[k] = kept_.origin[k] + column * kept_.stride[k][column_dim_];
  }
  for (int i = kept_.rank - 1; i >= 0; --i) {
    if (i == column_dim_) continue;
    const int64_t position = index % kept_.extent[i];
    index /= kept_.extent[i];
    for (int k = 0; k < kept_.operands; ++k) block.origin[k] += position * kept_.stride[k][i];
  }
  return block;
}

// Where an element lies, and how many are left at the innermost stride, itself included.
int64_t ReduceWalk::find(int64_t element, int64_t* follow) const {
  int64_t offset = reduced_.origin[1];
  *follow = reduced_.extent[reduced_.rank - 1] - element % reduced_.extent[reduced_.rank - 1];
  for (int i = reduced_.rank - 1; i >= 0 && element > 0; --i) {
    offset += element % reduced_.extent[i] * reduced_.stride[1][i];
    element /= reduced_.extent[i];
  }
  return offset;
}

// Elements a buffer holds.
int64_t ReduceWalk::capacity() const {
  return std::max(path_.element_bytes, path_.kernel_bytes) > 8 ? kTileElements / 2 : kTileElements;
}

ReduceRows ReduceWalk::load(RowSource* source, const void* in, int64_t origin, const Block& block) const {
  source->load(in, origin, block);
  const int64_t row_elements = path_.kind == OperandPath::direct ? block.row_stride : block.columns;
  return {source->row(0).data, row_elements * static_cast<int64_t>(path_.kernel_bytes), static_cast<size_t>(block.rows),
          static_cast<size_t>(block.columns)};
}

}  // namespace pyaclnn
