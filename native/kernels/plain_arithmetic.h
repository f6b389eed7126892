// Multiplication and division. Of complex numbers by their textbook formulas, as the NPU computes them: C++'s own
// operators repair infinities and NaN afterwards.
#pragma once

#include <complex>
#include <type_traits>

namespace pyaclnn {

template <class T>
constexpr T times(T a, T b) {
  return static_cast<T>(a * b);
}
template <class T>
constexpr std::complex<T> times(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <class T>
constexpr T divided(T a, T b) {
  return static_cast<T>(a / b);
}
template <class T>
constexpr std::complex<T> divided(std::complex<T> a, std::complex<T> b) {
  const T size = b.real() * b.real() + b.imag() * b.imag();
  return {(a.real() * b.real() + a.imag() * b.imag()) / size, (a.imag() * b.real() - a.real() * b.imag()) / size};
}

// Quotients of integers. By zero they are 0, so that the remainder is the dividend; the one that overflows wraps.
template <class T>
constexpr T truncated_quotient(T a, T b) {
  if (b == 0) return 0;
  return std::is_signed_v<T> && b == T(-1) ? static_cast<T>(-a) : static_cast<T>(a / b);
}
template <class T>
constexpr T floored_quotient(T a, T b) {
  const T quotient = truncated_quotient(a, b);
  return (a < 0) != (b < 0) && quotient * b != a && b != 0 ? static_cast<T>(quotient - 1) : quotient;
}

}  // namespace pyaclnn
