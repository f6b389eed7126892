// pow, with the special values of C's.
//
// f32: at most 1 ULP (in f64, nearly always correctly rounded). f64: at most 1 ULP.

#if defined(ACLNN_POW_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_POW_INL_H
#undef ACLNN_POW_INL_H
#else
#define ACLNN_POW_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// What pow(x, y) is, `magnitude` being |x|^y, right for all but 1^y, |x|^0 and NaN.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V finish_pow(D d, V x, V y, V magnitude) {
  using T = hn::TFromD<D>;
  const V zero = hn::Zero(d), one = hn::Set(d, T(1)), half = hn::Mul(y, hn::Set(d, T(0.5)));
  const auto whole = hn::Eq(hn::Round(y), y);
  const auto odd = hn::And(whole, hn::Ne(hn::Round(half), half));
  // 1^y and (-1)^(+-infinity).
  V result = hn::IfThenElse(hn::Eq(hn::Abs(x), one), one, magnitude);
  result = hn::IfThenElse(odd, with_sign_of(d, result, x), result);
  const auto finite = hn::Lt(hn::Abs(x), infinity(d));
  const auto undefined = hn::And(hn::And(hn::Lt(x, zero), finite), hn::Not(whole));
  result = hn::IfThenElse(hn::Or(undefined, hn::Or(hn::IsNaN(x), hn::IsNaN(y))), not_a_number(d), result);
  return hn::IfThenElse(hn::Or(hn::Eq(y, zero), hn::Eq(x, one)), one, result);
}
// log2 of 0 and of infinity, where `log` isn't.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log_of_ends(D d, V magnitude, V log) {
  log = hn::IfThenElse(hn::Eq(magnitude, hn::Zero(d)), hn::Neg(infinity(d)), log);
  return hn::IfThenElse(hn::Eq(magnitude, infinity(d)), infinity(d), log);
}

// 2^(y log2(x)); 2^r to 2^-28.5.
template <bool kAny>
struct PowWide {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V y) const {
    const hn::RebindToSigned<D> di;
    V log = log2_wide(d, x);
    if constexpr (kAny) log = log_of_ends(d, x, log);
    const V exponent = at_most(d, at_least(d, hn::Mul(y, log), -200.0), 200.0);
    const V magic = hn::Set(d, Format<double>::kMagic);
    const V biased = hn::Add(exponent, magic);
    const V r = hn::Sub(exponent, hn::Sub(biased, magic));
    const V p = polynomial(d, r, 1.0, 0x1.62e4311737ee2p-1, 0x1.ebfbe2c5886ccp-3, 0x1.c6ae72d93eed2p-5,
                           0x1.3b270e3becd66p-7, 0x1.5f726f76a375ap-10, 0x1.470abf10a2f1bp-13);
    return scale_normal(d, p, hn::BitCast(di, biased));
  }
};
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V pow_f32_any(D d, V x, V y) {
  return finish_pow(d, x, y, through_f64(d, hn::Abs(x), y, PowWide<true>()));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V pow_f32(D d, V x, V y) {
  const V inf = infinity(d);
  const auto usual = hn::And(hn::And(hn::Gt(x, hn::Zero(d)), hn::Lt(x, inf)), hn::Lt(hn::Abs(y), inf));
  if (HWY_UNLIKELY(!hn::AllTrue(d, usual))) return pow_f32_any(d, x, y);
  return through_f64(d, x, y, PowWide<false>());
}

// ---- f64

// log2((1 + f) 2^e) to 2^-66: with s = f / (2 + f), log(1 + f) = s (2 + s^2 (2/3 + s^2 P(s^2))), P to 2^-73 of the
// result; every step in pairs but P.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> log2_pair_f64(D d, V f, V e) {
  const V two = hn::Set(d, 2.0), half = hn::Set(d, 0.5);
  const V g = hn::Add(f, two);
  const V g_low = hn::Sub(f, hn::Sub(g, two));
  const V s = hn::Div(f, g);
  const Pair<V> back = two_product(d, s, g);
  // What s g lacks of f, over g: 1 / g is (1 - s) / 2.
  const V lacks = hn::NegMulAdd(s, g_low, hn::Sub(hn::Sub(f, back.high), back.low));
  const V s_low = hn::Mul(lacks, hn::NegMulAdd(s, half, half));
  Pair<V> z = two_product(d, s, s);
  z.low = hn::MulAdd(hn::Add(s, s), s_low, z.low);
  const V p = polynomial(d, z.high, 0x1.9999999999996p-2, 0x1.2492492492f5p-2, 0x1.c71c71c596bdp-3,
                         0x1.745d18293d079p-3, 0x1.3b1364d09c761p-3, 0x1.11206e094a173p-3, 0x1.de3d9fd5ac357p-4,
                         0x1.eac432f2d28e8p-4);
  Pair<V> u = fast_two_sum(hn::Set(d, 0x1.5555555555555p-1), hn::Mul(z.high, p));
  u.low = hn::Add(u.low, hn::MulAdd(z.low, hn::Set(d, 0.4), hn::Set(d, 0x1.5555555555555p-55)));
  Pair<V> v = two_product(d, z.high, u.high);
  v.low = hn::MulAdd(z.high, u.low, hn::MulAdd(z.low, u.high, v.low));
  Pair<V> w = fast_two_sum(two, v.high);
  w.low = hn::Add(w.low, v.low);
  Pair<V> log = two_product(d, s, w.high);
  log.low = hn::MulAdd(s, w.low, hn::MulAdd(s_low, w.high, log.low));
  const V log2_e = hn::Set(d, 0x1.71547652b82fep+0);
  Pair<V> log2 = two_product(d, log.high, log2_e);
  log2.low = hn::MulAdd(log.high, hn::Set(d, 0x1.777d0ffda0d24p-56), hn::MulAdd(log.low, log2_e, log2.low));
  const Pair<V> sum = fast_two_sum(e, log2.high);
  return fast_two_sum(sum.high, hn::Add(sum.low, log2.low));
}
// y times a pair.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> times(D d, Pair<V> log, V y) {
  Pair<V> product = two_product(d, y, log.high);
  product.low = hn::MulAdd(y, log.low, product.low);
  return product;
}

template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V pow_f64_any(D d, V x, V y) {
  const V a = hn::Abs(x);
  const Normal<V> normal = normalise(d, a);
  const Split<V> parts = split(d, normal.x);
  Pair<V> log = log2_pair_f64(d, parts.f, hn::Add(parts.e, normal.e));
  log.high = log_of_ends(d, a, log.high);
  const Pair<V> exponent = times(d, log, y);
  const V high = at_most(d, at_least(d, exponent.high, -1100.0), 1100.0);
  // Outside the bounds the low part means nothing, and may be NaN.
  const V low = hn::IfThenElseZero(hn::Lt(hn::Abs(high), hn::Set(d, 1100.0)), exponent.low);
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V n = hn::Sub(hn::Add(high, magic), magic);
  const Pair<V> r = fast_two_sum(hn::Sub(high, n), low);
  return finish_pow(d, x, y, scale_any(d, exp2_of_reduced_f64(d, r.high, r.low), n));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V pow_f64(D d, V x, V y) {
  const hn::RebindToSigned<D> di;
  const Split<V> parts = split(d, x);
  const Pair<V> exponent = times(d, log2_pair_f64(d, parts.f, parts.e), y);
  const V inf = infinity(d);
  const auto positive = hn::And(hn::Ge(x, hn::Set(d, 0x1p-1022)), hn::Lt(x, inf));
  const auto usual = hn::And(positive, hn::Lt(hn::Abs(exponent.high), hn::Set(d, 1020.0)));
  if (HWY_UNLIKELY(!hn::AllTrue(d, usual))) return pow_f64_any(d, x, y);
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::Add(exponent.high, magic);
  const Pair<V> r = fast_two_sum(hn::Sub(exponent.high, hn::Sub(biased, magic)), exponent.low);
  return scale_normal(d, exp2_of_reduced_f64(d, r.high, r.low), hn::BitCast(di, biased));
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
