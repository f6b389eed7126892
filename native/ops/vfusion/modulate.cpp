// Sequences scaled and shifted by what all their elements share, and the gradients of that.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/vfusion/modulate.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Modulated {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V scale, V shift) const {
    return hn::MulAdd(x, hn::Add(hn::Set(d, 1.0f), scale), shift);
  }
};

// Of its inputs.
struct Product {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return x;
  }
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Mul(a, b);
  }
};

}  // namespace

const MapKernels& modulated() { return kF32Map<Modulated, 3>; }
const MapKernels& product_of(size_t inputs) { return inputs == 1 ? kF32Map<Product, 1> : kF32Map<Product, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_views.h"
#include "ops/vfusion/generated/modulate.h"

namespace pyaclnn::ops {
namespace {

constexpr int kSequenceDim = 1;

// [B, D] or [B, 1, D] as [B, 1, D].
Part for_every_step(const Call& call, int param) {
  Part part = whole(call, param);
  if (part.view.rank() == 3) return part;
  part.view.shape = {part.view.shape[0], 1, part.view.shape[1]};
  part.view.strides = {part.view.strides[0], 0, part.view.strides[1]};
  return part;
}

}  // namespace

Status modulate_of_nothing(Call& call) {
  using namespace modulate_args;
  if (element_count(call.shape(self)) > 0) return Status();
  for (const int param : {scaleOptional, shiftOptional}) {
    if (element_count(call.shape(param)) == 0) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected no elements, as self has none, got shape %s",
                     to_string(call.shape(param)).c_str());
  }
  return Status();
}

Status modulate(Call& call) {
  using namespace modulate_args;
  const std::vector<Part> inputs = {whole(call, self), for_every_step(call, scaleOptional),
                                    for_every_step(call, shiftOptional)};
  return plan_parts(call, {{&ACLNN_DISPATCH(modulated)(), whole(call, out), inputs}});
}

Status modulate_backward(Call& call) {
  using namespace modulate_backward_args;
  PartsPlan plan(call);
  const Part grad = whole(call, grad_output), x = whole(call, input);
  std::vector<Part> factors = {grad};
  if (call.has(scale)) factors.push_back(for_every_step(call, scale));
  plan.map(ACLNN_DISPATCH(product_of)(factors.size()), whole(call, grad_input), factors);
  if (call.has(scale) && call.has(grad_scale)) {
    const Part terms = plan.scratch(ACL_FLOAT, grad.view.shape);
    plan.map(ACLNN_DISPATCH(product_of)(2), terms, {grad, x}, ACL_FLOAT);
    plan.sum(whole(call, grad_scale), terms, DimSet{1} << kSequenceDim);
  }
  if (call.has(shift) && call.has(grad_shift)) plan.sum(whole(call, grad_shift), grad, DimSet{1} << kSequenceDim);
  return plan.launch();
}

}  // namespace pyaclnn::ops
#endif
