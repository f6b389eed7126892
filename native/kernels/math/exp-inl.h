// exp for f32, at most 1 ULP over all inputs (tests/numerics checks every float).
//
// x = n ln 2 + r with |r| <= ln 2 / 2; exp(r) by a minimax polynomial (our own fit: relative error 2^-28.3 before
// rounding); times 2^n in two factors, so that results below the normal range are rounded once and overflow becomes
// infinity by itself.

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

// 2^n for integral n in [-126, 127].
template <class D, class VI>
HWY_INLINE hn::Vec<D> power_of_two(D d, VI n) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(n, hn::Set(di, 127))));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_f32(D d, V x) {
  // Beyond these the result is 0 or infinity, and n would leave the range of two factors.
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -104.0f)), hn::Set(d, 89.0f));
  const V n = hn::Round(hn::Mul(bounded, hn::Set(d, 0x1.715476p+0f)));
  // The high part of ln 2 has nine bits, so n times it is exact without FMA too.
  V r = hn::NegMulAdd(n, hn::Set(d, 0.693359375f), bounded);
  r = hn::NegMulAdd(n, hn::Set(d, -0x1.bd0106p-13f), r);
  V q = hn::MulAdd(hn::Set(d, 0x1.6a2446p-10f), r, hn::Set(d, 0x1.1239d8p-7f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.5558f2p-5f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.555492p-3f));
  q = hn::MulAdd(q, r, hn::Set(d, 0x1.fffffcp-2f));
  const V p = hn::Add(hn::MulAdd(hn::Mul(r, r), q, r), hn::Set(d, 1.0f));
  const auto whole = hn::ConvertTo(hn::RebindToSigned<D>(), n);
  const auto half = hn::ShiftRight<1>(whole);
  const V result = hn::Mul(hn::Mul(p, power_of_two(d, half)), power_of_two(d, hn::Sub(whole, half)));
  return hn::IfThenElse(hn::IsNaN(x), x, result);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
