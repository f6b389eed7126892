// Error functions and logarithms of gamma.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/special.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <math.h>  // lgamma_r

#include "kernels/math/erf-inl.h"
#include "kernels/math/erfinv-inl.h"
#include "kernels/math/gamma-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Erf : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return erf_f32(d, x);
    } else {
      return erf_f64(d, x);
    }
  }
};

struct Erfc : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return erfc_f32(d, x);
    } else {
      return erfc_f64(d, x);
    }
  }
};

struct Digamma : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return digamma_f32(d, x);
    } else {
      return digamma_f64(d, x);
    }
  }
};

struct ErfInverse : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return erfinv_f32(d, x);
  }
};

struct LogGamma : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return lgamma_f32(d, x);
  }
  HWY_INLINE double scalar(double x) const {
    int sign;
    return lgamma_r(x, &sign);
  }
};

}  // namespace

const MapKernels& erf() { return kFloatMap<Erf, 1>; }
const MapKernels& erfc() { return kFloatMap<Erfc, 1>; }
const MapKernels& erfinv() { return kF32Map<ErfInverse, 1>; }
const MapKernels& digamma() { return kFloatMap<Digamma, 1>; }
const MapKernels& lgamma() {
  static constexpr MapKernels kernels =
      MapKernels(kF32Map<LogGamma, 1>).set(ACL_DOUBLE, loop_row<LogGamma, double, double, 1>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status erf(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(erf)()); }
Status erfc(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(erfc)()); }
Status erfinv(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(erfinv)()); }
Status digamma(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(digamma)()); }
Status lgamma(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(lgamma)()); }

}  // namespace pyaclnn::ops
#endif
