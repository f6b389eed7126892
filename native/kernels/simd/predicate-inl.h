// Loops of predicates: elementwise kernels that write BOOL.
//
// A predicate is a functor whose vector form gives a mask:
//   template <class D, class V> auto operator()(D d, V in0, V in1, ...) const;
// kFloatPredicate needs it for floating types, kPredicate for every real type; BOOL comes as u8 that are 0 or 1.

#if defined(ACLNN_PREDICATE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_PREDICATE_INL_H
#undef ACLNN_PREDICATE_INL_H
#else
#define ACLNN_PREDICATE_INL_H
#endif

#include <hwy/highway.h>

#include "kernels/element.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

// Loads BOOL only: what is stored are masks.
template <>
struct Lanes<Bool> : Lanes<uint8_t> {
  template <class V>
  static HWY_INLINE void load(const Bool* from, V* to) {
    to[0] = hn::Min(hn::LoadU(D(), reinterpret_cast<const uint8_t*>(from)), hn::Set(D(), 1));
  }
};

// Lanes<T> whose results are masks, stored as bytes that are 0 or 1.
template <class T>
struct MaskLanes : Lanes<T> {
  using D = typename Lanes<T>::D;
  using DU = hn::RebindToUnsigned<D>;
  using Result = hn::Mask<D>;
  using Element = Bool;
  static constexpr bool kStreams = false;

  static HWY_INLINE void store(const Result* masks, Bool* to) {
    const DU du;
    auto* bytes = reinterpret_cast<uint8_t*>(to);
    const auto ones = [&](int v, hn::TFromD<DU> one) HWY_ATTR {
      return hn::IfThenElseZero(hn::RebindMask(du, masks[v]), hn::Set(du, one));
    };
    if constexpr (Lanes<T>::kEvenOdd) {
      const hn::Rebind<uint16_t, DU> pairs;
      hn::StoreU(hn::TruncateTo(pairs, hn::Or(ones(0, 1), ones(1, 0x100))), pairs, reinterpret_cast<uint16_t*>(bytes));
    } else if constexpr (sizeof(hn::TFromD<D>) == 1) {
      hn::StoreU(ones(0, 1), du, bytes);
    } else {
      const hn::Rebind<uint8_t, DU> some;
      for (int v = 0; v < Lanes<T>::kVectors; ++v) {
        hn::StoreU(hn::TruncateTo(some, ones(v, 1)), some, bytes + v * hn::Lanes(du));
      }
    }
  }
};

template <class Functor, class T, int kInputs>
constexpr MapKernel kPredicateRow = map_row<Functor, T, kInputs, MaskLanes<T>>;

template <class Functor, int kInputs>
constexpr MapKernels kFloatPredicate = MapKernels{kInputs}
                                           .writes(ACL_BOOL)
                                           .set(ACL_FLOAT, kPredicateRow<Functor, float, kInputs>)
                                           .set(ACL_FLOAT16, kPredicateRow<Functor, pyaclnn::Half, kInputs>)
                                           .set(ACL_BF16, kPredicateRow<Functor, BFloat16, kInputs>)
                                           .set(ACL_DOUBLE, kPredicateRow<Functor, double, kInputs>);

template <class Functor, int kInputs>
constexpr MapKernels kPredicate = MapKernels(kFloatPredicate<Functor, kInputs>)
                                      .set(ACL_BOOL, kPredicateRow<Functor, Bool, kInputs>)
                                      .set(ACL_INT8, kPredicateRow<Functor, int8_t, kInputs>)
                                      .set(ACL_UINT8, kPredicateRow<Functor, uint8_t, kInputs>)
                                      .set(ACL_INT16, kPredicateRow<Functor, int16_t, kInputs>)
                                      .set(ACL_UINT16, kPredicateRow<Functor, uint16_t, kInputs>)
                                      .set(ACL_INT32, kPredicateRow<Functor, int32_t, kInputs>)
                                      .set(ACL_UINT32, kPredicateRow<Functor, uint32_t, kInputs>)
                                      .set(ACL_INT64, kPredicateRow<Functor, int64_t, kInputs>)
                                      .set(ACL_UINT64, kPredicateRow<Functor, uint64_t, kInputs>);

// Adds complex types, by the scalar form: template <class T> bool scalar(T in0, T in1, ...) const.
template <class Functor, int kInputs>
constexpr MapKernels with_complex_operands(MapKernels kernels) {
  return kernels.set(ACL_COMPLEX64, loop_row<Functor, std::complex<float>, Bool, kInputs>)
      .set(ACL_COMPLEX128, loop_row<Functor, std::complex<double>, Bool, kInputs>);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
