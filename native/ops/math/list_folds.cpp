// Folds of lists: the sum, largest and smallest of the members, elementwise.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/list_folds.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/extremes-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Sum {
  template <class D, class V>
  static HWY_INLINE V combine(D, V a, V b) {
    return hn::Add(a, b);
  }
  template <class T>
  static HWY_INLINE T combine_scalar(T a, T b) {
    return a + b;
  }
};

// Of any number of inputs, from the first to the last.
template <class Two>
struct Fold {
  template <class D, class V, class... Vs>
  HWY_INLINE V operator()([[maybe_unused]] D d, V folded, Vs... more) const {
    ((folded = Two::combine(d, folded, more)), ...);
    return folded;
  }
  template <class T, class... Ts>
  HWY_INLINE T scalar(T folded, Ts... more) const {
    ((folded = Two::combine_scalar(folded, more)), ...);
    return folded;
  }
};

template <int kInputs>
constexpr MapKernels kSums = MapKernels(kF32Map<Fold<Sum>, kInputs>)
                                 .set(ACL_INT32, loop_row<Fold<Sum>, int32_t, int32_t, kInputs>)
                                 .set(ACL_INT64, loop_row<Fold<Sum>, int64_t, int64_t, kInputs>);
template <bool kMax, int kInputs>
constexpr MapKernels kExtremesOf = with_ints<Fold<Extreme<kMax>>, kInputs>(kF32Map<Fold<Extreme<kMax>>, kInputs>);

}  // namespace

// By the number of inputs.
const MapKernels* sums() {
  static constexpr MapKernels by_count[] = {{}, kSums<1>, kSums<2>, kSums<3>, kSums<4>, kSums<5>};
  return by_count;
}
template <bool kMax>
const MapKernels* extremes() {
  static constexpr MapKernels by_count[] = {{},
                                            kExtremesOf<kMax, 1>,
                                            kExtremesOf<kMax, 2>,
                                            kExtremesOf<kMax, 3>,
                                            kExtremesOf<kMax, 4>,
                                            kExtremesOf<kMax, 5>};
  return by_count;
}
const MapKernels* largest() { return extremes<true>(); }
const MapKernels* smallest() { return extremes<false>(); }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/list_folds.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

// As many members at a time as kernels take. What they come to is kept in the dtype that is computed in, and is the
// first input of the next step; the last one rounds to out.
Status fold(Call& call, int list, int out, const MapKernels* by_count) {
  const DType dtype = call.dtype(out), wide = compute_dtype(dtype);
  const int size = call.list_size(list);
  PartsPlan plan(call);
  const bool steps = size > kMaxInputs;
  const Part sofar = steps ? plan.scratch(wide, call.shape(out)) : Part{};
  std::vector<Part> inputs;
  for (int k = 0; k < size; ++k) {
    inputs.push_back(whole(call, call.list_slot(list, k)));
    const bool last = k == size - 1;
    if (!last && static_cast<int>(inputs.size()) < kMaxInputs) continue;
    plan.map(by_count[inputs.size()], last ? whole(call, out) : sofar, inputs, steps ? wide : dtype);
    inputs.assign(1, sofar);
  }
  return plan.launch();
}

}  // namespace

Status add_n(Call& call) { return fold(call, add_n_args::tensors, add_n_args::out, ACLNN_DISPATCH(sums)()); }
Status max_n(Call& call) { return fold(call, max_n_args::tensors, max_n_args::out, ACLNN_DISPATCH(largest)()); }
Status min_n(Call& call) { return fold(call, min_n_args::tensors, min_n_args::out, ACLNN_DISPATCH(smallest)()); }

}  // namespace pyaclnn::ops
#endif
