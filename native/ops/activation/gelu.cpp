// The gaussian error linear unit and its gradient, by the normal distribution or by tanh.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/gelu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct GeluOfErf : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return gelu_f32(d, x);
  }
};

struct GeluOfTanh {
  template <class D, class V>
  HWY_INLINE V of(D d, V x) const {
    return GeluByTanh::value(d, x);
  }
};

template <class Form>
struct GeluGrad {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V x) const {
    return hn::Mul(grad, Form::slope(d, x));
  }
};

}  // namespace

const MapKernels& gelu_by_erf() { return kF32Map<GeluOfErf, 1>; }
const MapKernels& gelu_by_tanh() { return kF32Map<InF64<GeluOfTanh>, 1>; }
const MapKernels& gelu_grad_by_erf() { return kF32Map<InF64<GeluGrad<GeluByErf>>, 2>; }
const MapKernels& gelu_grad_by_tanh() { return kF32Map<InF64<GeluGrad<GeluByTanh>>, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/gelu.h"
#include "ops/activation/generated/gelu.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

const MapKernels& gelu_kernels(bool by_tanh) {
  return by_tanh ? ACLNN_DISPATCH(gelu_by_tanh)() : ACLNN_DISPATCH(gelu_by_erf)();
}

Status gelu(Call& call) { return plan_elementwise(call, gelu_kernels(true)); }

Status gelu_v2(Call& call) {
  return plan_elementwise(call, gelu_kernels(call.integer(gelu_v2_args::approximate) == 1));
}

Status gelu_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(gelu_grad_by_tanh)()); }

Status check_promoted_grad(Call& call) {
  constexpr int grad = gelu_backward_v2_args::gradInput;
  if (call.dtype(grad) == call.promoted) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, grad, "expected the dtype that the inputs promote to, %s, got %s",
                   dtype_name(call.promoted).c_str(), dtype_name(call.dtype(grad)).c_str());
}

Status gelu_backward_v2(Call& call) {
  const bool by_tanh = std::strcmp(call.string(gelu_backward_v2_args::approximate), "tanh") == 0;
  return plan_elementwise(call, by_tanh ? ACLNN_DISPATCH(gelu_grad_by_tanh)() : ACLNN_DISPATCH(gelu_grad_by_erf)());
}

}  // namespace pyaclnn::ops
#endif
