// Vector norms over dims.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/reduction/norms.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cmath>

#include "kernels/simd/extremes-inl.h"
#include "kernels/simd/isa.h"

#ifndef ACLNN_NORM_PARAMS
#define ACLNN_NORM_PARAMS
namespace pyaclnn {
struct NormParams {
  double power;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Sums of |x|^0, |x| and |x|^2 in f64, where squares of f32 are exact.
template <int kPower>
struct PowerSum : NormParams {
  static constexpr bool kOrdered = true;
  template <class A>
  static A neutral() {
    return A{0};
  }
  template <class D, class V>
  HWY_INLINE V operator()(D d, V sum, V x) const {
    if constexpr (kPower == 0) return hn::Add(sum, hn::IfThenZeroElse(hn::Eq(x, hn::Zero(d)), hn::Set(d, 1.0)));
    if constexpr (kPower == 1) return hn::Add(sum, hn::Abs(x));
    return hn::Add(sum, hn::Mul(x, x));
  }
  template <class D, class V>
  static HWY_INLINE V combine(D d, V a, V b) {
    return hn::Add(a, b);
  }
};

// Any other power, by the C library.
struct AnyPowerSum : NormParams {
  static constexpr bool kOrdered = true;
  template <class A>
  static A neutral() {
    return A{0};
  }
  template <class A>
  HWY_INLINE A scalar(A sum, A x) const {
    return sum + std::pow(std::abs(x), power);
  }
  template <class A>
  static HWY_INLINE A combine_scalar(A a, A b) {
    return a + b;
  }
};

template <bool kMax>
struct AbsExtreme : NormParams {
  static constexpr bool kOrdered = false;
  template <class A>
  static A neutral() {
    return kMax ? A{0} : std::numeric_limits<A>::infinity();
  }
  template <class D, class V>
  HWY_INLINE V operator()(D d, V best, V x) const {
    return combine(d, best, hn::Abs(x));
  }
  template <class D, class V>
  static HWY_INLINE V combine(D d, V a, V b) {
    return Extreme<kMax>::combine(d, a, b);
  }
};

void take_root(const void*, void* accumulators, size_t count) {
  double* sums = static_cast<double*>(accumulators);
  for (size_t i = 0; i < count; ++i) sums[i] = std::sqrt(sums[i]);
}

void take_any_root(const void* params, void* accumulators, size_t count) {
  const double inverse = 1 / static_cast<const NormParams*>(params)->power;
  double* sums = static_cast<double*>(accumulators);
  for (size_t i = 0; i < count; ++i) sums[i] = std::pow(sums[i], inverse);
}

constexpr ReduceKernels single(ReduceKernel kernel, decltype(ReduceKernel::finish) finish = nullptr) {
  kernel.finish = finish;
  return ReduceKernels().set(ACL_FLOAT, kernel);
}

constexpr ReduceKernels kCount = single(vector_reduce<PowerSum<0>, float, double>(ACL_DOUBLE));
constexpr ReduceKernels kAbsSum = single(vector_reduce<PowerSum<1>, float, double>(ACL_DOUBLE));
constexpr ReduceKernels kEuclidean = single(vector_reduce<PowerSum<2>, float, double>(ACL_DOUBLE), take_root);
constexpr ReduceKernels kAnyPower = single(plain_reduce<AnyPowerSum, float, double>(ACL_DOUBLE), take_any_root);
constexpr ReduceKernels kAbsMax = single(vector_reduce<AbsExtreme<true>, float, float>(ACL_FLOAT));
constexpr ReduceKernels kAbsMin = single(vector_reduce<AbsExtreme<false>, float, float>(ACL_FLOAT));

}  // namespace

const ReduceKernels& norm_kernels(double power) {
  if (std::isinf(power)) return power > 0 ? kAbsMax : kAbsMin;
  return power == 0 ? kCount : power == 1 ? kAbsSum : power == 2 ? kEuclidean : kAnyPower;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "kernels/convert.h"
#include "ops/reduction/dims.h"
#include "ops/reduction/generated/norms.h"
#include "shapes/reduce.h"

namespace pyaclnn::ops {
namespace {

// The scalar as FLOAT has it. Before the 950 the largest and smallest integer stand for infinity, too.
double read_power(const Call& call, int param) {
  const aclScalar& scalar = call.scalar(param);
  float power = 0;
  convert_kernel(scalar.dtype, ACL_FLOAT)(scalar.bytes, &power, 1);
  const bool means_infinity = std::abs(power) == static_cast<float>(INT32_MAX) && call.product() != Product::ascend950;
  return means_infinity ? std::copysign(HUGE_VAL, power) : power;
}

Status launch_norm(Call& call, int self, int power, int dims, int out) {
  // The norm of nothing is 0, whatever the power.
  const bool empty = element_count(call.shape(self)) == 0;
  const NormParams params{empty ? 1.0 : read_power(call, power)};
  const DType dtype = call.dtype(self) == call.dtype(out) ? call.dtype(out) : ACL_FLOAT;
  Reduce loop(ACLNN_DISPATCH(norm_kernels)(params.power), call.view(out), call.view(self),
              named_dims(call, self, dims), dtype);
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(&params, run.address(out), run.address(self));
    return Status();
  });
}

}  // namespace

Status norm(Call& call) {
  using namespace norm_args;
  return launch_norm(call, self, pScalar, dim, out);
}

Status linalg_vector_norm(Call& call) {
  using namespace linalg_vector_norm_args;
  return launch_norm(call, self, ord, dims, out);
}

}  // namespace pyaclnn::ops
#endif
