// Multiplication and division of complex numbers by their textbook formulas, as the NPU computes them: C++'s own operators
// repair infinities and NaN afterwards. Other types are multiplied and divided as ever.
#pragma once

#include <complex>

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

}  // namespace pyaclnn
