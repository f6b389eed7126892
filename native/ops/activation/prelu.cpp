// The rectifier with a learned slope and its gradients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/prelu.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct PreluGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x, V weight) const {
    return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), grad, hn::Mul(weight, grad));
  }
};

struct Prelu : PreluGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V weight) const {
    return PreluGrad::operator()(d, x, x, weight);
  }
};

// An element's part in the gradient of its weight.
struct PreluWeightTerm {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    return hn::IfThenZeroElse(hn::Gt(x, hn::Zero(d)), hn::Mul(grad, x));
  }
};

}  // namespace

const MapKernels& prelu() { return kF32Map<Prelu, 2>; }
const MapKernels& prelu_grad() { return kF32Map<PreluGrad, 3>; }
const MapKernels& prelu_weight_term() { return kF32Map<PreluWeightTerm, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/prelu.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

constexpr int kChannelDim = 1;

int64_t channels(const Call& call, int self) {
  const Dims& shape = call.shape(self);
  return shape.rank() > kChannelDim ? shape[kChannelDim] : 1;
}

Status check_weight(const Call& call, int self, int weight) {
  const int64_t expected = channels(call, self), count = element_count(call.shape(weight));
  if (count == 1 || count == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, weight,
                   "expected as many elements as self has channels, %lld, or 1, got shape %s",
                   static_cast<long long>(expected), to_string(call.shape(weight)).c_str());
}

// The weights as they broadcast to self.
Part by_channel(const Call& call, int self, int weight, PartsPlan* plan) {
  Part part = plan->flat(whole(call, weight));
  const int rank = call.view(self).rank();
  if (rank <= kChannelDim) return part;
  Dims shape = Dims::filled(rank, 1), strides = Dims::filled(rank, 0);
  shape[kChannelDim] = part.view.shape[0];
  strides[kChannelDim] = part.view.strides[0];
  part.view.shape = shape;
  part.view.strides = strides;
  return part;
}

}  // namespace

Status prelu_weight(Call& call) { return check_weight(call, prelu_args::self, prelu_args::weight); }

Status prelu(Call& call) {
  using namespace prelu_args;
  PartsPlan plan(call);
  const Part slopes = by_channel(call, self, weight, &plan);
  plan.map(ACLNN_DISPATCH(prelu)(), whole(call, out), {whole(call, self), slopes}, call.compute_dtype());
  return plan.launch();
}

Status prelu_backward_weight(Call& call) {
  using namespace prelu_backward_args;
  ACLNN_TRY(check_weight(call, self, weight));
  const int64_t count = element_count(call.shape(weight));
  const Dims expected = count > 1 ? Dims{count} : call.shape(weight);
  if (call.shape(gradWeight) == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, gradWeight, "expected shape %s, got %s", to_string(expected).c_str(),
                   to_string(call.shape(gradWeight)).c_str());
}

Status prelu_backward(Call& call) {
  using namespace prelu_backward_args;
  PartsPlan plan(call);
  const Part slopes = by_channel(call, self, weight, &plan), terms = plan.scratch(ACL_FLOAT, call.shape(self));
  const Part grad = whole(call, gradOutput), x = whole(call, self);
  plan.map(ACLNN_DISPATCH(prelu_weight_term)(), terms, {grad, x}, ACL_FLOAT);
  plan.map(ACLNN_DISPATCH(prelu_grad)(), whole(call, gradInput), {grad, x, slopes}, call.compute_dtype());
  Part sums = plan.flat(whole(call, gradWeight));
  DimSet dims = kAllDims;
  if (sums.view.shape[0] > 1) {
    dims &= ~(DimSet{1} << kChannelDim);
  } else {
    sums.view.shape = sums.view.strides = Dims();
  }
  plan.sum(sums, terms, dims);
  return plan.launch();
}

}  // namespace pyaclnn::ops
#endif
