// Exponential linear units: ELU, CELU, SELU and their gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/elu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_ELU_PARAMS
#define ACLNN_ELU_PARAMS
#include <algorithm>
#include <cmath>
#include <limits>
namespace pyaclnn {
// positive * x above 0, negative * expm1(input * x) below.
struct EluParams {
  double positive, negative, input;
};
// Cut towards zero, but kept in T's range.
template <class T>
inline T saturated(double value) {
  using Limits = std::numeric_limits<T>;
  return static_cast<T>(std::clamp<double>(value, Limits::min(), Limits::max()));
}
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct EluWide : EluParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V x) const {
    const V below = expm1_wide(d, hn::Mul(hn::Set(d, input), x));
    return either(d, x, below);
  }
  template <class D, class V>
  HWY_INLINE V either(D d, V x, V below) const {
    const auto above = hn::Gt(x, hn::Zero(d));
    return hn::Mul(hn::IfThenElse(above, hn::Set(d, positive), hn::Set(d, negative)), hn::IfThenElse(above, x, below));
  }
};

struct Elu : InF64<EluWide> {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return InF64<EluWide>::operator()(d, x);
    } else {
      return either(d, x, expm1_f64(d, hn::Mul(hn::Set(d, input), x)));
    }
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return saturated<T>(x > 0 ? positive * x : negative * std::expm1(input * x));
  }
};

// Where the parameters aren't finite: the negative part is one number.
struct EluConstant : EluParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    using T = hn::TFromD<D>;
    const V above = hn::Mul(hn::Set(d, static_cast<T>(positive)), x);
    return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), above, hn::Set(d, static_cast<T>(negative)));
  }
};

struct EluGrad : EluParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V x) const {
    const V below = hn::Mul(hn::Set(d, input * negative), exp_bounded_wide(d, hn::Mul(hn::Set(d, input), x)));
    return hn::Mul(grad, hn::IfThenElse(hn::Gt(x, hn::Zero(d)), hn::Set(d, positive), below));
  }
};

struct EluGradOfResult : EluParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V y) const {
    const V below = hn::Mul(hn::Set(d, input), hn::Add(y, hn::Set(d, negative)));
    return hn::Mul(grad, hn::IfThenElse(hn::Gt(y, hn::Zero(d)), hn::Set(d, positive), below));
  }
  template <class T>
  HWY_INLINE T scalar(T grad, T y) const {
    return saturated<T>(grad * (y > 0 ? positive : input * (y + negative)));
  }
};

// The same in f32 for selu's own parameters: the sum that cancels loses nothing, `negative` being a pair.
struct SeluGrad : EluGradOfResult {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V y) const {
    const float high = static_cast<float>(negative), low = static_cast<float>(negative - high);
    const V below = hn::Add(hn::Add(y, hn::Set(d, high)), hn::Set(d, low));
    const V above = hn::Set(d, static_cast<float>(positive));
    return hn::Mul(grad, hn::IfThenElse(hn::Gt(y, hn::Zero(d)), above, below));
  }
};

template <class Functor, int kInputs>
constexpr MapKernels with_selu_ints(MapKernels kernels) {
  return kernels.set(ACL_INT32, loop_row<Functor, int32_t, int32_t, kInputs>)
      .set(ACL_INT8, loop_row<Functor, int8_t, int8_t, kInputs>);
}

}  // namespace

const MapKernels& elu() {
  static constexpr MapKernels kernels = with_selu_ints<Elu, 1>(kFloatMap<Elu, 1>);
  return kernels;
}
const MapKernels& elu_constant() { return kFloatMap<EluConstant, 1>; }
const MapKernels& elu_grad() { return kF32Map<InF64<EluGrad>, 2>; }
const MapKernels& elu_grad_of_result() { return kF32Map<InF64<EluGradOfResult>, 2>; }
const MapKernels& selu_grad() {
  static constexpr MapKernels kernels = with_selu_ints<SeluGrad, 2>(kF32Map<SeluGrad, 2>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/elu.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

constexpr double kSeluScale = 1.0507009873554805, kSeluAlpha = 1.6732632423543772;
constexpr EluParams kSelu{kSeluScale, kSeluScale * kSeluAlpha, 1};

double single(const Call& call, int param) { return scalar_value(call, param, ACL_FLOAT).real; }

}  // namespace

Status elu(Call& call) {
  namespace args = elu_args;
  const double alpha = single(call, args::alpha), scale = single(call, args::scale);
  const double input = single(call, args::inputScale);
  if (!std::isfinite(alpha) || !std::isfinite(input)) {
    return plan_elementwise(call, ACLNN_DISPATCH(elu_constant)(), EluParams{scale, -alpha * scale, 0});
  }
  return plan_elementwise(call, ACLNN_DISPATCH(elu)(), EluParams{scale, alpha * scale, input});
}

Status check_alpha_of_result(Call& call) {
  namespace args = elu_backward_args;
  const double alpha = single(call, args::alpha);
  if (!call.flag(args::isResult) || !(alpha < 0)) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, args::alpha, "expected at least 0 where isResult is true, got %.9g", alpha);
}

Status elu_backward(Call& call) {
  namespace args = elu_backward_args;
  const double scale = single(call, args::scale);
  const EluParams params{scale, single(call, args::alpha) * scale, single(call, args::inputScale)};
  const bool of_result = call.flag(args::isResult);
  return plan_elementwise(call, of_result ? ACLNN_DISPATCH(elu_grad_of_result)() : ACLNN_DISPATCH(elu_grad)(), params);
}

Status check_celu_alpha(Call& call) {
  const double alpha = single(call, celu_args::alpha);
  if (alpha < 0 || alpha > 0) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, celu_args::alpha, "expected a number other than 0, got %.9g", alpha);
}

Status celu(Call& call) {
  const double alpha = single(call, celu_args::alpha);
  return plan_elementwise(call, ACLNN_DISPATCH(elu)(), EluParams{1, alpha, 1 / alpha});
}

Status selu(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(elu)(), kSelu); }
Status selu_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(selu_grad)(), kSelu); }

}  // namespace pyaclnn::ops
#endif
