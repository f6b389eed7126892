// The inverse of the sigmoid, and its gradient.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/logit.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_LOGIT_PARAMS
#define ACLNN_LOGIT_PARAMS
namespace pyaclnn {
struct LogitBounds {
  float low, high;
};
struct LogitGradParams : LogitBounds {
  float outside;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Logit : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
      const auto zero = hn::Zero(dd), one = hn::Set(dd, 1.0), inf = infinity(dd);
      const auto log = hn::Mul(log2_wide(dd, hn::Div(v, hn::Sub(one, v))), hn::Set(dd, 0x1.62e42fefa39efp-1));
      const auto inside = hn::And(hn::Gt(v, zero), hn::Lt(v, one));
      const auto end = hn::IfThenElse(hn::Eq(v, one), inf, not_a_number(dd));
      return hn::IfThenElse(inside, log, hn::IfThenElse(hn::Eq(v, zero), hn::Neg(inf), end));
    });
  }
};

struct BoundedLogit : LogitBounds, Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V least = hn::Set(d, low), most = hn::Set(d, high);
    const V below = hn::IfThenElse(hn::Gt(x, most), most, x);
    return Logit()(d, hn::IfThenElse(hn::Lt(x, least), least, below));
  }
};

struct LogitGrad : LogitGradParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V dy) const {
    const auto inside = hn::And(hn::Ge(x, hn::Set(d, low)), hn::Le(x, hn::Set(d, high)));
    const V slope = hn::Mul(x, hn::Sub(hn::Set(d, 1), x));
    const V other = hn::IfThenElse(hn::IsNaN(x), x, hn::Set(d, outside));
    return hn::IfThenElse(inside, hn::Div(dy, slope), other);
  }
};

}  // namespace

const MapKernels& logit() { return kF32Map<Logit, 1>; }
const MapKernels& bounded_logit() { return kF32Map<BoundedLogit, 1>; }
const MapKernels& logit_grad() { return kF32Map<LogitGrad, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <limits>

#include "ops/loss/generated/logit.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status logit(Call& call) {
  const float eps = static_cast<float>(call.real(logit_args::eps));
  if (!(eps >= 0)) return plan_elementwise(call, ACLNN_DISPATCH(logit)());
  return plan_elementwise(call, ACLNN_DISPATCH(bounded_logit)(), LogitBounds{eps, 1 - eps});
}

Status logit_grad(Call& call) {
  const float eps = static_cast<float>(call.real(logit_grad_args::eps));
  const float low = eps < 0 ? 0 : eps, outside = eps >= 0 ? 0 : std::numeric_limits<float>::quiet_NaN();
  return plan_elementwise(call, ACLNN_DISPATCH(logit_grad)(), LogitGradParams{{low, 1 - low}, outside});
}

}  // namespace pyaclnn::ops
#endif
