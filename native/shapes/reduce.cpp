#include "shapes/reduce.h"

#include <cstdlib>
#include <cstring>
#include <memory>

#include "base/thread_pool.h"

namespace pyaclnn {
namespace {

// Room for the lanes of one block.
constexpr int64_t kLaneBytes = 64 << 10;
// Results in a block at most: of columns read in place, of columns that pass through a buffer, and of rows.
constexpr int64_t kDirectColumns = 512, kPackedColumns = 128, kRowResults = 64;
constexpr int64_t kAccumulatorBytes = kDirectColumns * 8;
// Fewer columns than that leave vectors empty.
constexpr int64_t kFewColumns = 16;
// Fewer elements in a row leave lanes empty.
constexpr int64_t kFewElements = 64;

// The output as a view with the input's rank, 1 along reduced dims.
View aligned(const View& out, const Dims& shape, DimSet dims) {
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

View slice(const View& view, const Dims& shape, int64_t offset) { return {view.dtype, shape, view.strides, offset}; }

LoopNest nest_of(const Dims& shape, const View& first, const View& second) {
  const View* views[] = {&first, &second};
  return LoopNest(shape, views, 2);
}

// The dtype that has a kernel for values of `dtype`: half types widen, and so do small integers.
DType kernel_dtype(const ReduceKernels& kernels, DType dtype) {
  if (kernels[dtype]) return dtype;
  if (category(dtype) != Category::integer) return pyaclnn::compute_dtype(dtype);
  return kernels[ACL_INT32] && dtype_size(dtype) < 4 ? ACL_INT32 : ACL_INT64;
}

// An element is converted to `dtype` and from there to what the kernel reads, even where it had that dtype before:
// values that are summed in a half type are rounded to it.
OperandPath element_path(DType from, DType dtype, DType kernel) {
  OperandPath path{OperandPath::packed, dtype_size(from), dtype_size(kernel), nullptr, nullptr};
  if (from != dtype) path.convert = convert_kernel(from, dtype);
  if (dtype != kernel) (path.convert ? path.then : path.convert) = convert_kernel(dtype, kernel);
  return path;
}

OperandPath result_path(DType dtype, DType to) {
  return {OperandPath::packed, dtype_size(to), dtype_size(dtype), dtype == to ? nullptr : convert_kernel(dtype, to),
          nullptr};
}

// Over the reduced dims: in the order of the shape where order matters, else in the input's.
LoopNest reduced_nest(const View& in, DimSet dims, bool ordered) {
  const Dims shape = reduced_shape(in.shape, ~dims, true);
  const View elements = slice(in, shape, 0);
  const View order{in.dtype, shape, contiguous_strides(shape), 0};
  return nest_of(shape, ordered ? order : elements, elements);
}

}  // namespace

Reduce::Reduce(const ReduceKernels& kernels, const View& out, const View& in, DimSet dims, DType dtype)
    : kernel_(kernels[kernel_dtype(kernels, dtype)]),
      whole_(nest_of(in.shape, aligned(out, in.shape, dims), in)),
      kept_(nest_of(reduced_shape(in.shape, dims, true), aligned(out, in.shape, dims),
                    slice(in, reduced_shape(in.shape, dims, true), in.offset))),
      reduced_(reduced_nest(in, dims, kernel_.ordered)),
      in_dtype_(in.dtype),
      out_dtype_(out.dtype),
      to_result_(convert_kernel(kernel_.accumulator, dtype)),
      in_path_(element_path(in.dtype, dtype, kernel_dtype(kernels, dtype))),
      out_path_(result_path(dtype, out.dtype)) {
  choose_walk();
}

void Reduce::choose_walk() {
  const int64_t step = std::llabs(reduced_.inner_stride(1));
  const int64_t length = reduced_.extent[reduced_.rank - 1];
  // Columns are the results that lie densest.
  column_dim_ = kept_.rank - 1;
  int64_t column_step = INT64_MAX;
  for (int i = kept_.rank - 1; i >= 0; --i) {
    const int64_t stride = std::llabs(kept_.stride[1][i]);
    if (kept_.extent[i] < kFewColumns || stride >= column_step) continue;
    column_dim_ = i;
    column_step = stride;
  }
  const int64_t columns = kept_.extent[column_dim_];
  by_columns_ = columns >= kFewColumns && (column_step <= step || length < kFewElements);

  short_rows_ = !by_columns_ && length < kShortRow && reduced_.rank > 1;

  const int64_t run_stride = by_columns_ ? kept_.stride[1][column_dim_] : reduced_.inner_stride(1);
  const bool direct = in_path_.convert == nullptr && run_stride == 1 && !short_rows_;
  if (direct) in_path_.kind = OperandPath::direct;

  // Small enough that every thread finds a block.
  const int64_t outer = kept_.element_count() / std::max<int64_t>(1, columns);
  const int64_t wanted = 4 * thread_count() / std::max<int64_t>(1, outer) + 1;
  const int64_t most = !by_columns_ ? kRowResults : direct ? kDirectColumns : kPackedColumns;
  const int64_t wide = dtype_size(kernel_.accumulator) > 8 ? 2 : 1;
  const int64_t share = std::max((columns + wanted - 1) / wanted, std::min(most, by_columns_ ? kPackedColumns : 8));
  block_columns_ = std::max<int64_t>(1, std::min({columns, share, most / wide}));
  blocks_ = outer * ((columns + block_columns_ - 1) / block_columns_);
}

Reduce::Results Reduce::block_at(int64_t index) const {
  const int64_t columns = kept_.extent[column_dim_];
  const int64_t in_column = (columns + block_columns_ - 1) / block_columns_;
  const int64_t column = index % in_column * block_columns_;
  index /= in_column;
  Results block{kept_.origin[0] + column * kept_.stride[0][column_dim_],
              kept_.origin[1] + column * kept_.stride[1][column_dim_], index * columns + column,
              std::min(block_columns_, columns - column)};
  for (int i = kept_.rank - 1; i >= 0; --i) {
    if (i == column_dim_) continue;
    const int64_t position = index % kept_.extent[i];
    index /= kept_.extent[i];
    block.out_origin += position * kept_.stride[0][i];
    block.in_origin += position * kept_.stride[1][i];
  }
  return block;
}

// What a thread works with.
struct Reduce::Worker {
  const Reduce& shape;
  const ReduceKernel& kernel;
  const void* params;
  RowSource source;
  RowSink sink;
  alignas(64) char lanes[kLaneBytes];
  alignas(64) char accumulators[kAccumulatorBytes];

  Worker(const Reduce& reduce, const void* functor)
      : shape(reduce), kernel(reduce.kernel_), params(functor), sink(reduce.out_path_) {
    source.use(reduce.in_path_);
  }

  // Where element `index` lies, and how many more follow at the innermost stride.
  int64_t find(int64_t index, int64_t* follow) const {
    const LoopNest& nest = shape.reduced_;
    int64_t offset = nest.origin[1];
    *follow = nest.extent[nest.rank - 1] - index % nest.extent[nest.rank - 1];
    for (int i = nest.rank - 1; i >= 0 && index > 0; --i) {
      offset += index % nest.extent[i] * nest.stride[1][i];
      index /= nest.extent[i];
    }
    return offset;
  }

  // The accumulators of the block's results over elements [begin, end), which lie in one chunk.
  void accumulate(const Results& block, const void* in, int64_t begin, int64_t end) {
    const size_t size = dtype_size(kernel.accumulator);
    const int64_t used_lanes = shape.by_columns_ ? std::min<int64_t>(end - begin, kReduceLanes) : kReduceLanes;
    kernel.clear(lanes, block.count * used_lanes);
    for (int64_t index = begin; index < end;) {
      int64_t follow;
      const int64_t origin = block.in_origin + find(index, &follow);
      follow = std::min(follow, end - index);
      index += shape.by_columns_ ? take_columns(block, in, origin, index, follow)
               : shape.short_rows_ ? take_short_rows(block, in, index, end)
                                   : take_rows(block, in, origin, index, follow);
    }
    if (!shape.by_columns_) return kernel.fold(lanes, block.count, accumulators);
    for (int64_t half = kReduceLanes / 2; half > 0; half /= 2) {
      const int64_t pairs = std::min(half, used_lanes - half);
      if (pairs > 0) kernel.combine(lanes, lanes + half * block.count * size, pairs * block.count);
    }
    if (used_lanes == 0) kernel.clear(lanes, block.count);
    std::memcpy(accumulators, lanes, block.count * size);
  }

  // Elements a buffer holds.
  int64_t capacity() const {
    const OperandPath& path = shape.in_path_;
    return std::max(path.element_bytes, path.kernel_bytes) > 8 ? kTileElements / 2 : kTileElements;
  }

  int64_t take_columns(const Results& block, const void* in, int64_t origin, int64_t index, int64_t follow) {
    const bool direct = shape.in_path_.kind == OperandPath::direct;
    const int64_t rows = direct ? follow : std::min(follow, std::max<int64_t>(1, capacity() / block.count));
    const int64_t row_stride = shape.reduced_.inner_stride(1);
    source.load(in, origin, Block{rows, block.count, row_stride, shape.kept_.stride[1][shape.column_dim_]});
    const int64_t step = (direct ? row_stride : block.count) * static_cast<int64_t>(shape.in_path_.kernel_bytes);
    kernel.columns(params, {source.row(0).data, step, static_cast<size_t>(rows), static_cast<size_t>(block.count)},
                   index % kReduceLanes, lanes);
    return rows;
  }

  int64_t take_rows(const Results& block, const void* in, int64_t origin, int64_t index, int64_t follow) {
    const bool direct = shape.in_path_.kind == OperandPath::direct;
    const int64_t elements = direct ? follow : std::min(follow, capacity());
    const int64_t most = direct ? block.count : std::max<int64_t>(1, capacity() / elements);
    const int64_t kept_stride = shape.kept_.stride[1][shape.column_dim_];
    for (int64_t row = 0; row < block.count; row += most) {
      const int64_t rows = std::min(most, block.count - row);
      source.load(in, origin + row * kept_stride,
                  Block{rows, elements, kept_stride, shape.reduced_.inner_stride(1)});
      const int64_t step = (direct ? kept_stride : elements) * static_cast<int64_t>(shape.in_path_.kernel_bytes);
      take(source.row(0).data, step, rows, elements, index, row);
    }
    return elements;
  }

  // Where the innermost loop is short, many turns of it are packed for one result after the other.
  int64_t take_short_rows(const Results& block, const void* in, int64_t index, int64_t end) {
    const LoopNest& nest = shape.reduced_;
    const int64_t length = nest.extent[nest.rank - 1], outer = nest.extent[nest.rank - 2];
    const int64_t position = index % length, turn = index / length % outer;
    int64_t turns = std::min({(end - index) / length, outer - turn, capacity() / length});
    int64_t elements = length;
    if (position != 0 || turns == 0) {
      turns = 1;
      elements = std::min(length - position, end - index);
    }
    int64_t follow;
    const int64_t origin = block.in_origin + find(index, &follow);
    for (int64_t row = 0; row < block.count; ++row) {
      source.load(in, origin + row * shape.kept_.stride[1][shape.column_dim_],
                  Block{turns, elements, nest.stride[1][nest.rank - 2], nest.inner_stride(1)});
      take(source.row(0).data, 0, 1, turns * elements, index, row);
    }
    return turns * elements;
  }

  void take(const void* first, int64_t step, int64_t rows, int64_t elements, int64_t index, int64_t row) {
    kernel.rows(params, {first, step, static_cast<size_t>(rows), static_cast<size_t>(elements)}, index % kReduceLanes,
                lanes + row * kReduceLanes * dtype_size(kernel.accumulator));
  }

  void store(const Results& block, void* out) {
    if (kernel.finish) kernel.finish(params, accumulators, block.count);
    sink.open(out, block.out_origin, Block{1, block.count, 0, shape.kept_.stride[0][shape.column_dim_]});
    shape.to_result_(accumulators, sink.row(0), block.count);
    sink.close();
  }
};

void Reduce::run(const void* params, void* out, const void* in) const {
  const int64_t results = kept_.element_count(), elements = reduced_.element_count();
  const int64_t chunks = std::max<int64_t>(1, (elements + kReduceChunk - 1) / kReduceChunk);
  const size_t size = dtype_size(kernel_.accumulator);
  const int64_t block_elements = std::min(elements, kReduceChunk) * block_columns_;
  const int64_t grain = std::max<int64_t>(1, kGrainElements / std::max<int64_t>(1, block_elements));
  const bool in_one_go = chunks == 1 && !whole_.read_after_write(1, {out, out_dtype_}, {in, in_dtype_});
  std::unique_ptr<char[]> partial(in_one_go ? nullptr : new char[chunks * results * size]);

  parallel_for(blocks_ * chunks, grain, [&](int64_t begin, int64_t end) {
    Worker worker(*this, params);
    for (int64_t index = begin; index < end; ++index) {
      const Results block = block_at(index / chunks);
      const int64_t chunk = index % chunks;
      worker.accumulate(block, in, chunk * kReduceChunk, std::min((chunk + 1) * kReduceChunk, elements));
      if (in_one_go) {
        worker.store(block, out);
      } else {
        std::memcpy(partial.get() + (chunk * results + block.first) * size, worker.accumulators, block.count * size);
      }
    }
  });
  if (in_one_go) return;

  // Each block's chunks, in pairs and pairs of pairs.
  parallel_for(blocks_, std::max<int64_t>(1, kGrainElements / (block_columns_ * chunks)), [&](int64_t begin, int64_t end) {
    Worker worker(*this, params);
    for (int64_t index = begin; index < end; ++index) {
      const Results block = block_at(index);
      const auto of_chunk = [&](int64_t chunk) { return partial.get() + (chunk * results + block.first) * size; };
      for (int64_t step = 1; step < chunks; step *= 2) {
        for (int64_t chunk = 0; chunk + step < chunks; chunk += 2 * step) {
          kernel_.combine(of_chunk(chunk), of_chunk(chunk + step), block.count);
        }
      }
      std::memcpy(worker.accumulators, of_chunk(0), block.count * size);
      worker.store(block, out);
    }
  });
}

}  // namespace pyaclnn
