// What activations and their gradients are made of, for f32 work in f64: the logistic function, expm1, the normal
// distribution. In f64 the products in their exponents cost no digits, nor do the cancellations of gradients.

#if defined(ACLNN_GATES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_GATES_INL_H
#undef ACLNN_GATES_INL_H
#else
#define ACLNN_GATES_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/map.h"
#include "kernels/math/erf-inl.h"
#include "kernels/math/exp-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// A functor on f32 vectors from one on f64 vectors: half a vector at a time, rounded once.
template <class Wide>
struct InF64 : Wide, Costly {
  template <class D, class V, class... More>
  HWY_INLINE V operator()(D d, V first, More... more) const {
    const hn::Half<D> half;
    const hn::RepartitionToWide<D> wide;
    const auto low = Wide::of(wide, hn::PromoteTo(wide, hn::LowerHalf(half, first)),
                              hn::PromoteTo(wide, hn::LowerHalf(half, more))...);
    const auto high = Wide::of(wide, hn::PromoteTo(wide, hn::UpperHalf(half, first)),
                               hn::PromoteTo(wide, hn::UpperHalf(half, more))...);
    return hn::Combine(d, hn::DemoteTo(half, high), hn::DemoteTo(half, low));
  }
};

// exp(x), exactly 0 below this and held above: beyond, it is 0 or infinity to any f32 that it is multiplied with.
inline constexpr double kExpEnd = 700.0;
template <class D, class V = hn::Vec<D>>
HWY_INLINE V exp_bounded_wide(D d, V x) {
  const V exp = exp_wide(d, at_most(d, at_least(d, x, -kExpEnd), kExpEnd));
  return hn::IfThenZeroElse(hn::Lt(x, hn::Set(d, -kExpEnd)), exp);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V expm1_wide(D d, V x) {
  const hn::RebindToSigned<D> di;
  const ExpParts<D> reduced = reduce_exp_wide(d, at_most(d, at_least(d, x, -kExpEnd), kExpEnd));
  const V power = power_of_two(d, hn::BitCast(di, reduced.biased));
  return hn::MulAdd(power, expm1_polynomial_wide(d, reduced.p), hn::Sub(power, hn::Set(d, 1.0)));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V tanh_wide(D d, V x) {
  const V e = expm1_wide(d, hn::Add(x, x));
  return hn::Div(e, hn::Add(e, hn::Set(d, 2.0)));
}
// The slope of tanh, 1 / cosh(x)^2 = 4 e / (1 + e)^2 with e = exp(-2 |x|).
template <class D, class V = hn::Vec<D>>
HWY_INLINE V tanh_slope_wide(D d, V x) {
  const V a = hn::Abs(x), e = exp_bounded_wide(d, hn::Neg(hn::Add(a, a))), sum = hn::Add(e, hn::Set(d, 1.0));
  return hn::Div(hn::Mul(hn::Set(d, 4.0), e), hn::Mul(sum, sum));
}

// sigmoid(x) and 1 - sigmoid(x). Far out one of them is exactly 0, so that it makes NaN of infinity.
template <class V>
struct Logistic {
  V value, rest;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE Logistic<V> logistic_wide(D d, V x) {
  const V one = hn::Set(d, 1.0), e = exp_bounded_wide(d, hn::Neg(x));
  const V value = hn::Div(one, hn::Add(one, e));
  return {hn::IfThenZeroElse(hn::Lt(x, hn::Set(d, -kExpEnd)), value), hn::Mul(value, e)};
}

// The normal distribution below x.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V normal_below_wide(D d, V x) {
  constexpr double kEnd = 10.2 * 0x1.6a09e667f3bcdp+0;  // times the root of 2: what erfc takes
  const V bounded = at_most(d, at_least(d, x, -kEnd), kEnd);
  const V below = hn::Mul(hn::Set(d, 0.5), erfc_wide(d, hn::Mul(bounded, hn::Set(d, -0x1.6a09e667f3bcdp-1))));
  return hn::IfThenZeroElse(hn::Lt(x, hn::Set(d, -kEnd)), below);
}

// The gaussian error linear unit, as value(x) and slope(x): with the normal distribution itself ...
struct GeluByErf {
  template <class D, class V>
  static HWY_INLINE V value(D d, V x) {
    return hn::Mul(x, normal_below_wide(d, x));
  }
  // The tail and the density share exp(-x^2 / 2).
  template <class D, class V>
  static HWY_INLINE V slope(D d, V x) {
    const V e = exp_bounded_wide(d, hn::Mul(hn::Set(d, -0.5), hn::Mul(x, x)));
    const V a = at_most(d, hn::Mul(hn::Abs(x), hn::Set(d, 0x1.6a09e667f3bcdp-1)), 10.2);
    const V tail = hn::Mul(hn::Mul(hn::Set(d, 0.5), erfcx_wide(d, a)), e);
    const V below = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), tail, hn::Sub(hn::Set(d, 1.0), tail));
    return hn::MulAdd(hn::Mul(x, hn::Set(d, 0x1.9884533d43651p-2)), e, below);
  }
};
// ... and with (1 + tanh u) / 2 = sigmoid(2 u), u = sqrt(2 / pi) (x + 0.044715 x^3).
struct GeluByTanh {
  static constexpr double kLinear = 0x1.9884533d43651p+0, kCubic = 0.044715;  // kLinear: 2 sqrt(2 / pi)
  template <class D, class V>
  static HWY_INLINE V value(D d, V x) {
    return hn::Mul(x, logistic_of(d, x).value);
  }
  template <class D, class V>
  static HWY_INLINE V slope(D d, V x) {
    const Logistic<V> s = logistic_of(d, x);
    const V inner = hn::MulAdd(hn::Mul(x, x), hn::Set(d, 3 * kLinear * kCubic), hn::Set(d, kLinear));
    return hn::MulAdd(hn::Mul(hn::Mul(x, inner), s.value), s.rest, s.value);
  }

 private:
  template <class D, class V>
  static HWY_INLINE Logistic<V> logistic_of(D d, V x) {
    const V factor = hn::MulAdd(hn::Mul(x, x), hn::Set(d, kLinear * kCubic), hn::Set(d, kLinear));
    return logistic_wide(d, hn::Mul(x, factor));
  }
};

// x times the normal distribution below x, for f32: at most 2.2 ULP above -1 and 4.2 below, found by sampling.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V gelu_in_f64(D d, V x) {
  return through_f64(d, x, [](auto dd, auto v) HWY_ATTR { return GeluByErf::value(dd, v); });
}
#if HWY_NATIVE_FMA
// |x| below this.
inline constexpr float kGeluBound = 12.5f;
// With a = |x|, s = 2.5 / (2.5 + a) and u = 1 - s the distribution's tail is exp(-a^2 / 2) s G(u), 2.5 G to 2^-27.9.
// The errors of a^2 and s go into the exponent, where they cost nothing.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V gelu_core_f32(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V one = hn::Set(d, 1.0f), offset = hn::Set(d, 2.5f), half = hn::Set(d, -0.5f), a = hn::Abs(x);
  const V sum = hn::Add(a, offset), sum_low = hn::Sub(a, hn::Sub(sum, offset));
  const V inverse = hn::Div(one, sum);
  const V lacks = hn::NegMulAdd(inverse, sum_low, hn::NegMulAdd(inverse, sum, one));
  const V g = polynomial(d, hn::Mul(a, inverse), 1.25f, -0x1.3e4ecep+0f, 0x1.5b25c2p-3f, 0x1.2c80bp-2f, 0x1.65f86p-5f,
                         -0x1.86a19cp-4f, -0x1.e2dbdp-8f, -0x1.2b9dcep-4f, 0x1.46df1ep-5f, 0x1.b0a27ap-5f,
                         -0x1.fee1bcp-6f);
  const V square = hn::Mul(a, a), square_low = hn::MulSub(a, a, square);
  const ExpParts<D> reduced = reduce_exp_f32(d, hn::Mul(half, square));
  const V r = hn::Add(reduced.p, hn::MulAdd(half, square_low, lacks));
  const V expm1 = hn::MulAdd(hn::Mul(r, r), exp_tail_f32(d, r), r);
  const V ratio = hn::Mul(g, inverse), ratio_low = hn::MulSub(g, inverse, ratio);
  const V tail = scale_normal(d, hn::Add(ratio, hn::MulAdd(ratio, expm1, ratio_low)), hn::BitCast(di, reduced.biased));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Mul(x, tail), hn::NegMulAdd(x, tail, x));
}
template <class D, class V = hn::Vec<D>>
HWY_NOINLINE V gelu_f32_any(D d, V x) {
  const V bound = hn::Set(d, kGeluBound);
  const V usual = gelu_core_f32(d, hn::Min(bound, hn::Max(hn::Neg(bound), x)));
  return hn::IfThenElse(hn::Lt(hn::Abs(x), bound), usual, gelu_in_f64(d, x));
}
#endif
template <class D, class V = hn::Vec<D>>
HWY_INLINE V gelu_f32(D d, V x) {
#if HWY_NATIVE_FMA
  if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Lt(hn::Abs(x), hn::Set(d, kGeluBound))))) return gelu_f32_any(d, x);
  return gelu_core_f32(d, x);
#else
  return gelu_in_f64(d, x);
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
