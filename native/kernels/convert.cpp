#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/convert.cpp"
#include <cstring>

#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/convert.h"
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
  if constexpr (std::is_same_v<T, BFloat16>) {
    const auto nan = hn::BitCast(d, hn::Set(typename Io::DU(), 0x7fc00000));
    for (auto& some : v) some = hn::IfThenElse(hn::IsNaN(some), hn::CopySign(nan, some), some);
  }
  Io::store(v, to);
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

}  // namespace

// Half to float and back, the conversions that tiles make all the time.
ConvertKernel half_conversion(DType from, DType to) {
  if (from == ACL_FLOAT16 && to == ACL_FLOAT) return widen<pyaclnn::Half>;
  if (from == ACL_BF16 && to == ACL_FLOAT) return widen<BFloat16>;
  if (from == ACL_FLOAT && to == ACL_FLOAT16) return narrow<pyaclnn::Half>;
  if (from == ACL_FLOAT && to == ACL_BF16) return narrow<BFloat16>;
  return nullptr;
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
  return ACLNN_DISPATCH(half_conversion)(from, to);
}

}  // namespace pyaclnn
#endif
