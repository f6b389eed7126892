// exp for f32, at most 1 ULP over all inputs (tests/numerics checks every float).
//
// x = n ln 2 + r with |r| <= ln 2 / 2; exp(r) by a minimax polynomial (our own fit: relative error 2^-28.3 before
// rounding); times 2^n. Where the result is normal, 2^n is added to the exponent; the rest (subnormal results, overflow,
// NaN) is rare enough for a branch per vector. Both ways give the same bits where both apply.

#if defined(ACLNN_EXP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_EXP_INL_H
#undef ACLNN_EXP_INL_H
#else
#define ACLNN_EXP_INL_H
#endif

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// exp(x) before its scaling: `p` is exp(r) and the low bits of `n` are n.
template <class D>
struct ExpParts {
  hn::Vec<D> p;
  hn::Vec<hn::RebindToSigned<D>> n;
};

template <class D, class V = hn::Vec<D>>
HWY_INLINE ExpParts<D> exp_parts(D d, V x) {
  const hn::RebindToSigned<D> di;
  // Adding 1.5 * 2^23 leaves x / ln 2, rounded to an integer, in the low bits of the sum.
  const V magic = hn::Set(d, 0x1.8p+23f);
  const V biased = hn::MulAdd(x, hn::Set(d, 0x1.715476p+0f), magic);
  const V n = hn::Sub(biased, magic);
  // The high part of ln 2 has nine bits, so n times it is exact without FMA too.
  V r = hn::NegMulAdd(n, hn::Set(d, 0.693359375f), x);
  r = hn::NegMulAdd(n, hn::Set(d, -0x1.bd0106p-13f), r);
  V q = hn::MulAdd(hn::Set(d, 0x1.6a2446p-10f), r, hn::Set(d, 0x1.1239d8p-7f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.5558f2p-5f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.555492p-3f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.fffffcp-2f));
  const V p = hn::Add(hn::MulAdd(hn::Mul(r, r), q, r), hn::Set(d, 1.0f));
  return {p, hn::BitCast(di, biased)};
}

// Any x. 2^n in two factors: results below the normal range are rounded once, and overflow becomes infinity by itself.
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V exp_f32_any(D d, V x) {
  const hn::RebindToSigned<D> di;
  // Beyond these the result is 0 or infinity, and n would leave the range of two factors.
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -104.0f)), hn::Set(d, 89.0f));
  const ExpParts<D> parts = exp_parts(d, bounded);
  const auto n = hn::Sub(parts.n, hn::BitCast(di, hn::Set(d, 0x1.8p+23f)));
  const auto half = hn::ShiftRight<1>(n), bias = hn::Set(di, 127);
  const V one_factor = hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(half, bias)));
  const V other_factor = hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(hn::Sub(n, half), bias)));
  return hn::IfThenElse(hn::IsNaN(x), x, hn::Mul(hn::Mul(parts.p, one_factor), other_factor));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, 87.0f))))) return exp_f32_any(d, x);
  const ExpParts<D> parts = exp_parts(d, x);
  return hn::BitCast(d, hn::Add(hn::BitCast(di, parts.p), hn::ShiftLeft<23>(parts.n)));
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
