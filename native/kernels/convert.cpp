#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/convert.cpp"
#include <cstring>

#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/convert.h"
#include "kernels/convert_scalar-inl.h"
#include "kernels/element.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {
namespace hn = hwy::HWY_NAMESPACE;

// The half types' two vectors are the even and the odd elements where words hold pairs, else one half of them each.
template <class T>
constexpr bool kInterleaved = std::is_same_v<T, BFloat16> ||
                              (std::is_same_v<T, pyaclnn::Half> && (HWY_TARGET == HWY_SSE4 || HWY_TARGET == HWY_SCALAR));

template <class T>
HWY_INLINE void widen_step(const T* from, float* to) {
  using Io = Lanes<T>;
  const typename Io::D d;
  hn::Vec<typename Io::D> v[2];
  Io::load(from, v);
  if constexpr (kInterleaved<T>) {
    hn::StoreInterleaved2(v[0], v[1], d, to);
  } else {
    hn::StoreU(v[0], d, to);
    hn::StoreU(v[1], d, to + hn::Lanes(d));
  }
}

template <class T>
HWY_INLINE void narrow_step(const float* from, T* to) {
  using Io = Lanes<T>;
  const typename Io::D d;
  hn::Vec<typename Io::D> v[2];
  if constexpr (kInterleaved<T>) {
    hn::LoadInterleaved2(d, from, v[0], v[1]);
  } else {
    v[0] = hn::LoadU(d, from);
    v[1] = hn::LoadU(d, from + hn::Lanes(d));
  }
  Io::store(v, to);
}

template <>
HWY_INLINE void narrow_step(const float* from, BFloat16* to) {
  const hn::ScalableTag<float> d;
  const hn::ScalableTag<uint32_t> du;
  const hn::ScalableTag<uint16_t> du16;
  const auto nan = hn::BitCast(d, hn::Set(du, 0x7fc00000));
  const auto high_half = [&](const float* some) HWY_ATTR {
    const auto value = hn::LoadU(d, some);
    const auto usual = hn::IfThenElse(hn::IsNaN(value), hn::CopySign(nan, value), value);
    return hn::BitCast(du16, round_to_bf16_high(du, usual));
  };
  const auto lower = high_half(from), upper = high_half(from + hn::Lanes(d));
  hn::StoreU(hn::ConcatOdd(du16, upper, lower), du16, reinterpret_cast<uint16_t*>(to));
}

// Runs `one_step` over whole steps and once more over a padded copy of the rest.
template <class From, class To, class OneStep>
HWY_INLINE void convert_steps(const From* from, To* to, size_t count, size_t step, OneStep one_step) {
  size_t i = 0;
  for (; i + step <= count; i += step) one_step(from + i, to + i);
  if (i == count) return;
  HWY_ALIGN From rest[HWY_MAX_BYTES] = {};
  HWY_ALIGN To result[HWY_MAX_BYTES];
  std::memcpy(rest, from + i, (count - i) * sizeof(From));
  one_step(rest, result);
  std::memcpy(to + i, result, (count - i) * sizeof(To));
}

template <class T>
void widen(const void* from, void* to, size_t count) {
  convert_steps(static_cast<const T*>(from), static_cast<float*>(to), count, Lanes<T>::step(),
                [](const T* some, float* out) HWY_ATTR { widen_step(some, out); });
}

template <class T>
void narrow(const void* from, void* to, size_t count) {
  convert_steps(static_cast<const float*>(from), static_cast<T*>(to), count, Lanes<T>::step(),
                [](const float* some, T* out) HWY_ATTR { narrow_step(some, out); });
}

// COMPLEX32 is a pair of f16.
struct Complex32 {
  pyaclnn::Half real, imaginary;
};
using Complex64 = std::complex<float>;

void widen_pairs(const void* from, void* to, size_t count) { widen<pyaclnn::Half>(from, to, 2 * count); }
void narrow_pairs(const void* from, void* to, size_t count) { narrow<pyaclnn::Half>(from, to, 2 * count); }

// Through a type between the two, so many elements at a time.
template <class From, class Middle, class To, ConvertKernel first, ConvertKernel second>
void in_two_steps(const void* from, void* to, size_t count) {
  constexpr size_t kPiece = 512;
  HWY_ALIGN Middle middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    first(static_cast<const From*>(from) + i, middle, some);
    second(middle, static_cast<To*>(to) + i, some);
  }
}

// A half type to anything but f32, and back: through f32, so that f64 and integers are rounded to f32 first. COMPLEX32
// goes through COMPLEX64.
template <class H, class To>
constexpr ConvertKernel kFromHalf = in_two_steps<H, float, To, widen<H>, convert_loop<float, To>>;
template <class From, class H>
constexpr ConvertKernel kToHalf = in_two_steps<From, float, H, convert_loop<From, float>, narrow<H>>;
template <class From, class To>
constexpr ConvertKernel kHalfToHalf = in_two_steps<From, float, To, widen<From>, narrow<To>>;
template <class To>
constexpr ConvertKernel kFromComplex32 =
    in_two_steps<Complex32, Complex64, To, widen_pairs, convert_loop<Complex64, To>>;
template <class From>
constexpr ConvertKernel kToComplex32 =
    in_two_steps<From, Complex64, Complex32, convert_loop<From, Complex64>, narrow_pairs>;
template <class H>
constexpr ConvertKernel kComplex32ToHalf =
    in_two_steps<Complex32, Complex64, H, widen_pairs, kToHalf<Complex64, H>>;
template <class H>
constexpr ConvertKernel kHalfToComplex32 =
    in_two_steps<H, Complex64, Complex32, kFromHalf<H, Complex64>, narrow_pairs>;

struct StoragePair {
  ConvertKernel from, to;
};

// From a type that is storage only to each plain type, and back, in the order of kPlainDTypes.
template <template <class> class Pairs, class... T>
StoragePair pick_pair(DType plain) {
  constexpr StoragePair pairs[] = {Pairs<T>::value...};
  for (size_t i = 0; i < sizeof...(T); ++i) {
    if (kPlainDTypes[i] == plain) return pairs[i];
  }
  return {};
}

template <class T>
struct HalfPairs {
  static constexpr StoragePair value = {kFromHalf<pyaclnn::Half, T>, kToHalf<T, pyaclnn::Half>};
};
template <>
struct HalfPairs<float> {
  static constexpr StoragePair value = {widen<pyaclnn::Half>, narrow<pyaclnn::Half>};
};
template <class T>
struct BFloat16Pairs {
  static constexpr StoragePair value = {kFromHalf<BFloat16, T>, kToHalf<T, BFloat16>};
};
template <>
struct BFloat16Pairs<float> {
  static constexpr StoragePair value = {widen<BFloat16>, narrow<BFloat16>};
};
template <class T>
struct Complex32Pairs {
  static constexpr StoragePair value = {kFromComplex32<T>, kToComplex32<T>};
};
template <>
struct Complex32Pairs<Complex64> {
  static constexpr StoragePair value = {widen_pairs, narrow_pairs};
};

StoragePair storage_pair(DType storage, DType plain) {
  switch (storage) {
    case ACL_FLOAT16:
      return pick_pair<HalfPairs, ACLNN_PLAIN_TYPES>(plain);
    case ACL_BF16:
      return pick_pair<BFloat16Pairs, ACLNN_PLAIN_TYPES>(plain);
    case ACL_COMPLEX32:
      return pick_pair<Complex32Pairs, ACLNN_PLAIN_TYPES>(plain);
    default:
      return {};
  }
}

}  // namespace

ConvertKernel pick_convert(DType from, DType to) {
  constexpr struct {
    DType from, to;
    ConvertKernel kernel;
  } kBothStorage[] = {
      {ACL_FLOAT16, ACL_BF16, kHalfToHalf<pyaclnn::Half, BFloat16>},
      {ACL_BF16, ACL_FLOAT16, kHalfToHalf<BFloat16, pyaclnn::Half>},
      {ACL_COMPLEX32, ACL_FLOAT16, kComplex32ToHalf<pyaclnn::Half>},
      {ACL_COMPLEX32, ACL_BF16, kComplex32ToHalf<BFloat16>},
      {ACL_FLOAT16, ACL_COMPLEX32, kHalfToComplex32<pyaclnn::Half>},
      {ACL_BF16, ACL_COMPLEX32, kHalfToComplex32<BFloat16>},
  };
  for (const auto& pair : kBothStorage) {
    if (pair.from == from && pair.to == to) return pair.kernel;
  }
  if (const ConvertKernel kernel = storage_pair(from, to).from) return kernel;
  if (const ConvertKernel kernel = storage_pair(to, from).to) return kernel;
  return pick_loop<ACLNN_PLAIN_TYPES>(from, to, kPlainDTypes);
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cstring>

namespace pyaclnn {
namespace {

template <size_t kBytes>
void copy(const void* from, void* to, size_t count) {
  std::memcpy(to, from, count * kBytes);
}

ConvertKernel copy_kernel(size_t bytes) {
  switch (bytes) {
    case 1:
      return copy<1>;
    case 2:
      return copy<2>;
    case 4:
      return copy<4>;
    case 8:
      return copy<8>;
    case 16:
      return copy<16>;
    default:
      return nullptr;
  }
}

}  // namespace

ConvertKernel convert_kernel(DType from, DType to) {
  if (from == to) return copy_kernel(dtype_size(from));
  return ACLNN_DISPATCH(pick_convert)(from, to);
}

}  // namespace pyaclnn
#endif
