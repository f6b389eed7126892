// A tensor scaled and shifted along some of its dims.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/scale.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Scaled {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x, V scale) const {
    return hn::Mul(x, scale);
  }
  template <class D, class V>
  HWY_INLINE V operator()(D, V x, V scale, V bias) const {
    return hn::MulAdd(x, scale, bias);
  }
};

}  // namespace

const MapKernels& scaled(bool shifted) { return shifted ? kF32Map<Scaled, 3> : kF32Map<Scaled, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/scale.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

using namespace scale_args;

int first_axis(const Call& call) {
  const int64_t given = call.integer(axis);
  return static_cast<int>(given < 0 ? given + std::max(1, call.view(x).rank()) : given);
}

bool is_one_value(const Call& call) {
  const bool one = element_count(call.shape(scale)) == 1;
  return one && (call.flag(scaleFromBlob) ? call.integer(numAxes) == 0 : call.view(scale).rank() < 2);
}

// Scale or bias as it broadcasts to x.
Part along_axes(const Call& call, int param) {
  Part part = whole(call, param);
  const View given = part.view;
  if (is_one_value(call)) {
    part.view.shape = part.view.strides = Dims();
    return part;
  }
  const int rank = call.view(x).rank(), first = first_axis(call);
  part.view.shape = Dims::filled(rank, 1);
  part.view.strides = Dims::filled(rank, 0);
  std::copy(given.shape.begin(), given.shape.end(), part.view.shape.begin() + first);
  std::copy(given.strides.begin(), given.strides.end(), part.view.strides.begin() + first);
  return part;
}

}  // namespace

Status scale_covers_axes(Call& call) {
  if (is_one_value(call)) return Status();
  const Dims &whole = call.shape(x), &given = call.shape(scale);
  const bool from_blob = call.flag(scaleFromBlob);
  const int64_t left = whole.rank() - first_axis(call);
  const int64_t wanted = !from_blob ? given.rank() : call.integer(numAxes) == -1 ? left : call.integer(numAxes);
  if (wanted > left) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, from_blob ? numAxes : scale,
                     "expected at most %lld dims from axis on, got %lld", static_cast<long long>(left),
                     static_cast<long long>(wanted));
  }
  const Dims expected = wanted > 0 ? Dims(whole.data() + first_axis(call), wanted) : Dims{1};
  if (given == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, scale, "expected shape %s (of x from axis on), got %s",
                   to_string(expected).c_str(), to_string(given).c_str());
}

Status scale(Call& call) {
  PartsPlan plan(call);
  std::vector<Part> inputs = {whole(call, x), along_axes(call, scale_args::scale)};
  if (call.has(bias)) inputs.push_back(along_axes(call, bias));
  plan.map(ACLNN_DISPATCH(scaled)(call.has(bias)), whole(call, y), inputs, call.compute_dtype());
  return plan.launch();
}

}  // namespace pyaclnn::ops
#endif
