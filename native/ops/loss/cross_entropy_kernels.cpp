#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/cross_entropy_kernels.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"
#include "ops/loss/cross_entropy_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct NoParams {};

struct Grad : NoParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V log_prob, V a) const {
    return hn::Mul(exp_f32(d, log_prob), a);
  }
};

struct GradMinus : NoParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V log_prob, V a, V b) const {
    return hn::MulSub(exp_f32(d, log_prob), a, b);
  }
};

struct GradMinusWeighted : NoParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V log_prob, V a, V b, V weight) const {
    return hn::NegMulAdd(b, weight, hn::Mul(exp_f32(d, log_prob), a));
  }
};

struct SumExp : ShiftParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return exp_f32(d, hn::Sub(x, hn::Set(d, max)));
  }
};

struct Shifted : ShiftParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Sub(x, hn::Set(d, max));
  }
};

struct Weighted : ShiftParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V weight) const {
    return hn::Mul(weight, hn::Sub(x, hn::Set(d, max)));
  }
};

struct Shift : ShiftParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return hn::Sub(hn::Sub(x, hn::Set(d, max)), hn::Set(d, log_sum));
  }
};

template <class T>
float row_max(const void* row, size_t count) {
  using Io = Lanes<T>;
  const typename Io::D d;
  using V = hn::Vec<typename Io::D>;
  const T* from = static_cast<const T*>(row);
  V most[2] = {hn::Set(d, -__builtin_inff()), hn::Set(d, -__builtin_inff())};
  V some[2];
  size_t i = 0;
  for (; i + Io::step() <= count; i += Io::step()) {
    Io::load(from + i, some);
    for (int v = 0; v < Io::kVectors; ++v) most[v] = hn::Max(most[v], some[v]);
  }
  if (i < count) {
    HWY_ALIGN T rest[HWY_MAX_BYTES / sizeof(T)];
    for (size_t k = 0; k < Io::step(); ++k) rest[k] = from[HWY_MIN(i + k, count - 1)];
    Io::load(rest, some);
    for (int v = 0; v < Io::kVectors; ++v) most[v] = hn::Max(most[v], some[v]);
  }
  return hn::GetLane(hn::MaxOfLanes(d, hn::Max(most[0], most[1])));
}

constexpr MaxKernels kMax = MaxKernels()
                                .set(ACL_FLOAT, row_max<float>)
                                .set(ACL_FLOAT16, row_max<pyaclnn::Half>)
                                .set(ACL_BF16, row_max<BFloat16>);

constexpr CrossEntropyKernels kKernels = {
    .grad = kF32Map<Grad, 2>,
    .grad_minus = kF32Map<GradMinus, 3>,
    .grad_minus_weighted = kF32Map<GradMinusWeighted, 4>,
    .max = kMax,
    .sum_exp = kF32Sum<SumExp, 1>,
    .shifted = kF32Sum<Shifted, 1>,
    .weighted = kF32Sum<Weighted, 2>,
    .shift = kF32Map<Shift, 1>,
};

}  // namespace

const CrossEntropyKernels& all_kernels() { return kKernels; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace pyaclnn {

const CrossEntropyKernels& cross_entropy_kernels() { return ACLNN_DISPATCH(all_kernels)(); }

}  // namespace pyaclnn
#endif
