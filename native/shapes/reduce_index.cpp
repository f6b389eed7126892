#include "shapes/reduce_index.h"

#include <cstring>
#include <memory>

#include "base/thread_pool.h"
#include "shapes/reduce.h"

namespace pyaclnn {
namespace {

OperandPath stored(DType from, DType to) {
  return {OperandPath::packed, dtype_size(to), dtype_size(from), from == to ? nullptr : convert_kernel(from, to),
          nullptr};
}

ReduceWalk walk_over(const View& indices, const View* values, const View& in, int dim, DType kernel_dtype) {
  const DimSet dims = DimSet{1} << dim;
  constexpr int64_t kMost = kMostIndexColumns;
  if (values == nullptr) return ReduceWalk({&indices}, in, dims, in.dtype, kernel_dtype, true, kMost);
  return ReduceWalk({&indices, values}, in, dims, in.dtype, kernel_dtype, true, kMost);
}

}  // namespace

ReduceIndex::ReduceIndex(const ReduceIndexKernels& kernels, const View& indices, const View* values, const View& in,
                         int dim)
    : kernel_(kernels[widened_dtype(kernels, in.dtype)]),
      dtype_(widened_dtype(kernels, in.dtype)),
      in_dtype_(in.dtype),
      index_dtype_(indices.dtype),
      value_dtype_(values ? values->dtype : dtype_),
      has_values_(values != nullptr),
      walk_(walk_over(indices, values, in, dim, dtype_)),
      index_nest_(whole_nest(indices, in, DimSet{1} << dim)),
      value_nest_(whole_nest(values ? *values : indices, in, DimSet{1} << dim)),
      index_path_(stored(ACL_INT64, index_dtype_)),
      value_path_(stored(dtype_, value_dtype_)) {}

// What a thread works with: the bests of a block and where they are.
struct ReduceIndex::Worker {
  const ReduceIndex& shape;
  RowSource source;
  RowSink index_sink, value_sink;
  alignas(64) char best[kMostIndexColumns * 8];
  int64_t index[kMostIndexColumns];

  explicit Worker(const ReduceIndex& reduce)
      : shape(reduce), index_sink(reduce.index_path_), value_sink(reduce.value_path_) {
    source.use(reduce.walk_.path());
  }

  void find(const ReduceWalk::Results& block, const void* in, int64_t begin, int64_t end) {
    const auto kernel = shape.walk_.by_columns() ? shape.kernel_.columns : shape.kernel_.rows;
    const size_t size = dtype_size(shape.dtype_);
    shape.walk_.feed(&source, block, in, begin, end, [&](const ReduceRows& piece, int64_t element, int64_t result) {
      kernel(piece, element, element == begin, best + result * size, index + result);
    });
  }

  void store(const ReduceWalk::Results& block, const void* bests, const int64_t* places, void* indices, void* values) {
    put(&index_sink, block, 0, places, sizeof(int64_t), indices);
    if (shape.has_values_) put(&value_sink, block, 2, bests, dtype_size(shape.dtype_), values);
  }

  void put(RowSink* sink, const ReduceWalk::Results& block, int operand, const void* from, size_t size, void* out) {
    sink->open(out, block.origin[operand], shape.walk_.output_block(block, operand));
    std::memcpy(sink->row(0), from, block.count * size);
    sink->close();
  }
};

// Into how many parts the elements are cut so that all threads have work: the result doesn't depend on that.
int64_t ReduceIndex::split() const {
  const int64_t wanted = 4 * thread_count() / walk_.blocks();
  const int64_t worth = walk_.elements() * walk_.block_results() / kGrainElements;
  return std::max<int64_t>(1, std::min({wanted, worth, walk_.elements()}));
}

void ReduceIndex::run(void* indices, void* values, const void* in) const {
  const int64_t results = walk_.results(), elements = walk_.elements();
  if (results == 0) return;
  const int64_t part = (elements + split() - 1) / split(), parts = (elements + part - 1) / part;
  const Memory input{in, in_dtype_};
  const bool in_one_go = parts == 1 && !index_nest_.read_after_write(1, {indices, index_dtype_}, input) &&
                         !(has_values_ && value_nest_.read_after_write(1, {values, value_dtype_}, input));
  const size_t size = dtype_size(dtype_);
  std::unique_ptr<char[]> bests(in_one_go ? nullptr : new char[parts * results * size]);
  std::unique_ptr<int64_t[]> places(in_one_go ? nullptr : new int64_t[parts * results]);

  const int64_t grain = std::max<int64_t>(1, kGrainElements / (part * walk_.block_results()));
  parallel_for(walk_.blocks() * parts, grain, [&](int64_t begin, int64_t end) {
    Worker worker(*this);
    for (int64_t i = begin; i < end; ++i) {
      const auto block = walk_.block_at(i / parts);
      const int64_t first = i % parts * part, at = i % parts * results + block.first;
      worker.find(block, in, first, std::min(first + part, elements));
      if (in_one_go) {
        worker.store(block, worker.best, worker.index, indices, values);
      } else {
        std::memcpy(bests.get() + at * size, worker.best, block.count * size);
        std::copy_n(worker.index, block.count, places.get() + at);
      }
    }
  });
  if (in_one_go) return;

  const int64_t store_grain = std::max<int64_t>(1, kGrainElements / (parts * walk_.block_results()));
  parallel_for(walk_.blocks(), store_grain, [&](int64_t begin, int64_t end) {
    Worker worker(*this);
    for (int64_t b = begin; b < end; ++b) {
      const auto block = walk_.block_at(b);
      char* best = bests.get() + block.first * size;
      int64_t* place = places.get() + block.first;
      for (int64_t i = 1; i < parts; ++i) {
        kernel_.combine(best, place, best + i * results * size, place + i * results, block.count);
      }
      worker.store(block, best, place, indices, values);
    }
  });
}

}  // namespace pyaclnn
