// Kernels of cross entropy: over rows of logits or log probabilities.
#pragma once

#include "kernels/map.h"

namespace pyaclnn {

// The largest element of a row, NaN aside.
using MaxKernel = float (*)(const void* row, size_t count);
using MaxKernels = KernelTable<MaxKernel>;

struct CrossEntropyKernels {
  // Gradient: exp(logProb) * a; exp(logProb) * a - b; exp(logProb) * a - b * w. Inputs in the order of the formula.
  const MapKernels &grad, &grad_minus, &grad_minus_weighted;
  // Forward. sum_exp: exp(x - max); weighted: w * (x - max); shift: x - max - log_sum.
  const MaxKernels& max;
  const SumKernels &sum_exp, &shifted, &weighted;
  const MapKernels& shift;
};

struct ShiftParams {
  float max;
  float log_sum;
};

// The chosen instruction set's.
const CrossEntropyKernels& cross_entropy_kernels();

}  // namespace pyaclnn
