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

// Elements that pass through f32 on their way, so many at a time.
constexpr size_t kPiece = 512;

// A half type to anything but f32, and back: through f32, so that f64 and integers are rounded to f32 first.
template <class H, class To>
void from_half(const void* from, void* to, size_t count) {
  HWY_ALIGN float middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    widen<H>(static_cast<const H*>(from) + i, middle, some);
    convert_loop<float, To>(middle, static_cast<To*>(to) + i, some);
  }
}

template <class From, class H>
void to_half(const void* from, void* to, size_t count) {
  HWY_ALIGN float middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    convert_loop<From, float>(static_cast<const From*>(from) + i, middle, some);
    narrow<H>(middle, static_cast<H*>(to) + i, some);
  }
}

template <class From, class To>
void half_to_half(const void* from, void* to, size_t count) {
  HWY_ALIGN float middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    widen<From>(static_cast<const From*>(from) + i, middle, some);
    narrow<To>(middle, static_cast<To*>(to) + i, some);
  }
}

// COMPLEX32 is a pair of f16: to COMPLEX64 and on from there.
template <class To>
void from_complex32(const void* from, void* to, size_t count) {
  using Single = std::complex<float>;
  HWY_ALIGN Single middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    widen<pyaclnn::Half>(static_cast<const pyaclnn::Half*>(from) + 2 * i, reinterpret_cast<float*>(middle), 2 * some);
    convert_loop<Single, To>(middle, static_cast<To*>(to) + i, some);
  }
}

template <class From>
void to_complex32(const void* from, void* to, size_t count) {
  using Single = std::complex<float>;
  HWY_ALIGN Single middle[kPiece];
  for (size_t i = 0; i < count; i += kPiece) {
    const size_t some = HWY_MIN(kPiece, count - i);
    convert_loop<From, Single>(static_cast<const From*>(from) + i, middle, some);
    narrow<pyaclnn::Half>(reinterpret_cast<const float*>(middle), static_cast<pyaclnn::Half*>(to) + 2 * i, 2 * some);
  }
}

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
  static constexpr StoragePair value = {from_half<pyaclnn::Half, T>, to_half<T, pyaclnn::Half>};
};
template <>
struct HalfPairs<float> {
  static constexpr StoragePair value = {widen<pyaclnn::Half>, narrow<pyaclnn::Half>};
};
template <class T>
struct BFloat16Pairs {
  static constexpr StoragePair value = {from_half<BFloat16, T>, to_half<T, BFloat16>};
};
template <>
struct BFloat16Pairs<float> {
  static constexpr StoragePair value = {widen<BFloat16>, narrow<BFloat16>};
};
template <class T>
struct Complex32Pairs {
  static constexpr StoragePair value = {from_complex32<T>, to_complex32<T>};
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
  if (const ConvertKernel kernel = storage_pair(from, to).from) return kernel;
  if (const ConvertKernel kernel = storage_pair(to, from).to) return kernel;
  if (from == ACL_FLOAT16 && to == ACL_BF16) return half_to_half<pyaclnn::Half, BFloat16>;
  if (from == ACL_BF16 && to == ACL_FLOAT16) return half_to_half<BFloat16, pyaclnn::Half>;
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
