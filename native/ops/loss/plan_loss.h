// The plans of losses that are a formula per element: as it is, or summed over everything or over some dims.
#pragma once

#include "base/dim_set.h"
#include "ops/loss/reduction.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

struct LossKernels {
  const MapKernels& each;
  const SumKernels& sum;
};

// A loss over the row's operands and its broadcast shape. Reductions but kNone sum in f64, divide by `divisor` and round
// once to the output's one element.
Status plan_loss(Call& call, const LossKernels& kernels, int64_t reduction, double divisor);

// kMean's divisor: the number of elements of the broadcast shape.
double element_divisor(const Call& call, int64_t reduction);

// kernel(operands...) in `compute` over the row's broadcast shape, kept in the workspace and then summed over `dims`,
// divided by `divisor` and rounded once. The output has the shape that is left, with or without those dims.
Status plan_summed(Call& call, const MapKernels& kernels, const void* params, size_t param_bytes, DimSet dims,
                   double divisor, DType compute = ACL_FLOAT);

// The dims along which an argument is repeated when it is broadcast.
DimSet broadcast_dims(const Call& call, int param);

}  // namespace pyaclnn::ops
