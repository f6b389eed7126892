// Gated linear units of sigmoid, SiLU and a rectifier, and gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/glu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

template <class D, class V>
HWY_INLINE V sigmoid_of(D d, V x) {
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    return sigmoid_f32(d, x);
  } else {
    return sigmoid_f64(d, x);
  }
}

// Also the gradient for the first half, `a` being the incoming one.
struct Glu {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return hn::Mul(a, sigmoid_of(d, b));
  }
};
struct GluGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V a, V b) const {
    const V slope = hn::Mul(sigmoid_of(d, b), sigmoid_of(d, hn::Neg(b)));
    return hn::Mul(hn::Mul(grad, a), slope);
  }
};

// Also the gradient for the second half, `b` being the incoming one.
struct Swiglu {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return hn::Mul(hn::Mul(a, sigmoid_f32(d, a)), b);
  }
};
struct SwigluGrad {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V a, V b) const {
    const Logistic<V> s = logistic_wide(d, a);
    return hn::Mul(hn::Mul(hn::Mul(grad, b), s.value), hn::MulAdd(a, s.rest, hn::Set(d, 1.0)));
  }
};

struct FatreluMul {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b, V threshold) const {
    return hn::Mul(hn::IfThenElseZero(hn::Ge(a, threshold), a), b);
  }
};

}  // namespace

const MapKernels& glu() { return kFloatMap<Glu, 2>; }
const MapKernels& glu_grad() { return kFloatMap<GluGrad, 3>; }
const MapKernels& swiglu() { return kF32Map<Swiglu, 2>; }
const MapKernels& swiglu_grad() { return kF32Map<InF64<SwigluGrad>, 3>; }
const MapKernels& fatrelu_mul() { return kF32Map<FatreluMul, 3>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/glu.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

Status plan_gate(Call& call, const MapKernels& kernels, int input, int dim, int out) {
  Halves halves;
  ACLNN_TRY(halve(call, input, call.integer(dim), &halves));
  ACLNN_TRY(check_half(call, out, halves));
  return plan_parts(call, {{&kernels, whole(call, out), {halves.first, halves.second}}});
}

}  // namespace

Status glu(Call& call) {
  return plan_gate(call, ACLNN_DISPATCH(glu)(), glu_args::self, glu_args::dim, glu_args::out);
}

Status glu_backward(Call& call) {
  namespace args = glu_backward_args;
  Halves halves, grads;
  ACLNN_TRY(halve(call, args::self, call.integer(args::dim), &halves));
  ACLNN_TRY(check_half(call, args::gradOut, halves));
  ACLNN_TRY(halve(call, args::out, call.integer(args::dim), &grads));
  const Part grad = whole(call, args::gradOut);
  return plan_parts(call, {{&ACLNN_DISPATCH(glu)(), grads.first, {grad, halves.second}},
                           {&ACLNN_DISPATCH(glu_grad)(), grads.second, {grad, halves.first, halves.second}}});
}

Status swi_glu(Call& call) {
  return plan_gate(call, ACLNN_DISPATCH(swiglu)(), swi_glu_args::x, swi_glu_args::dim, swi_glu_args::out);
}

Status swi_glu_grad(Call& call) {
  namespace args = swi_glu_grad_args;
  Halves halves, grads;
  ACLNN_TRY(halve(call, args::x, call.integer(args::dim), &halves));
  ACLNN_TRY(check_half(call, args::yGrad, halves));
  ACLNN_TRY(halve(call, args::out, call.integer(args::dim), &grads));
  const Part grad = whole(call, args::yGrad);
  return plan_parts(call, {{&ACLNN_DISPATCH(swiglu_grad)(), grads.first, {grad, halves.first, halves.second}},
                           {&ACLNN_DISPATCH(swiglu)(), grads.second, {halves.first, grad}}});
}

Status fatrelu_mul(Call& call) {
  namespace args = fatrelu_mul_args;
  Halves halves;
  ACLNN_TRY(halve(call, args::input, -1, &halves));
  ACLNN_TRY(check_half(call, args::out, halves));
  const Part threshold = whole(call, args::threshold);
  return plan_parts(call, {{&ACLNN_DISPATCH(fatrelu_mul)(), whole(call, args::out),
                            {halves.first, halves.second, threshold}}});
}

}  // namespace pyaclnn::ops
#endif
