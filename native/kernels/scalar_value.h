// A host scalar as functors hold it: every kernel type reads the form it needs.
#pragma once

#include <complex>
#include <cstdint>

#include "kernels/element.h"

namespace pyaclnn {

struct ScalarValue {
  double real = 0, imag = 0;
  int64_t integer = 0;

  template <class T>
  constexpr T as() const {
    if constexpr (std::is_floating_point_v<T>) {
      return static_cast<T>(real);
    } else if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(integer);
    } else if constexpr (std::is_same_v<T, Bool>) {
      return Bool{static_cast<uint8_t>(integer != 0)};
    } else {
      return T(static_cast<typename T::value_type>(real), static_cast<typename T::value_type>(imag));
    }
  }
  ScalarValue negated() const { return {-real, -imag, static_cast<int64_t>(-static_cast<uint64_t>(integer))}; }
  bool is_one() const { return real == 1 && imag == 0; }
};

}  // namespace pyaclnn
