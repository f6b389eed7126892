// A product or a quotient added to a tensor, and linear interpolation.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/addcmul.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_ADDCMUL_PARAMS
#define ACLNN_ADDCMUL_PARAMS
#include "kernels/scalar_value.h"
namespace pyaclnn {
struct ValueParams {
  ScalarValue value;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct PlusProduct : ValueParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V sum, V a, V b) const {
    return hn::MulAdd(hn::Mul(hn::Set(d, value.as<hn::TFromD<D>>()), a), b, sum);
  }
  template <class T>
  HWY_INLINE T scalar(T sum, T a, T b) const {
    return static_cast<T>(sum + times(times(value.as<T>(), a), b));
  }
};

struct PlusQuotient : ValueParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V sum, V a, V b) const {
    return hn::MulAdd(hn::Set(d, value.as<hn::TFromD<D>>()), hn::Div(a, b), sum);
  }
  template <class T>
  HWY_INLINE T scalar(T sum, T a, T b) const {
    return static_cast<T>(sum + times(value.as<T>(), truncated_quotient(a, b)));
  }
};

struct Between {
  template <class D, class V>
  HWY_INLINE V operator()(D, V self, V end, V weight) const {
    return hn::MulAdd(weight, hn::Sub(end, self), self);
  }
};

}  // namespace

const MapKernels& plus_product() {
  static constexpr MapKernels kernels = with_ints<PlusProduct, 3>(kFloatMap<PlusProduct, 3>);
  return kernels;
}
const MapKernels& plus_quotient() {
  static constexpr MapKernels kernels = with_ints<PlusQuotient, 3>(kFloatMap<PlusQuotient, 3>);
  return kernels;
}
const MapKernels& between() { return kF32Map<Between, 3>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/addcmul.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status addcmul(Call& call) {
  const ValueParams params{scalar_value(call, addcmul_args::value, call.compute_dtype())};
  return plan_elementwise(call, ACLNN_DISPATCH(plus_product)(), params);
}

Status addcdiv(Call& call) {
  const ValueParams params{scalar_value(call, addcdiv_args::value, call.compute_dtype())};
  return plan_elementwise(call, ACLNN_DISPATCH(plus_quotient)(), params);
}

Status lerp(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(between)()); }

}  // namespace pyaclnn::ops
#endif
