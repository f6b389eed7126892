// erfinv in f32: at most 1 ULP.

#if defined(ACLNN_ERFINV_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_ERFINV_INL_H
#undef ACLNN_ERFINV_INL_H
#else
#define ACLNN_ERFINV_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/log-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// erfinv(x) / x as a function of w = -log(1 - x^2): up to 5 a polynomial in w - 2.5, to 2^-30.6; up to 16.7, where x is
// the last f32 below 1, one in sqrt(w), to 2^-32.8. (By interpolation at Chebyshev nodes.)
template <class D, class V = hn::Vec<D>>
HWY_INLINE V erfinv_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
    const auto one = hn::Set(dd, 1.0), bound = hn::Set(dd, 5.0);
    const auto lacks = hn::NegMulAdd(v, v, one);  // exact
    const auto w = hn::Mul(hn::Set(dd, -0x1.62e42fefa39efp-1), log2_wide(dd, lacks));
    auto ratio = polynomial(dd, hn::Sub(w, hn::Set(dd, 2.5)), 0x1.805c5cffaabf1p+0, 0x1.f91e899417ac0p-3,
                            -0x1.11c3e29af6b02p-8, -0x1.4863ced547e02p-10, 0x1.c9bba8f339f32p-13,
                            -0x1.4f46a0da98c92p-18, -0x1.cbdd9c4cb7373p-19, 0x1.00fe9cd1418bbp-21,
                            0x1.1b87cb49df7c4p-26, -0x1.75351001f6a5ap-27, 0x1.dd41c8690491bp-32,
                            0x1.0f810cd459d8fp-33);
    const auto near = hn::And(hn::Lt(w, bound), hn::Gt(lacks, hn::Zero(dd)));
    if (HWY_UNLIKELY(!hn::AllTrue(dd, near))) {
      const auto s = hn::Sub(hn::Sqrt(w), hn::Set(dd, 0x1.94a5fddc498cap+1));
      const auto far = polynomial(dd, s, 0x1.7f54f2b089cd2p+1, 0x1.0113ed8cb78a4p+0, 0x1.a9ee949d8fb48p-8,
                                  -0x1.39652bfdbcd79p-8, 0x1.b890b331abb14p-9, -0x1.274cee0532975p-9,
                                  0x1.33d58dee128a6p-10, -0x1.741d35e5dff92p-12, -0x1.94e812749ca73p-15,
                                  0x1.0c20fd428c754p-13, -0x1.e5a97f1b0a78fp-15, -0x1.b50dfe01ad5d3p-18,
                                  0x1.4e07851bb2147p-17);
      ratio = hn::IfThenElse(near, ratio, far);
      const auto size = hn::Abs(v);
      ratio = hn::IfThenElse(hn::Lt(size, one), ratio, hn::IfThenElse(hn::Eq(size, one), infinity(dd), not_a_number(dd)));
    }
    return hn::Mul(v, ratio);
  });
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
