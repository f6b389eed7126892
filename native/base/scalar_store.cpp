#include "base/scalar_store.h"

#include <cmath>
#include <cstring>

namespace pyaclnn {
namespace {

// f64 to f32 with the inexact bit kept in the last place (round to odd): rounding that to a half gives what rounding
// the f64 at once would have given.
float to_float_odd(double value) {
  const float nearest = static_cast<float>(value);
  if (std::isnan(value) || std::isinf(nearest) || static_cast<double>(nearest) == value) return nearest;
  uint32_t bits;
  std::memcpy(&bits, &nearest, sizeof bits);
  if ((bits & 1) == 0) {
    // The odd neighbour on the side of the exact value.
    const bool away = std::fabs(value) > std::fabs(static_cast<double>(nearest));
    bits = away ? bits + 1 : bits - 1;
  }
  float odd;
  std::memcpy(&odd, &bits, sizeof odd);
  return odd;
}

template <class T>
T read(const void* address) {
  T value;
  std::memcpy(&value, address, sizeof value);
  return value;
}

template <class T>
void write(T value, void* address) {
  std::memcpy(address, &value, sizeof value);
}

}  // namespace

double load_real(DType dtype, const void* address) {
  switch (dtype) {
    case ACL_FLOAT16:
      return to_float(read<Half>(address));
    case ACL_BF16:
      return to_float(read<BFloat16>(address));
    case ACL_DOUBLE:
      return read<double>(address);
    default:
      return read<float>(address);
  }
}

void store_real(double value, DType dtype, void* address) {
  switch (dtype) {
    case ACL_FLOAT16:
      return write(to_half(to_float_odd(value)), address);
    case ACL_BF16:
      return write(to_bfloat16(to_float_odd(value)), address);
    case ACL_DOUBLE:
      return write(value, address);
    default:
      return write(static_cast<float>(value), address);
  }
}

}  // namespace pyaclnn
