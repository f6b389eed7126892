// Comparisons of two operands. self > other is other < self: rows exchange the operands.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/compare.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/predicate-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Equal {
  template <class D, class V>
  HWY_INLINE auto operator()(D, V a, V b) const {
    return hn::Eq(a, b);
  }
  template <class T>
  HWY_INLINE Bool scalar(T a, T b) const {
    return {a == b};
  }
};

struct Differ {
  template <class D, class V>
  HWY_INLINE auto operator()(D, V a, V b) const {
    // Not Ne, which is false for NaN on x86.
    return hn::Not(hn::Eq(a, b));
  }
  template <class T>
  HWY_INLINE Bool scalar(T a, T b) const {
    return {a != b};
  }
};

struct Less {
  template <class D, class V>
  HWY_INLINE auto operator()(D, V a, V b) const {
    return hn::Lt(a, b);
  }
};

struct AtMost {
  template <class D, class V>
  HWY_INLINE auto operator()(D, V a, V b) const {
    if constexpr (hwy::IsFloat<hn::TFromD<D>>()) {
      return hn::Le(a, b);
    } else {
      return hn::Not(hn::Lt(b, a));
    }
  }
};

}  // namespace

const MapKernels& equal() {
  static constexpr MapKernels kernels = with_complex_operands<Equal, 2>(kPredicate<Equal, 2>);
  return kernels;
}
const MapKernels& differ() {
  static constexpr MapKernels kernels = with_complex_operands<Differ, 2>(kPredicate<Differ, 2>);
  return kernels;
}
const MapKernels& less() { return kPredicate<Less, 2>; }
const MapKernels& at_most() { return kPredicate<AtMost, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status eq(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(equal)()); }
Status ne(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(differ)()); }
Status lt(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(less)()); }
Status le(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(at_most)()); }

}  // namespace pyaclnn::ops
#endif
