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
  float scale = 1;  // 1 over the element count for mean
  float inverse = 0, inverse_rest = 0;  // their sum is scale / beta, to twice a float's digits, or 1 / beta exactly
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// `inside` where |d| < beta, else +-`step`. The condition is false for NaN, which then comes through the sign: it is d
// itself where d is neither above nor below 0.
template <class D, class V>
HWY_INLINE V smooth_l1_slope(D d, V difference, float beta, V inside, V step) {
  const V zero = hn::Zero(d);
  const V up_or_same = hn::IfThenElse(hn::Gt(difference, zero), step, difference);
  const V sign = hn::IfThenElse(hn::Lt(difference, zero), hn::Neg(step), up_or_same);
  return hn::IfThenElse(hn::Lt(hn::Abs(difference), hn::Set(d, beta)), inside, sign);
}

// x / beta. Where beta is a power of two, as 1 is, a product with its inverse has the same bits and takes less time.
template <bool kPower, class D, class V>
HWY_INLINE V over_beta(D d, V x, const SmoothL1Params& params) {
  return kPower ? hn::Mul(x, hn::Set(d, params.inverse)) : hn::Div(x, hn::Set(d, params.beta));
}

template <bool kPower>
struct SmoothL1Grad : SmoothL1Params {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    const V difference = hn::Sub(self, target);
    const V inside = over_beta<kPower>(d, difference, *this);
    const V slope = smooth_l1_slope(d, difference, beta, inside, hn::Set(d, 1.0f));
    return hn::Mul(hn::Mul(grad, slope), hn::Set(d, scale));
  }
};

// The same with fewer roundings for the mean: five of them would be more than 3 ULP. A slope below the normal range has
// lost digits that a large gradient would bring back, so such lanes are done again, with d / beta in f32 as without
// reduction and the rest in f64.
struct SmoothL1GradMean : SmoothL1Params {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V self, V target) const {
    const V difference = hn::Sub(self, target);
    const V rest = hn::Mul(difference, hn::Set(d, inverse_rest));
    const V inside = hn::MulAdd(difference, hn::Set(d, inverse), rest);
    const V result = hn::Mul(grad, smooth_l1_slope(d, difference, beta, inside, hn::Set(d, scale)));
    const auto tiny = hn::Lt(hn::Abs(inside), hn::Set(d, 0x1p-126f));
    return HWY_UNLIKELY(!hn::AllFalse(d, tiny)) ? with_tiny(d, tiny, grad, difference, result) : result;
  }

  template <class D, class M, class V>
  HWY_NOINLINE V with_tiny(D d, M tiny, V grad, V difference, V result) const {
    const auto lost = hn::And(tiny, hn::Ne(difference, hn::Zero(d)));
    return hn::AllFalse(d, lost) ? result : hn::IfThenElse(lost, in_f64(d, grad, difference), result);
  }

  template <class D, class V>
  HWY_NOINLINE V in_f64(D d, V grad, V difference) const {
    HWY_ALIGN float gradients[hn::MaxLanes(D())], differences[hn::MaxLanes(D())];
    hn::Store(grad, d, gradients);
    hn::Store(difference, d, differences);
    for (size_t i = 0; i < hn::Lanes(d); ++i) {
      gradients[i] = static_cast<float>(static_cast<double>(gradients[i]) * (differences[i] / beta) * scale);
    }
    return hn::Load(d, gradients);
  }
};

template <bool kPower>
struct SmoothL1 : SmoothL1Params {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V self, V target) const {
    const V half = hn::Set(d, 0.5f), width = hn::Set(d, beta);
    const V distance = hn::Abs(hn::Sub(self, target));
    const V inside = hn::Mul(hn::Mul(half, distance), over_beta<kPower>(d, distance, *this));
    const V outside = hn::NegMulAdd(half, width, distance);
    return hn::IfThenElse(hn::Lt(distance, width), inside, outside);
  }
};

}  // namespace

const MapKernels& smooth_l1_grad(bool power) {
  return power ? kF32Map<SmoothL1Grad<true>, 3> : kF32Map<SmoothL1Grad<false>, 3>;
}
const MapKernels& smooth_l1_grad_mean() { return kF32Map<SmoothL1GradMean, 3>; }
const MapKernels& smooth_l1(bool power) { return power ? kF32Map<SmoothL1<true>, 2> : kF32Map<SmoothL1<false>, 2>; }
const SumKernels& smooth_l1_sum() { return kF32Sum<SmoothL1<false>, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cmath>

#include "executor/call.h"
#include "ops/loss/generated/smooth_l1_loss.h"
#include "ops/loss/reduction.h"
#include "shapes/elementwise.h"
#include "shapes/reduce_all.h"

namespace pyaclnn::ops {

namespace {

// Whether beta's inverse is a float without rounding.
bool is_power(float beta) {
  int exponent;
  return beta > 0x1p-126f && beta < 0x1p126f && std::frexp(beta, &exponent) == 0.5f;
}

}  // namespace

Status smooth_l1_loss_backward(Call& call) {
  using namespace smooth_l1_loss_backward_args;
  const bool mean = call.integer(reduction) == kMean;
  const double scale = mean ? 1 / static_cast<double>(element_count(call.common_shape)) : 1.0;
  SmoothL1Params params{static_cast<float>(call.real(beta)), static_cast<float>(scale)};
  const double inverse = scale / params.beta;
  // Beyond that the rest has no digits left; no training comes near.
  const bool splits = mean && inverse > 0x1p-120 && inverse < 0x1p120;
  if (splits) {
    params.inverse = static_cast<float>(inverse);
    params.inverse_rest = static_cast<float>(inverse - params.inverse);
  }
  const bool power = is_power(params.beta);
  if (power && !splits) params.inverse = 1 / params.beta;
  const MapKernels& kernels = splits ? ACLNN_DISPATCH(smooth_l1_grad_mean)() : ACLNN_DISPATCH(smooth_l1_grad)(power);
  Elementwise loop(kernels, call.view(gradInput), {&call.view(gradOut), &call.view(self), &call.view(target)});
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(&params, run.address(gradInput), {run.address(gradOut), run.address(self), run.address(target)});
    return Status();
  });
}

Status smooth_l1_loss(Call& call) {
  using namespace smooth_l1_loss_args;
  SmoothL1Params params{static_cast<float>(call.real(beta))};
  if (call.integer(reduction) == kNone) {
    const bool power = is_power(params.beta);
    if (power) params.inverse = 1 / params.beta;
    Elementwise loop(ACLNN_DISPATCH(smooth_l1)(power), call.view(result), {&call.view(self), &call.view(target)});
    return call.launch([=, loop = std::move(loop)](const Run& run) {
      loop.run(&params, run.address(result), {run.address(self), run.address(target)});
      return Status();
    });
  }
  SumAll sum(ACLNN_DISPATCH(smooth_l1_sum)(), call.common_shape, {&call.view(self), &call.view(target)});
  const double divisor = call.integer(reduction) == kMean ? static_cast<double>(element_count(call.common_shape)) : 1.0;
  return call.launch([=, sum = std::move(sum), out = call.view(result)](const Run& run) {
    store_scalar(sum.run(&params, {run.address(self), run.address(target)}) / divisor, out, run.address(result));
    return Status();
  });
}

}  // namespace pyaclnn::ops
#endif
