// The reduce shape for what has a place: the best element along a dim, and its index.
#pragma once

#include "kernels/reduce_index.h"
#include "shapes/reduce_walk.h"

namespace pyaclnn {

class ReduceIndex {
 public:
  // `indices` and `values`, which may be null, have the input's shape without `dim`, or with 1 there. The input has
  // elements.
  ReduceIndex(const ReduceIndexKernels& kernels, const View& indices, const View* values, const View& in, int dim);

  // Addresses are the tensors' data pointers; `values` is read only when there is such a view. The input may share
  // memory with an output.
  void run(void* indices, void* values, const void* in) const;

 private:
  struct Worker;

  int64_t split() const;

  ReduceIndexKernel kernel_;
  DType dtype_, in_dtype_, index_dtype_, value_dtype_;  // the first is what the kernel works on
  bool has_values_;
  ReduceWalk walk_;
  LoopNest index_nest_, value_nest_;  // operands: that output, input; over all dims
  OperandPath index_path_, value_path_;
};

}  // namespace pyaclnn
