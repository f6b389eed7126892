// Kullback-Leibler divergence and its gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/kl_div.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"
#include "ops/loss/plan_loss.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct KlDiv {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target) const {
    // target * log(target) is 0 at 0.
    const V inside = hn::Mul(target, hn::Sub(log_f32(d, target), self));
    return hn::IfThenElse(hn::Eq(target, hn::Zero(d)), hn::Neg(hn::Mul(target, self)), inside);
  }
};

struct KlDivLogTarget {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target) const {
    return hn::Mul(exp_f32(d, target), hn::Sub(target, self));
  }
};

template <bool kLogTarget>
struct KlDivGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V target) const {
    return hn::Neg(hn::Mul(kLogTarget ? exp_f32(d, target) : target, grad));
  }
};

template <bool kLogTarget>
struct KlDivTargetGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V target, V self) const {
    const V logarithm = kLogTarget ? target : log_f32(d, target);
    const V slope = hn::Add(hn::Sub(logarithm, self), hn::Set(d, 1.0f));
    return hn::Mul(kLogTarget ? hn::Mul(grad, exp_f32(d, target)) : grad, slope);
  }
};

}  // namespace

ops::LossKernels kl_div(bool log_target) {
  if (log_target) return {kF32Map<KlDivLogTarget, 2>, kF32Sum<KlDivLogTarget, 2>};
  return {kF32Map<KlDiv, 2>, kF32Sum<KlDiv, 2>};
}
const MapKernels& kl_div_grad(bool log_target) {
  return log_target ? kF32Map<KlDivGrad<true>, 2> : kF32Map<KlDivGrad<false>, 2>;
}
const MapKernels& kl_div_target_grad(bool log_target) {
  return log_target ? kF32Map<KlDivTargetGrad<true>, 3> : kF32Map<KlDivTargetGrad<false>, 3>;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/loss/generated/kl_div.h"

namespace pyaclnn::ops {
namespace {

constexpr int64_t kBatchMean = 3;

double divisor_of(const Call& call, int64_t reduction) {
  const Dims& shape = call.common_shape;
  if (reduction == kBatchMean) return shape.empty() ? 1 : static_cast<double>(shape[0]);
  return element_divisor(call, reduction);
}

}  // namespace

Status kl_div(Call& call) {
  using namespace kl_div_args;
  const int64_t how = call.integer(reduction);
  return plan_loss(call, ACLNN_DISPATCH(kl_div)(call.flag(logTarget)), how, divisor_of(call, how));
}

Status kl_div_grad_shapes(Call& call) {
  using namespace kl_div_backward_args;
  if (broadcast(call.shape(self), call.shape(target)) == call.common_shape) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, gradOutput, "expected a shape that broadcasts to that of self and target, got %s",
                   to_string(call.shape(gradOutput)).c_str());
}

Status kl_div_backward(Call& call) {
  using namespace kl_div_backward_args;
  return plan_summed(call, ACLNN_DISPATCH(kl_div_grad)(call.flag(logTarget)), nullptr, 0, broadcast_dims(call, self),
                     divisor_of(call, call.integer(reduction)));
}

Status kl_div_target_backward(Call& call) {
  using namespace kl_div_target_backward_args;
  return plan_summed(call, ACLNN_DISPATCH(kl_div_target_grad)(call.flag(logTarget)), nullptr, 0,
                     broadcast_dims(call, target), divisor_of(call, call.integer(reduction)));
}

}  // namespace pyaclnn::ops
#endif
