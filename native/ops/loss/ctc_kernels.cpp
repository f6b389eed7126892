#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/ctc_kernels.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"
#include "ops/loss/ctc_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Step {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V stay, V next, V jump_from, V may_jump, V log_prob) const {
    const V impossible = hn::Neg(infinity(d));
    const V jump = hn::IfThenElse(hn::Gt(may_jump, hn::Zero(d)), jump_from, impossible);
    const V most = hn::Max(stay, hn::Max(next, jump));
    const auto none = hn::Eq(most, impossible);
    const V base = hn::IfThenZeroElse(none, most);
    // Terms as small as the bound don't change the sum, one of whose terms is 1.
    const auto term = [&](V way) HWY_ATTR { return exp_f64(d, at_least(d, hn::Sub(way, base), -700.0)); };
    const V sum = hn::Add(term(stay), hn::Add(term(next), term(jump)));
    // The sum of the ways is -inf when all are, or NaN.
    const V all = hn::IfThenElse(none, hn::Add(stay, hn::Add(next, jump)), hn::Add(base, log_f64(d, sum)));
    return hn::Add(all, log_prob);
  }
};

struct Occupancy : OccupancyParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V alpha, V beta, V log_prob) const {
    return exp_f64(d, hn::Sub(hn::Add(hn::Add(alpha, beta), hn::Set(d, nll)), log_prob));
  }
};

struct Slope {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V log_prob, V grad, V counts) const {
    V prob;
    if constexpr (sizeof(hn::TFromD<D>) == 4) {
      prob = exp_f32(d, log_prob);
    } else {
      prob = exp_f64(d, log_prob);
    }
    // As the difference of two infinities is: exp(-inf) - exp(-inf - -inf).
    prob = hn::IfThenElse(hn::Eq(log_prob, hn::Neg(infinity(d))), not_a_number(d), prob);
    return hn::IfThenElseZero(hn::Gt(counts, hn::Zero(d)), hn::Mul(prob, grad));
  }
};

}  // namespace

const CtcKernels& all_ctc_kernels() {
  static constexpr CtcKernels kernels{map_row<Step, double, 5>, map_row<Occupancy, double, 3>, kFloatMap<Slope, 3>};
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace pyaclnn {

const CtcKernels& ctc_kernels() { return ACLNN_DISPATCH(all_ctc_kernels)(); }

}  // namespace pyaclnn
#endif
