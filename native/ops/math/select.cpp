// Choices between elements.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/select.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

#ifndef ACLNN_SELECT_PARAMS
#define ACLNN_SELECT_PARAMS
namespace pyaclnn {
struct MaskedScaleParams {
  float scale;
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// Elements are only copied: their size says all about them.
template <class T>
HWY_INLINE void choose_piece(const uint8_t* condition, const T* yes, const T* no, T* HWY_RESTRICT out, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const T a = yes[i], b = no[i];
    out[i] = condition[i] ? a : b;
  }
}

template <class T>
void choose_row(const void*, const RowInput* inputs, void* out, size_t count, Store) {
  in_pieces<3>(inputs, sizeof(T), count, [&](size_t done, size_t some) HWY_ATTR {
    choose_piece(input_at<uint8_t>(inputs[0], done), input_at<T>(inputs[1], done), input_at<T>(inputs[2], done),
                 static_cast<T*>(out) + done, some);
  });
}

constexpr MapKernels choices() {
  MapKernels kernels = MapKernels{3}.reads_first(ACL_BOOL);
  for (DType dtype : {ACL_BOOL, ACL_INT8, ACL_UINT8}) kernels.set(dtype, choose_row<uint8_t>);
  for (DType dtype : {ACL_FLOAT16, ACL_BF16, ACL_INT16, ACL_UINT16}) kernels.set(dtype, choose_row<uint16_t>);
  for (DType dtype : {ACL_FLOAT, ACL_INT32, ACL_UINT32}) kernels.set(dtype, choose_row<uint32_t>);
  for (DType dtype : {ACL_DOUBLE, ACL_INT64, ACL_UINT64, ACL_COMPLEX64}) kernels.set(dtype, choose_row<uint64_t>);
  return kernels.set(ACL_COMPLEX128, choose_row<std::complex<double>>);
}

struct Step {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V at_zero) const {
    const V positive = hn::IfThenElseZero(hn::Gt(x, hn::Zero(d)), hn::Set(d, 1));
    return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), at_zero, positive);
  }
};

struct MaskedScale : MaskedScaleParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V mask) const {
    return hn::Mul(hn::Mul(x, mask), hn::Set(d, scale));
  }
};

}  // namespace

const MapKernels& choose() {
  static constexpr MapKernels kernels = choices();
  return kernels;
}
const MapKernels& step() { return kF32Map<Step, 2>; }
const MapKernels& masked_scale() { return kF32Map<MaskedScale, 2>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/math/generated/select.h"
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {

Status s_where(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(choose)(), nullptr, 0, call.promoted); }
Status heaviside(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(step)()); }
Status masked_scale(Call& call) {
  const MaskedScaleParams params{static_cast<float>(call.real(masked_scale_args::scale))};
  return plan_elementwise(call, ACLNN_DISPATCH(masked_scale)(), params);
}

}  // namespace pyaclnn::ops
#endif
