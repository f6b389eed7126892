// Larger and smaller values, and bounds.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/minmax.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_MINMAX_PARAMS
#define ACLNN_MINMAX_PARAMS
namespace pyaclnn {
struct ClampParams {
  bool has_low, has_high;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

template <bool kMax>
struct Better {
  // Comparisons are false for NaN: `a` stays when it is at least as good or NaN itself, and gives way to a NaN.
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::IfThenElse(hn::Or(kMax ? hn::Ge(a, b) : hn::Le(a, b), hn::IsNaN(a)), a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return (kMax ? a >= b : a <= b) ? a : b;
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const {
    return {kMax ? (a.byte | b.byte) != 0 : a.byte != 0 && b.byte != 0};
  }
};

struct Clamped : ClampParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V low, V high) const {
    if (has_low) x = Better<true>()(d, x, low);
    return has_high ? Better<false>()(d, x, high) : x;
  }
  template <class T>
  HWY_INLINE T scalar(T x, T low, T high) const {
    if (has_low) x = Better<true>().scalar(x, low);
    return has_high ? Better<false>().scalar(x, high) : x;
  }
};

template <bool kMax>
constexpr MapKernels kBetter = with_bool<Better<kMax>, 2>(with_ints<Better<kMax>, 2>(kFloatMap<Better<kMax>, 2>));

}  // namespace

const MapKernels& larger() { return kBetter<true>; }
const MapKernels& smaller() { return kBetter<false>; }
const MapKernels& clamped() {
  static constexpr MapKernels kernels = with_ints<Clamped, 3>(kFloatMap<Clamped, 3>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/minmax.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status maximum(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(larger)()); }
Status minimum(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(smaller)()); }

// aclnnClamp and aclnnClampTensor, whose parameters have the same places.
Status clamp(Call& call) {
  const ClampParams params{call.has(clamp_args::clipValueMin), call.has(clamp_args::clipValueMax)};
  return plan_elementwise(call, ACLNN_DISPATCH(clamped)(), params);
}

}  // namespace pyaclnn::ops
#endif
