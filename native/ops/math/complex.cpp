// Complex numbers made of real ones.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/complex.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/trig-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

template <class V>
struct Parts {
  V real, imag;
};

// Lanes<T> whose results are complex.
template <class T>
struct ComplexLanes : Lanes<T> {
  using D = typename Lanes<T>::D;
  using Result = Parts<hn::Vec<D>>;
  using Element = std::complex<T>;
  static constexpr bool kStreams = false;

  static HWY_INLINE void store(const Result* from, Element* to) {
    hn::StoreInterleaved2(from[0].real, from[0].imag, D(), reinterpret_cast<T*>(to));
  }
};

struct OfParts {
  template <class D, class V>
  HWY_INLINE Parts<V> operator()(D, V real, V imag) const {
    return {real, imag};
  }
};

struct OfAngle {
  template <class D, class V>
  HWY_INLINE Parts<V> operator()(D d, V size, V angle) const {
    return {hn::Mul(size, cos_f32(d, angle)), hn::Mul(size, sin_f32(d, angle))};
  }
};

template <class Functor, class T>
constexpr MapKernel kComplexRow = map_row<Functor, T, 2, ComplexLanes<T>>;

}  // namespace

const MapKernels& of_parts() {
  static constexpr MapKernels kernels = MapKernels{2}.writes(ACL_COMPLEX64).set(ACL_FLOAT, kComplexRow<OfParts, float>);
  return kernels;
}
const MapKernels& of_parts_f64() {
  static constexpr MapKernels kernels =
      MapKernels{2}.writes(ACL_COMPLEX128).set(ACL_DOUBLE, kComplexRow<OfParts, double>);
  return kernels;
}
const MapKernels& of_angle() {
  static constexpr MapKernels kernels = MapKernels{2}.writes(ACL_COMPLEX64).set(ACL_FLOAT, kComplexRow<OfAngle, float>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/complex.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status equal_formats(Call& call);

Status complex(Call& call) {
  const bool wide = call.promoted == ACL_DOUBLE;
  return plan_elementwise(call, wide ? ACLNN_DISPATCH(of_parts_f64)() : ACLNN_DISPATCH(of_parts)());
}
Status polar(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(of_angle)()); }

Status check_complex(Call& call) {
  const DType part = call.dtype(complex_args::real), out = call.dtype(complex_args::out);
  const DType wanted = part == ACL_FLOAT16 ? ACL_COMPLEX32 : part == ACL_FLOAT ? ACL_COMPLEX64 : ACL_COMPLEX128;
  if (out == wanted) return equal_formats(call);
  return call.fail(ACLNN_ERR_PARAM_INVALID, complex_args::out, "expected the dtype %s with parts of %s, got %s",
                   dtype_name(wanted).c_str(), dtype_name(part).c_str(), dtype_name(out).c_str());
}

}  // namespace pyaclnn::ops
#endif
