// The plan of elementwise operators: the row says which arguments are operands, what they are computed in and where the
// result goes, so a page says only which kernel.
#pragma once

#include <cstring>
#include <type_traits>

#include "executor/call.h"
#include "kernels/map.h"
#include "kernels/scalar_value.h"

namespace pyaclnn::ops {

// Plans out = kernel(operands...) over the row's first `kernels.inputs` operands, tensors or host scalars (or a 1 for
// those not given), which broadcast to the output. Results are computed in `compute`, by default what the row's `compute` says.
// Fails with 161002 where the functor isn't defined on that dtype.
inline constexpr size_t kMostParamBytes = 64;
Status plan_elementwise(Call& call, const MapKernels& kernels, const void* params, size_t param_bytes, DType compute);

inline Status plan_elementwise(Call& call, const MapKernels& kernels) {
  return plan_elementwise(call, kernels, nullptr, 0, call.compute_dtype());
}

// `params` is what the functor derives from.
template <class Params>
Status plan_elementwise(Call& call, const MapKernels& kernels, const Params& params, DType compute) {
  static_assert(std::is_trivially_copyable_v<Params> && sizeof(Params) <= kMostParamBytes);
  return plan_elementwise(call, kernels, &params, sizeof params, compute);
}
template <class Params>
Status plan_elementwise(Call& call, const MapKernels& kernels, const Params& params) {
  return plan_elementwise(call, kernels, params, call.compute_dtype());
}

// The value of a scalar argument, converted to `dtype` on the way as a kernel of that dtype would see it; halves keep
// the value's digits, as their kernels compute in f32.
ScalarValue scalar_value(const Call& call, int param, DType dtype);

}  // namespace pyaclnn::ops
