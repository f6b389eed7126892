// erf, erfc.
//
// f32: at most 1 ULP. f64: erf 1 ULP, erfc 3 ULP.

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

// Up to 1, x + x P(x^2), to 2^-29.4; above, 1 - exp(-Q(|x|)), to 2^-29.8. At 4 the result has long been 1.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V a = at_most(d, hn::Abs(x), 4.0f), one = hn::Set(d, 1.0f);
  const V p = polynomial(d, hn::Mul(a, a), 0x1.06eba8p-3f, -0x1.81273ep-2f, 0x1.ce2ce6p-4f, -0x1.b7f71ap-6f,
                         0x1.53f224p-8f, -0x1.a3515cp-11f, 0x1.4771eap-14f);
  const V q = polynomial(d, a, 0x1.662cf8p-12f, 0x1.2088e6p+0f, 0x1.46bafep-1f, 0x1.a652bp-4f, -0x1.65ca3ap-6f,
                         0x1.82583cp-9f, -0x1.86d8ap-13f);
  const ExpParts<D> e = exp_parts_f32(d, hn::Neg(q));
  const V far = hn::Sub(one, scale_normal(d, e.p, hn::BitCast(di, e.biased)));
  return with_sign_of(d, hn::IfThenElse(hn::Ge(a, one), far, hn::MulAdd(a, p, a)), x);
}

// exp(-a^2) G((a - 3) / (a + 3)), G being erfcx to 2^-30.6; at 10.2 the result has long been 0.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_f32(D d, V x) {
  const V bounded = at_most(d, at_least(d, x, -10.2f), 10.2f);
  return through_f64(d, bounded, [](auto dd, auto v) HWY_ATTR {
    const auto a = hn::Abs(v), three = hn::Set(dd, 3.0);
    const auto t = hn::Div(hn::Sub(a, three), hn::Add(a, three));
    const auto g = polynomial(dd, t, 0x1.6e9827d02e707p-3, -0x1.4e102bb55daddp-2, 0x1.f6ff21a43e9cap-3,
                              -0x1.336ff422ae2c8p-3, 0x1.258ad0f146cb9p-4, -0x1.8fa8bb4c22454p-6, 0x1.17e8429ee49fdp-8,
                              0x1.75855db9b4804p-11, -0x1.3bd43a8572a4ap-11, 0x1.0303e4e508ff3p-15,
                              0x1.1651f84105ccdp-14, 0x1.4ba8fa3c90a35p-18);
    const auto tail = hn::Mul(g, exp_wide(dd, hn::Neg(hn::Mul(a, a))));
    return hn::IfThenElse(hn::Lt(v, hn::Zero(dd)), hn::Sub(hn::Set(dd, 2.0), tail), tail);
  });
}

// ---- f64

// erf(x) / x - 1 for |x| <= 1, in x^2, to 2^-56.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_near_f64(D d, V z) {
  return polynomial(d, z, 0x1.06eba8214db68p-3, -0x1.812746b0379aap-2, 0x1.ce2f21a040856p-4, -0x1.b82ce311fdae3p-6,
                    0x1.565bccfb86902p-8, -0x1.c02db0ca79edp-11, 0x1.f9a2cae3e8eb4p-14, -0x1.f4cb65833e9a8p-17,
                    0x1.b98b5eb2a5161p-20, -0x1.5c5097b68bdedp-23, 0x1.d9217fadc558fp-27, -0x1.b1c73cd8ff5ddp-31);
}
// erfc(a) for 1 <= a < 28: exp(-a^2) / (1 + 2 a) times a polynomial in (a - 3.5) / (a + 3.5), to 2^-56.4.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_far_f64(D d, V a) {
  const V shift = hn::Set(d, 3.5);
  const V t = hn::Div(hn::Sub(a, shift), hn::Add(a, shift));
  const V g = polynomial(d, t, 0x1.3e0a99a0ee914p+0, -0x1.1ebd220ea5939p-3, -0x1.59e2c284b11b9p-7, 0x1.8f702ec6b302fp-4,
                         -0x1.d76830c3532c9p-4, 0x1.6861060478293p-4, -0x1.8ff5ef76d64edp-5, 0x1.38ec666dceae2p-6,
                         -0x1.143c4c9f1dd7dp-8, -0x1.3cf35f5e0b03ap-12, 0x1.27e66046ec3f8p-11, -0x1.fdaa2daf84af8p-14,
                         -0x1.66df7e0935047p-15, 0x1.971c34090083cp-16, 0x1.37a0c22796cb5p-19, -0x1.00bb0b176e8p-18,
                         -0x1.a38750b577831p-26, 0x1.48982c76c4fcap-21, -0x1.5b1f2a155bedap-25, -0x1.87a73817915ddp-24,
                         0x1.86776412e7ffp-26);
  const Pair<V> square = two_product(d, a, a);
  const ExpReduced<D> e = reduce_exp_f64(d, hn::Neg(square.high));
  V p = exp_of_reduced_f64(d, e.r, e.low);
  p = hn::NegMulAdd(p, square.low, p);
  return scale_any(d, hn::Mul(p, hn::Div(g, hn::MulAdd(hn::Set(d, 2.0), a, hn::Set(d, 1.0)))), e.n);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V erf_f64(D d, V x) {
  const V a = at_most(d, hn::Abs(x), 6.5), one = hn::Set(d, 1.0);
  const V near = hn::MulAdd(a, erf_near_f64(d, hn::Mul(a, a)), a);
  const auto is_far = hn::Ge(a, one);
  if (hn::AllFalse(d, is_far)) return with_sign_of(d, near, x);
  const V far = hn::Sub(one, erfc_far_f64(d, hn::Max(a, one)));
  return with_sign_of(d, hn::IfThenElse(is_far, far, near), x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfc_f64(D d, V x) {
  const V a = at_most(d, hn::Abs(x), 27.5), one = hn::Set(d, 1.0), zero = hn::Zero(d);
  const auto is_far = hn::Ge(a, one);
  V near = zero;
  if (!hn::AllTrue(d, is_far)) {
    const V bounded = at_most(d, at_least(d, x, -1.0), 1.0);
    const Pair<V> sum = fast_two_sum(one, hn::Neg(bounded));
    near = hn::Add(sum.high, hn::NegMulAdd(bounded, erf_near_f64(d, hn::Mul(bounded, bounded)), sum.low));
  }
  if (hn::AllFalse(d, is_far)) return near;
  const V tail = erfc_far_f64(d, hn::Max(a, one));
  const V far = hn::IfThenElse(hn::Lt(x, zero), hn::Sub(hn::Set(d, 2.0), tail), tail);
  return hn::IfThenElse(is_far, far, near);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
