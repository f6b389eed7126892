// x sigmoid(beta x) and its gradient: SiLU, Swish, fast GELU.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/silu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_SILU_PARAMS
#define ACLNN_SILU_PARAMS
namespace pyaclnn {
struct SwishParams {
  double beta = 1;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Silu : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Mul(x, sigmoid_f32(d, x));
  }
};

struct Swish : SwishParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V x) const {
    return hn::Mul(x, logistic_wide(d, hn::Mul(hn::Set(d, beta), x)).value);
  }
};

struct SwishGrad : SwishParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V x) const {
    const V scaled = hn::Mul(hn::Set(d, beta), x);
    const Logistic<V> s = logistic_wide(d, scaled);
    return hn::Mul(hn::Mul(grad, s.value), hn::MulAdd(scaled, s.rest, hn::Set(d, 1.0)));
  }
};

}  // namespace

const MapKernels& silu() { return kF32Map<Silu, 1>; }
const MapKernels& swish() { return kF32Map<InF64<Swish>, 1>; }
const MapKernels& swish_grad() { return kF32Map<InF64<SwishGrad>, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/silu.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

constexpr SwishParams kFastGelu{1.702};

SwishParams swish_params(const Call& call, int beta) {
  return {call.has(beta) ? scalar_value(call, beta, ACL_FLOAT).real : 1.0};
}
Status plan_grad(Call& call, SwishParams params) {
  return plan_elementwise(call, ACLNN_DISPATCH(swish_grad)(), params);
}

}  // namespace

Status silu(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(silu)()); }

Status swish(Call& call) {
  const SwishParams params = swish_params(call, swish_args::betaOptional);
  if (params.beta == 1) return silu(call);
  return plan_elementwise(call, ACLNN_DISPATCH(swish)(), params);
}
Status fast_gelu(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(swish)(), kFastGelu); }

Status silu_backward(Call& call) { return plan_grad(call, SwishParams()); }
Status swish_backward(Call& call) {
  return plan_grad(call, swish_params(call, swish_backward_args::betaOptional));
}
Status fast_gelu_backward(Call& call) { return plan_grad(call, kFastGelu); }

}  // namespace pyaclnn::ops
#endif
