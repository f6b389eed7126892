// Signs and magnitudes, parts of complex numbers, values replaced.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/sign.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_SIGN_PARAMS
#define ACLNN_SIGN_PARAMS
#include <type_traits>
namespace pyaclnn {
struct NanToNumParams {
  float nan, posinf, neginf;
};

// Integers wrap.
template <class T>
constexpr T negated(T x) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(-static_cast<std::make_unsigned_t<T>>(x));
  } else {
    return -x;
  }
}
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Magnitude {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Abs(x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x < 0 ? negated(x) : x;
  }
  HWY_INLINE Bool scalar(Bool x) const { return x; }
  HWY_INLINE float scalar(std::complex<float> x) const {
    return static_cast<float>(std::abs(std::complex<double>(x)));
  }
};

struct Negated {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Neg(x);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return negated(x);
  }
};

struct Sign {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V zero = hn::Zero(d), one = hn::Set(d, 1);
    const V negative = hn::IfThenElseZero(hn::Lt(x, zero), hn::Neg(one));
    return hn::IfThenElse(hn::Gt(x, zero), one, negative);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return static_cast<T>((x > 0) - (x < 0));
  }
  HWY_INLINE Bool scalar(Bool x) const { return x; }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    const std::complex<double> wide(x);
    const double size = std::abs(wide);
    return size == 0 ? std::complex<T>() : std::complex<T>(wide / size);
  }
};

struct Angle {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V zero = hn::Zero(d), pi = hn::Set(d, 0x1.921fb6p+1f);
    return hn::IfThenElse(hn::IsNaN(x), x, hn::IfThenElseZero(hn::Lt(x, zero), pi));
  }
  HWY_INLINE float scalar(std::complex<float> x) const {
    return static_cast<float>(std::arg(std::complex<double>(x)));
  }
};

struct NanToNum : NanToNumParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V bound = hn::Set(d, __builtin_inff());
    const V finite = hn::IfThenElse(hn::Eq(x, bound), hn::Set(d, posinf), x);
    const V number = hn::IfThenElse(hn::Eq(x, hn::Neg(bound)), hn::Set(d, neginf), finite);
    return hn::IfThenElse(hn::IsNaN(x), hn::Set(d, nan), number);
  }
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x;
  }
};

struct Inverted {
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return static_cast<T>(~x);
  }
  HWY_INLINE Bool scalar(Bool x) const { return Bool{uint8_t(x.byte == 0)}; }
};

// Complex numbers to real ones.
template <class Functor>
constexpr MapKernels kRealOfComplex =
    MapKernels{1}.writes(ACL_FLOAT).set(ACL_COMPLEX64, loop_row<Functor, std::complex<float>, float, 1>);

}  // namespace

const MapKernels& magnitude() {
  static constexpr MapKernels kernels = with_bool<Magnitude, 1>(with_ints<Magnitude, 1>(kFloatMap<Magnitude, 1>));
  return kernels;
}
const MapKernels& modulus() { return kRealOfComplex<Magnitude>; }
const MapKernels& negated() {
  static constexpr MapKernels kernels = with_complex<Negated, 1>(with_ints<Negated, 1>(kFloatMap<Negated, 1>));
  return kernels;
}
const MapKernels& sign() {
  static constexpr MapKernels kernels =
      with_complex<Sign, 1>(with_bool<Sign, 1>(with_ints<Sign, 1>(kFloatMap<Sign, 1>)));
  return kernels;
}
const MapKernels& angle() { return kF32Map<Angle, 1>; }
const MapKernels& complex_angle() { return kRealOfComplex<Angle>; }
const MapKernels& nan_to_num() {
  static constexpr MapKernels kernels = with_bool<NanToNum, 1>(with_ints<NanToNum, 1>(kF32Map<NanToNum, 1>));
  return kernels;
}
const MapKernels& inverted() {
  static constexpr MapKernels kernels = with_bool<Inverted, 1>(with_ints<Inverted, 1>(MapKernels{1}));
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/sign.h"
#include "ops/plan_elementwise.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

bool is_complex(const Call& call) { return category(call.compute_dtype()) == Category::complex; }

}  // namespace

Status abs(Call& call) {
  return plan_elementwise(call, is_complex(call) ? ACLNN_DISPATCH(modulus)() : ACLNN_DISPATCH(magnitude)());
}
Status neg(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(negated)()); }
Status sign(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sign)()); }
Status angle_v2(Call& call) {
  return plan_elementwise(call, is_complex(call) ? ACLNN_DISPATCH(complex_angle)() : ACLNN_DISPATCH(angle)());
}
Status bitwise_not(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(inverted)()); }

Status nan_to_num(Call& call) {
  using namespace nan_to_num_args;
  const auto number = [&](int param) { return static_cast<float>(call.real(param)); };
  return plan_elementwise(call, ACLNN_DISPATCH(nan_to_num)(), NanToNumParams{number(nan), number(posinf), number(neginf)});
}

Status real(Call& call) {
  using namespace real_args;
  return call.launch([copy = Copy(call.view(self), call.view(out))](const Run& run) {
    copy.run(run.address(self), run.address(out));
    return Status();
  });
}

}  // namespace pyaclnn::ops
#endif
