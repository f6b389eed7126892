#include "shapes/reduce.h"

#include <cstring>
#include <limits>

#include "base/thread_pool.h"

namespace pyaclnn {
namespace {

// Results in a block at most, and room for their lanes.
constexpr int64_t kMostResults = 512;
constexpr int64_t kLaneBytes = kMostResults * 8 * kReduceLanes;

int64_t most_results(const ReduceKernel& kernel) {
  return kLaneBytes / kReduceLanes / static_cast<int64_t>(dtype_size(kernel.accumulator));
}

OperandPath result_path(DType dtype, DType to) {
  return {OperandPath::packed, dtype_size(to), dtype_size(dtype), dtype == to ? nullptr : convert_kernel(dtype, to),
          nullptr};
}

}  // namespace

Reduce::Reduce(const ReduceKernels& kernels, const View& out, const View& in, DimSet dims, DType dtype)
    : kernel_(kernels[widened_dtype(kernels, dtype)]),
      whole_(whole_nest(out, in, dims)),
      walk_({&out}, in, dims, dtype, widened_dtype(kernels, dtype), kernel_.ordered, most_results(kernel_)),
      in_dtype_(in.dtype),
      out_dtype_(out.dtype),
      to_result_(convert_kernel(kernel_.accumulator, dtype)),
      out_path_(result_path(dtype, out.dtype)) {}

// What a thread works with.
struct Reduce::Worker {
  const ReduceWalk& walk;
  const ReduceKernel& kernel;
  ConvertKernel to_result;
  const void* params;
  const size_t size;  // of an accumulator
  RowSource source;
  RowSink sink;
  alignas(64) char lanes[kLaneBytes];
  alignas(64) char accumulators[kLaneBytes / kReduceLanes];

  Worker(const Reduce& reduce, const void* functor)
      : walk(reduce.walk_),
        kernel(reduce.kernel_),
        to_result(reduce.to_result_),
        params(functor),
        size(dtype_size(reduce.kernel_.accumulator)),
        sink(reduce.out_path_) {
    source.use(walk.path());
  }

  // The accumulators of the block's results over elements [begin, end), which lie in one chunk.
  void accumulate(const ReduceWalk::Results& block, const void* in, int64_t begin, int64_t end) {
    if (walk.by_columns()) {
      accumulate_columns(block, in, begin, end);
      return;
    }
    kernel.clear(lanes, block.count * kReduceLanes);
    walk.feed(&source, block, in, begin, end, [&](const ReduceRows& piece, int64_t element, int64_t result) {
      kernel.rows(params, piece, element % kReduceLanes, lanes + result * kReduceLanes * size);
    });
    kernel.fold(lanes, block.count, accumulators);
  }

  void accumulate_columns(const ReduceWalk::Results& block, const void* in, int64_t begin, int64_t end) {
    // Lanes without elements are neutral, and so is leaving them out.
    const int64_t used = std::max<int64_t>(1, std::min<int64_t>(end - begin, kReduceLanes));
    kernel.clear(lanes, block.count * used);
    walk.feed(&source, block, in, begin, end, [&](const ReduceRows& piece, int64_t element, int64_t) {
      kernel.columns(params, piece, element % kReduceLanes, lanes);
    });
    for (int64_t half = kReduceLanes / 2; half > 0; half /= 2) {
      const int64_t pairs = std::min(half, used - half);
      if (pairs > 0) kernel.combine(lanes, lanes + half * block.count * size, pairs * block.count);
    }
    std::memcpy(accumulators, lanes, block.count * size);
  }

  // Which of two NaN an addition passes on, and the sign of a new one, are the compiler's and the machine's choice.
  void settle_nan(int64_t count) {
    if (kernel.accumulator != ACL_DOUBLE && kernel.accumulator != ACL_COMPLEX128) return;
    double* parts = reinterpret_cast<double*>(accumulators);
    for (int64_t i = 0; i < count * static_cast<int64_t>(size / sizeof(double)); ++i) {
      if (parts[i] != parts[i]) parts[i] = std::numeric_limits<double>::quiet_NaN();
    }
  }

  void store(const ReduceWalk::Results& block, void* out) {
    if (kernel.finish) kernel.finish(params, accumulators, block.count);
    settle_nan(block.count);
    sink.open(out, block.origin[0], walk.output_block(block, 0));
    to_result(accumulators, sink.row(0), block.count);
    sink.close();
  }
};

bool Reduce::shares_memory(const void* out, const void* in) const {
  return whole_.read_after_write(1, {out, out_dtype_}, {in, in_dtype_});
}

void Reduce::run(const void* params, void* out, const void* in) const {
  if (chunks() > 1 || shares_memory(out, in)) {
    store(params, compute(params, in), out);
  } else {
    for_each_chunk(params, in, [&](Worker& worker, const auto& block, int64_t) { worker.store(block, out); });
  }
}

template <class Done>
void Reduce::for_each_chunk(const void* params, const void* in, Done&& done) const {
  const int64_t elements = walk_.elements(), count = chunks();
  const int64_t block_elements = std::min(elements, kReduceChunk) * walk_.block_results();
  const int64_t grain = std::max<int64_t>(1, kGrainElements / std::max<int64_t>(1, block_elements));
  parallel_for(walk_.blocks() * count, grain, [&](int64_t begin, int64_t end) {
    Worker worker(*this, params);
    for (int64_t index = begin; index < end; ++index) {
      const auto block = walk_.block_at(index / count);
      const int64_t chunk = index % count;
      worker.accumulate(block, in, chunk * kReduceChunk, std::min((chunk + 1) * kReduceChunk, elements));
      done(worker, block, chunk);
    }
  });
}

std::unique_ptr<char[]> Reduce::compute(const void* params, const void* in) const {
  const size_t size = dtype_size(kernel_.accumulator);
  std::unique_ptr<char[]> partial(new char[chunks() * walk_.results() * size]);
  for_each_chunk(params, in, [&](Worker& worker, const auto& block, int64_t chunk) {
    char* to = partial.get() + (chunk * walk_.results() + block.first) * size;
    std::memcpy(to, worker.accumulators, block.count * size);
  });
  return partial;
}

void Reduce::store(const void* params, std::unique_ptr<char[]> computed, void* out) const {
  const size_t size = dtype_size(kernel_.accumulator);
  const int64_t count = chunks();
  const int64_t grain = std::max<int64_t>(1, kGrainElements / (walk_.block_results() * count));
  parallel_for(walk_.blocks(), grain, [&](int64_t begin, int64_t end) {
    Worker worker(*this, params);
    for (int64_t index = begin; index < end; ++index) {
      const auto block = walk_.block_at(index);
      const auto of_chunk = [&](int64_t chunk) {
        return computed.get() + (chunk * walk_.results() + block.first) * size;
      };
      // Chunks in pairs, and pairs of pairs.
      for (int64_t step = 1; step < count; step *= 2) {
        for (int64_t chunk = 0; chunk + step < count; chunk += 2 * step) {
          kernel_.combine(of_chunk(chunk), of_chunk(chunk + step), block.count);
        }
      }
      std::memcpy(worker.accumulators, of_chunk(0), block.count * size);
      worker.store(block, out);
    }
  });
}

}  // namespace pyaclnn
