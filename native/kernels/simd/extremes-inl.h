// Maxima and minima as reductions see them: NaN wins over every number.

#if defined(ACLNN_EXTREMES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_EXTREMES_INL_H
#undef ACLNN_EXTREMES_INL_H
#else
#define ACLNN_EXTREMES_INL_H
#endif

#include <limits>

#include "kernels/simd/reduce-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

template <bool kMax>
struct Extreme {
  static constexpr bool kOrdered = false;

  template <class A>
  static A neutral() {
    using Limits = std::numeric_limits<A>;
    if constexpr (Limits::has_infinity) {
      return kMax ? -Limits::infinity() : Limits::infinity();
    } else {
      return kMax ? Limits::lowest() : Limits::max();
    }
  }
  template <class D, class V>
  HWY_INLINE V operator()(D d, V best, V x) const {
    return combine(d, best, x);
  }
  // Comparisons are false for NaN: the best stays when it is at least as good or NaN itself.
  template <class D, class V>
  static HWY_INLINE V combine(D d, V best, V x) {
    const auto stays = hn::Or(kMax ? hn::Ge(best, x) : hn::Le(best, x), hn::IsNaN(best));
    return hn::IfThenElse(stays, best, x);
  }
  template <class A>
  HWY_INLINE A scalar(A best, A x) const {
    return combine_scalar(best, x);
  }
  template <class A>
  static HWY_INLINE A combine_scalar(A best, A x) {
    return (kMax ? best >= x : best <= x) ? best : x;
  }
};

template <bool kMax>
constexpr ReduceKernels kExtremes = ReduceKernels()
                                        .set(ACL_FLOAT, vector_reduce<Extreme<kMax>, float, float>(ACL_FLOAT))
                                        .set(ACL_DOUBLE, vector_reduce<Extreme<kMax>, double, double>(ACL_DOUBLE))
                                        .set(ACL_INT32, plain_reduce<Extreme<kMax>, int32_t, int32_t>(ACL_INT32))
                                        .set(ACL_INT64, plain_reduce<Extreme<kMax>, int64_t, int64_t>(ACL_INT64))
                                        .set(ACL_BOOL, plain_reduce<Extreme<kMax>, Bool, uint8_t>(ACL_BOOL));

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
