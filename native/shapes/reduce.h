// The reduce shape: every element of the output is made of all elements of the input along a set of dims.
//
// Phase 1 turns the views into two loop nests, one over the dims that stay and one over those that go, and chooses how
// memory is walked: results beside each other (columns), or the elements of one result beside each other (rows). Other
// layouts and dtypes pass through a buffer. The result's bits depend on neither choice, nor on threads: see
// kernels/reduce.h.
#pragma once

#include "base/dim_set.h"
#include "kernels/reduce.h"
#include "shapes/row_source.h"

namespace pyaclnn {

class Reduce {
 public:
  // `out` has the reduced shape, with or without the reduced dims. Elements are converted to `dtype` and from there to
  // one that has a kernel; results are rounded to `dtype` and then converted to that of `out`.
  Reduce(const ReduceKernels& kernels, const View& out, const View& in, DimSet dims, DType dtype);

  // How many elements make one result.
  int64_t reduced_count() const { return reduced_.element_count(); }

  // Addresses are the tensors' data pointers. The input may share memory with the output.
  void run(const void* params, void* out, const void* in) const;

 private:
  struct Worker;
  // Results that are worked on together: `count` of them along column_dim_, and the number of the first.
  struct Results {
    int64_t out_origin, in_origin, first, count;
  };

  void choose_walk();
  Results block_at(int64_t index) const;

  ReduceKernel kernel_;
  LoopNest whole_;    // operands: output, input; over all dims
  LoopNest kept_;     // operands: output, input
  LoopNest reduced_;  // operands: the order of elements, input
  DType in_dtype_, out_dtype_;
  ConvertKernel to_result_;  // from the accumulator
  OperandPath in_path_, out_path_;
  bool by_columns_;
  bool short_rows_;        // rows of few elements, many of which are packed into one
  int column_dim_;         // of kept_
  int64_t block_columns_;  // results in a block at most
  int64_t blocks_;
};

}  // namespace pyaclnn
