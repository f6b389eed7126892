// Larger and smaller values, and bounds.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/minmax.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

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

// A bound that isn't given is an operand all the same.
template <bool kLow, bool kHigh>
struct Clamped {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V low, V high) const {
    if constexpr (kLow) x = Better<true>()(d, x, low);
    if constexpr (kHigh) x = Better<false>()(d, x, high);
    return x;
  }
  template <class T>
  HWY_INLINE T scalar(T x, T low, T high) const {
    if constexpr (kLow) x = Better<true>().scalar(x, low);
    if constexpr (kHigh) x = Better<false>().scalar(x, high);
    return x;
  }
};

template <bool kMax>
constexpr MapKernels kBetter = with_bool<Better<kMax>, 2>(with_ints<Better<kMax>, 2>(kFloatMap<Better<kMax>, 2>));

template <bool kLow, bool kHigh>
constexpr MapKernels kClamped = with_ints<Clamped<kLow, kHigh>, 3>(kFloatMap<Clamped<kLow, kHigh>, 3>);

}  // namespace

const MapKernels& larger() { return kBetter<true>; }
const MapKernels& smaller() { return kBetter<false>; }
const MapKernels& clamped(bool low, bool high) {
  return !high ? kClamped<true, false> : low ? kClamped<true, true> : kClamped<false, true>;
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
  const bool low = call.has(clamp_args::clipValueMin), high = call.has(clamp_args::clipValueMax);
  return plan_elementwise(call, ACLNN_DISPATCH(clamped)(low, high));
}

}  // namespace pyaclnn::ops
#endif
