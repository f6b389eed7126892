// Multiplication: out = self * other.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/mul.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_MUL_PARAMS
#define ACLNN_MUL_PARAMS
namespace pyaclnn {
struct FactorParams {
  float factor;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Times {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Mul(a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return times(a, b);
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return Bool{uint8_t(a.byte != 0 && b.byte != 0)}; }
};

struct TimesFactor : FactorParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a) const {
    return hn::Mul(a, hn::Set(d, factor));
  }
};

}  // namespace

const MapKernels& times_each() {
  static constexpr MapKernels kernels =
      with_bool<Times, 2>(with_complex<Times, 2>(with_ints<Times, 2>(kFloatMap<Times, 2>)));
  return kernels;
}
const MapKernels& times_factor() { return kF32Map<TimesFactor, 1>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/mul.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status mul(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(times_each)()); }

Status muls(Call& call) {
  if (call.compute_dtype() != ACL_FLOAT) return mul(call);
  // As a parameter the factor keeps its FLOAT digits beside operands of a half type.
  const FactorParams params{scalar_value(call, muls_args::other, ACL_FLOAT).as<float>()};
  return plan_elementwise(call, ACLNN_DISPATCH(times_factor)(), params);
}

}  // namespace pyaclnn::ops
#endif
