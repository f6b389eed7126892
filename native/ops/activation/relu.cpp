// Rectifiers, their gradients, and clipping to bounds.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/relu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_RELU_PARAMS
#define ACLNN_RELU_PARAMS
#include "kernels/scalar_value.h"
namespace pyaclnn {
struct SlopeParams {
  float slope;
};
struct ThresholdParams {
  ScalarValue threshold, value;
};
struct BoundParams {
  ScalarValue low, high;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// All comparisons are such that NaN passes.
struct Relu {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::IfThenZeroElse(hn::Le(x, hn::Zero(d)), x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x > 0 ? x : T{0};
  }
};

struct SquaredRelu {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V positive = Relu()(d, x);
    return hn::Mul(positive, positive);
  }
};

struct LeakyGrad : SlopeParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), grad, hn::Mul(grad, hn::Set(d, slope)));
  }
};

struct LeakyRelu : LeakyGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return LeakyGrad::operator()(d, x, x);
  }
};

struct Threshold : ThresholdParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    using T = hn::TFromD<D>;
    return hn::IfThenElse(hn::Le(x, hn::Set(d, threshold.as<T>())), hn::Set(d, value.as<T>()), x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x > threshold.as<T>() ? x : value.as<T>();
  }
};

struct ThresholdGrad : ThresholdParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    return hn::IfThenZeroElse(hn::Le(x, hn::Set(d, threshold.as<hn::TFromD<D>>())), grad);
  }
  template <class T>
  HWY_INLINE T scalar(T grad, T x) const {
    return x > threshold.as<T>() ? grad : T{0};
  }
};

struct Hardtanh : BoundParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    using T = hn::TFromD<D>;
    const V lowest = hn::Set(d, low.as<T>()), highest = hn::Set(d, high.as<T>());
    const V bounded = hn::IfThenElse(hn::Lt(x, lowest), lowest, x);
    return hn::IfThenElse(hn::Gt(x, highest), highest, bounded);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x > high.as<T>() ? high.as<T>() : x < low.as<T>() ? low.as<T>() : x;
  }
};

struct HardtanhGrad : BoundParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    using T = hn::TFromD<D>;
    const auto outside = hn::Or(hn::Le(x, hn::Set(d, low.as<T>())), hn::Ge(x, hn::Set(d, high.as<T>())));
    return hn::IfThenZeroElse(outside, grad);
  }
};

}  // namespace

const MapKernels& relu() {
  static constexpr MapKernels kernels = with_ints<Relu, 1>(kF32Map<Relu, 1>);
  return kernels;
}
const MapKernels& squared_relu() { return kF32Map<SquaredRelu, 1>; }
const MapKernels& leaky_relu() { return kFloatMap<LeakyRelu, 1>; }
const MapKernels& leaky_relu_grad() { return kFloatMap<LeakyGrad, 2>; }
const MapKernels& threshold() {
  static constexpr MapKernels kernels = with_ints<Threshold, 1>(kF32Map<Threshold, 1>);
  return kernels;
}
const MapKernels& threshold_grad() {
  static constexpr MapKernels kernels = with_ints<ThresholdGrad, 2>(kF32Map<ThresholdGrad, 2>);
  return kernels;
}
const MapKernels& hardtanh() {
  static constexpr MapKernels kernels = with_ints<Hardtanh, 1>(kFloatMap<Hardtanh, 1>);
  return kernels;
}
const MapKernels& hardtanh_grad() { return kF32Map<HardtanhGrad, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/relu.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status relu(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(relu)()); }
Status squared_relu(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(squared_relu)()); }

namespace {
SlopeParams slope(const Call& call, int param) {
  return {static_cast<float>(scalar_value(call, param, ACL_DOUBLE).real)};
}
}  // namespace

Status leaky_relu(Call& call) {
  return plan_elementwise(call, ACLNN_DISPATCH(leaky_relu)(), slope(call, leaky_relu_args::negativeSlope));
}

Status check_slope_of_result(Call& call) {
  namespace args = leaky_relu_backward_args;
  const float given = slope(call, args::negativeSlope).slope;
  if (!call.flag(args::selfIsResult) || given >= 0) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, args::negativeSlope,
                   "expected a slope of at least 0 where self is the result, got %.9g", given);
}

Status leaky_relu_backward(Call& call) {
  const SlopeParams params = slope(call, leaky_relu_backward_args::negativeSlope);
  return plan_elementwise(call, ACLNN_DISPATCH(leaky_relu_grad)(), params);
}

Status threshold(Call& call) {
  const DType dtype = call.compute_dtype();
  const ThresholdParams params{scalar_value(call, threshold_args::threshold, dtype),
                               scalar_value(call, threshold_args::value, dtype)};
  return plan_elementwise(call, ACLNN_DISPATCH(threshold)(), params);
}

Status threshold_backward(Call& call) {
  const ThresholdParams params{scalar_value(call, threshold_backward_args::threshold, call.compute_dtype()), {}};
  return plan_elementwise(call, ACLNN_DISPATCH(threshold_grad)(), params);
}

Status check_clip_values(Call& call) {
  namespace args = hardtanh_args;
  // Bounds compare as they were given: a wide integer loses nothing.
  const ScalarValue low = scalar_value(call, args::clipValueMin, call.dtype(args::clipValueMin));
  const ScalarValue high = scalar_value(call, args::clipValueMax, call.dtype(args::clipValueMax));
  const bool integral = category(call.dtype(args::clipValueMin)) <= Category::integer;
  if (integral ? low.integer <= high.integer : !(low.real > high.real)) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, args::clipValueMin, "expected at most clipValueMax, %.17g, got %.17g",
                   high.real, low.real);
}

Status hardtanh(Call& call) {
  const DType dtype = call.compute_dtype();
  const BoundParams params{scalar_value(call, hardtanh_args::clipValueMin, dtype),
                           scalar_value(call, hardtanh_args::clipValueMax, dtype)};
  return plan_elementwise(call, ACLNN_DISPATCH(hardtanh)(), params);
}

Status hardtanh_backward(Call& call) {
  const BoundParams params{scalar_value(call, hardtanh_backward_args::min, ACL_FLOAT),
                           scalar_value(call, hardtanh_backward_args::max, ACL_FLOAT)};
  return plan_elementwise(call, ACLNN_DISPATCH(hardtanh_grad)(), params);
}

}  // namespace pyaclnn::ops
#endif
