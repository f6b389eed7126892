// sinh, cosh, tanh and their inverses.
//
// f32: at most 1 ULP (in f64, nearly always correctly rounded). f64: tanh at most 1 ULP, sinh and cosh 2,
// the inverses 2.5.

#if defined(ACLNN_HYPER_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_HYPER_INL_H
#undef ACLNN_HYPER_INL_H
#else
#define ACLNN_HYPER_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// tanh(x) = expm1(2 x) / (expm1(2 x) + 2).
template <class D, class V = hn::Vec<D>>
HWY_INLINE V tanh_f32(D d, V x) {
  const V result = through_f64(d, at_most(d, hn::Abs(x), 10.0f), [](auto dd, auto v) HWY_ATTR {
    const hn::RebindToSigned<decltype(dd)> di;
    const auto reduced = reduce_exp_wide(dd, hn::Add(v, v));
    const auto power = power_of_two(dd, hn::BitCast(di, reduced.biased));
    const auto scaled = hn::Mul(power, expm1_polynomial_wide(dd, reduced.p));
    const auto one = hn::Set(dd, 1.0);
    return hn::Div(hn::Add(scaled, hn::Sub(power, one)), hn::Add(scaled, hn::Add(power, one)));
  });
  return with_sign_of(d, result, x);
}

// x = n ln 2 + r. With c, s = cosh, sinh of n ln 2 (halves of sums of powers of two) and of r, cosh(x) and sinh(x) are
// sums of two products. sinh(r) to 2^-37.5, cosh(r) to 2^-34.3.
template <class D>
struct HyperParts {
  hn::Vec<D> cosh_n, sinh_n, cosh_r, sinh_r;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE HyperParts<D> hyper_parts_wide(D d, V x) {
  const hn::RebindToSigned<D> di;
  const ExpParts<D> reduced = reduce_exp_wide(d, x);
  const V r = reduced.p, z = hn::Mul(r, r);
  // Half of 2^n and of 2^-n.
  const auto field = hn::ShiftLeft<52>(hn::BitCast(di, reduced.biased)), half_bits = hn::BitCast(di, hn::Set(d, 0.5));
  const V up = hn::BitCast(d, hn::Add(half_bits, field)), down = hn::BitCast(d, hn::Sub(half_bits, field));
  return {hn::Add(up, down), hn::Sub(up, down),
          polynomial(d, z, 1.0, 0x1.00000043ef999p-1, 0x1.55547edbb2c61p-5, 0x1.6d978618490b7p-10),
          hn::Mul(r, polynomial(d, z, 1.0, 0x1.5555557359f63p-3, 0x1.1110b20e9632dp-7, 0x1.a16f810526a68p-13))};
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V sinh_f32(D d, V x) {
  const V result = through_f64(d, at_most(d, hn::Abs(x), 100.0f), [](auto dd, auto v) HWY_ATTR {
    const auto parts = hyper_parts_wide(dd, v);
    return hn::MulAdd(parts.sinh_r, parts.cosh_n, hn::Mul(parts.cosh_r, parts.sinh_n));
  });
  return with_sign_of(d, result, x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V cosh_f32(D d, V x) {
  return through_f64(d, at_most(d, hn::Abs(x), 100.0f), [](auto dd, auto v) HWY_ATTR {
    const auto parts = hyper_parts_wide(dd, v);
    return hn::MulAdd(parts.cosh_r, parts.cosh_n, hn::Mul(parts.sinh_r, parts.sinh_n));
  });
}

inline constexpr double kLn2 = 0x1.62e42fefa39efp-1;

// log(a + sqrt(a^2 + 1)); small a, for which 1 + a rounds too much, by x - x^3 / 6 + 3 x^5 / 40.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V asinh_f32(D d, V x) {
  const V result = through_f64(d, hn::Abs(x), [](auto dd, auto a) HWY_ATTR {
    const auto z = hn::Mul(a, a);
    const auto sum = hn::Add(a, hn::Sqrt(hn::Add(z, hn::Set(dd, 1.0))));
    const auto log = hn::Mul(log2_wide(dd, sum), hn::Set(dd, kLn2));
    const auto small = hn::Mul(a, polynomial(dd, z, 1.0, -1.0 / 6, 3.0 / 40));
    return hn::IfThenElse(hn::Lt(a, hn::Set(dd, 0x1p-7)), small, log);
  });
  // Infinity and NaN as they are.
  return with_sign_of(d, hn::IfThenElse(hn::Lt(hn::Abs(x), infinity(d)), result, hn::Abs(x)), x);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V acosh_f32(D d, V x) {
  const V result = through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
    const auto sum = hn::Add(v, hn::Sqrt(hn::MulSub(v, v, hn::Set(dd, 1.0))));
    return hn::Mul(log2_wide(dd, sum), hn::Set(dd, kLn2));
  });
  const V one = hn::Set(d, 1.0f);
  const V usual = hn::IfThenElse(hn::Lt(x, infinity(d)), result, x);
  return hn::IfThenElse(hn::Lt(x, one), not_a_number(d), usual);
}

// log((1 + x) / (1 - x)) / 2.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V atanh_f32(D d, V x) {
  const V one = hn::Set(d, 1.0f), a = hn::Abs(x);
  V result = through_f64(d, a, [](auto dd, auto v) HWY_ATTR {
    const auto one = hn::Set(dd, 1.0);
    const auto quotient = hn::Div(hn::Add(one, v), hn::Sub(one, v));
    const auto log = hn::Mul(log2_wide(dd, quotient), hn::Set(dd, kLn2 / 2));
    const auto small = hn::Mul(v, polynomial(dd, hn::Mul(v, v), 1.0, 1.0 / 3, 1.0 / 5));
    return hn::IfThenElse(hn::Lt(v, hn::Set(dd, 0x1p-7)), small, log);
  });
  result = hn::IfThenElse(hn::Eq(a, one), infinity(d), result);
  return with_sign_of(d, hn::IfThenElse(hn::Gt(a, one), not_a_number(d), hn::IfThenElse(hn::IsNaN(x), a, result)), x);
}

// ---- f64

template <class D, class V = hn::Vec<D>>
HWY_INLINE V tanh_f64(D d, V x) {
  const V a = at_most(d, hn::Abs(x), 22.0);
  Pair<V> grown = expm1_pair_f64(d, hn::Add(a, a));
  grown = fast_two_sum(grown.high, grown.low);
  Pair<V> plus_two = two_difference(grown.high, hn::Set(d, -2.0));
  plus_two.low = hn::Add(plus_two.low, grown.low);
  // tanh(a) = y = grown / (grown + 2), 1 / (grown + 2) being (1 - y) / 2; from 2 on 1 - 2 / (grown + 2), not corrected.
  const auto large = hn::Gt(a, hn::Set(d, 2.0));
  grown.high = hn::IfThenElse(large, hn::Set(d, -2.0), grown.high);
  const Pair<V> y = quotient(d, grown, plus_two);
  const V half = hn::Set(d, 0.5);
  const V better = hn::MulAdd(y.low, hn::NegMulAdd(y.high, half, half), y.high);
  return with_sign_of(d, hn::IfThenElse(large, hn::Add(hn::Set(d, 1.0), y.high), better), x);
}

// (expm1(a) + expm1(a) / (expm1(a) + 1)) / 2; where exp overflows before sinh and cosh do, exp(a) / 2.
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V half_exp_f64(D d, V a) {
  return exp_f64_scaled(d, a, -1.0);
}
template <bool kCosh>
struct Hyper {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a) const {
    const V half = hn::Set(d, 0.5), one = hn::Set(d, 1.0);
    const V bounded = at_most(d, a, 700.0);
    V result;
    if constexpr (kCosh) {
      const V e = exp_f64(d, bounded);
      result = hn::MulAdd(half, e, hn::Div(half, e));
    } else {
      Pair<V> grown = expm1_pair_f64(d, bounded);
      grown = fast_two_sum(grown.high, grown.low);
      const V other = hn::Div(grown.high, hn::Add(grown.high, one));
      result = hn::Mul(half, hn::Add(grown.high, hn::Add(grown.low, other)));
    }
    const auto large = hn::Gt(a, hn::Set(d, 700.0));
    if (HWY_LIKELY(hn::AllFalse(d, large))) return result;
    return hn::IfThenElse(large, half_exp_f64(d, a), result);
  }
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sinh_f64(D d, V x) {
  return with_sign_of(d, Hyper<false>()(d, hn::Abs(x)), x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V cosh_f64(D d, V x) {
  return Hyper<true>()(d, hn::Abs(x));
}

// log1p(a + a^2 / (1 + sqrt(a^2 + 1))), and log(2 a) where the square is all.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V asinh_f64(D d, V x) {
  const V a = hn::Abs(x), one = hn::Set(d, 1.0);
  const auto large = hn::Gt(a, hn::Set(d, 0x1p+28));
  const V z = hn::Mul(a, a);
  const V less_one = hn::Add(a, hn::Div(z, hn::Add(one, hn::Sqrt(hn::Add(z, one)))));
  const V log = log1p_f64(d, hn::IfThenElse(large, hn::Sub(a, one), less_one));
  return with_sign_of(d, hn::Add(log, hn::IfThenElseZero(large, hn::Set(d, kLn2))), x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V acosh_f64(D d, V x) {
  const auto large = hn::Gt(x, hn::Set(d, 0x1p+28));
  const V t = hn::Sub(x, hn::Set(d, 1.0));
  const V less_one = hn::Add(t, hn::Sqrt(hn::MulAdd(t, t, hn::Add(t, t))));
  const V log = log1p_f64(d, hn::IfThenElse(large, t, less_one));
  const V result = hn::Add(log, hn::IfThenElseZero(large, hn::Set(d, kLn2)));
  return hn::IfThenElse(hn::Lt(x, hn::Set(d, 1.0)), not_a_number(d), result);
}
// log1p(2 a / (1 - a)) / 2.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V atanh_f64(D d, V x) {
  const V a = hn::Abs(x), one = hn::Set(d, 1.0);
  const V log = log1p_f64(d, hn::Div(hn::Add(a, a), hn::Sub(one, a)));
  const V result = hn::Mul(log, hn::Set(d, 0.5));
  return with_sign_of(d, hn::IfThenElse(hn::Gt(a, one), not_a_number(d), result), x);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
