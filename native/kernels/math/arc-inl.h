// asin, acos, atan, atan2.
//
// f32: at most 1 ULP (in f64, nearly always correctly rounded). f64: 2 ULP.

#if defined(ACLNN_ARC_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_ARC_INL_H
#undef ACLNN_ARC_INL_H
#else
#define ACLNN_ARC_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

inline constexpr double kHalfPi = 0x1.921fb54442d18p+0, kHalfPiRest = 0x1.1a62633145c07p-54;

// Of |x| <= 1: up to 1/2, s = |x|; above, s = sqrt((1 - |x|) / 2) and asin(|x|) = pi / 2 - 2 asin(s).
template <class D>
struct ArcSine {
  hn::Vec<D> s, z;  // z = s^2 <= 1/4
  hn::Mask<D> large;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE ArcSine<D> reduce_arc_sine(D d, V x) {
  const V a = hn::Abs(x), half = hn::Set(d, 0.5);
  const auto large = hn::Gt(a, half);
  const V z = hn::IfThenElse(large, hn::NegMulAdd(half, a, half), hn::Mul(a, a));
  return {hn::IfThenElse(large, hn::Sqrt(z), a), z, large};
}
// asin(s), to 2^-31.8.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V arc_sine_wide(D d, const ArcSine<D>& reduced) {
  return hn::Mul(reduced.s, polynomial(d, reduced.z, 1.0, 0x1.55554c5f2b05p-3, 0x1.33387ce0deb3dp-4,
                                       0x1.6caec7c747fb5p-5, 0x1.0491fa700da61p-5, 0x1.d91a54a77d2c8p-7,
                                       0x1.33579178396a8p-5));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V asin_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
    const auto reduced = reduce_arc_sine(dd, v);
    const auto s = arc_sine_wide(dd, reduced);
    const auto rest = hn::NegMulAdd(hn::Set(dd, 2.0), s, hn::Set(dd, kHalfPi));
    return with_sign_of(dd, hn::IfThenElse(reduced.large, rest, s), v);
  });
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V acos_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
    const auto reduced = reduce_arc_sine(dd, v);
    // With the sign of x: small, pi / 2 - s; large, 2 s for positive x and pi + 2 s (s being negative) otherwise.
    const auto s = with_sign_of(dd, arc_sine_wide(dd, reduced), v);
    const auto turned = hn::IfThenElseZero(hn::Lt(v, hn::Zero(dd)), hn::Set(dd, 2 * kHalfPi));
    return hn::IfThenElse(reduced.large, hn::MulAdd(hn::Set(dd, 2.0), s, turned), hn::Sub(hn::Set(dd, kHalfPi), s));
  });
}

// atan(t) for |t| <= 1, to 2^-28.5.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V arc_tangent_wide(D d, V t) {
  return hn::Mul(t, polynomial(d, hn::Mul(t, t), 1.0, -0x1.55553e5a0189dp-2, 0x1.9991fd17f0edap-3,
                               -0x1.2421b4526ac4cp-3, 0x1.c099f147fc8f1p-4, -0x1.58345cb41cfc4p-4,
                               0x1.dac8fc13764f3p-5, -0x1.fecf259446a76p-6, 0x1.65a381f0e07b3p-7,
                               -0x1.d62a009fe3463p-10));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V atan_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
    const auto a = hn::Abs(v), one = hn::Set(dd, 1.0);
    const auto large = hn::Gt(a, one);
    const auto t = hn::Div(hn::IfThenElse(large, one, a), hn::IfThenElse(large, a, one));
    const auto angle = arc_tangent_wide(dd, t);
    return with_sign_of(dd, hn::IfThenElse(large, hn::Sub(hn::Set(dd, kHalfPi), angle), angle), v);
  });
}

// The angle of the point (x, y).
template <class D, class V = hn::Vec<D>>
HWY_INLINE V atan2_f32(D d, V y, V x) {
  return through_f64(d, y, x, [](auto dd, auto v, auto u) HWY_ATTR {
    const auto a = hn::Abs(v), b = hn::Abs(u);
    const auto steep = hn::Gt(a, b);
    const auto lesser = hn::IfThenElse(steep, b, a), greater = hn::IfThenElse(steep, a, b);
    // 0 / 0 counts as 0, infinity / infinity as 1.
    auto t = hn::IfThenElse(hn::Eq(lesser, greater), hn::Set(dd, 1.0), hn::Div(lesser, greater));
    t = hn::IfThenZeroElse(hn::Eq(greater, hn::Zero(dd)), t);
    auto angle = arc_tangent_wide(dd, t);
    angle = hn::IfThenElse(steep, hn::Sub(hn::Set(dd, kHalfPi), angle), angle);
    // The sign bit of x counts, that of -0 too.
    const auto behind = hn::Lt(hn::CopySign(hn::Set(dd, 1.0), u), hn::Zero(dd));
    angle = hn::IfThenElse(behind, hn::Sub(hn::Set(dd, 2 * kHalfPi), angle), angle);
    const auto nan = hn::Or(hn::IsNaN(v), hn::IsNaN(u));
    return hn::IfThenElse(nan, hn::Add(v, u), hn::CopySign(angle, v));
  });
}

// ---- f64

// asin(s) - s, to 2^-59.8 of asin(s).
template <class D, class V = hn::Vec<D>>
HWY_INLINE V arc_sine_tail_f64(D d, const ArcSine<D>& reduced) {
  const V p = polynomial(d, reduced.z, 0x1.5555555555577p-3, 0x1.333333332e131p-4, 0x1.6db6db721266fp-5,
                         0x1.f1c71a94f3e4p-6, 0x1.6e8bdee012c54p-6, 0x1.1c49f06128462p-6, 0x1.ca1f8cf2d4b19p-7,
                         0x1.75858e3f1fb7dp-7, 0x1.613c700016398p-7, 0x1.e5f758d195729p-9, 0x1.639bdbe26b0bep-6,
                         -0x1.57fc9cd32ca28p-6, 0x1.0b467504248dap-5);
  return hn::Mul(reduced.s, hn::Mul(reduced.z, p));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V asin_f64(D d, V x) {
  const ArcSine<D> reduced = reduce_arc_sine(d, x);
  const V tail = arc_sine_tail_f64(d, reduced);
  const V two = hn::Set(d, 2.0);
  const Pair<V> sum = fast_two_sum(hn::Set(d, kHalfPi), hn::Mul(hn::Set(d, -2.0), reduced.s));
  const V rest = hn::NegMulAdd(two, tail, hn::Add(sum.low, hn::Set(d, kHalfPiRest)));
  const V result = hn::IfThenElse(reduced.large, hn::Add(sum.high, rest), hn::Add(reduced.s, tail));
  return with_sign_of(d, result, x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V acos_f64(D d, V x) {
  const ArcSine<D> reduced = reduce_arc_sine(d, x);
  const V two = hn::Set(d, 2.0);
  const auto negative = hn::Lt(x, hn::Zero(d));
  // leading - s - tail; where large, twice its magnitude.
  const V s = with_sign_of(d, reduced.s, x), tail = with_sign_of(d, arc_sine_tail_f64(d, reduced), x);
  const V leading = hn::IfThenElse(reduced.large, hn::IfThenElseZero(negative, hn::Set(d, -kHalfPi)), hn::Set(d, kHalfPi));
  const V low =
      hn::IfThenElse(reduced.large, hn::IfThenElseZero(negative, hn::Set(d, -kHalfPiRest)), hn::Set(d, kHalfPiRest));
  const Pair<V> sum = fast_two_sum(leading, hn::Neg(s));
  const V result = hn::Add(sum.high, hn::Add(sum.low, hn::Sub(low, tail)));
  return hn::IfThenElse(reduced.large, hn::Abs(hn::Mul(two, result)), result);
}

// The angle of (b, a), a and b not negative and not both zero or infinite: a / b up to 1/2, (a - b) / (a + b) up to 2 (the
// difference is exact there), -b / a above, and 0, pi / 4 or pi / 2 added; atan of the quotient to 2^-62.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V octant_angle_f64(D d, V a, V b) {
  const V half = hn::Set(d, 0.5);
  const auto low = hn::Lt(a, hn::Mul(b, half)), high = hn::Lt(b, hn::Mul(a, half));
  const V numerator = hn::IfThenElse(low, a, hn::IfThenElse(high, hn::Neg(b), hn::Sub(a, b)));
  const V denominator = hn::IfThenElse(low, b, hn::IfThenElse(high, a, hn::Add(a, b)));
  const V quarters = hn::IfThenZeroElse(low, hn::IfThenElse(high, hn::Set(d, 2.0), hn::Set(d, 1.0)));
  const V t = hn::Div(numerator, denominator);
  const V z = hn::Mul(t, t);
  const V p = polynomial(d, z, -0x1.5555555555552p-2, 0x1.99999999990d7p-3, -0x1.24924924536dap-3, 0x1.c71c71aaf37adp-4,
                         -0x1.745d138fbfab4p-4, 0x1.3b1360b8c8ca6p-4, -0x1.110c7189c56c3p-4, 0x1.e182de7821fe7p-5,
                         -0x1.ac72d999e1365p-5, 0x1.77fccd1925296p-5, -0x1.301edeeb44d33p-5, 0x1.83adcf55561abp-6,
                         -0x1.12434214b1747p-7);
  const Pair<V> sum = fast_two_sum(hn::Mul(quarters, hn::Set(d, kHalfPi / 2)), t);
  const V rest = hn::MulAdd(quarters, hn::Set(d, kHalfPiRest / 2), hn::MulAdd(hn::Mul(t, z), p, sum.low));
  return hn::Add(sum.high, rest);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V atan_f64(D d, V x) {
  // Infinity over 1 as a number that is large enough.
  const V a = at_most(d, hn::Abs(x), 0x1p+100);
  return with_sign_of(d, octant_angle_f64(d, a, hn::Set(d, 1.0)), x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V atan2_f64(D d, V y, V x) {
  V a = hn::Abs(y), b = hn::Abs(x);
  const V greater = hn::Max(a, b);
  // So that sums and products stay normal; what is lost below that is nothing beside the other coordinate.
  V factor = hn::IfThenElse(hn::Gt(greater, hn::Set(d, 0x1p+1000)), hn::Set(d, 0x1p-4), hn::Set(d, 1.0));
  factor = hn::IfThenElse(hn::Lt(greater, hn::Set(d, 0x1p-900)), hn::Set(d, 0x1p+200), factor);
  a = hn::Mul(a, factor), b = hn::Mul(b, factor);
  const V inf = infinity(d), one = hn::Set(d, 1.0);
  const auto some_infinite = hn::Eq(greater, inf), none = hn::Eq(greater, hn::Zero(d));
  const V a_of_infinite = hn::IfThenElseZero(hn::Eq(a, inf), one), b_of_infinite = hn::IfThenElseZero(hn::Eq(b, inf), one);
  a = hn::IfThenElse(some_infinite, a_of_infinite, a);
  b = hn::IfThenElse(none, one, hn::IfThenElse(some_infinite, b_of_infinite, b));
  V angle = octant_angle_f64(d, a, b);
  const auto behind = hn::Lt(hn::CopySign(one, x), hn::Zero(d));
  const Pair<V> turned = fast_two_sum(hn::Set(d, 2 * kHalfPi), hn::Neg(angle));
  angle = hn::IfThenElse(behind, hn::Add(turned.high, hn::Add(turned.low, hn::Set(d, 2 * kHalfPiRest))), angle);
  const auto nan = hn::Or(hn::IsNaN(x), hn::IsNaN(y));
  return hn::IfThenElse(nan, hn::Add(x, y), hn::CopySign(angle, y));
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
