// Functions of two arguments.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/binary_math.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <type_traits>

#include "kernels/math/arc-inl.h"
#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Angle2 {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V y, V x) const {
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      return atan2_f32(d, y, x);
    } else {
      return atan2_f64(d, y, x);
    }
  }
};

// The larger one of a and b, and what their sum of powers exceeds its power by, as a logarithm. The difference of a and
// b comes in two parts: rounded it would cost the excess digits.
template <class D, class V, class Excess>
HWY_INLINE V log_of_sum(D d, V a, V b, Excess excess) {
  const auto rising = hn::Lt(a, b);
  const V larger = hn::IfThenElse(rising, b, a), smaller = hn::IfThenElse(rising, a, b);
  const Pair<V> apart = two_difference(smaller, larger);
  const V low = hn::IfThenElseZero(hn::Gt(apart.high, hn::Neg(infinity(d))), apart.low);
  const auto infinite = hn::And(hn::Eq(a, b), hn::Eq(hn::Abs(a), infinity(d)));
  return hn::IfThenElse(infinite, a, hn::Add(larger, excess(apart.high, low)));
}

struct LogOfExpSum {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return log_of_sum(d, a, b, [d](V high, V low) HWY_ATTR {
      const V power = exp_f32(d, high);
      return log1p_f32(d, hn::MulAdd(power, low, power));
    });
  }
};

struct Log2OfExp2Sum {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a, V b) const {
    return log_of_sum(d, a, b, [d](V high, V low) HWY_ATTR {
      const V power = exp2_f32(d, high);
      const V sum = hn::MulAdd(power, hn::Mul(low, hn::Set(d, 0x1.62e43p-1f)), power);
      return hn::Mul(log1p_f32(d, sum), hn::Set(d, 0x1.715476p+0f));
    });
  }
};

// x * log, 0 where x is 0 unless y, whose logarithm it is, is NaN.
template <class D, class V>
HWY_INLINE V scaled_log(D d, V x, V y, V log) {
  const auto nothing = hn::AndNot(hn::IsNaN(y), hn::Eq(x, hn::Zero(d)));
  return hn::IfThenZeroElse(nothing, hn::Mul(x, log));
}

struct TimesLog {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V y) const {
    return scaled_log(d, x, y, log_f32(d, y));
  }
};

struct TimesLog1p {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V y) const {
    return scaled_log(d, x, y, log1p_f32(d, y));
  }
};

struct CommonDivisor {
  template <class T>
  T scalar(T a, T b) const {
    using Unsigned = std::make_unsigned_t<T>;
    Unsigned x = a < 0 ? -static_cast<Unsigned>(a) : a, y = b < 0 ? -static_cast<Unsigned>(b) : b;
    while (y != 0) {
      const Unsigned rest = x % y;
      x = y;
      y = rest;
    }
    return static_cast<T>(x);
  }
};

}  // namespace

const MapKernels& angles() { return kFloatMap<Angle2, 2>; }
const MapKernels& log_of_exp_sum() { return kF32Map<LogOfExpSum, 2>; }
const MapKernels& log2_of_exp2_sum() { return kF32Map<Log2OfExp2Sum, 2>; }
const MapKernels& times_log() { return kF32Map<TimesLog, 2>; }
const MapKernels& times_log1p() { return kF32Map<TimesLog1p, 2>; }
const MapKernels& common_divisor() {
  static constexpr MapKernels kernels = with_ints<CommonDivisor, 2>(MapKernels{2});
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status atan2(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(angles)()); }
Status log_add_exp(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log_of_exp_sum)()); }
Status log_add_exp2(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(log2_of_exp2_sum)()); }
Status x_log_y(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(times_log)()); }
Status xlog1py(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(times_log1p)()); }
Status gcd(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(common_divisor)()); }

}  // namespace pyaclnn::ops
#endif
