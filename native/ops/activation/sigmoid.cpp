// The logistic function, softplus, mish, and gradients from the results of sigmoid and tanh.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/activation/sigmoid.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/gates-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_SIGMOID_PARAMS
#define ACLNN_SIGMOID_PARAMS
namespace pyaclnn {
struct SoftplusParams {
  float beta, threshold;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Sigmoid : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return sigmoid_f32(d, x);
    } else {
      return sigmoid_f64(d, x);
    }
  }
  template <class T>
  HWY_INLINE std::complex<T> scalar(std::complex<T> x) const {
    const std::complex<double> one = 1;
    return std::complex<T>(divided(one, one + std::exp(std::complex<double>(-x))));
  }
};

struct SigmoidGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V y) const {
    return hn::Mul(hn::Mul(grad, y), hn::Sub(hn::Set(d, hn::TFromD<D>(1)), y));
  }
  template <class T>
  HWY_INLINE T scalar(T grad, T y) const {
    return times(times(grad, y), T(1) - y);
  }
};

struct TanhGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V y) const {
    const V one = hn::Set(d, hn::TFromD<D>(1));
    return hn::Mul(grad, hn::Mul(hn::Sub(one, y), hn::Add(one, y)));
  }
};

// min(x, 0) - log(1 + exp(-|x|)).
struct LogSigmoid : Costly {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Sub(at_most(d, x, 0.0f), log1p_f32(d, exp_f32(d, hn::Neg(hn::Abs(x)))));
  }
};

struct LogSigmoidGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V x) const {
    return hn::Mul(grad, sigmoid_f32(d, hn::Neg(x)));
  }
};

// The exponent loses no digits by its product with beta: that one is exact in f64.
struct ExpOfScaled : SoftplusParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V x) const {
    return exp_bounded_wide(d, hn::Neg(hn::Abs(hn::Mul(x, hn::Set(d, static_cast<double>(beta))))));
  }
};
struct Softplus : InF64<ExpOfScaled> {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V factor = hn::Set(d, beta), scaled = hn::Mul(x, factor);
    const V log = log1p_f32(d, InF64<ExpOfScaled>::operator()(d, x));
    const V plus = hn::Div(hn::Add(at_least(d, scaled, 0.0f), log), factor);
    return hn::IfThenElse(hn::Gt(scaled, hn::Set(d, threshold)), x, plus);
  }
};

struct SoftplusGrad : SoftplusParams {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V x) const {
    const V scaled = hn::Mul(x, hn::Set(d, static_cast<double>(beta)));
    const auto linear = hn::Gt(scaled, hn::Set(d, static_cast<double>(threshold)));
    return hn::IfThenElse(linear, grad, hn::Mul(grad, logistic_wide(d, scaled).value));
  }
};

// With e = exp(x) and n = e (e + 2), tanh(log(1 + e)) = n / (n + 2). Above 40 it is 1 to f32.
template <class D, class V>
HWY_INLINE V mish_exp(D d, V x) {
  return exp_bounded_wide(d, at_most(d, x, 40.0));
}
struct Mish {
  template <class D, class V>
  HWY_INLINE V of(D d, V x) const {
    const V two = hn::Set(d, 2.0), e = mish_exp(d, x), n = hn::Mul(e, hn::Add(e, two));
    return hn::Mul(x, hn::Div(n, hn::Add(n, two)));
  }
};
// Its slope is t + x sigmoid(x) (1 - t^2) = (n (n + 2) + 4 x e (e + 1)) / (n + 2)^2.
struct MishGrad {
  template <class D, class V>
  HWY_INLINE V of(D d, V grad, V x) const {
    const V two = hn::Set(d, 2.0), e = mish_exp(d, x), n = hn::Mul(e, hn::Add(e, two)), m = hn::Add(n, two);
    const V more = hn::Mul(hn::Mul(hn::Set(d, 4.0), x), hn::MulAdd(e, e, e));
    // From 40 on the slope is 1, whatever x.
    const V slope = hn::Div(hn::MulAdd(n, m, more), hn::Mul(m, m));
    return hn::Mul(grad, hn::IfThenElse(hn::Gt(x, hn::Set(d, 40.0)), hn::Set(d, 1.0), slope));
  }
};

}  // namespace

const MapKernels& sigmoid() {
  static constexpr MapKernels kernels = with_complex<Sigmoid, 1>(kFloatMap<Sigmoid, 1>);
  return kernels;
}
const MapKernels& sigmoid_grad() {
  static constexpr MapKernels kernels = with_complex<SigmoidGrad, 2>(kFloatMap<SigmoidGrad, 2>);
  return kernels;
}
const MapKernels& tanh_grad() { return kFloatMap<TanhGrad, 2>; }
const MapKernels& log_sigmoid() { return kF32Map<LogSigmoid, 1>; }
const MapKernels& log_sigmoid_grad() { return kF32Map<LogSigmoidGrad, 2>; }
const MapKernels& softplus() { return kF32Map<Softplus, 1>; }
const MapKernels& softplus_grad() { return kF32Map<InF64<SoftplusGrad>, 2>; }
const MapKernels& mish() { return kF32Map<InF64<Mish>, 1>; }
const MapKernels& mish_grad() { return kF32Map<InF64<MishGrad>, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/activation/generated/sigmoid.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

float single(const Call& call, int param, float otherwise) {
  return call.has(param) ? static_cast<float>(scalar_value(call, param, ACL_FLOAT).real) : otherwise;
}

}  // namespace

Status sigmoid(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sigmoid)()); }
Status sigmoid_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(sigmoid_grad)()); }
Status tanh_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(tanh_grad)()); }
Status log_sigmoid(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log_sigmoid)()); }
Status log_sigmoid_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log_sigmoid_grad)()); }

Status softplus(Call& call) {
  const SoftplusParams params{single(call, softplus_args::beta, 1), single(call, softplus_args::threshold, 20)};
  return plan_elementwise(call, ACLNN_DISPATCH(softplus)(), params);
}
Status softplus_backward(Call& call) {
  namespace args = softplus_backward_args;
  const SoftplusParams params{single(call, args::beta, 1), single(call, args::threshold, 20)};
  return plan_elementwise(call, ACLNN_DISPATCH(softplus_grad)(), params);
}

Status mish(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(mish)()); }
Status mish_backward(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(mish_grad)()); }

}  // namespace pyaclnn::ops
#endif
