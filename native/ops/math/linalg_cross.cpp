// Vector products.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/linalg_cross.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/plain_arithmetic.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// a * b - c * d. Not fused: that would leave the rounding error of a product where both are the same.
struct ProductDifference {
  template <class D, class V>
  HWY_INLINE V operator()(D, V a, V b, V c, V d) const {
    return hn::Sub(hn::Mul(a, b), hn::Mul(c, d));
  }
  template <class T>
  HWY_INLINE T scalar(T a, T b, T c, T d) const {
    return static_cast<T>(times(a, b) - times(c, d));
  }
};

}  // namespace

const MapKernels& product_difference() {
  static constexpr MapKernels kernels =
      with_complex<ProductDifference, 4>(with_ints<ProductDifference, 4>(kFloatMap<ProductDifference, 4>));
  return kernels;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/linalg_cross.h"
#include "ops/plan_views.h"

namespace pyaclnn::ops {
namespace {

using namespace linalg_cross_args;

// `dim` in the broadcast shape.
int vector_axis(const Call& call) {
  const int own = std::max(1, call.view(self).rank()), all = std::max(1, call.common_shape.rank());
  const int axis = static_cast<int>(call.integer(dim));
  return (axis < 0 ? axis + own : axis) + all - own;
}

// A tensor, broadcast and with the components of its vectors along the first dim.
Part by_component(const Call& call, int tensor, int axis) {
  Part part = whole(call, tensor);
  part.view.strides = broadcast_strides(part.view.shape, part.view.strides, call.common_shape);
  part.view.shape = call.common_shape;
  for (Dims* dims : {&part.view.shape, &part.view.strides}) {
    std::rotate(dims->begin(), dims->begin() + axis, dims->begin() + axis + 1);
  }
  return part;
}

// The same of an input. Vectors whose components lie side by side are taken apart once, as they are read four times.
Part read_by_component(const Call& call, int tensor, int axis, PartsPlan* plan) {
  const Part part = by_component(call, tensor, axis);
  const bool side_by_side = part.view.strides[0] == 1 && call.shape(tensor) == call.common_shape;
  return side_by_side && part.view.rank() > 1 ? plan->copied(part) : part;
}

Part component(const Part& vectors, int which) {
  const View& view = vectors.view;
  const uint64_t rank = view.shape.size() - 1;
  return {vectors.slot, {view.dtype, Dims(view.shape.data() + 1, rank), Dims(view.strides.data() + 1, rank),
                         view.offset + which * view.strides[0]}};
}

}  // namespace

Status cross_has_three_elements(Call& call) {
  const int axis = vector_axis(call);
  const int64_t extent = axis < call.common_shape.rank() ? call.common_shape[axis] : 1;
  if (extent == 3) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, self, "expected 3 elements in dim %d of the broadcast shape, got shape %s",
                   axis, to_string(call.common_shape).c_str());
}

Status linalg_cross(Call& call) {
  const int axis = vector_axis(call);
  PartsPlan plan(call);
  const Part a = read_by_component(call, self, axis, &plan), b = read_by_component(call, other, axis, &plan);
  const Part product = by_component(call, out, axis);
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    plan.map(ACLNN_DISPATCH(product_difference)(), component(product, i),
             {component(a, j), component(b, k), component(a, k), component(b, j)});
  }
  return plan.launch();
}

}  // namespace pyaclnn::ops
#endif
