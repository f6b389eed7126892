// Exponentials and logarithms.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/exponential.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Complex numbers are computed in f64.
using Wide = std::complex<double>;

struct Exp {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return exp_f32(d, x);
    } else {
      return exp_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::exp(Wide(x)));
  }
};

struct Exp2 {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return exp2_f32(d, x);
    } else {
      return exp2_f64(d, x);
    }
  }
};

struct Expm1 : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return expm1_f32(d, x);
    } else {
      return expm1_f64(d, x);
    }
  }
};

struct Logarithm : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return log_f32(d, x);
    } else {
      return log_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::log(Wide(x)));
  }
};

struct Logarithm2 : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return log2_f32(d, x);
    } else {
      return log2_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::log(Wide(x)) / 0x1.62e42fefa39efp-1);
  }
};

struct Logarithm10 : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return log10_f32(d, x);
    } else {
      return log10_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::log10(Wide(x)));
  }
};

struct Log1p : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return log1p_f32(d, x);
    } else {
      return log1p_f64(d, x);
    }
  }
};

template <class Functor>
constexpr MapKernels kWithComplex = with_complex<Functor, 1>(kFloatMap<Functor, 1>);

}  // namespace

const MapKernels& exp() { return kWithComplex<Exp>; }
const MapKernels& exp2() { return kFloatMap<Exp2, 1>; }
const MapKernels& expm1() { return kFloatMap<Expm1, 1>; }
const MapKernels& log() { return kWithComplex<Logarithm>; }
const MapKernels& log2() { return kWithComplex<Logarithm2>; }
const MapKernels& log10() { return kWithComplex<Logarithm10>; }
const MapKernels& log1p() { return kFloatMap<Log1p, 1>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status exp(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(exp)()); }
Status exp2(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(exp2)()); }
Status expm1(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(expm1)()); }
Status log(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log)()); }
Status log2(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log2)()); }
Status log10(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log10)()); }
Status log1p(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log1p)()); }

}  // namespace pyaclnn::ops
#endif
