// Remainders: of truncated division with self's sign, of floored division with other's.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/remainder.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/fmod-inl.h"
#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

template <class D, class V = hn::Vec<D>>
HWY_INLINE V fmod_of(D d, V a, V b) {
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    return fmod_f32(d, a, b);
  } else {
    return fmod_f64(d, a, b);
  }
}

struct TruncatedRemainder {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return fmod_of(d, a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return static_cast<T>(a - truncated_quotient(a, b) * b);
  }
};

struct FlooredRemainder {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    const V rest = fmod_of(d, a, b);
    const auto apart = hn::Lt(hn::Xor(rest, hn::And(b, hn::SignBit(d))), hn::Zero(d));
    return hn::IfThenElse(apart, hn::Add(rest, b), rest);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return static_cast<T>(a - floored_quotient(a, b) * b);
  }
};

}  // namespace

const MapKernels& truncated_remainder() {
  static constexpr MapKernels kernels = with_ints<TruncatedRemainder, 2>(kFloatMap<TruncatedRemainder, 2>);
  return kernels;
}
const MapKernels& floored_remainder() {
  static constexpr MapKernels kernels = with_ints<FlooredRemainder, 2>(kFloatMap<FlooredRemainder, 2>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status fmod(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(truncated_remainder)()); }
Status remainder(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(floored_remainder)()); }

}  // namespace pyaclnn::ops
#endif
