// Sums over dims, for operators that end in one.
#pragma once

#include "kernels/reduce.h"

namespace pyaclnn {

struct SumParams {
  double divisor = 1;
};

namespace ops {

// Sums over dims, divided by SumParams::divisor; integers truncate.
const ReduceKernels& divided_sums();

}  // namespace ops
}  // namespace pyaclnn
