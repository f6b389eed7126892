// Division: true, truncated and floored quotients.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/div.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_DIV_PARAMS
#define ACLNN_DIV_PARAMS
namespace pyaclnn {
struct DivisorParams {
  float divisor;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Quotient {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Div(a, b);
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return divided(a, b);
  }
};

struct QuotientByNumber : DivisorParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V a) const {
    return hn::Div(a, hn::Set(d, divisor));
  }
};

struct TruncatedQuotient {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Trunc(hn::Div(a, b));
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return truncated_quotient(a, b);
  }
};

struct FlooredQuotient {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b) const {
    return hn::Floor(hn::Div(a, b));
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return floored_quotient(a, b);
  }
};

}  // namespace

const MapKernels& quotient() {
  static constexpr MapKernels kernels = with_complex<Quotient, 2>(kFloatMap<Quotient, 2>);
  return kernels;
}
const MapKernels& quotient_by_number() { return kF32Map<QuotientByNumber, 1>; }
const MapKernels& truncated_quotients() {
  static constexpr MapKernels kernels = with_ints<TruncatedQuotient, 2>(kFloatMap<TruncatedQuotient, 2>);
  return kernels;
}
const MapKernels& floored_quotients() {
  static constexpr MapKernels kernels = with_ints<FlooredQuotient, 2>(kFloatMap<FlooredQuotient, 2>);
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "base/promotion.h"
#include "ops/math/generated/div.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

enum Rounding { kNone, kTruncate, kFloor };

// What integers and BOOL are divided in: FLOAT, but for two INT32 that give a truncated quotient.
DType integers_divided_in(const Call& call, int64_t rounding) {
  const bool whole = call.dtype(div_mod_args::self) == ACL_INT32 && call.dtype(div_mod_args::other) == ACL_INT32;
  return whole && rounding == kTruncate ? ACL_INT32 : ACL_FLOAT;
}

Status divide(Call& call, int64_t rounding, DType compute) {
  const MapKernels* const kernels[] = {&ACLNN_DISPATCH(quotient)(), &ACLNN_DISPATCH(truncated_quotients)(),
                                       &ACLNN_DISPATCH(floored_quotients)()};
  return plan_elementwise(call, *kernels[rounding], nullptr, 0, compute == ACL_BOOL ? ACL_FLOAT : compute);
}

}  // namespace

Status div(Call& call) { return divide(call, kNone, call.compute_dtype()); }

Status divs(Call& call) {
  if (call.compute_dtype() != ACL_FLOAT) return div(call);
  // As a parameter the divisor keeps its FLOAT digits beside operands of a half type.
  const DivisorParams params{scalar_value(call, divs_args::other, ACL_FLOAT).as<float>()};
  return plan_elementwise(call, ACLNN_DISPATCH(quotient_by_number)(), params);
}

Status floor_divide(Call& call) { return divide(call, kFloor, call.compute_dtype()); }

Status div_mod(Call& call) {
  const int64_t mode = call.integer(div_mod_args::mode);
  const DType common = call.promoted;
  if (mode == kFloor || category(common) == Category::complex) return divide(call, mode, common);
  if (category(common) < Category::real) return divide(call, mode, integers_divided_in(call, mode));
  return divide(call, mode, common == ACL_DOUBLE ? ACL_FLOAT : common);
}

Status div_mods(Call& call) {
  const int64_t mode = call.integer(div_mods_args::mode);
  const DType self = call.dtype(div_mods_args::self), other = call.dtype(div_mods_args::other);
  const DType common = promote(self, other).value_or(self);
  if (mode == kFloor || category(common) == Category::complex) return divide(call, mode, common);
  return divide(call, mode, category(self) < Category::real ? integers_divided_in(call, mode) : self);
}

}  // namespace pyaclnn::ops
#endif
