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
#include "ops/math/generated/compare.h"
#include "ops/plan_elementwise.h"
#include "shapes/reduce_all.h"

namespace pyaclnn::ops {
namespace {

// A predicate whose true results are counted.
struct Counted {
  MapKernel predicate;
  size_t element_bytes;
};

void count_true(const void* params, const RowInput* inputs, double* lanes, size_t count) {
  constexpr size_t kBlock = 512;
  const Counted& counted = *static_cast<const Counted*>(params);
  RowInput rest[2] = {inputs[0], inputs[1]};
  while (count > 0) {
    const size_t some = std::min(count, kBlock);
    uint8_t results[kBlock];
    counted.predicate(params, rest, results, some, Store::cached);
    uint32_t sum = 0;
    for (size_t i = 0; i < some; ++i) sum += results[i];
    lanes[0] += sum;
    for (RowInput& input : rest) {
      if (input.advance) input.data = static_cast<const char*>(input.data) + some * counted.element_bytes;
    }
    count -= some;
  }
}

constexpr SumKernels count_kernels() {
  SumKernels kernels{2};
  for (auto& kernel : kernels.of) kernel = count_true;
  return kernels;
}

// Writes whether any elements of the first two parameters differ, or none, to the third's one element.
struct EqualityPlan {
  SumAll differences;
  Counted counted;
  bool same_shape, when_equal;
  View out;

  Status operator()(const Run& run) const {
    const bool equal = same_shape && differences.run(&counted, {run.address(0), run.address(1)}) == 0;
    const uint32_t result = equal == when_equal;
    const size_t bytes = dtype_size(out.dtype);
    std::memcpy(static_cast<char*>(run.address(2)) + out.offset * static_cast<int64_t>(bytes), &result, bytes);
    return Status();
  }
};

Status plan_equality(Call& call, bool when_equal) {
  static constexpr SumKernels kernels = count_kernels();
  const DType dtype = call.promoted;
  const MapKernel predicate = ACLNN_DISPATCH(differ)()[dtype];
  const bool same_shape = call.shape(0) == call.shape(1);
  const View* inputs[] = {&call.view(0), &call.view(same_shape ? 1 : 0)};
  return call.launch(EqualityPlan{SumAll(kernels, call.shape(0), inputs, 2, dtype), {predicate, dtype_size(dtype)},
                                  same_shape, when_equal, call.view(2)});
}

}  // namespace

Status equal(Call& call) { return plan_equality(call, true); }
Status precision_compare(Call& call) {
  const bool empty = element_count(call.shape(precision_compare_args::golden)) == 0;
  return empty ? call.launch([](const Run&) { return Status(); }) : plan_equality(call, false);
}

Status eq(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(equal)()); }
Status ne(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(differ)()); }
Status lt(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(less)()); }
Status le(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(at_most)()); }

}  // namespace pyaclnn::ops
#endif
