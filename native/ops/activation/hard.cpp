// Activations made of straight lines and parabolas, and their gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/hard.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_HARD_PARAMS
#define ACLNN_HARD_PARAMS
namespace pyaclnn {
// A shrinking function is 0 from -lambd to lambd.
struct ShrinkParams {
  float lambd, bias;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// `then` where |x| > lambd or x is NaN, else 0.
struct ShrinkGrad : ShrinkParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V then, V x) const {
    return hn::IfThenZeroElse(hn::Le(hn::Abs(x), hn::Set(d, lambd)), then);
  }
};

struct Hardshrink : ShrinkGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return ShrinkGrad::operator()(d, x, x);
  }
};

struct Softshrink : ShrinkGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return ShrinkGrad::operator()(d, hn::Sub(x, hn::CopySign(hn::Set(d, bias), x)), x);
  }
};

struct Shrink : ShrinkParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const auto negative = hn::Lt(x, hn::Zero(d));
    const V moved = hn::Add(x, hn::IfThenElse(negative, hn::Set(d, bias), hn::Set(d, -bias)));
    return hn::IfThenElseZero(hn::Gt(hn::Abs(x), hn::Set(d, lambd)), moved);
  }
};

// (x + 3) / 6 loses nothing near -3, where x / 6 + 1/2 would.
template <class D, class V>
HWY_INLINE V sixth_of_next(D d, V x) {
  return hn::Div(hn::Add(x, hn::Set(d, 3.0f)), hn::Set(d, 6.0f));
}

struct Hardsigmoid {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V line = sixth_of_next(d, x), one = hn::Set(d, 1.0f);
    return hn::IfThenElse(hn::Gt(line, one), one, hn::IfThenZeroElse(hn::Lt(line, hn::Zero(d)), line));
  }
  HWY_INLINE int32_t scalar(int32_t x) const { return x >= 3; }
};

struct HardsigmoidGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    const auto sloped = hn::Lt(hn::Abs(x), hn::Set(d, 3.0f));
    return hn::IfThenElseZero(sloped, hn::Div(grad, hn::Set(d, 6.0f)));
  }
};

struct Hardswish {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V curve = hn::Mul(x, sixth_of_next(d, x));
    const V above = hn::IfThenElse(hn::Ge(x, hn::Set(d, 3.0f)), x, curve);
    return hn::IfThenZeroElse(hn::Le(x, hn::Set(d, -3.0f)), above);
  }
};

// kEnds: whether the parabola's slope holds at -3 and 3 themselves.
template <bool kEnds>
struct HardswishGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    const V three = hn::Set(d, 3.0f), minus_three = hn::Set(d, -3.0f);
    const V slope = hn::Div(hn::Add(x, hn::Set(d, 1.5f)), three);
    const auto above = kEnds ? hn::Gt(x, three) : hn::Ge(x, three);
    const auto below = kEnds ? hn::Lt(x, minus_three) : hn::Le(x, minus_three);
    const V factor = hn::IfThenElse(above, hn::Set(d, 1.0f), hn::IfThenZeroElse(below, slope));
    return hn::Mul(grad, factor);
  }
};

}  // namespace

const MapKernels& hardshrink() { return kF32Map<Hardshrink, 1>; }
const MapKernels& softshrink() { return kF32Map<Softshrink, 1>; }
const MapKernels& shrink_grad() { return kF32Map<ShrinkGrad, 2>; }
const MapKernels& shrink() { return kF32Map<Shrink, 1>; }
const MapKernels& hardsigmoid() {
  static constexpr MapKernels kernels =
      MapKernels(kF32Map<Hardsigmoid, 1>).set(ACL_INT32, loop_row<Hardsigmoid, int32_t, int32_t, 1>);
  return kernels;
}
const MapKernels& hardsigmoid_grad() { return kF32Map<HardsigmoidGrad, 2>; }
const MapKernels& hardswish() { return kF32Map<Hardswish, 1>; }
const MapKernels& hardswish_grad() { return kF32Map<HardswishGrad<true>, 2>; }
const MapKernels& hardswish_grad_v2() { return kF32Map<HardswishGrad<false>, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <algorithm>

#include "ops/activation/generated/hard.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {
float single(const Call& call, int param) { return static_cast<float>(scalar_value(call, param, ACL_FLOAT).real); }
}  // namespace

Status hardshrink(Call& call) {
  const ShrinkParams params{std::max(0.0f, single(call, hardshrink_args::lambd)), 0};
  return plan_elementwise(call, ACLNN_DISPATCH(hardshrink)(), params);
}

// Softshrink's and Shrink's.
Status check_lambd(Call& call) {
  static_assert(int{softshrink_args::lambd} == shrink_args::lambd);
  const float lambd = single(call, shrink_args::lambd);
  if (lambd >= 0) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, shrink_args::lambd, "expected a number of at least 0, got %.9g", lambd);
}

Status softshrink(Call& call) {
  const float lambd = single(call, softshrink_args::lambd);
  return plan_elementwise(call, ACLNN_DISPATCH(softshrink)(), ShrinkParams{lambd, lambd});
}

// Of both shrinking functions with a slope of 1.
Status shrink_backward(Call& call) {
  static_assert(int{hardshrink_backward_args::lambd} == softshrink_backward_args::lambda);
  const ShrinkParams params{std::max(0.0f, single(call, hardshrink_backward_args::lambd)), 0};
  return plan_elementwise(call, ACLNN_DISPATCH(shrink_grad)(), params);
}

Status shrink(Call& call) {
  const ShrinkParams params{single(call, shrink_args::lambd), single(call, shrink_args::bias)};
  return plan_elementwise(call, ACLNN_DISPATCH(shrink)(), params);
}

Status hardsigmoid(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(hardsigmoid)()); }
Status hardsigmoid_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(hardsigmoid_grad)()); }
Status hardswish(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(hardswish)()); }
Status hardswish_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(hardswish_grad)()); }
Status hardswish_backward_v2(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(hardswish_grad_v2)()); }

}  // namespace pyaclnn::ops
#endif
