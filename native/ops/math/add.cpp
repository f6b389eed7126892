// Addition and subtraction: out = self + alpha * other.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/add.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_ADD_PARAMS
#define ACLNN_ADD_PARAMS
#include "kernels/scalar_value.h"
namespace pyaclnn {
struct ScaledParams {
  ScalarValue alpha;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Plus {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Add(a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return a + b;
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return Bool{uint8_t((a.byte | b.byte) != 0)}; }
};

struct Minus {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Sub(a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return a - b;
  }
};

struct PlusScaled : ScaledParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return hn::MulAdd(hn::Set(d, alpha.as<hn::TFromD<D>>()), b, a);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return a + times(alpha.as<T>(), b);
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return Bool{uint8_t(a.byte != 0 || (alpha.integer != 0 && b.byte != 0))}; }
};

struct PlusScaledRelu : ScaledParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    const V sum = hn::MulAdd(hn::Set(d, alpha.as<hn::TFromD<D>>()), b, a);
    // Keeps NaN.
    return hn::IfThenZeroElse(hn::Lt(sum, hn::Zero(d)), sum);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    const T sum = a + times(alpha.as<T>(), b);
    return sum < 0 ? T{0} : sum;
  }
};

template <class Functor>
constexpr MapKernels kSigned = with_complex<Functor, 2>(with_ints<Functor, 2>(kFloatMap<Functor, 2>));

}  // namespace

const MapKernels& plus() {
  static constexpr MapKernels kernels = with_bool<Plus, 2>(kSigned<Plus>);
  return kernels;
}
const MapKernels& plus_scaled() {
  static constexpr MapKernels kernels = with_bool<PlusScaled, 2>(kSigned<PlusScaled>);
  return kernels;
}
const MapKernels& minus() { return kSigned<Minus>; }
// Without BOOL: what a difference of two is the interface leaves open.
const MapKernels& minus_scaled() { return kSigned<PlusScaled>; }
const MapKernels& plus_scaled_relu() {
  static constexpr MapKernels kernels = with_ints<PlusScaledRelu, 2>(kFloatMap<PlusScaledRelu, 2>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/add.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status add(Call& call) {
  const ScaledParams params{scalar_value(call, add_args::alpha, call.compute_dtype())};
  if (params.alpha.is_one()) return plan_elementwise(call, ACLNN_DISPATCH(plus)());
  return plan_elementwise(call, ACLNN_DISPATCH(plus_scaled)(), params);
}

Status sub(Call& call) {
  ScaledParams params{scalar_value(call, sub_args::alpha, call.compute_dtype())};
  if (params.alpha.is_one()) return plan_elementwise(call, ACLNN_DISPATCH(minus)());
  params.alpha = params.alpha.negated();
  return plan_elementwise(call, ACLNN_DISPATCH(minus_scaled)(), params);
}

Status add_relu(Call& call) {
  const ScaledParams params{scalar_value(call, add_relu_args::alpha, call.compute_dtype())};
  return plan_elementwise(call, ACLNN_DISPATCH(plus_scaled_relu)(), params);
}

}  // namespace pyaclnn::ops
#endif
