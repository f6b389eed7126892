// Gated linear units of GELU, and their gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/geglu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct GatedByTanh {
  template <class D, class V>
  HWY_INLINE V of(D d, V gate, V other) const {
    return hn::Mul(GeluByTanh::value(d, gate), other);
  }
};

struct GatedByErf {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V gate, V other) const {
    return hn::Mul(gelu_f32(d, gate), other);
  }
};

template <class Form>
struct GateGrad {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V gate, V other) const {
    return hn::Mul(hn::Mul(grad, other), Form::slope(d, gate));
  }
};

struct Product {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Mul(a, b);
  }
};

}  // namespace

const MapKernels& gelu_gate(bool by_tanh) {
  return by_tanh ? kF32Map<InF64<GatedByTanh>, 2> : kF32Map<GatedByErf, 2>;
}
const MapKernels& gelu_gate_grad(bool by_tanh) {
  return by_tanh ? kF32Map<InF64<GateGrad<GeluByTanh>>, 3> : kF32Map<InF64<GateGrad<GeluByErf>>, 3>;
}
const MapKernels& product() { return kF32Map<Product, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/gelu.h"
#include "ops/activation/generated/geglu.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

Status plan_geglu(Call& call, bool left, int out, int out_gelu) {
  namespace args = ge_glu_args;
  if (call.shape(args::self).empty()) return call.launch([](const Run&) { return Status(); });
  Halves halves;
  ACLNN_TRY(halve(call, args::self, call.integer(args::dim), left, &halves));
  ACLNN_TRY(check_half(call, out, halves));
  ACLNN_TRY(check_half(call, out_gelu, halves));
  const bool by_tanh = call.integer(args::approximate) == 1;
  return plan_parts(call, {{&gelu_kernels(by_tanh), whole(call, out_gelu), {halves.first}},
                           {&ACLNN_DISPATCH(gelu_gate)(by_tanh), whole(call, out), {halves.first, halves.second}}});
}

Status plan_geglu_grad(Call& call, bool left, int out) {
  namespace args = ge_glu_backward_args;
  Halves halves, grads;
  ACLNN_TRY(halve(call, args::self, call.integer(args::dim), left, &halves));
  ACLNN_TRY(check_half(call, args::gradOutput, halves));
  ACLNN_TRY(halve(call, out, call.integer(args::dim), left, &grads));
  const Part grad = whole(call, args::gradOutput), gelu = whole(call, args::gelu);
  const MapKernels& of_gate = ACLNN_DISPATCH(gelu_gate_grad)(call.integer(args::approximate) == 1);
  return plan_parts(call, {{&of_gate, grads.first, {grad, halves.first, halves.second}},
                           {&ACLNN_DISPATCH(product)(), grads.second, {grad, gelu}}});
}

}  // namespace

Status ge_glu(Call& call) { return plan_geglu(call, false, ge_glu_args::out, ge_glu_args::outGelu); }
Status ge_glu_v3(Call& call) {
  namespace args = ge_glu_v3_args;
  return plan_geglu(call, call.flag(args::activateLeft), args::out, args::outGelu);
}

Status ge_glu_backward(Call& call) { return plan_geglu_grad(call, false, ge_glu_backward_args::gradInput); }
Status ge_glu_v3_backward(Call& call) {
  namespace args = ge_glu_v3_backward_args;
  return plan_geglu_grad(call, call.flag(args::activateLeft), args::gradInput);
}

Status gelu_mul(Call& call) {
  namespace args = gelu_mul_args;
  Halves halves;
  ACLNN_TRY(halve(call, args::input, -1, &halves));
  ACLNN_TRY(check_half(call, args::out, halves));
  const bool by_tanh = call.has(args::approximateOptional) &&
                       std::strcmp(call.string(args::approximateOptional), "tanh") == 0;
  return plan_parts(call, {{&ACLNN_DISPATCH(gelu_gate)(by_tanh), whole(call, args::out),
                            {halves.first, halves.second}}});
}

}  // namespace pyaclnn::ops
#endif
