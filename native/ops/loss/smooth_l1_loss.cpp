// Smooth L1 loss and its gradient.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/smooth_l1_loss.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_SMOOTH_L1_LOSS_PARAMS
#define ACLNN_SMOOTH_L1_LOSS_PARAMS
namespace pyaclnn {
struct SmoothL1Params {
  float beta;
  float scale;  // 1, or 1 over the element count for mean
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// |d| < beta is false for NaN, which then comes through the sign: it is d itself where d is neither above nor below 0.
struct SmoothL1Grad : SmoothL1Params {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    const V zero = hn::Zero(d), one = hn::Set(d, 1.0f), width = hn::Set(d, beta);
    const V difference = hn::Sub(self, target);
    const V up_or_same = hn::IfThenElse(hn::Gt(difference, zero), one, difference);
    const V sign = hn::IfThenElse(hn::Lt(difference, zero), hn::Neg(one), up_or_same);
    const auto inside = hn::Lt(hn::Abs(difference), width);
    const V slope = hn::IfThenElse(inside, hn::Div(difference, width), sign);
    return hn::Mul(hn::Mul(grad, slope), hn::Set(d, scale));
  }
};

struct SmoothL1 : SmoothL1Params {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target) const {
    const V half = hn::Set(d, 0.5f), width = hn::Set(d, beta);
    const V distance = hn::Abs(hn::Sub(self, target));
    const V inside = hn::Mul(hn::Mul(half, distance), hn::Div(distance, width));
    const V outside = hn::NegMulAdd(half, width, distance);
    return hn::IfThenElse(hn::Lt(distance, width), inside, outside);
  }
};

}  // namespace

const MapKernels& smooth_l1_grad() { return kF32Map<SmoothL1Grad, 3>; }
const MapKernels& smooth_l1() { return kF32Map<SmoothL1, 2>; }
const SumKernels& smooth_l1_sum() { return kF32Sum<SmoothL1, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "executor/call.h"
#include "ops/loss/generated/smooth_l1_loss.h"
#include "ops/loss/reduction.h"
#include "shapes/elementwise.h"
#include "shapes/reduce_all.h"

namespace pyaclnn::ops {

Status smooth_l1_loss_backward(Call& call) {
  using namespace smooth_l1_loss_backward_args;
  const double count = static_cast<double>(element_count(call.common_shape));
  const SmoothL1Params params{static_cast<float>(call.real(beta)),
                              call.integer(reduction) == kMean ? static_cast<float>(1 / count) : 1.0f};
  Elementwise loop(ACLNN_DISPATCH(smooth_l1_grad)(), call.view(gradInput),
                   {&call.view(gradOut), &call.view(self), &call.view(target)});
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(&params, run.address(gradInput), {run.address(gradOut), run.address(self), run.address(target)});
    return Status();
  });
}

Status smooth_l1_loss(Call& call) {
  using namespace smooth_l1_loss_args;
  const SmoothL1Params params{static_cast<float>(call.real(beta)), 1.0f};
  if (call.integer(reduction) == kNone) {
    Elementwise loop(ACLNN_DISPATCH(smooth_l1)(), call.view(result), {&call.view(self), &call.view(target)});
    return call.launch([=, loop = std::move(loop)](const Run& run) {
      loop.run(&params, run.address(result), {run.address(self), run.address(target)});
      return Status();
    });
  }
  SumAll sum(ACLNN_DISPATCH(smooth_l1_sum)(), call.common_shape, {call.view(self), call.view(target)});
  const double divisor = call.integer(reduction) == kMean ? static_cast<double>(element_count(call.common_shape)) : 1.0;
  return call.launch([=, sum = std::move(sum), out = call.view(result)](const Run& run) {
    store_scalar(sum.run(&params, {run.address(self), run.address(target)}) / divisor, out, run.address(result));
    return Status();
  });
}

}  // namespace pyaclnn::ops
#endif
