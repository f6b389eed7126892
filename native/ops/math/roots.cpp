// Roots, reciprocals and squares.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/roots.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/roots-inl.h"
#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Complex numbers are computed in f64.
using Wide = std::complex<double>;

struct Root {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Sqrt(x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return T(std::sqrt(Wide(x)));
  }
};

struct InverseRoot : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (kIsSingle<D>) {
      return rsqrt_f32(d, x);
    } else {
      return rsqrt_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return T(divided(Wide(1), std::sqrt(Wide(x))));
  }
};

struct Reciprocal {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Div(hn::Set(d, 1), x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return T(divided(Wide(1), Wide(x)));
  }
};

struct Square {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Mul(x, x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    const auto bits = static_cast<std::make_unsigned_t<T>>(x);
    return static_cast<T>(bits * bits);
  }
};

}  // namespace

const MapKernels& sqrt() {
  static constexpr MapKernels kernels = with_complex<Root, 1>(kFloatMap<Root, 1>);
  return kernels;
}
const MapKernels& rsqrt() {
  static constexpr MapKernels kernels = with_complex<InverseRoot, 1>(kFloatMap<InverseRoot, 1>);
  return kernels;
}
const MapKernels& reciprocal() {
  static constexpr MapKernels kernels = with_complex<Reciprocal, 1>(kFloatMap<Reciprocal, 1>);
  return kernels;
}
const MapKernels& square() {
  static constexpr MapKernels kernels = MapKernels(kF32Map<Square, 1>)
                                            .set(ACL_INT32, loop_row<Square, int32_t, int32_t, 1>)
                                            .set(ACL_INT64, loop_row<Square, int64_t, int64_t, 1>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status sqrt(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sqrt)()); }
Status rsqrt(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(rsqrt)()); }
Status reciprocal(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(reciprocal)()); }
Status square(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(square)()); }

}  // namespace pyaclnn::ops
#endif
