// The reduce shape: every element of the output is made of all elements of the input along a set of dims.
//
// Phase 1 chooses how memory is walked; phase 2 gives pieces of it to the kernel, which keeps accumulators. The
// result's bits depend neither on that choice nor on threads: see kernels/reduce.h.
#pragma once

#include <memory>

#include "shapes/reduce_walk.h"

namespace pyaclnn {

class Reduce {
 public:
  // `out` has the reduced shape, with or without the reduced dims. Elements are converted to `dtype` and from there to
  // one that has a kernel; results are rounded to `dtype` and then converted to that of `out`.
  Reduce(const ReduceKernels& kernels, const View& out, const View& in, DimSet dims, DType dtype);

  // How many elements make one result.
  int64_t reduced_count() const { return walk_.elements(); }

  // Addresses are the tensors' data pointers. The input may share memory with the output.
  void run(const void* params, void* out, const void* in) const;

  // The same in two steps, for operators with several outputs: all must be computed before any is stored when one of
  // them shares memory with the input.
  bool shares_memory(const void* out, const void* in) const;
  std::unique_ptr<char[]> compute(const void* params, const void* in) const;
  void store(const void* params, std::unique_ptr<char[]> computed, void* out) const;

 private:
  struct Worker;
  int64_t chunks() const { return std::max<int64_t>(1, (walk_.elements() + kReduceChunk - 1) / kReduceChunk); }
  // Calls done(worker, block, chunk) when the worker has a block's accumulators over a chunk of elements.
  template <class Done>
  void for_each_chunk(const void* params, const void* in, Done&& done) const;

  ReduceKernel kernel_;
  LoopNest whole_;  // operands: output, input; over all dims
  ReduceWalk walk_;
  DType in_dtype_, out_dtype_;
  ConvertKernel to_result_;  // from the accumulator
  OperandPath out_path_;
};

// The dtype that has a kernel for values of `dtype`: half types widen, and so do BOOL and small integers.
template <class Kernel>
DType widened_dtype(const KernelTable<Kernel>& kernels, DType dtype) {
  if (kernels[dtype]) return dtype;
  if (category(dtype) > Category::integer) return compute_dtype(dtype);
  return kernels[ACL_INT32] && dtype_size(dtype) < 4 ? ACL_INT32 : ACL_INT64;
}

}  // namespace pyaclnn
