// exp, exp2, expm1 and the logistic function.
//
// At most 1 ULP for f32 and f64, but sigmoid_f64: 2 ULP.

#if defined(ACLNN_EXP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_EXP_INL_H
#undef ACLNN_EXP_INL_H
#else
#define ACLNN_EXP_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// exp(x) before its scaling, `p` being r or a function of it: x = n ln 2 + r, |r| <= ln 2 / 2. The low bits of `biased`
// are n.
template <class D>
struct ExpParts {
  hn::Vec<D> p, biased;
};

// |x| below 2^8.
template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpParts<D> reduce_exp_f32(D d, V x) {
  const V magic = hn::Set(d, Format<float>::kMagic);
  const V biased = hn::MulAdd(x, hn::Set(d, 0x1.715476p+0f), magic);
  const V n = hn::Sub(biased, magic);
  // The high part of ln 2 has nine bits, so n times it is exact without FMA too.
  const V r = hn::NegMulAdd(n, hn::Set(d, 0.693359375f), x);
  return {hn::NegMulAdd(n, hn::Set(d, -0x1.bd0106p-13f), r), biased};
}
// (exp(r) - 1 - r) / r^2, so that exp(r) is right to 2^-28.3.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_tail_f32(D d, V r) {
  return polynomial(d, r, 0x1.fffffcp-2f, 0x1.555492p-3f, 0x1.5558f2p-5f, 0x1.1239d8p-7f, 0x1.6a2446p-10f);
}
// exp(r), to 2^-28.3.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_polynomial_f32(D d, V r) {
#if HWY_NATIVE_FMA
  return polynomial(d, r, 1.0f, 1.0f, 0x1.fffffcp-2f, 0x1.555492p-3f, 0x1.5558f2p-5f, 0x1.1239d8p-7f, 0x1.6a2446p-10f);
#else
  // Rounds less where products are rounded.
  return hn::Add(hn::MulAdd(hn::Mul(r, r), exp_tail_f32(d, r), r), hn::Set(d, 1.0f));
#endif
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpParts<D> exp_parts_f32(D d, V x) {
  const ExpParts<D> reduced = reduce_exp_f32(d, x);
  return {exp_polynomial_f32(d, reduced.p), reduced.biased};
}

template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V exp_f32_any(D d, V x) {
  // Beyond these the result is 0 or infinity, and n would leave the range of two factors.
  const ExpParts<D> parts = exp_parts_f32(d, at_most(d, at_least(d, x, -104.0f), 89.0f));
  return scale_any(d, parts.p, hn::Sub(parts.biased, hn::Set(d, Format<float>::kMagic)));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 87.0f))))) return exp_f32_any(d, x);
  const ExpParts<D> parts = exp_parts_f32(d, x);
  return scale_normal(d, parts.p, hn::BitCast(di, parts.biased));
}

// 2^x in the same way, as 1 + r / 2 + r q(r); x - n and r / 2 are exact. 2^-28.6.
template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpParts<D> exp2_parts_f32(D d, V x) {
  const V magic = hn::Set(d, Format<float>::kMagic);
  const V biased = hn::Add(x, magic);
  const V r = hn::Sub(x, hn::Sub(biased, magic));
  const V q = polynomial(d, r, 0x1.8b90c4p-3f, 0x1.ebfbe2p-3f, 0x1.c6aeap-5f, 0x1.3b28bep-7f, 0x1.5f5cf2p-10f,
                         0x1.456b4p-13f);
  return {hn::Add(hn::MulAdd(r, hn::Set(d, 0.5f), hn::Mul(r, q)), hn::Set(d, 1.0f)), biased};
}

template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V exp2_f32_any(D d, V x) {
  const ExpParts<D> parts = exp2_parts_f32(d, at_most(d, at_least(d, x, -151.0f), 129.0f));
  return scale_any(d, parts.p, hn::Sub(parts.biased, hn::Set(d, Format<float>::kMagic)));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp2_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 125.0f))))) return exp2_f32_any(d, x);
  const ExpParts<D> parts = exp2_parts_f32(d, x);
  return scale_normal(d, parts.p, hn::BitCast(di, parts.biased));
}

// For f32 work in f64: x = n ln 2 + r, good to 2^-46 for |x| < 200.
template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpParts<D> reduce_exp_wide(D d, V x) {
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::MulAdd(x, hn::Set(d, 0x1.71547652b82fep+0), magic);
  return {hn::NegMulAdd(hn::Sub(biased, magic), hn::Set(d, 0x1.62e42fefa39efp-1), x), biased};
}
// expm1(r) for |r| <= ln 2 / 2, to 2^-31.8.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V expm1_polynomial_wide(D d, V r) {
  return hn::Mul(r, polynomial(d, r, 1.0, 0x1.0000002d8fad1p-1, 0x1.555555a671deep-3, 0x1.55549f01ff2c7p-5,
                               0x1.11101da41d21ep-7, 0x1.6d83187e69c85p-10, 0x1.a29f9d677cf66p-13));
}
// exp(x) in f64 to 2^-28.5, |x| < 700.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_wide(D d, V x) {
  const hn::RebindToSigned<D> di;
  const ExpParts<D> reduced = reduce_exp_wide(d, x);
  const V p = polynomial(d, reduced.p, 1.0, 0x1.000000d538238p+0, 0x1.0000017547817p-1, 0x1.5553c102f2956p-3,
                         0x1.55515ecc9f7f2p-5, 0x1.12903847f78d9p-7, 0x1.709ac8b025206p-10);
  return scale_normal(d, p, hn::BitCast(di, reduced.biased));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V expm1_f32(D d, V x) {
  const V bounded = at_most(d, at_least(d, x, -20.0f), 89.0f);
  const V result = through_f64(d, bounded, [](auto dd, auto v) HWY_ATTR {
    const hn::RebindToSigned<decltype(dd)> di;
    const auto reduced = reduce_exp_wide(dd, v);
    const auto power = power_of_two(dd, hn::BitCast(di, reduced.biased));
    return hn::MulAdd(power, expm1_polynomial_wide(dd, reduced.p), hn::Sub(power, hn::Set(dd, 1.0)));
  });
  return with_sign_of(d, result, x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V sigmoid_in_f64(D d, V x) {
  return through_f64(d, at_most(d, at_least(d, x, -110.0f), 110.0f), [](auto dd, auto v) HWY_ATTR {
    const auto one = hn::Set(dd, 1.0);
    return hn::Div(one, hn::Add(one, exp_wide(dd, hn::Neg(v))));
  });
}
#if HWY_NATIVE_FMA
// 1 / (1 + e), e = exp(-x) and 1 + e being pairs, |x| < 87.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sigmoid_core_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V one = hn::Set(d, 1.0f);
  const ExpParts<D> reduced = reduce_exp_f32(d, hn::Neg(x));
  const V r = reduced.p;
  const V tail = hn::Mul(hn::Mul(r, r), exp_tail_f32(d, r));
  const V power = power_of_two(d, hn::BitCast(di, reduced.biased));
  const Pair<V> start = fast_two_sum(one, r);
  const Pair<V> p = fast_two_sum(start.high, hn::Add(start.low, tail));
  const V e = hn::Mul(p.high, power);
  const Pair<V> sum = fast_two_sum(hn::Max(one, e), hn::Min(one, e));
  const V rest = hn::MulAdd(p.low, power, sum.low);
  const V y = hn::Div(one, sum.high);
  const V lacks = hn::NegMulAdd(y, rest, hn::NegMulAdd(y, sum.high, one));
  return hn::MulAdd(y, lacks, y);
}
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V sigmoid_f32_any(D d, V x) {
  const V bound = hn::Set(d, 87.0f);
  const V usual = sigmoid_core_f32(d, hn::Min(bound, hn::Max(hn::Neg(bound), x)));
  return hn::IfThenElse(hn::Lt(hn::Abs(x), bound), usual, sigmoid_in_f64(d, x));
}
#endif
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sigmoid_f32(D d, V x) {
#if HWY_NATIVE_FMA
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 87.0f))))) return sigmoid_f32_any(d, x);
  return sigmoid_core_f32(d, x);
#else
  return sigmoid_in_f64(d, x);
#endif
}

// ---- f64

// x = n ln 2 + r + low with |r| <= ln 2 / 2; |x| < 2^10.5.
template <class D>
struct ExpReduced {
  hn::Vec<D> r, low, n, biased;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpReduced<D> reduce_exp_f64(D d, V x) {
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::MulAdd(x, hn::Set(d, 0x1.71547652b82fep+0), magic);
  const V n = hn::Sub(biased, magic);
  // n times the high part of ln 2, 40 bits, is exact.
  const V high = hn::NegMulAdd(n, hn::Set(d, 0x1.62e42fefa2p-1), x);
  const V ln2_low = hn::Set(d, 0x1.9ef35793c7673p-41);
  const V r = hn::NegMulAdd(n, ln2_low, high);
  return {r, hn::NegMulAdd(n, ln2_low, hn::Sub(high, r)), n, biased};
}
// (exp(r) - 1 - r) / r^2: exp(r) to 2^-63.5, expm1(r) to 2^-61.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_tail_f64(D d, V r) {
  const V rest = polynomial(d, r, 0x1.555555555555dp-3, 0x1.555555555556cp-5, 0x1.111111110e549p-7,
                            0x1.6c16c16c0a3efp-10, 0x1.a01a01b5f5282p-13, 0x1.a01a01e8ce8ebp-16, 0x1.71ddeaa9da86ep-19,
                            0x1.27e449e89f57cp-22, 0x1.af744fe043371p-26, 0x1.2051f68d30535p-29);
  return hn::MulAdd(rest, r, hn::Set(d, 0.5));
}
// exp(r + low); the low part is small.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> exp_pair_of_reduced_f64(D d, V r, V low) {
  const Pair<V> sum = fast_two_sum(hn::Set(d, 1.0), r);
  return {sum.high, hn::Add(sum.low, hn::MulAdd(hn::Mul(r, r), exp_tail_f64(d, r), low))};
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_of_reduced_f64(D d, V r, V low) {
  const Pair<V> p = exp_pair_of_reduced_f64(d, r, low);
  return hn::Add(p.high, p.low);
}

// exp(x) 2^shift, with any result.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_f64_scaled(D d, V x, double shift) {
  const ExpReduced<D> e = reduce_exp_f64(d, at_most(d, at_least(d, x, -746.0), 711.5));
  return scale_any(d, exp_of_reduced_f64(d, e.r, e.low), hn::Add(e.n, hn::Set(d, shift)));
}
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V exp_f64_any(D d, V x) {
  return exp_f64_scaled(d, x, 0.0);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_f64(D d, V x) {
  const hn::RebindToSigned<D> di;
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 708.0))))) return exp_f64_any(d, x);
  const ExpReduced<D> e = reduce_exp_f64(d, x);
  return scale_normal(d, exp_of_reduced_f64(d, e.r, e.low), hn::BitCast(di, e.biased));
}

// 2^(r + low) for |r| <= 1/2, to 2^-63; the product with ln 2 is kept in two parts.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp2_of_reduced_f64(D d, V r, V low) {
  const V q = polynomial(d, r, 0x1.ebfbdff82c58fp-3, 0x1.c6b08d704a0c9p-5, 0x1.3b2ab6fba4d19p-7, 0x1.5d87fe78a329bp-10,
                         0x1.430912f8d79ecp-13, 0x1.ffcbfc7244c3ap-17, 0x1.62c0207d1581fp-20, 0x1.b524e161cd19fp-24,
                         0x1.e4d5bbfb14718p-28, 0x1.e9fc954628fa3p-32, 0x1.bb5da78545b2ap-36);
  const V ln2 = hn::Set(d, 0x1.62e42fefa39efp-1);
  Pair<V> linear = two_product(d, r, ln2);
  linear.low = hn::MulAdd(r, hn::Set(d, 0x1.abc9e3b39803fp-56), hn::MulAdd(low, ln2, linear.low));
  const Pair<V> sum = fast_two_sum(hn::Set(d, 1.0), linear.high);
  return hn::Add(sum.high, hn::Add(sum.low, hn::MulAdd(hn::Mul(r, r), q, linear.low)));
}

template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V exp2_f64_any(D d, V x) {
  const V bounded = at_most(d, at_least(d, x, -1080.0), 1025.0), magic = hn::Set(d, Format<double>::kMagic);
  const V n = hn::Sub(hn::Add(bounded, magic), magic);
  return scale_any(d, exp2_of_reduced_f64(d, hn::Sub(bounded, n), hn::Zero(d)), n);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp2_f64(D d, V x) {
  const hn::RebindToSigned<D> di;
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 1021.0))))) return exp2_f64_any(d, x);
  const V magic = hn::Set(d, Format<double>::kMagic);
  const V biased = hn::Add(x, magic);
  const V p = exp2_of_reduced_f64(d, hn::Sub(x, hn::Sub(biased, magic)), hn::Zero(d));
  return scale_normal(d, p, hn::BitCast(di, biased));
}

// expm1 for |x| < 708, and for NaN; the sign of zero is lost. With p = 2^n, the result is (p - 1) + p r + p (expm1(r) - r);
// the error of each sum goes into the last term, so that the cancellation near n = -1 and 1 costs nothing.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> expm1_pair_f64(D d, V x) {
  const hn::RebindToSigned<D> di;
  const ExpReduced<D> e = reduce_exp_f64(d, x);
  const V one = hn::Set(d, 1.0);
  const V power = power_of_two(d, hn::BitCast(di, e.biased));
  const V rest = hn::MulAdd(hn::Mul(e.r, e.r), exp_tail_f64(d, e.r), hn::MulAdd(e.low, e.r, e.low));
  const V less_one = hn::Sub(power, one);
  const V lost = hn::Sub(hn::Sub(power, less_one), one);
  const Pair<V> sum = fast_two_sum(less_one, hn::Mul(power, e.r));
  return {sum.high, hn::MulAdd(power, rest, hn::Add(sum.low, lost))};
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V expm1_core_f64(D d, V x) {
  const Pair<V> sum = expm1_pair_f64(d, x);
  return hn::Add(sum.high, sum.low);
}

template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V expm1_f64_any(D d, V x) {
  const V bound = hn::Set(d, 708.0);
  const V beyond = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Set(d, -1.0), exp_f64_any(d, x));
  const V result = hn::IfThenElse(hn::Lt(hn::Abs(x), bound), expm1_core_f64(d, at_most(d, x, 708.0)), beyond);
  return with_sign_of(d, result, x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V expm1_f64(D d, V x) {
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 708.0))))) return expm1_f64_any(d, x);
  return with_sign_of(d, expm1_core_f64(d, x), x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V sigmoid_f64(D d, V x) {
  // y = 1 / (1 + e), or e / (1 + e) with 1 / (1 + e) = 1 - y.
  const V one = hn::Set(d, 1.0), e = exp_f64(d, hn::Neg(hn::Abs(x)));
  const auto negative = hn::Lt(x, hn::Zero(d));
  const Pair<V> y = quotient(d, Pair<V>{hn::IfThenElse(negative, e, one), hn::Zero(d)}, fast_two_sum(one, e));
  return hn::MulAdd(y.low, hn::IfThenElse(negative, hn::Sub(one, y.high), y.high), y.high);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
