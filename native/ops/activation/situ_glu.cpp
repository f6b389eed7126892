// The gated linear unit of tanh and sigmoid, and its gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/situ_glu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_SITU_PARAMS
#define ACLNN_SITU_PARAMS
namespace pyaclnn {
struct SituParams {
  double beta, linear_beta;  // linear_beta of at most 0: up as it is
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct SituParts : SituParams {
  template <class D, class V>
  HWY_INLINE V limited(D d, V up) const {
    if (!(linear_beta > 0)) return up;
    const V limit = hn::Set(d, linear_beta);
    return hn::Mul(limit, tanh_wide(d, hn::Div(up, limit)));
  }
  template <class D, class V>
  HWY_INLINE V limited_slope(D d, V up) const {
    if (!(linear_beta > 0)) return hn::Set(d, 1.0);
    return tanh_slope_wide(d, hn::Div(up, hn::Set(d, linear_beta)));
  }
};

struct Situ : SituParts {
  template <class D, class V>
  HWY_INLINE V of(D d, V gate, V up) const {
    const V factor = hn::Set(d, beta);
    const V t = hn::Mul(factor, tanh_wide(d, hn::Div(gate, factor)));
    return hn::Mul(hn::Mul(t, logistic_wide(d, gate).value), limited(d, up));
  }
};

struct SituGateGrad : SituParts {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V gate, V up) const {
    const V factor = hn::Set(d, beta), inner = hn::Div(gate, factor);
    const Logistic<V> s = logistic_wide(d, gate);
    const V of_sigmoid = hn::Mul(hn::Mul(factor, tanh_wide(d, inner)), s.rest);
    const V slope = hn::Mul(s.value, hn::Add(tanh_slope_wide(d, inner), of_sigmoid));
    return hn::Mul(hn::Mul(grad, limited(d, up)), slope);
  }
};

struct SituUpGrad : SituParts {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V gate, V up) const {
    const V factor = hn::Set(d, beta);
    const V t = hn::Mul(factor, tanh_wide(d, hn::Div(gate, factor)));
    return hn::Mul(hn::Mul(grad, hn::Mul(t, logistic_wide(d, gate).value)), limited_slope(d, up));
  }
};

}  // namespace

const MapKernels& situ() { return kF32Map<InF64<Situ>, 2>; }
const MapKernels& situ_gate_grad() { return kF32Map<InF64<SituGateGrad>, 3>; }
const MapKernels& situ_up_grad() { return kF32Map<InF64<SituUpGrad>, 3>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/situ_glu.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
Status situ_glu(Call& call) {
  namespace args = situ_glu_args;
  Halves halves;
  ACLNN_TRY(halve(call, args::x, call.integer(args::dim), call.flag(args::activateLeft), &halves));
  ACLNN_TRY(check_half(call, args::out, halves));
  const SituParams params{call.real(args::beta), call.real(args::linearBeta)};
  const PartWork work{&ACLNN_DISPATCH(situ)(), whole(call, args::out), {halves.first, halves.second}};
  return plan_parts(call, {work}, params);
}

Status situ_glu_grad(Call& call) {
  namespace args = situ_glu_grad_args;
  const int64_t dim = call.integer(args::dim);
  const bool left = call.flag(args::activateLeft);
  Halves halves, grads;
  ACLNN_TRY(halve(call, args::x, dim, left, &halves));
  ACLNN_TRY(check_half(call, args::gradY, halves));
  ACLNN_TRY(halve(call, args::out, dim, left, &grads));
  const SituParams params{call.real(args::beta), call.real(args::linearBeta)};
  const std::vector<Part> inputs{whole(call, args::gradY), halves.first, halves.second};
  return plan_parts(call, {{&ACLNN_DISPATCH(situ_gate_grad)(), grads.first, inputs},
                           {&ACLNN_DISPATCH(situ_up_grad)(), grads.second, inputs}}, params);
}

}  // namespace pyaclnn::ops
#endif
