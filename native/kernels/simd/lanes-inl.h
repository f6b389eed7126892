// How vectors of the compute type come from memory and go back, for each storage type.
//
// Functors see vectors of f32, f64 or integers only. The half types are widened to f32 on the way in and rounded once,
// to nearest even, on the way out, two f32 vectors at a time. bf16 needs no widening instruction: a 32-bit word holds
// an even element in its low half and an odd one in its high half, and each becomes an f32 by a shift or a mask.

#if defined(ACLNN_LANES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_LANES_INL_H
#undef ACLNN_LANES_INL_H
#else
#define ACLNN_LANES_INL_H
#endif

#include <hwy/highway.h>

#include "base/half.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Rounds f32 lanes to the 16 high bits of their words, to nearest even. A NaN must have its high payload bits clear or
// its low 16 bits zero, as arithmetic on bf16 values makes them: others would be carried over into the sign.
template <class DU32, class VF>
HWY_INLINE hn::Vec<DU32> round_to_bf16_high(DU32 du, VF value) {
  const auto bits = hn::BitCast(du, value);
  const auto odd = hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 1));
  return hn::Add(hn::Add(bits, hn::Set(du, 0x7fff)), odd);
}

// f16 in the low 16 bits of each word to f32 and back, in integer and f32 arithmetic: for targets without half
// conversions. The same steps as base/half.h.
template <class DU32>
HWY_INLINE auto f16_bits_to_f32(DU32 du, hn::Vec<DU32> half) {
  const hn::RebindToFloat<DU32> df;
  const auto sign = hn::ShiftLeft<16>(hn::And(half, hn::Set(du, 0x8000)));
  const auto magnitude = hn::And(half, hn::Set(du, 0x7fff));
  const auto placed = hn::ShiftLeft<13>(magnitude);
  const auto finite = hn::BitCast(du, hn::Mul(hn::BitCast(df, placed), hn::Set(df, 0x1p112f)));
  const auto special = hn::Or(placed, hn::Set(du, 0x7f800000));
  const auto is_special = hn::Gt(magnitude, hn::Set(du, 0x7bff));
  return hn::BitCast(df, hn::Or(sign, hn::IfThenElse(is_special, special, finite)));
}

template <class DU32, class VF>
HWY_INLINE hn::Vec<DU32> f32_to_f16_bits(DU32 du, VF value) {
  const hn::RebindToFloat<DU32> df;
  const auto bits = hn::BitCast(du, value);
  const auto sign = hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 0x8000));
  const auto magnitude = hn::And(bits, hn::Set(du, 0x7fffffff));
  const auto odd = hn::And(hn::ShiftRight<13>(magnitude), hn::Set(du, 1));
  const auto normal =
      hn::ShiftRight<13>(hn::Add(hn::Add(hn::Sub(magnitude, hn::Set(du, 0x38000000)), hn::Set(du, 0xfff)), odd));
  const auto shifted = hn::Add(hn::BitCast(df, magnitude), hn::Set(df, 0.5f));
  const auto subnormal = hn::Sub(hn::BitCast(du, shifted), hn::Set(du, 0x3f000000));
  const auto nan =
      hn::Or(hn::Set(du, 0x7e00), hn::And(hn::ShiftRight<13>(magnitude), hn::Set(du, 0x1ff)));
  auto half = hn::IfThenElse(hn::Lt(magnitude, hn::Set(du, 0x38800000)), subnormal, normal);
  half = hn::IfThenElse(hn::Gt(magnitude, hn::Set(du, 0x477fefff)), hn::Set(du, 0x7c00), half);
  half = hn::IfThenElse(hn::Gt(magnitude, hn::Set(du, 0x7f800000)), nan, half);
  return hn::Or(sign, half);
}

// Lanes<T>: `kVectors` vectors of D hold `step()` elements of storage type T, where `kEvenOdd` the even ones and then
// the odd ones. Functors turn them into as many `Result`s, which are stored as `Element`s, past the caches if need be.
template <class T>
struct Lanes {
  using D = hn::ScalableTag<T>;
  using Result = hn::Vec<D>;
  using Element = T;
  static constexpr int kVectors = 1;
  static constexpr bool kEvenOdd = false, kStreams = true;
  static HWY_INLINE size_t step() { return hn::Lanes(D()); }
  template <class V>
  static HWY_INLINE void load(const T* from, V* to) {
    to[0] = hn::LoadU(D(), from);
  }
  template <class V>
  static HWY_INLINE void store(const V* from, T* to) {
    hn::StoreU(from[0], D(), to);
  }
  template <class V>
  static HWY_INLINE void stream(const V* from, T* to) {
    hn::Stream(from[0], D(), to);
  }
};

template <>
struct Lanes<BFloat16> {
  using D = hn::ScalableTag<float>;
  using DU = hn::ScalableTag<uint32_t>;
  using Result = hn::Vec<D>;
  using Element = BFloat16;
  static constexpr int kVectors = 2;
  static constexpr bool kEvenOdd = true, kStreams = true;
  static HWY_INLINE size_t step() { return 2 * hn::Lanes(D()); }
  template <class V>
  static HWY_INLINE void load(const BFloat16* from, V* to) {
    const DU du;
    const auto words = hn::LoadU(du, reinterpret_cast<const uint32_t*>(from));
    to[0] = hn::BitCast(D(), hn::ShiftLeft<16>(words));
    to[1] = hn::BitCast(D(), hn::And(words, hn::Set(du, 0xffff0000)));
  }
  template <class V>
  static HWY_INLINE auto pack(const V* from) {
    const DU du;
    const hn::Repartition<uint16_t, DU> halves;
    const auto even = hn::ShiftRight<16>(round_to_bf16_high(du, from[0]));
    const auto odd = round_to_bf16_high(du, from[1]);
    return hn::BitCast(du, hn::OddEven(hn::BitCast(halves, odd), hn::BitCast(halves, even)));
  }
  template <class V>
  static HWY_INLINE void store(const V* from, BFloat16* to) {
    hn::StoreU(pack(from), DU(), reinterpret_cast<uint32_t*>(to));
  }
  template <class V>
  static HWY_INLINE void stream(const V* from, BFloat16* to) {
    hn::Stream(pack(from), DU(), reinterpret_cast<uint32_t*>(to));
  }
};

template <>
struct Lanes<pyaclnn::Half> {
  using D = hn::ScalableTag<float>;
  using DU = hn::ScalableTag<uint32_t>;
  using Result = hn::Vec<D>;
  using Element = pyaclnn::Half;
  static constexpr int kVectors = 2;
  static constexpr bool kStreams = true;
  static HWY_INLINE size_t step() { return 2 * hn::Lanes(D()); }
#if HWY_TARGET == HWY_SSE4 || HWY_TARGET == HWY_SCALAR
  // Even and odd halves of words, as for bf16.
  static constexpr bool kEvenOdd = true;
  template <class V>
  static HWY_INLINE void load(const pyaclnn::Half* from, V* to) {
    const DU du;
    const auto words = hn::LoadU(du, reinterpret_cast<const uint32_t*>(from));
    to[0] = f16_bits_to_f32(du, hn::And(words, hn::Set(du, 0xffff)));
    to[1] = f16_bits_to_f32(du, hn::ShiftRight<16>(words));
  }
  template <class V>
  static HWY_INLINE auto pack(const V* from) {
    const DU du;
    return hn::Or(f32_to_f16_bits(du, from[0]), hn::ShiftLeft<16>(f32_to_f16_bits(du, from[1])));
  }
  template <class V>
  static HWY_INLINE void store(const V* from, pyaclnn::Half* to) {
    hn::StoreU(pack(from), DU(), reinterpret_cast<uint32_t*>(to));
  }
  template <class V>
  static HWY_INLINE void stream(const V* from, pyaclnn::Half* to) {
    hn::Stream(pack(from), DU(), reinterpret_cast<uint32_t*>(to));
  }
#else
  static constexpr bool kEvenOdd = false;
  using DH = hn::Rebind<hwy::float16_t, D>;
  template <class V>
  static HWY_INLINE void load(const pyaclnn::Half* from, V* to) {
    const auto* halves = reinterpret_cast<const hwy::float16_t*>(from);
    to[0] = hn::PromoteTo(D(), hn::LoadU(DH(), halves));
    to[1] = hn::PromoteTo(D(), hn::LoadU(DH(), halves + hn::Lanes(D())));
  }
  template <class V>
  static HWY_INLINE void store(const V* from, pyaclnn::Half* to) {
    auto* halves = reinterpret_cast<hwy::float16_t*>(to);
    hn::StoreU(hn::DemoteTo(DH(), from[0]), DH(), halves);
    hn::StoreU(hn::DemoteTo(DH(), from[1]), DH(), halves + hn::Lanes(D()));
  }
  template <class V>
  static HWY_INLINE void stream(const V* from, pyaclnn::Half* to) {
    const hn::Rebind<uint16_t, D> du16;
    auto* words = reinterpret_cast<uint16_t*>(to);
    hn::Stream(hn::BitCast(du16, hn::DemoteTo(DH(), from[0])), du16, words);
    hn::Stream(hn::BitCast(du16, hn::DemoteTo(DH(), from[1])), du16, words + hn::Lanes(D()));
  }
#endif
};

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
