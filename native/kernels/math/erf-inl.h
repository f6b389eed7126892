// erf, erfc.
//
// f32: at most 1 ULP. f64: 2 ULP.

#if defined(ACLNN_ERF_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_ERF_INL_H
#undef ACLNN_ERF_INL_H
#else
#define ACLNN_ERF_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// erf of 0 <= a <= 4 in f32, for which it takes FMA to be good to 1 ULP, or in f64. Up to 15/16, a + a P(a^2), to 2^-30;
// above, 1 - exp(-Q(a)), to 2^-34.6. At 4 the result has long been 1.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_of_magnitude(D d, V a) {
  using T = hn::TFromD<D>;
  const V p = polynomial(d, hn::Mul(a, a), 0x1.06eba8p-3f, -0x1.812742p-2f, 0x1.ce2e1cp-4f, -0x1.b8120ap-6f,
                         0x1.54ee42p-8f, -0x1.ab8f3p-11f, 0x1.60e6fcp-14f);
  const V q = polynomial(d, a, 0x1.212956p+0f, 0x1.44403ap-1f, 0x1.bbb6ecp-4f, -0x1.9c11eep-6f, 0x1.12219ap-8f,
                         -0x1.ca1ecp-12f, 0x1.656f0ep-16f);
  const V constant = hn::Set(d, T(-0x1.77ffa8p-13f));
  V far;
  if constexpr (sizeof(T) == 4) {
    const hn::RebindToSigned<D> di;
    const V high = hn::Mul(a, q), low = hn::Add(hn::MulSub(a, q, high), constant);
    const ExpParts<D> e = reduce_exp_f32(d, hn::Neg(high));
    far = scale_normal(d, exp_polynomial_f32(d, hn::Sub(e.p, low)), hn::BitCast(di, e.biased));
  } else {
    far = exp_wide(d, hn::Neg(hn::MulAdd(a, q, constant)));
  }
  const V one = hn::Set(d, T(1));
  return hn::IfThenElse(hn::Ge(a, hn::Set(d, T(0.9375))), hn::Sub(one, far), hn::MulAdd(a, p, a));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_f32(D d, V x) {
  const V a = at_most(d, hn::Abs(x), 4.0f);
#if HWY_NATIVE_FMA
  return with_sign_of(d, erf_of_magnitude(d, a), x);
#else
  return with_sign_of(d, through_f64(d, a, [](auto dd, auto v) HWY_ATTR { return erf_of_magnitude(dd, v); }), x);
#endif
}

// For f32 work in f64, 0 <= a <= 10.2: erfcx(a) = exp(a^2) erfc(a) as G((a - 3) / (a + 3)), to 2^-30.6.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfcx_wide(D d, V a) {
  const V three = hn::Set(d, 3.0);
  const V t = hn::Div(hn::Sub(a, three), hn::Add(a, three));
  return polynomial(d, t, 0x1.6e9827d02e707p-3, -0x1.4e102bb55daddp-2, 0x1.f6ff21a43e9cap-3, -0x1.336ff422ae2c8p-3,
                    0x1.258ad0f146cb9p-4, -0x1.8fa8bb4c22454p-6, 0x1.17e8429ee49fdp-8, 0x1.75855db9b4804p-11,
                    -0x1.3bd43a8572a4ap-11, 0x1.0303e4e508ff3p-15, 0x1.1651f84105ccdp-14, 0x1.4ba8fa3c90a35p-18);
}
// |x| <= 10.2.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_wide(D d, V x) {
  const V a = hn::Abs(x);
  const V tail = hn::Mul(erfcx_wide(d, a), exp_wide(d, hn::Neg(hn::Mul(a, a))));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Sub(hn::Set(d, 2.0), tail), tail);
}
// At 10.2 the result has long been 0.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_f32(D d, V x) {
  const V bounded = at_most(d, at_least(d, x, -10.2f), 10.2f);
  return through_f64(d, bounded, [](auto dd, auto v) HWY_ATTR { return erfc_wide(dd, v); });
}

// ---- f64

// erf(x) / x - 1 for |x| <= 0.85, in x^2, to 2^-56.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_near_f64(D d, V z) {
  const V rest = polynomial(d, z, 0x1.ce2f21a03ea74p-4, -0x1.b82ce31136bfbp-6, 0x1.565bccd4b7176p-8,
                            -0x1.c02da852d94cep-11, 0x1.f9a1aa9ded358p-14, -0x1.f4b3190a1ef08p-17,
                            0x1.b83d6811efb0cp-20, -0x1.513f8cc3c6482p-23, 0x1.6f81b2c98ba93p-27);
  return hn::MulAdd(hn::MulAdd(rest, z, hn::Set(d, -0x1.812746b037994p-2)), z, hn::Set(d, 0x1.06eba8214db68p-3));
}
// erfc(a) for 1/2 <= a < 27.6 is exp(-a^2) / (1 + 2 a) times this polynomial in t = (a - 3.5) / (a + 3.5), to 2^-55.9.
inline constexpr double kErfcShift = 3.5;
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_polynomial_f64(D d, V t) {
  const V rest = polynomial(d, t, -0x1.59e2c284b11edp-7, 0x1.8f702ec6b33b6p-4, -0x1.d76830c35320bp-4,
                            0x1.686106046d7ep-4, -0x1.8ff5ef76d14b4p-5, 0x1.38ec66717eff1p-6, -0x1.143c4ca743321p-8,
                            -0x1.3cf36a783c515p-12, 0x1.27e664d75882dp-11, -0x1.fda8f405fe0dcp-14,
                            -0x1.66e222fd4d2e4p-15, 0x1.970795a69e056p-16, 0x1.3880abead0c16p-19,
                            -0x1.ffedcc32b8cffp-19, -0x1.7c7f640452b77p-25, 0x1.42050427a197dp-21,
                            -0x1.0e0d7e094e108p-27, -0x1.8e3d7fdb863bbp-24, 0x1.2a05b0d0f59bap-31,
                            0x1.61b3e4debb342p-27);
  return hn::MulAdd(hn::MulAdd(rest, t, hn::Set(d, -0x1.1ebd220ea593cp-3)), t, hn::Set(d, 0x1.3e0a99a0ee914p+0));
}
// Good to 1.5 ULP: all but the polynomial in pairs.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_far_f64(D d, V a) {
  const V shift = hn::Set(d, kErfcShift), one = hn::Set(d, 1.0);
  const V g = erfc_polynomial_f64(d, hn::Div(hn::Sub(a, shift), hn::Add(a, shift)));
  const Pair<V> square = two_product(d, a, a);
  const ExpReduced<D> e = reduce_exp_f64(d, hn::Neg(square.high));
  Pair<V> p = exp_pair_of_reduced_f64(d, e.r, e.low);
  // exp(-square.low) is 1 - square.low closely enough.
  p = fast_two_sum(p.high, hn::NegMulAdd(hn::Add(p.high, p.low), square.low, p.low));
  Pair<V> num = two_product(d, p.high, g);
  num.low = hn::MulAdd(p.low, g, num.low);
  return scale_any(d, divide(d, num, fast_two_sum(hn::Add(a, a), one)), e.n);
}
// Good enough to be taken from 1; a below 8.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_far_roughly_f64(D d, V a) {
  const hn::RebindToSigned<D> di;
  const V shift = hn::Set(d, kErfcShift), one = hn::Set(d, 1.0);
  const V first = hn::Add(a, shift), second = hn::Add(hn::Add(a, a), one);
  const V inverse = hn::Div(one, hn::Mul(first, second));
  const V g = erfc_polynomial_f64(d, hn::Mul(hn::Sub(a, shift), hn::Mul(second, inverse)));
  const ExpReduced<D> e = reduce_exp_f64(d, hn::Neg(hn::Mul(a, a)));
  const V p = scale_normal(d, exp_of_reduced_f64(d, e.r, e.low), hn::BitCast(di, e.biased));
  return hn::Mul(hn::Mul(g, p), hn::Mul(first, inverse));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_f64(D d, V x) {
  const V a = at_most(d, hn::Abs(x), 6.5), bound = hn::Set(d, 0.85);
  const V near = hn::MulAdd(a, erf_near_f64(d, hn::Mul(a, a)), a);
  const auto is_far = hn::Ge(a, bound);
  if (hn::AllFalse(d, is_far)) return with_sign_of(d, near, x);
  const V far = hn::Sub(hn::Set(d, 1.0), erfc_far_roughly_f64(d, at_least(d, a, 0.85)));
  return with_sign_of(d, hn::IfThenElse(is_far, far, near), x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_f64(D d, V x) {
  const V one = hn::Set(d, 1.0), zero = hn::Zero(d);
  const auto is_near = hn::And(hn::Gt(x, hn::Set(d, -0.85)), hn::Lt(x, hn::Set(d, 0.5)));
  // 1 - x - x P(x^2).
  V near = zero;
  if (!hn::AllFalse(d, is_near)) {
    const V bounded = at_most(d, at_least(d, x, -1.0), 1.0);
    const Pair<V> sum = fast_two_sum(one, hn::Neg(bounded));
    near = hn::Add(sum.high, hn::NegMulAdd(bounded, erf_near_f64(d, hn::Mul(bounded, bounded)), sum.low));
  }
  if (hn::AllTrue(d, is_near)) return near;
  const V tail = erfc_far_f64(d, at_most(d, at_least(d, hn::Abs(x), 0.5), 27.5));
  const V far = hn::IfThenElse(hn::Lt(x, zero), hn::Sub(hn::Set(d, 2.0), tail), tail);
  return hn::IfThenElse(is_near, near, far);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
