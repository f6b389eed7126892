// Trigonometric functions and their inverses.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/trigonometric.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/arc-inl.h"
#include "kernels/math/trig-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Complex numbers are computed in f64.
using Wide = std::complex<double>;

struct Sin : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return sin_f32(d, x);
    } else {
      return sin_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::sin(Wide(x)));
  }
};

struct Cos : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return cos_f32(d, x);
    } else {
      return cos_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::cos(Wide(x)));
  }
};

struct Tan : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return tan_f32(d, x);
    } else {
      return tan_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    return std::complex<T>(std::tan(Wide(x)));
  }
};

struct Asin : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return asin_f32(d, x);
    } else {
      return asin_f64(d, x);
    }
  }
};

struct Acos : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return acos_f32(d, x);
    } else {
      return acos_f64(d, x);
    }
  }
};

struct Atan : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return atan_f32(d, x);
    } else {
      return atan_f64(d, x);
    }
  }
};

// sin(pi x) / (pi x) with x = n + r, n whole: the sine is that of pi r, and its negative where n is odd.
struct Sinc : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return through_f64(d, x, [](auto dd, auto v) HWY_ATTR {
        return sinc(dd, v, [](auto tag, auto angle) HWY_ATTR { return sin_half_turn_wide(tag, angle); });
      });
    } else {
      return sinc(d, x, [](auto tag, auto angle) HWY_ATTR { return sin_f64(tag, angle); });
    }
  }

 private:
  template <class D, class V, class Sine>
  static HWY_INLINE V sinc(D d, V x, Sine sine) {
    const V pi = hn::Set(d, 0x1.921fb54442d18p+1), half = hn::Set(d, 0.5);
    const V n = hn::Round(x), half_n = hn::Mul(n, half);
    const V s = sine(d, hn::Mul(pi, hn::Sub(x, n)));
    const V turned = hn::IfThenElse(hn::Eq(hn::Round(half_n), half_n), s, hn::Neg(s));
    return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Set(d, 1.0), hn::Div(turned, hn::Mul(pi, x)));
  }
};

template <class Functor>
constexpr MapKernels kWithComplex = with_complex<Functor, 1>(kFloatMap<Functor, 1>);

}  // namespace

const MapKernels& sin() { return kWithComplex<Sin>; }
const MapKernels& cos() { return kWithComplex<Cos>; }
const MapKernels& tan() { return kWithComplex<Tan>; }
const MapKernels& asin() { return kFloatMap<Asin, 1>; }
const MapKernels& acos() { return kFloatMap<Acos, 1>; }
const MapKernels& atan() { return kFloatMap<Atan, 1>; }
const MapKernels& sinc() { return kFloatMap<Sinc, 1>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status sin(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sin)()); }
Status cos(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(cos)()); }
Status tan(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(tan)()); }
Status asin(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(asin)()); }
Status acos(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(acos)()); }
Status atan(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(atan)()); }
Status sinc(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sinc)()); }

}  // namespace pyaclnn::ops
#endif
