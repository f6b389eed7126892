// Plain loops of elementwise kernels, for types and functors that gain nothing from vectors written by hand: integers,
// BOOL, complex, and whatever writes another type than it reads. The compiler vectorises them for each target.
//
// A functor has, beside or instead of its vector form, a scalar one:
//   template <class T> Result scalar(T in0, T in1, ...) const.

#if defined(ACLNN_LOOP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_LOOP_INL_H
#undef ACLNN_LOOP_INL_H
#else
#define ACLNN_LOOP_INL_H
#endif

#include <hwy/highway.h>

#include <utility>

#include "kernels/element.h"
#include "kernels/map.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

template <class Functor, class T, class Result, size_t... k>
HWY_INLINE void loop_piece(const Functor& functor, const T* const* from, Result* HWY_RESTRICT out, size_t count,
                           std::index_sequence<k...>) {
  for (size_t i = 0; i < count; ++i) out[i] = functor.scalar(from[k][i]...);
}

// Calls piece(done, some) for all of a row. A repeated value fills kRepeatBytes, so pieces of that length need no second
// kind of loop; `bytes` is the size of the largest element.
template <int kInputs, class Piece>
HWY_INLINE void in_pieces(const RowInput* inputs, size_t bytes, size_t count, Piece&& piece) {
  bool repeats = false;
  for (int k = 0; k < kInputs; ++k) repeats = repeats || inputs[k].advance == 0;
  const size_t most = repeats ? kRepeatBytes / bytes : count;
  for (size_t done = 0; done < count; done += most) piece(done, HWY_MIN(most, count - done));
}

template <class T>
HWY_INLINE const T* input_at(const RowInput& input, size_t done) {
  return static_cast<const T*>(input.data) + (input.advance ? done : 0);
}

template <class Functor, class T, class Result, int kInputs>
void loop_row(const void* params, const RowInput* inputs, void* out, size_t count, Store) {
  const Functor functor = *static_cast<const Functor*>(params);
  in_pieces<kInputs>(inputs, sizeof(T), count, [&](size_t done, size_t some) HWY_ATTR {
    const T* from[kInputs];
    for (int k = 0; k < kInputs; ++k) from[k] = input_at<T>(inputs[k], done);
    loop_piece(functor, from, static_cast<Result*>(out) + done, some, std::make_index_sequence<kInputs>());
  });
}

// Tables of kernels by what a functor is defined on. `kFloatMap` needs the vector form for f32 and f64; the others add
// scalar loops.
template <class Functor, int kInputs>
constexpr MapKernels kFloatMap = MapKernels(kF32Map<Functor, kInputs>).set(ACL_DOUBLE, map_row<Functor, double, kInputs>);

// The integers most operators have.
template <class Functor, int kInputs>
constexpr MapKernels with_ints(MapKernels kernels) {
  return kernels.set(ACL_INT8, loop_row<Functor, int8_t, int8_t, kInputs>)
      .set(ACL_UINT8, loop_row<Functor, uint8_t, uint8_t, kInputs>)
      .set(ACL_INT16, loop_row<Functor, int16_t, int16_t, kInputs>)
      .set(ACL_INT32, loop_row<Functor, int32_t, int32_t, kInputs>)
      .set(ACL_INT64, loop_row<Functor, int64_t, int64_t, kInputs>);
}

template <class Functor, int kInputs>
constexpr MapKernels with_unsigned(MapKernels kernels) {
  return kernels.set(ACL_UINT16, loop_row<Functor, uint16_t, uint16_t, kInputs>)
      .set(ACL_UINT32, loop_row<Functor, uint32_t, uint32_t, kInputs>)
      .set(ACL_UINT64, loop_row<Functor, uint64_t, uint64_t, kInputs>);
}

template <class Functor, int kInputs>
constexpr MapKernels with_complex(MapKernels kernels) {
  using Single = std::complex<float>;
  using Double = std::complex<double>;
  return kernels.set(ACL_COMPLEX64, loop_row<Functor, Single, Single, kInputs>)
      .set(ACL_COMPLEX128, loop_row<Functor, Double, Double, kInputs>);
}

template <class Functor, int kInputs>
constexpr MapKernels with_bool(MapKernels kernels) {
  return kernels.set(ACL_BOOL, loop_row<Functor, Bool, Bool, kInputs>);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
