// Rounding to integers: out has the dtype of the input.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/rounding.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_ROUNDING_PARAMS
#define ACLNN_ROUNDING_PARAMS
namespace pyaclnn {
struct DecimalsParams {
  double power;  // of ten
  bool is_unit;  // whether values become multiples of it, not of its inverse
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// What is an integer stays.
struct Unchanged {
  template <class T>
  HWY_INLINE T scalar(T x) const {
    return x;
  }
};

struct Ceil : Unchanged {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Ceil(x);
  }
};

struct Floor : Unchanged {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Floor(x);
  }
};

struct Nearest : Unchanged {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Round(x);
  }
};

struct Truncate {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Trunc(x);
  }
};

struct Fraction {
  template <class D, class V>
  HWY_INLINE V operator()(D, V x) const {
    return hn::Sub(x, hn::Trunc(x));
  }
  template <class T>
  HWY_INLINE T scalar(T) const {
    return 0;
  }
};

struct NearestDecimal : DecimalsParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    const V p = hn::Set(d, static_cast<hn::TFromD<D>>(power));
    return is_unit ? hn::Mul(hn::Round(hn::Div(x, p)), p) : hn::Div(hn::Round(hn::Mul(x, p)), p);
  }
};

// Integers to multiples of the power, the even one of two; what doesn't fit wraps, and beyond 10^18 all give 0.
struct NearestMultiple : DecimalsParams {
  template <class T>
  HWY_INLINE T scalar(T x) const {
    if (power > 1e18) return 0;
    const int64_t unit = static_cast<int64_t>(power);
    const int64_t below = x / unit - (x % unit < 0), rest = x % unit < 0 ? x % unit + unit : x % unit;
    const int64_t to_next = unit - rest;
    const bool up = rest > to_next || (rest == to_next && (below & 1) != 0);
    return static_cast<T>(static_cast<uint64_t>(below + up) * static_cast<uint64_t>(unit));
  }
};

}  // namespace

const MapKernels& ceil() { return kFloatMap<Ceil, 1>; }
const MapKernels& floor() {
  static constexpr MapKernels kernels = with_unsigned<Floor, 1>(with_ints<Floor, 1>(kFloatMap<Floor, 1>));
  return kernels;
}
const MapKernels& nearest() {
  static constexpr MapKernels kernels = with_ints<Nearest, 1>(kFloatMap<Nearest, 1>);
  return kernels;
}
const MapKernels& truncate() { return kF32Map<Truncate, 1>; }
const MapKernels& frac() {
  static constexpr MapKernels kernels = with_ints<Fraction, 1>(kF32Map<Fraction, 1>);
  return kernels;
}
const MapKernels& nearest_decimal() {
  static constexpr MapKernels kernels = MapKernels(kFloatMap<NearestDecimal, 1>)
                                            .set(ACL_INT32, loop_row<NearestMultiple, int32_t, int32_t, 1>)
                                            .set(ACL_INT64, loop_row<NearestMultiple, int64_t, int64_t, 1>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cmath>

#include "ops/math/generated/rounding.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status ceil(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(ceil)()); }
Status floor(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(floor)()); }
Status nearest(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(nearest)()); }
Status truncate(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(truncate)()); }
Status frac(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(frac)()); }

Status round_decimals(Call& call) {
  const int64_t decimals = call.integer(round_decimals_args::decimals);
  const bool is_integer = category(call.compute_dtype()) == Category::integer;
  if (decimals == 0 || (is_integer && decimals > 0)) return nearest(call);
  const DecimalsParams params{std::pow(10.0, std::fabs(static_cast<double>(decimals))), decimals < 0};
  return plan_elementwise(call, ACLNN_DISPATCH(nearest_decimal)(), params);
}

}  // namespace pyaclnn::ops
#endif
