// Losses that are a formula per element, and their gradients: squares, distances, margins and cross entropies of
// probabilities.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/pointwise_loss.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"
#include "ops/loss/plan_loss.h"

#ifndef ACLNN_POINTWISE_LOSS_PARAMS
#define ACLNN_POINTWISE_LOSS_PARAMS
namespace pyaclnn {
// What every gradient is multiplied by: 1 over the number of elements for means.
struct LossScale {
  float scale = 1;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

template <class D>
HWY_INLINE hn::Vec<D> one(D d) {
  return hn::Set(d, 1.0f);
}

// log(sigmoid(x)) = min(x, 0) - log(1 + exp(-|x|))
template <class D, class V>
HWY_INLINE V log_sigmoid(D d, V x) {
  return hn::Sub(hn::IfThenElse(hn::Gt(x, hn::Zero(d)), hn::Zero(d), x), log1p_f32(d, exp_f32(d, hn::Neg(hn::Abs(x)))));
}

struct Mse {
  template <class D, class V>
  HWY_INLINE V operator()(D, V self, V target) const {
    const V difference = hn::Sub(self, target);
    return hn::Mul(difference, difference);
  }
};

struct MseGrad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    return hn::Mul(hn::Mul(hn::Sub(self, target), hn::Set(d, 2 * scale)), grad);
  }
};

struct L1 {
  template <class D, class V>
  HWY_INLINE V operator()(D, V self, V target) const {
    return hn::Abs(hn::Sub(self, target));
  }
  template <class T>
  HWY_INLINE T scalar(T self, T target) const {
    const T difference = self - target;
    return difference < 0 ? -difference : difference;
  }
};

// The sign of a NaN difference is 0.
struct L1Grad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    const V difference = hn::Sub(self, target), step = hn::Set(d, scale);
    const V above = hn::IfThenElseZero(hn::Gt(difference, hn::Zero(d)), step);
    return hn::Mul(grad, hn::IfThenElse(hn::Lt(difference, hn::Zero(d)), hn::Neg(step), above));
  }
};

// log(1 + exp(-x)) of x = target * self, without overflow.
struct SoftMargin {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target) const {
    return hn::Neg(log_sigmoid(d, hn::Mul(self, target)));
  }
};

struct SoftMarginGrad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    const V slope = hn::Mul(target, sigmoid_f32(d, hn::Neg(hn::Mul(self, target))));
    return hn::Mul(hn::Mul(slope, hn::Set(d, -scale)), grad);
  }
};

struct Bce {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target, V weight) const {
    const V least = hn::Set(d, -100.0f);
    const V hit = at_least_keeping_nan(d, log_f32(d, self), least);
    const V miss = at_least_keeping_nan(d, log1p_f32(d, hn::Neg(self)), least);
    const V sum = hn::MulAdd(target, hit, hn::Mul(hn::Sub(one(d), target), miss));
    return hn::Neg(hn::Mul(weight, sum));
  }

  template <class D, class V>
  static HWY_INLINE V at_least_keeping_nan(D, V x, V least) {
    return hn::IfThenElse(hn::Lt(x, least), least, x);
  }
};

struct BceGrad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target, V weight) const {
    const V spread = hn::Max(hn::Mul(self, hn::Sub(one(d), self)), hn::Set(d, 1e-12f));
    const V slope = hn::Div(hn::Sub(self, target), spread);
    return hn::Mul(hn::Mul(hn::Mul(grad, weight), slope), hn::Set(d, scale));
  }
};

struct BceLogits {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target, V weight, V positive) const {
    const V hit = hn::Mul(hn::Mul(positive, target), log_sigmoid(d, self));
    const V miss = hn::Mul(hn::Sub(one(d), target), log_sigmoid(d, hn::Neg(self)));
    return hn::Neg(hn::Mul(weight, hn::Add(hit, miss)));
  }
};

// (a + 1 - target) * sigmoid(x) - a with a = positive * target, as (1 - target) * sigmoid(x) - a * sigmoid(-x): terms
// that don't cancel for targets from 0 to 1.
struct BceLogitsGrad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target, V weight, V positive) const {
    const V pull = hn::Mul(hn::Mul(positive, target), sigmoid_f32(d, hn::Neg(self)));
    const V slope = hn::MulSub(hn::Sub(one(d), target), sigmoid_f32(d, self), pull);
    return hn::Mul(hn::Mul(hn::Mul(grad, weight), slope), hn::Set(d, scale));
  }
};

struct BceLogitsTargetGrad : LossScale {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V weight, V positive) const {
    const V slope = hn::NegMulAdd(positive, log_sigmoid(d, self), log_sigmoid(d, hn::Neg(self)));
    return hn::Mul(hn::Mul(hn::Mul(grad, weight), slope), hn::Set(d, scale));
  }
};

}  // namespace

ops::LossKernels mse() { return {kF32Map<Mse, 2>, kF32Sum<Mse, 2>}; }
const MapKernels& mse_grad() { return kF32Map<MseGrad, 3>; }
ops::LossKernels l1() {
  static constexpr MapKernels kernels = MapKernels(kF32Map<L1, 2>).set(ACL_INT64, loop_row<L1, int64_t, int64_t, 2>);
  return {kernels, kF32Sum<L1, 2>};
}
const MapKernels& l1_grad() { return kF32Map<L1Grad, 3>; }
ops::LossKernels soft_margin() { return {kF32Map<SoftMargin, 2>, kF32Sum<SoftMargin, 2>}; }
const MapKernels& soft_margin_grad() { return kF32Map<SoftMarginGrad, 3>; }
ops::LossKernels bce() { return {kF32Map<Bce, 3>, kF32Sum<Bce, 3>}; }
const MapKernels& bce_grad() { return kF32Map<BceGrad, 4>; }
ops::LossKernels bce_logits() { return {kF32Map<BceLogits, 4>, kF32Sum<BceLogits, 4>}; }
const MapKernels& bce_logits_grad() { return kF32Map<BceLogitsGrad, 5>; }
const MapKernels& bce_logits_target_grad() { return kF32Map<BceLogitsTargetGrad, 4>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/loss/generated/pointwise_loss.h"

namespace pyaclnn::ops {
namespace {

LossScale scale_of(int64_t reduction, const Dims& shape) {
  return {reduction == kMean ? static_cast<float>(1 / static_cast<double>(element_count(shape))) : 1};
}

}  // namespace

Status mse_loss(Call& call) {
  const int64_t reduction = call.integer(mse_loss_args::reduction);
  return plan_loss(call, ACLNN_DISPATCH(mse)(), reduction, element_divisor(call, reduction));
}

Status mse_loss_backward(Call& call) {
  using namespace mse_loss_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(mse_grad)(), scale_of(call.integer(reduction), call.shape(self)));
}

Status l1_loss(Call& call) {
  const int64_t reduction = call.integer(l1_loss_args::reduction);
  if (reduction == kSum && call.promoted == ACL_INT64) {
    return plan_summed(call, ACLNN_DISPATCH(l1)().each, nullptr, 0, kAllDims, 1, ACL_INT64);
  }
  return plan_loss(call, ACLNN_DISPATCH(l1)(), reduction, element_divisor(call, reduction));
}

Status l1_loss_dtypes(Call& call) {
  using namespace l1_loss_args;
  const int64_t how = call.integer(reduction);
  const bool integer_self = call.dtype(self) == ACL_INT64;
  if (how == kMean && call.promoted == ACL_INT64) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, self, "expected a floating dtype for a mean, got INT64 for both inputs");
  }
  if (how == kNone && integer_self && call.promoted != ACL_INT64) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, self, "expected a floating dtype with a floating target, got INT64");
  }
  return Status();
}

Status l1_loss_backward(Call& call) {
  using namespace l1_loss_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(l1_grad)(), scale_of(call.integer(reduction), call.common_shape));
}

Status soft_margin_loss(Call& call) {
  const int64_t reduction = call.integer(soft_margin_loss_args::reduction);
  return plan_loss(call, ACLNN_DISPATCH(soft_margin)(), reduction, element_divisor(call, reduction));
}

Status soft_margin_loss_backward(Call& call) {
  using namespace soft_margin_loss_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(soft_margin_grad)(), scale_of(call.integer(reduction), call.common_shape));
}

Status binary_cross_entropy(Call& call) {
  const int64_t reduction = call.integer(binary_cross_entropy_args::reduction);
  return plan_loss(call, ACLNN_DISPATCH(bce)(), reduction, element_divisor(call, reduction));
}

Status binary_cross_entropy_backward(Call& call) {
  using namespace binary_cross_entropy_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(bce_grad)(), scale_of(call.integer(reduction), call.shape(self)));
}

Status binary_cross_entropy_with_logits(Call& call) {
  const int64_t reduction = call.integer(binary_cross_entropy_with_logits_args::reduction);
  return plan_loss(call, ACLNN_DISPATCH(bce_logits)(), reduction, element_divisor(call, reduction));
}

Status binary_cross_entropy_with_logits_backward(Call& call) {
  using namespace binary_cross_entropy_with_logits_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(bce_logits_grad)(), scale_of(call.integer(reduction), call.shape(self)));
}

Status binary_cross_entropy_with_logits_target_backward(Call& call) {
  using namespace binary_cross_entropy_with_logits_target_backward_args;
  return plan_elementwise(call, ACLNN_DISPATCH(bce_logits_target_grad)(), scale_of(call.integer(reduction), call.shape(self)));
}

}  // namespace pyaclnn::ops
#endif
