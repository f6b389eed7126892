// The elementwise shape: out = functor(in0, in1, ...) over any views, with broadcasting.
//
// Phase 1 turns the views into a loop nest and decides kernel and paths; phase 2 walks the nest's tiles on the pool. A
// kernel sees rows whose elements lie side by side or repeat; what lies otherwise, or has another dtype than the
// kernel, passes through a buffer.
#pragma once

#include <initializer_list>

#include "shapes/row_source.h"

namespace pyaclnn {

class Elementwise {
 public:
  // `out` has the common shape, inputs broadcast to it. Everything is computed in `compute`: inputs are converted to it
  // and the result from it. Half types without a kernel of their own are computed in FLOAT and rounded to `compute`.
  Elementwise(const MapKernels& kernels, const View& out, const View* const* inputs, int count, DType compute);
  Elementwise(const MapKernels& kernels, const View& out, std::initializer_list<const View*> inputs, DType compute)
      : Elementwise(kernels, out, inputs.begin(), static_cast<int>(inputs.size()), compute) {}
  // Computes in the dtype that all operands share, in FLOAT when they differ, so that a result is rounded once.
  Elementwise(const MapKernels& kernels, const View& out, std::initializer_list<const View*> inputs)
      : Elementwise(kernels, out, inputs, shared_dtype(out, inputs)) {}

  // Addresses are the tensors' data pointers, inputs in the order given above. An input that shares memory with the
  // output is read in place when it is the same view, else from a copy made first: the result is never half old.
  void run(const void* params, void* out, const void* const* inputs) const;
  void run(const void* params, void* out, std::initializer_list<const void*> inputs) const {
    run(params, out, inputs.begin());
  }

 private:
  static DType shared_dtype(const View& out, std::initializer_list<const View*> inputs);
  void run_tiles(const void* params, void* out, const void* const* inputs) const;
  void choose_path(int operand);

  const MapKernels* kernels_;
  LoopNest nest_;  // operand 0 is the output
  DType compute_, kernel_dtype_;
  DType dtypes_[kMaxOperands];
  OperandPath paths_[kMaxOperands];
};

}  // namespace pyaclnn
