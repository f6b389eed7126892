// Hyperbolic functions and their inverses.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/hyperbolic.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/hyper-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Complex numbers are computed in f64.
using Wide = std::complex<double>;

struct Sinh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return sinh_f32(d, x);
    } else {
      return sinh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::sinh(Wide(x)));
  }
};

struct Cosh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return cosh_f32(d, x);
    } else {
      return cosh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::cosh(Wide(x)));
  }
};

struct Tanh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return tanh_f32(d, x);
    } else {
      return tanh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::tanh(Wide(x)));
  }
};

struct Asinh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return asinh_f32(d, x);
    } else {
      return asinh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::asinh(Wide(x)));
  }
};

struct Acosh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return acosh_f32(d, x);
    } else {
      return acosh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::acosh(Wide(x)));
  }
};

struct Atanh : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return atanh_f32(d, x);
    } else {
      return atanh_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::atanh(Wide(x)));
  }
};

template <class Functor>
constexpr MapKernels kWithComplex = with_complex<Functor, 1>(kFloatMap<Functor, 1>);

}  // namespace

const MapKernels& sinh() { return kWithComplex<Sinh>; }
const MapKernels& cosh() { return kWithComplex<Cosh>; }
const MapKernels& tanh() { return kWithComplex<Tanh>; }
const MapKernels& asinh() { return kWithComplex<Asinh>; }
const MapKernels& acosh() { return kWithComplex<Acosh>; }
const MapKernels& atanh() { return kWithComplex<Atanh>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status sinh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sinh)()); }
Status cosh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(cosh)()); }
Status tanh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(tanh)()); }
Status asinh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(asinh)()); }
Status acosh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(acosh)()); }
Status atanh(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(atanh)()); }

}  // namespace pyaclnn::ops
#endif
