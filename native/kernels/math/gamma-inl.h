// lgamma (f32) and digamma.
//
// f32: at most 1 ULP but next to a zero between negative integers, 2. digamma in f64: 4 ULP of the largest of its terms,
// which near its zeros are much larger than the result.

#if defined(ACLNN_GAMMA_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_GAMMA_INL_H
#undef ACLNN_GAMMA_INL_H
#else
#define ACLNN_GAMMA_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/log-inl.h"
#include "kernels/math/trig-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// From here on the first terms of the series in 1 / x are good to 2^-50; smaller arguments are moved up by as much.
inline constexpr int kFarGamma = 8;
inline constexpr double kPi = 0x1.921fb54442d18p+1;

// x reduced to where it isn't negative: Gamma(x) Gamma(1 - x) = pi / sin(pi x), and the sine's argument can be made exact.
template <class D>
struct Reflected {
  hn::Vec<D> x, angle;  // the angle that pi x differs by from a multiple of pi
  hn::Mask<D> turned;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE Reflected<D> reflect(D d, V x) {
  const auto negative = hn::Lt(x, hn::Zero(d));
  return {hn::IfThenElse(negative, hn::Sub(hn::Set(d, 1.0), x), x),
          hn::Mul(hn::Set(d, kPi), hn::Sub(x, hn::Round(x))), negative};
}

// x (x + 1) ... (x + 7), and the sum of the products that lack one of these factors.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> rising_product(D d, V x) {
  V product = x, sum = hn::Set(d, 1.0);
  for (int k = 1; k < kFarGamma; ++k) {
    const V factor = hn::Add(x, hn::Set(d, k));
    sum = hn::MulAdd(sum, factor, product);
    product = hn::Mul(product, factor);
  }
  return {product, sum};
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V digamma_f64(D d, V x) {
  const V one = hn::Set(d, 1.0), zero = hn::Zero(d), far = hn::Set(d, kFarGamma);
  const Reflected<D> from = reflect(d, x);
  const auto near = hn::Lt(from.x, far);
  const Pair<V> rising = rising_product(d, from.x);
  const V y = hn::IfThenElse(near, hn::Add(from.x, far), from.x);
  const V inverse = hn::Div(one, y);
  // Bernoulli numbers B2k / 2k.
  const V series = polynomial(d, hn::Mul(inverse, inverse), 1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132,
                              -691.0 / 32760, 1.0 / 12, -3617.0 / 8160);
  V small = hn::Mul(inverse, hn::MulAdd(inverse, series, hn::Set(d, 0.5)));
  small = hn::Add(small, hn::IfThenElseZero(near, hn::Div(rising.low, rising.high)));
  V result = hn::Sub(log_f64(d, y), small);
  if (HWY_UNLIKELY(!hn::AllFalse(d, from.turned))) {
    // pi / tan(pi x), at whole numbers undefined.
    const V turn = hn::Div(hn::Set(d, kPi), tan_f64(d, from.angle));
    const V other = hn::IfThenElse(hn::Eq(from.angle, zero), not_a_number(d), hn::Sub(result, turn));
    result = hn::IfThenElse(from.turned, other, result);
  }
  return result;
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V digamma_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR { return digamma_f64(dd, v); });
}

// log |Gamma(x)|. Up to 5/2, the argument is moved into [3/2, 5/2], where it is (x - 2) R(x - 2), R to 2^-33.9; above,
// the series, good enough to be subtracted from.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V lgamma_wide(D d, V x) {
  const V one = hn::Set(d, 1.0), two = hn::Set(d, 2.0), half = hn::Set(d, 0.5), far = hn::Set(d, kFarGamma);
  const Reflected<D> from = reflect(d, x);
  const auto tiny = hn::Lt(from.x, half), less = hn::Lt(from.x, hn::Set(d, 1.5)), near = hn::Lt(from.x, far);
  const auto middle = hn::AndNot(from.turned, hn::Lt(from.x, hn::Set(d, 2.5)));
  // What the argument was multiplied by on its way up.
  const V steps = hn::IfThenElse(tiny, hn::Mul(from.x, hn::Add(from.x, one)), hn::IfThenElse(less, from.x, one));
  const V many = hn::IfThenElse(near, rising_product(d, from.x).high, one);
  const V moved = log_f64(d, hn::IfThenElse(middle, steps, many));

  const V t = hn::Sub(from.x, hn::IfThenElseZero(hn::Not(tiny), hn::IfThenElse(less, one, two)));
  const V r = polynomial(d, t, 0x1.b0ee6072093cep-2, 0x1.4a34cc4eac48p-2, -0x1.13e001ad433ddp-4, 0x1.5132155e09a75p-6,
                         -0x1.e404d4a1b2af2p-8, 0x1.7aec51918c322p-9, -0x1.38ba16b3c5394p-10, 0x1.091dc75bb4395p-11,
                         -0x1.d01f28d52f22cp-13, 0x1.e2458007cf618p-14, -0x1.b4e37f8fecb99p-15);

  const V y = hn::IfThenElse(near, hn::Add(from.x, far), from.x);
  const V inverse = hn::Div(one, y);
  // Bernoulli numbers B2k / (2k (2k - 1)).
  const V series = polynomial(d, hn::Mul(inverse, inverse), 1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188,
                              -691.0 / 360360, 1.0 / 156, -3617.0 / 122400);
  const V half_log_two_pi = hn::Set(d, 0x1.d67f1c864beb5p-1);
  V large = hn::MulSub(hn::Sub(y, half), log_f64(d, y), y);
  large = hn::Add(large, hn::MulAdd(inverse, series, half_log_two_pi));
  V result = hn::Sub(hn::IfThenElse(middle, hn::Mul(t, r), large), moved);
  if (HWY_UNLIKELY(!hn::AllFalse(d, from.turned))) {
    const V sine = hn::Abs(sin_f64(d, from.angle));
    result = hn::IfThenElse(from.turned, hn::Sub(log_f64(d, hn::Div(hn::Set(d, kPi), sine)), result), result);
  }
  return hn::IfThenElse(hn::Eq(hn::Abs(x), infinity(d)), infinity(d), result);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V lgamma_f32(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR { return lgamma_wide(dd, v); });
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
