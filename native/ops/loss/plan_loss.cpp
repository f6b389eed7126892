#include "ops/loss/plan_loss.h"

#include "ops/operands.h"
#include "ops/sums.h"
#include "shapes/elementwise.h"
#include "shapes/reduce.h"
#include "shapes/reduce_all.h"

namespace pyaclnn::ops {

double element_divisor(const Call& call, int64_t reduction) {
  return reduction == kMean ? static_cast<double>(element_count(call.common_shape)) : 1;
}

Status plan_loss(Call& call, const LossKernels& kernels, int64_t reduction, double divisor) {
  if (reduction == kNone) return plan_elementwise(call, kernels.each);
  Operands operands(call, kernels.each.inputs, ACL_FLOAT);
  SumAll sum(kernels.sum, call.common_shape, operands.views(), operands.count());
  const int output = call.row().output;
  return call.launch([=, sum = std::move(sum), out = call.view(output)](const Run& run) {
    const void* addresses[kMaxInputs];
    operands.find(run, addresses);
    store_scalar(sum.run(nullptr, addresses) / divisor, out, run.address(output));
    return Status();
  });
}

DimSet broadcast_dims(const Call& call, int param) {
  const Dims &shape = call.shape(param), &common = call.common_shape;
  DimSet dims = 0;
  for (int i = 0; i < common.rank(); ++i) {
    const int own = i - (common.rank() - shape.rank());
    if (own < 0 || shape[own] != common[i]) dims |= DimSet{1} << i;
  }
  return dims;
}

Status plan_summed(Call& call, const MapKernels& kernels, const void* params, size_t param_bytes, DimSet dims,
                   double divisor, DType compute) {
  struct SummedPlan {
    Elementwise each;
    Reduce sum;
    Operands operands;
    SumParams sum_params;
    int output;
    alignas(16) char functor[kMostParamBytes];

    Status operator()(const Run& run) const {
      const void* addresses[kMaxInputs];
      operands.find(run, addresses);
      each.run(functor, run.workspace(), addresses);
      sum.run(&sum_params, run.address(output), run.workspace());
      return Status();
    }
  };
  const View whole = contiguous_view(compute, call.common_shape);
  // Of an output without the dims of one element that broadcasting put before its own.
  View out = call.view(call.row().output);
  if (out.rank() < whole.rank()) {
    const Dims kept = reduced_shape(whole.shape, dims, true);
    out.strides = broadcast_strides(out.shape, out.strides, kept);
    out.shape = kept;
  }
  Operands operands(call, kernels.inputs, compute);
  SummedPlan plan{Elementwise(kernels, whole, operands.views(), kernels.inputs, compute),
                  Reduce(divided_sums(), out, whole, dims, compute), operands, {divisor}, call.row().output};
  if (param_bytes > 0) std::memcpy(plan.functor, params, param_bytes);
  const uint64_t bytes = static_cast<uint64_t>(element_count(whole.shape)) * dtype_size(compute);
  return call.launch(std::move(plan), bytes);
}

}  // namespace pyaclnn::ops
