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

// One component of every vector of a tensor.
Part component(const Call& call, int tensor, int axis, int which) {
  const View& view = call.view(tensor);
  const Dims &shape = call.common_shape, strides = broadcast_strides(view.shape, view.strides, shape);
  Part part{tensor, {view.dtype, Dims::filled(shape.size() - 1, 0), Dims::filled(shape.size() - 1, 0), view.offset}};
  for (int i = 0, to = 0; i < shape.rank(); ++i) {
    if (i == axis) {
      part.view.offset += which * strides[i];
    } else {
      part.view.shape[to] = shape[i];
      part.view.strides[to++] = strides[i];
    }
  }
  return part;
}

}  // namespace

Status cross_has_three_elements(Call& call) {
  const int axis = vector_axis(call);
  const int64_t extent = axis < call.common_shape.rank() ? call.common_shape[axis] : 1;
  if (extent == 3) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, self, "expected 3 elements in dim %d of the broadcast shape, got shape %s", axis,
                   to_string(call.common_shape).c_str());
}

Status linalg_cross(Call& call) {
  const int axis = vector_axis(call);
  PartsPlan plan(call);
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    plan.map(ACLNN_DISPATCH(product_difference)(), component(call, out, axis, i),
             {component(call, self, axis, j), component(call, other, axis, k), component(call, self, axis, k),
              component(call, other, axis, j)});
  }
  return plan.launch();
}

}  // namespace pyaclnn::ops
#endif
