// Remainder of truncated division, exact, with the special values of C's fmod.

#if defined(ACLNN_FMOD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_FMOD_INL_H
#undef ACLNN_FMOD_INL_H
#else
#define ACLNN_FMOD_INL_H
#endif

#include <hwy/highway.h>

#include <cmath>

#include "kernels/math/parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Quotients below this have exact products with f64 in two parts, without FMA because they have no lower half.
inline constexpr double kSmallQuotient = HWY_NATIVE_FMA ? 0x1p51 : 0x1p25;

// a - trunc(a / b) b in f64 for small quotients: the rounded quotient is wrong by 1 at most, and what is left after
// taking it away is exact.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V fmod_of_small_quotient(D d, V a, V b) {
  const Pair<V> multiple = two_product(d, hn::Trunc(hn::Div(a, b)), b);
  const V rest = hn::Sub(hn::Sub(a, multiple.high), multiple.low);
  const auto overshot = hn::Lt(hn::Xor(rest, hn::And(a, hn::SignBit(d))), hn::Zero(d));
  const V fixed = hn::IfThenElse(overshot, hn::Add(rest, hn::CopySign(b, a)), rest);
  return hn::CopySign(hn::IfThenElse(hn::Lt(hn::Abs(a), hn::Abs(b)), a, fixed), a);
}

// Whether the above is right everywhere, where fmod is a number at all.
template <class D, class V = hn::Vec<D>>
HWY_INLINE bool all_quotients_small(D d, V a, V b) {
  const V size = hn::Abs(a);
  const V many = hn::Mul(hn::Abs(b), hn::Set(d, kSmallQuotient));
  return hn::AllTrue(d, hn::And(hn::Lt(size, many), hn::Lt(size, hn::Set(d, 0x1p1000))));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V fmod_f64(D d, V a, V b) {
  if (HWY_LIKELY(all_quotients_small(d, a, b))) return fmod_of_small_quotient(d, a, b);
  HWY_ALIGN double x[hn::MaxLanes(d)], y[hn::MaxLanes(d)];
  hn::Store(a, d, x);
  hn::Store(b, d, y);
  for (size_t i = 0; i < hn::Lanes(d); ++i) x[i] = std::fmod(x[i], y[i]);
  return hn::Load(d, x);
}

// Through f64, where quotients of f32 are small but for the wildest.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V fmod_f32(D d, V a, V b) {
  return through_f64(d, a, b, [](auto wide, auto x, auto y) HWY_ATTR { return fmod_f64(wide, x, y); });
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
