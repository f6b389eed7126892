// sqrt, rsqrt, reciprocal: at most 1 ULP, the first and the last correctly rounded.

#if defined(ACLNN_ROOTS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_ROOTS_INL_H
#undef ACLNN_ROOTS_INL_H
#else
#define ACLNN_ROOTS_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/math/parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <class D, class V = hn::Vec<D>>
HWY_INLINE V sqrt_f32(D, V x) {
  return hn::Sqrt(x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V sqrt_f64(D, V x) {
  return hn::Sqrt(x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V reciprocal_f32(D d, V x) {
  return hn::Div(hn::Set(d, 1.0f), x);
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V reciprocal_f64(D d, V x) {
  return hn::Div(hn::Set(d, 1.0), x);
}

// y = 1 / sqrt(x) rounded twice, made better by a step of Newton's: y + y lacks / 2 with lacks = 1 - x y^2. At 0 and
// infinity y is right already and the step is NaN.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V newton_rsqrt(D d, V y, V lacks) {
  const V better = hn::MulAdd(hn::Mul(y, hn::Set(d, hn::TFromD<D>(0.5))), lacks, y);
  return hn::IfThenElse(hn::IsNaN(better), y, better);
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V rsqrt_f32(D d, V x) {
  const V one = hn::Set(d, 1.0f);
  const V y = hn::Div(one, hn::Sqrt(x));
#if HWY_NATIVE_FMA
  const V product = hn::Mul(x, y);
  const V low = hn::MulSub(x, y, product);
  return newton_rsqrt(d, y, hn::NegMulAdd(low, y, hn::NegMulAdd(product, y, one)));
#else
  return through_f64(d, x, y, [](auto dd, auto v, auto w) HWY_ATTR {
    return newton_rsqrt(dd, w, hn::NegMulAdd(hn::Mul(v, w), w, hn::Set(dd, 1.0)));
  });
#endif
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V rsqrt_f64(D d, V x) {
  const V one = hn::Set(d, 1.0);
  const V y = hn::Div(one, hn::Sqrt(x));
  const Pair<V> product = two_product(d, x, y), square = two_product(d, product.high, y);
  const V lacks = hn::NegMulAdd(product.low, y, hn::Sub(hn::Sub(one, square.high), square.low));
  return newton_rsqrt(d, y, lacks);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
