// sin, cos, tan.
//
// f32: at most 1 ULP for every float (in f64, so nearly always correctly rounded). f64: at most 1 ULP, tan 2.
// Up to a bound the angle is reduced with a few parts of pi; beyond it, and where f64 cancels too far, lane by lane with
// as many bits of pi as the angle needs.

#if defined(ACLNN_TRIG_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_TRIG_INL_H
#undef ACLNN_TRIG_INL_H
#else
#define ACLNN_TRIG_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/parts-inl.h"
#include "kernels/math/reduction.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// An angle less the nearest multiple n of pi or pi / 2; the low bits of n.
template <class D>
struct Angle {
  hn::Vec<D> high, low;
  hn::Vec<hn::RebindToSigned<D>> n;
};

// Up to this, n times the high part of pi (31 bits) is exact in f64, also for n + 1/2.
inline constexpr float kTrigBoundF32 = 0x1p+21f;
inline constexpr double kPiHigh = 0x1.921fb544p+1, kPiLow = 0x1.0b4611a626331p-33;
inline constexpr double kOneOverPi = 0x1.45f306dc9c883p-2;

// For f32 work in f64: r = x - n pi, or (kCos) r = (n + 1/2) pi - x; |r| <= pi / 2. The function is (-1)^n sin(r) then.
template <bool kCos, class D, class V = hn::Vec<D>>
HWY_INLINE Angle<D> half_turns_wide(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V magic = hn::Set(d, Format<double>::kMagic), one_over_pi = hn::Set(d, kOneOverPi);
  const V high = hn::Set(d, kPiHigh), low = hn::Set(d, kPiLow);
  if constexpr (kCos) {
    const V half = hn::Set(d, 0.5);
    const V biased = hn::Add(hn::MulSub(x, one_over_pi, half), magic);
    const V n = hn::Add(hn::Sub(biased, magic), half);
    return {hn::MulAdd(n, low, hn::MulSub(n, high, x)), hn::Zero(d), hn::BitCast(di, biased)};
  } else {
    const V biased = hn::MulAdd(x, one_over_pi, magic);
    const V n = hn::Sub(biased, magic);
    return {hn::NegMulAdd(n, low, hn::NegMulAdd(n, high, x)), hn::Zero(d), hn::BitCast(di, biased)};
  }
}
// x modulo pi / 2.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Angle<D> quarter_turns_wide(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::MulAdd(x, hn::Set(d, 2 * kOneOverPi), magic);
  const V n = hn::Sub(biased, magic);
  const V r = hn::NegMulAdd(n, hn::Set(d, kPiLow / 2), hn::NegMulAdd(n, hn::Set(d, kPiHigh / 2), x));
  return {r, hn::Zero(d), hn::BitCast(di, biased)};
}

// Lets `reduce(x, &high, &low, &n)` do the lanes where `usual` is false.
template <class D, class V, class M, class Reduce>
HWY_INLINE void reduce_rest(D d, V x, M usual, Angle<D>& angle, Reduce reduce) {
  const hn::RebindToSigned<D> di;
  constexpr size_t kLanes = hn::MaxLanes(D());
  HWY_ALIGN double values[kLanes], high[kLanes], low[kLanes], done[kLanes];
  HWY_ALIGN int64_t n[kLanes];
  hn::Store(x, d, values);
  hn::Store(angle.high, d, high);
  hn::Store(angle.low, d, low);
  hn::Store(angle.n, di, n);
  hn::Store(hn::IfThenElseZero(usual, hn::Set(d, 1.0)), d, done);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (done[i] == 0.0) reduce(values[i], high + i, low + i, n + i);
  }
  angle = {hn::Load(d, high), hn::Load(d, low), hn::Load(di, n)};
}

// sin(r) for |r| <= pi / 2, to 2^-35.3.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sin_half_turn_wide(D d, V r) {
  return hn::Mul(r, polynomial(d, hn::Mul(r, r), 1.0, -0x1.5555554769298p-3, 0x1.11110c49eee24p-7, -0x1.a017d99a12be6p-13,
                               0x1.71707f4676f07p-19, -0x1.9a68714c6fc78p-26));
}

// Bit `kBit` of n as the sign of a zero.
template <int kBit, class D, class VI>
HWY_INLINE hn::Vec<D> sign_from_bit(D d, VI n) {
  return hn::And(hn::BitCast(d, hn::ShiftLeft<63 - kBit>(n)), hn::SignBit(d));
}
template <class D, class VI>
HWY_INLINE auto is_odd(D d, VI n) {
  const hn::RebindToSigned<D> di;
  const auto one = hn::Set(di, 1);
  return hn::RebindMask(d, hn::Eq(hn::And(n, one), one));
}

template <bool kCos, bool kAny>
struct SinWide {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    Angle<D> angle = half_turns_wide<kCos>(d, x);
    if constexpr (kAny) {
      const auto usual = hn::Le(hn::Abs(x), hn::Set(d, double{kTrigBoundF32}));
      reduce_rest(d, x, usual, angle, [](double value, double* high, double*, int64_t* n) {
        const HalfTurns turns = reduce_half_turns(value, kCos);
        *high = kCos ? -turns.r : turns.r, *n = turns.n;
      });
    }
    return hn::Xor(sin_half_turn_wide(d, angle.high), sign_from_bit<0>(d, angle.n));
  }
};
// tan(r) = sin(r) / cos(r), and a quarter turn on -cos(r) / sin(r); sin to 2^-37.5, cos to 2^-33.9.
template <bool kAny>
struct TanWide {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    Angle<D> angle = quarter_turns_wide(d, x);
    if constexpr (kAny) {
      const auto usual = hn::Le(hn::Abs(x), hn::Set(d, double{kTrigBoundF32} / 2));
      reduce_rest(d, x, usual, angle, [](double value, double* high, double*, int64_t* n) {
        const ReducedAngle reduced = reduce_angle(value);
        *high = reduced.high, *n = reduced.quadrant;
      });
    }
    const V z = hn::Mul(angle.high, angle.high);
    const V s = hn::Mul(angle.high, polynomial(d, z, 1.0, -0x1.5555554c71966p-3, 0x1.11110869b1fd7p-7,
                                               -0x1.a00f7ea38d6f7p-13, 0x1.6cd1d9992acf4p-19));
    const V c = polynomial(d, z, 1.0, -0x1.ffffffcb82eb8p-2, 0x1.55553c76d1baep-5, -0x1.6c07f0b6529f8p-10,
                           0x1.99167e29455c8p-16);
    const auto odd = is_odd(d, angle.n);
    const V sign = sign_from_bit<0>(d, angle.n);
    return hn::Div(hn::Xor(hn::IfThenElse(odd, c, s), sign), hn::IfThenElse(odd, s, c));
  }
};

template <class Function, class D, class V = hn::Vec<D>>
HWY_NOINLINE V trig_any(D d, V x) {
  return through_f64(d, x, Function());
}
template <class Usual, class Any, class D, class V = hn::Vec<D>>
HWY_INLINE V trig_f32(D d, V x, float bound) {
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Le(hn::Abs(x), hn::Set(d, bound))))) return trig_any<Any>(d, x);
  return through_f64(d, x, Usual());
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V sin_f32(D d, V x) {
  return trig_f32<SinWide<false, false>, SinWide<false, true>>(d, x, kTrigBoundF32);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V cos_f32(D d, V x) {
  return trig_f32<SinWide<true, false>, SinWide<true, true>>(d, x, kTrigBoundF32);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V tan_f32(D d, V x) {
  return trig_f32<TanWide<false>, TanWide<true>>(d, x, kTrigBoundF32 / 2);
}

// ---- f64

// pi / 2 in three parts, 33, 33 and 53 bits: n times the first two is exact for |n| < 2^20. What is left is good to
// 2^-99, which is enough unless the angle is within 2^-40 of a multiple of pi / 2.
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE void reduce_rest_f64(D d, V x, hn::Mask<D> usual, Angle<D>& angle) {
  reduce_rest(d, x, usual, angle, [](double value, double* high, double* low, int64_t* n) {
    const ReducedAngle reduced = reduce_angle(value);
    *high = reduced.high, *low = reduced.low, *n = reduced.quadrant;
  });
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE Angle<D> reduce_angle_f64(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::MulAdd(x, hn::Set(d, 2 * kOneOverPi), magic);
  const V n = hn::Sub(biased, magic);
  const V first = hn::NegMulAdd(n, hn::Set(d, 0x1.921fb544p+0), x);
  const Pair<V> second = two_difference(first, hn::Mul(n, hn::Set(d, 0x1.0b4611a6p-34)));
  const V last = hn::Mul(n, hn::Set(d, 0x1.3198a2e037073p-69));
  const V high = hn::Sub(second.high, last);
  const V low = hn::Add(second.low, hn::Sub(hn::Sub(second.high, high), last));
  Angle<D> angle{high, low, hn::BitCast(di, biased)};
  const auto clear = hn::Or(hn::Ge(hn::Abs(high), hn::Set(d, 0x1p-40)), hn::Eq(n, hn::Zero(d)));
  const auto usual = hn::And(hn::Le(hn::Abs(x), hn::Set(d, 0x1p+20)), clear);
  if (HWY_UNLIKELY(!hn::AllTrue(d, usual))) reduce_rest_f64(d, x, usual, angle);
  return angle;
}

// sin and cos of high + low, |high| <= pi / 4; 2^-63.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> sin_quarter_f64(D d, V high, V low, V z) {
  const V q = polynomial(d, z, -0x1.5555555555555p-3, 0x1.1111111111068p-7, -0x1.a01a019ffe085p-13,
                         0x1.71de3a332b0a7p-19, -0x1.ae642b96e86a5p-26, 0x1.6109381acf963p-33, -0x1.9fb54597e4215p-41);
  // low cos(high) is low (1 - z / 2) closely enough.
  const V rest = hn::NegMulAdd(hn::Mul(low, z), hn::Set(d, 0.5), low);
  return {high, hn::MulAdd(hn::Mul(high, z), q, rest)};
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> cos_quarter_f64(D d, V high, V low, V z) {
  const V q = polynomial(d, z, 0x1.555555555554bp-5, -0x1.6c16c16c15017p-10, 0x1.a01a019c8f6c4p-16,
                         -0x1.27e4f7f1c7e88p-22, 0x1.1ee9dbf1f4ebdp-29, -0x1.8fa69448c941cp-37);
  const Pair<V> sum = fast_two_sum(hn::Set(d, 1.0), hn::Mul(z, hn::Set(d, -0.5)));
  return {sum.high, hn::MulAdd(hn::Mul(z, z), q, hn::NegMulAdd(high, low, sum.low))};
}

// sin of x + kShift pi / 2.
template <int kShift, class D, class V = hn::Vec<D>>
HWY_INLINE V shifted_sin_f64(D d, V x) {
  const hn::RebindToSigned<D> di;
  const Angle<D> angle = reduce_angle_f64(d, x);
  const auto n = hn::Add(angle.n, hn::Set(di, kShift));
  const V z = hn::Mul(angle.high, angle.high);
  const Pair<V> s = sin_quarter_f64(d, angle.high, angle.low, z), c = cos_quarter_f64(d, angle.high, angle.low, z);
  const V result = hn::IfThenElse(is_odd(d, n), hn::Add(c.high, c.low), hn::Add(s.high, s.low));
  return hn::Xor(result, sign_from_bit<1>(d, n));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sin_f64(D d, V x) {
  // The sum with low loses the sign of zero.
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, shifted_sin_f64<0>(d, x));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V cos_f64(D d, V x) {
  return shifted_sin_f64<1>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V tan_f64(D d, V x) {
  const Angle<D> angle = reduce_angle_f64(d, x);
  const V z = hn::Mul(angle.high, angle.high);
  Pair<V> s = sin_quarter_f64(d, angle.high, angle.low, z), c = cos_quarter_f64(d, angle.high, angle.low, z);
  s = fast_two_sum(s.high, s.low), c = fast_two_sum(c.high, c.low);
  const auto odd = is_odd(d, angle.n);
  const Pair<V> num{hn::IfThenElse(odd, c.high, s.high), hn::IfThenElse(odd, c.low, s.low)};
  const Pair<V> den{hn::IfThenElse(odd, s.high, c.high), hn::IfThenElse(odd, s.low, c.low)};
  const V result = hn::Xor(divide(d, num, den), sign_from_bit<0>(d, angle.n));
  // The sum with low loses the sign of zero.
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, result);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
