// Conversion loops between plain C++ element types, left to the compiler to vectorise for each target.
//
// Floating to integral rounds towards zero; what doesn't fit saturates and NaN becomes 0, as the NPU's vector unit does
// (C++ leaves it undefined). Between integers the low bits stay. Complex to real drops the imaginary part.

#if defined(ACLNN_CONVERT_SCALAR_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_CONVERT_SCALAR_INL_H
#undef ACLNN_CONVERT_SCALAR_INL_H
#else
#define ACLNN_CONVERT_SCALAR_INL_H
#endif

#include <hwy/highway.h>

#include <complex>
#include <limits>
#include <type_traits>

#include "kernels/convert.h"
#include "kernels/element.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

template <class T>
constexpr bool kIsComplex = std::is_same_v<T, std::complex<float>> || std::is_same_v<T, std::complex<double>>;

// Without branches, which the compiler can't vectorise: a value that can be converted stands in for any other, and where
// To's largest value isn't a From the result is put right afterwards.
template <class To, class From>
HWY_INLINE To saturate(From value) {
  using Limits = std::numeric_limits<To>;
  constexpr bool kExact = Limits::digits <= std::numeric_limits<From>::digits;
  constexpr From low = static_cast<From>(Limits::min());
  constexpr From power = static_cast<From>(Limits::max() / 2 + 1) * 2;  // one past the largest To
  constexpr From below = power - power * (std::numeric_limits<From>::epsilon() / 2);
  constexpr From high = kExact ? static_cast<From>(Limits::max()) : below;
  From whole = value > low ? value : low;
  whole = whole < high ? whole : high;
  whole = value == value ? whole : From{0};
  using Step = std::conditional_t<sizeof(To) < sizeof(int32_t), int32_t, To>;  // what instructions convert to
  const To inside = static_cast<To>(static_cast<Step>(whole));
  if constexpr (kExact) return inside;
  else return value >= power ? Limits::max() : inside;
}

template <class To, class From>
HWY_INLINE To convert_one(From value) {
  if constexpr (std::is_same_v<From, Bool>) {
    return value.byte != 0 ? convert_one<To>(uint8_t{1}) : To{};
  } else if constexpr (std::is_same_v<To, Bool>) {
    if constexpr (kIsComplex<From>) return Bool{static_cast<uint8_t>(value.real() != 0 || value.imag() != 0)};
    else return Bool{static_cast<uint8_t>(value != 0)};
  } else if constexpr (kIsComplex<From> && kIsComplex<To>) {
    using Part = typename To::value_type;
    return To(static_cast<Part>(value.real()), static_cast<Part>(value.imag()));
  } else if constexpr (kIsComplex<From>) {
    return convert_one<To>(value.real());
  } else if constexpr (kIsComplex<To>) {
    return To(convert_one<typename To::value_type>(value), 0);
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    return saturate<To>(value);
  } else {
    return static_cast<To>(value);
  }
}

template <class From, class To>
void convert_loop(const void* from, void* to, size_t count) {
  const From* HWY_RESTRICT source = static_cast<const From*>(from);
  To* HWY_RESTRICT target = static_cast<To*>(to);
  for (size_t i = 0; i < count; ++i) target[i] = convert_one<To>(source[i]);
}

// The converter from one type to any of a list.
template <class From, class... To>
ConvertKernel pick_target(DType to, const DType* dtypes) {
  ConvertKernel found = nullptr;
  int i = 0;
  ((dtypes[i++] == to ? void(found = convert_loop<From, To>) : void()), ...);
  return found;
}

// The converter between any two of a list of types, whose dtypes stand in the same order.
template <class... T>
ConvertKernel pick_loop(DType from, DType to, const DType* dtypes) {
  ConvertKernel found = nullptr;
  int i = 0;
  ((dtypes[i++] == from ? void(found = pick_target<T, T...>(to, dtypes)) : void()), ...);
  return found;
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif
