// Sum over all elements of functor(in0, in1, ...), over any views with broadcasting, in f64.
//
// Every element goes to one of kSumLanes running sums of its tile, the lanes of a tile are added in pairs, and so are
// the tiles' sums: which additions are made depends on the shape alone, not on threads or vector lengths.
#pragma once

#include <vector>

#include "shapes/row_source.h"

namespace pyaclnn {

class SumAll {
 public:
  // Inputs broadcast to `shape` and are converted to `compute`, FLOAT or DOUBLE.
  SumAll(const SumKernels& kernels, const Dims& shape, const View* const* inputs, int count, DType compute = ACL_FLOAT);
  SumAll(const SumKernels& kernels, const Dims& shape, std::initializer_list<const View*> inputs)
      : SumAll(kernels, shape, inputs.begin(), static_cast<int>(inputs.size())) {}

  double run(const void* params, const void* const* inputs) const;
  double run(const void* params, std::initializer_list<const void*> inputs) const { return run(params, inputs.begin()); }

 private:
  const SumKernels* kernels_;
  LoopNest nest_;
  DType compute_;
  OperandPath paths_[kMaxOperands];
};

// Adds values in pairs, pairs of pairs, and so on: the error grows with the logarithm of the count.
double sum_in_pairs(const double* values, int64_t count);

}  // namespace pyaclnn
