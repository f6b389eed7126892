// log, log2, log10, log1p: at most 1 ULP for f32 and f64.
//
// x = (1 + f) 2^e with 1 + f in [sqrt(1/2), sqrt(2)). The leading terms e ln 2 (its high part, short enough for an exact
// product) and f are added exactly, as a sum and its error, and everything small goes into the error.

#if defined(ACLNN_LOG_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_LOG_INL_H
#undef ACLNN_LOG_INL_H
#else
#define ACLNN_LOG_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// log(1 + f) - f in f32, to 2^-29.9.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log_tail_f32(D d, V f) {
  return hn::Mul(hn::Mul(f, f),
                 polynomial(d, f, -0.5f, 0x1.555548p-2f, -0x1.00002ap-2f, 0x1.99a49p-3f, -0x1.554d98p-3f, 0x1.2330a2p-3f,
                            -0x1.fdfbc8p-4f, 0x1.e8f85ep-4f, -0x1.d4b8acp-4f, 0x1.052ae4p-4f));
}
// log(1 + f) - f in f64, to 2^-59.5 of log(1 + f): with s = f / (2 + f), log(1 + f) = 2 atanh(s) = 2 s + s^3 R(s^2), and
// 2 s = f - f^2 / 2 + s f^2 / 2.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> log_tails_f64(D d, V f) {
  const V s = hn::Div(f, hn::Add(f, hn::Set(d, 2.0)));
  const V z = hn::Mul(s, s);
  const V r = polynomial(d, z, 0x1.5555555555592p-1, 0x1.999999997ff63p-2, 0x1.24924941db4abp-2, 0x1.c71c521a4bf8ap-3,
                         0x1.74663b85879a9p-3, 0x1.39a210e787776p-3, 0x1.2f02067ed3847p-3);
  const V half_square = hn::Mul(hn::Mul(hn::Set(d, 0.5), f), f);
  return {hn::Neg(half_square), hn::Mul(s, hn::MulAdd(z, r, half_square))};
}

// The three logarithms as functions of a Split; `more` is small and added last.
struct Log {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V f, V e, V more) const {
    V leading, rest;
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      leading = hn::Mul(e, hn::Set(d, 0x1.62e4p-1f));
      rest = hn::MulAdd(e, hn::Set(d, 0x1.7f7d1cp-20f), log_tail_f32(d, f));
    } else {
      leading = hn::Mul(e, hn::Set(d, 0x1.62e42fefa2p-1));
      const Pair<V> tails = log_tails_f64(d, f);
      rest = hn::MulAdd(e, hn::Set(d, 0x1.9ef35793c7673p-41), hn::Add(tails.high, tails.low));
    }
    const Pair<V> sum = fast_two_sum(leading, f);
    return hn::Add(sum.high, hn::Add(sum.low, hn::Add(rest, more)));
  }
};

// log(1 + f) times `factor`, added to `leading` and `low`: f64 only. f - f^2 / 2 is cut to 26 bits, so that its product
// with the upper bits of the factor is exact.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V scaled_log_f64(D d, V f, V leading, V low, double factor_upper, double factor_lower, double factor) {
  const Pair<V> tails = log_tails_f64(d, f);
  const V upper = upper_bits(d, hn::Add(f, tails.high));
  const V lower = hn::Add(hn::Add(hn::Sub(f, upper), tails.high), tails.low);
  const Pair<V> sum = fast_two_sum(leading, hn::Mul(upper, hn::Set(d, factor_upper)));
  const V rest = hn::MulAdd(lower, hn::Set(d, factor), hn::MulAdd(upper, hn::Set(d, factor_lower), low));
  return hn::Add(sum.high, hn::Add(sum.low, rest));
}

// (e + log2(1 + f)) * factor for f32, in f64; the polynomial to 2^-30.5.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V scaled_log_f32(D d, V f, V e, double factor) {
  return through_f64(d, f, e, [factor](auto dd, auto g, auto n) HWY_ATTR {
    const auto q = polynomial(dd, g, 0x1.71547656a15e6p+0, -0x1.715476299d7b4p-1, 0x1.ec707f0bb4c1fp-2,
                              -0x1.71549073a3c96p-2, 0x1.2780833672828p-2, -0x1.ec7a112d648efp-3, 0x1.a3edd33ba57bbp-3,
                              -0x1.6e67bc7e6d485p-3, 0x1.605f6ebe2fdd8p-3, -0x1.5a3e6c24077f4p-3, 0x1.8d768a90f59a9p-4);
    const auto log2 = hn::MulAdd(g, q, n);
    return factor == 1.0 ? log2 : hn::Mul(log2, hn::Set(dd, factor));
  });
}

struct Log2 {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V f, V e, V) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return scaled_log_f32(d, f, e, 1.0);
    } else {
      return scaled_log_f64(d, f, e, hn::Zero(d), 0x1.715476p+0, 0x1.4ae0bf85ddf44p-26, 0x1.71547652b82fep+0);
    }
  }
};

struct Log10 {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V f, V e, V) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return scaled_log_f32(d, f, e, 0x1.34413509f79ffp-2);
    } else {
      const V leading = hn::Mul(e, hn::Set(d, 0x1.34413509f6p-2)), low = hn::Mul(e, hn::Set(d, 0x1.9fef311f12b36p-42));
      return scaled_log_f64(d, f, leading, low, 0x1.bcb7b1p-2, 0x1.49b9438ca9aaep-28, 0x1.bcb7b1526e50ep-2);
    }
  }
};

template <class Function, class D, class V = hn::Vec<D>>
HWY_NOINLINE V log_any(D d, V x) {
  const Normal<V> normal = normalise(d, x);
  const Split<V> parts = split(d, normal.x);
  V result = Function()(d, parts.f, hn::Add(parts.e, normal.e), hn::Zero(d));
  result = hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Neg(infinity(d)), result);
  result = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), not_a_number(d), result);
  // Infinity and NaN.
  return hn::IfThenElse(hn::Lt(x, infinity(d)), result, hn::Mul(x, x));
}
template <class Function, class D, class V = hn::Vec<D>>
HWY_INLINE V log_of(D d, V x) {
  if (HWY_UNLIKELY(!all_positive_normal(d, x))) return log_any<Function>(d, x);
  const Split<V> parts = split(d, x);
  return Function()(d, parts.f, parts.e, hn::Zero(d));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V log_f32(D d, V x) {
  return log_of<Log>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log2_f32(D d, V x) {
  return log_of<Log2>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log10_f32(D d, V x) {
  return log_of<Log10>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log_f64(D d, V x) {
  return log_of<Log>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log2_f64(D d, V x) {
  return log_of<Log2>(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log10_f64(D d, V x) {
  return log_of<Log10>(d, x);
}

// Above -1 and below this, 2^-e is normal. Above it, log1p(x) is log(x).
template <class T>
inline constexpr T kLog1pBound = sizeof(T) == 4 ? T(0x1p+100f) : T(0x1p+1000);

// 1 + x = (1 + f + low) 2^e with e from the rounded sum: f + low = 2^-e x + (2^-e - 1), both terms exact.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log1p_core(D d, V x) {
  using F = Format<hn::TFromD<D>>;
  const hn::RebindToSigned<D> di;
  const V one = hn::Set(d, hn::TFromD<D>(1));
  const auto sum_bits = hn::BitCast(di, hn::Add(x, one));
  const auto fraction = hn::Set(di, (hn::TFromD<decltype(di)>{1} << F::kFraction) - 1);
  // The exponent's field of 2^e, less that of 1; no arithmetic shift, which f64 lacks on AVX2.
  const auto e_field = hn::AndNot(fraction, hn::Sub(sum_bits, hn::Set(di, F::kRootHalf)));
  const V down = hn::BitCast(d, hn::Sub(hn::BitCast(di, one), e_field));
  const V up = hn::BitCast(d, hn::Add(hn::BitCast(di, one), e_field));
  const V scaled = hn::Mul(x, down), less = hn::Sub(down, one);
  const V f = hn::Add(scaled, less);
  const V low = hn::Sub(scaled, hn::Sub(f, less));
  const V e = split(d, up).e;
  return with_sign_of(d, Log()(d, f, e, hn::NegMulAdd(low, f, low)), x);
}
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V log1p_any(D d, V x) {
  const V minus_one = hn::Set(d, hn::TFromD<D>(-1)), bound = hn::Set(d, kLog1pBound<hn::TFromD<D>>);
  V result = hn::IfThenElse(hn::Lt(x, bound), log1p_core(d, x), log_any<Log>(d, x));
  result = hn::IfThenElse(hn::Eq(x, minus_one), hn::Neg(infinity(d)), result);
  return hn::IfThenElse(hn::Lt(x, minus_one), not_a_number(d), result);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log1p_of(D d, V x) {
  const V bound = hn::Set(d, kLog1pBound<hn::TFromD<D>>);
  const auto usual = hn::And(hn::Gt(x, hn::Set(d, hn::TFromD<D>(-1))), hn::Lt(x, bound));
  if (HWY_UNLIKELY(!hn::AllTrue(d, usual))) return log1p_any(d, x);
  return log1p_core(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log1p_f32(D d, V x) {
  return log1p_of(d, x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log1p_f64(D d, V x) {
  return log1p_of(d, x);
}

// For f32 work in f64: log2(x) of positive normal x, to 2^-41 of the result, also near x = 1.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V log2_wide(D d, V x) {
  const Split<V> parts = split(d, x);
  const V q = polynomial(d, parts.f, 0x1.71547652b89dfp+0, -0x1.715476528d554p-1, 0x1.ec709dbd27a43p-2,
                         -0x1.715476b3e4f3ep-2, 0x1.2776c93ea73d7p-2, -0x1.ec70621151a1cp-3, 0x1.a6154742ff269p-3,
                         -0x1.715b88b8e6f61p-3, 0x1.488cf2f63131p-3, -0x1.272bd150cb80ep-3, 0x1.087d8d2088d8fp-3,
                         -0x1.e9fb579db98d5p-4, 0x1.02491ec59f946p-3, -0x1.f9ee937f6473fp-4, 0x1.02d1be7a6cd0fp-4);
  return hn::MulAdd(parts.f, q, parts.e);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
