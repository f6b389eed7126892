// Powers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/power.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <complex>
#include <type_traits>

#include "kernels/math/pow-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// By squaring; a negative exponent leaves what is whole of 1 / base^-exponent.
template <class T>
T whole_power(T base, T exponent) {
  if (exponent < 0) return base == 1 ? T(1) : base == T(-1) ? T(exponent % 2 == 0 ? 1 : -1) : T(0);
  T power = 1;
  for (; exponent > 0; exponent = static_cast<T>(exponent / 2)) {
    if (exponent % 2 != 0) power = static_cast<T>(power * base);
    base = static_cast<T>(base * base);
  }
  return power;
}

struct Power {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V base, V exponent) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return pow_f32(d, base, exponent);
    } else {
      return pow_f64(d, base, exponent);
    }
  }
  template <class T>
  T scalar(T base, T exponent) const {
    return whole_power(base, exponent);
  }
  template <class T>
  std::complex<T> scalar(std::complex<T> base, std::complex<T> exponent) const {
    // exp(exponent log(base)) loses digits, so it works in a wider type.
    using Wide = std::complex<std::conditional_t<sizeof(T) == 4, double, long double>>;
    if (exponent == std::complex<T>(0)) return 1;
    return std::complex<T>(std::pow(Wide(base), Wide(exponent)));
  }
};

struct Square {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Mul(x, x);
  }
};
struct Cube {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Mul(hn::Mul(x, x), x);
  }
};
struct Root {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Sqrt(x);
  }
};
struct Inverse {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Div(hn::Set(d, hn::TFromD<D>(1)), x);
  }
};

}  // namespace

const MapKernels& powers() {
  static constexpr MapKernels kernels = with_complex<Power, 2>(with_ints<Power, 2>(kFloatMap<Power, 2>));
  return kernels;
}
// nullptr: a power like any other.
const MapKernels* simple_power(double exponent) {
  if (exponent == 2) return &kFloatMap<Square, 1>;
  if (exponent == 3) return &kFloatMap<Cube, 1>;
  if (exponent == 0.5) return &kFloatMap<Root, 1>;
  return exponent == -1 ? &kFloatMap<Inverse, 1> : nullptr;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/power.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status power(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(powers)()); }

Status pow_tensor_scalar(Call& call) {
  const ScalarValue exponent = scalar_value(call, pow_tensor_scalar_args::exponent, call.compute_dtype());
  const bool real = category(call.compute_dtype()) == Category::real;
  const MapKernels* const simple = real ? ACLNN_DISPATCH(simple_power)(exponent.real) : nullptr;
  return simple ? plan_elementwise(call, *simple) : power(call);
}

}  // namespace pyaclnn::ops
#endif
