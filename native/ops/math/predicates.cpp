// Predicates: truth and kind of numbers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/predicates.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/predicate-inl.h"

#ifndef ACLNN_PREDICATES_PARAMS
#define ACLNN_PREDICATES_PARAMS
namespace pyaclnn {
struct IsCloseParams {
  float rtol, atol;
  bool equal_nan;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct IsZero {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V x) const {
    return hn::Eq(x, hn::Zero(d));
  }
};

struct IsNegative {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V x) const {
    return hn::Lt(x, hn::Zero(d));
  }
};

struct BothTrue {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V a, V b) const {
    return hn::Not(hn::Or(IsZero()(d, a), IsZero()(d, b)));
  }
};

struct EitherTrue {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V a, V b) const {
    return hn::Not(hn::And(IsZero()(d, a), IsZero()(d, b)));
  }
};

struct OneTrue {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V a, V b) const {
    return hn::Xor(IsZero()(d, a), IsZero()(d, b));
  }
};

struct Finite {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V x) const {
    if constexpr (hwy::IsFloat<hn::TFromD<D>>()) {
      return hn::Lt(hn::Abs(x), hn::Inf(d));
    } else {
      return hn::Eq(x, x);
    }
  }
};

// Whether x, or its absolute value, is infinity of one sign.
template <bool kNegative, bool kEither>
struct Infinite {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V x) const {
    if constexpr (hwy::IsFloat<hn::TFromD<D>>()) {
      return hn::Eq(kEither ? hn::Abs(x) : x, kNegative ? hn::Neg(hn::Inf(d)) : hn::Inf(d));
    } else {
      return hn::Lt(x, x);
    }
  }
};

struct Close : IsCloseParams {
  template <class D, class V>
  HWY_INLINE auto operator()(D d, V a, V b) const {
    using T = hn::TFromD<D>;
    const V room = hn::Add(hn::Set(d, T{atol}), hn::Mul(hn::Set(d, T{rtol}), hn::Abs(b)));
    const auto near = hn::And(hn::Le(hn::Abs(hn::Sub(a, b)), room), hn::And(Finite()(d, a), Finite()(d, b)));
    const auto same = hn::Or(hn::Eq(a, b), near);
    return equal_nan ? hn::Or(same, hn::And(hn::IsNaN(a), hn::IsNaN(b))) : same;
  }
};

}  // namespace

const MapKernels& is_zero() { return kPredicate<IsZero, 1>; }
const MapKernels& is_negative() { return kPredicate<IsNegative, 1>; }
const MapKernels& both_true() { return kPredicate<BothTrue, 2>; }
const MapKernels& either_true() { return kPredicate<EitherTrue, 2>; }
const MapKernels& one_true() { return kPredicate<OneTrue, 2>; }
const MapKernels& finite() { return kPredicate<Finite, 1>; }
const MapKernels& infinite() { return kPredicate<Infinite<false, true>, 1>; }
const MapKernels& positive_infinite() { return kPredicate<Infinite<false, false>, 1>; }
const MapKernels& negative_infinite() { return kPredicate<Infinite<true, false>, 1>; }
const MapKernels& close() { return kFloatPredicate<Close, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/predicates.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

// Operands of one dtype are tested as they are, others after conversion to BOOL.
Status plan_truth(Call& call, const MapKernels& kernels) {
  const DType dtype = call.dtype(logical_and_args::self);
  const bool as_they_are = dtype == call.dtype(logical_and_args::other) && kernels[dtype];
  return plan_elementwise(call, kernels, nullptr, 0, as_they_are ? dtype : ACL_BOOL);
}

}  // namespace

Status logical_and(Call& call) { return plan_truth(call, ACLNN_DISPATCH(both_true)()); }
Status logical_or(Call& call) { return plan_truth(call, ACLNN_DISPATCH(either_true)()); }
Status logical_xor(Call& call) { return plan_truth(call, ACLNN_DISPATCH(one_true)()); }
Status logical_not(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(is_zero)()); }
Status signbit(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(is_negative)()); }
Status is_finite(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(finite)()); }
Status is_inf(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(infinite)()); }
Status is_pos_inf(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(positive_infinite)()); }
Status is_neg_inf(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(negative_infinite)()); }

Status is_close(Call& call) {
  const IsCloseParams params{static_cast<float>(call.real(is_close_args::rtol)),
                             static_cast<float>(call.real(is_close_args::atol)), call.flag(is_close_args::equalNan)};
  const DType compute = call.compute_dtype();
  return plan_elementwise(call, ACLNN_DISPATCH(close)(), params, compute);
}

}  // namespace pyaclnn::ops
#endif
