// Angles of any size modulo pi / 2, for the lanes whose reduction needs more of pi than vector code carries.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace pyaclnn {

// x = quadrant pi / 2 + high + low, |high + low| <= pi / 4; of the quadrant only the low bits count.
struct ReducedAngle {
  double high, low;
  int64_t quadrant;
};

// Payne and Hanek's way in integers: the 192 bits of 2 / pi whose weights matter for this x, times its 53-bit integer.
inline ReducedAngle reduce_angle(double x) {
  using Wide = unsigned __int128;
  // 64 zeros, then the fraction of 2 / pi.
  static constexpr uint64_t kTwoOverPi[] = {
      0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
      0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41,
      0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7,
      0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
      0xf0cfbc209af4361d};
  // pi / 2 in units of 2^-127.
  constexpr uint64_t kHalfPiHigh = 0xc90fdaa22168c234, kHalfPiLow = 0xc4c6628b80dc1cd1;

  const auto bits = std::bit_cast<uint64_t>(x);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0x7ff) return {std::nan(""), 0.0, 0};
  if (exponent < 1023 - 1) return {x, 0.0, 0};  // |x| < 1 / 2
  const uint64_t integer = (bits & 0xfffffffffffff) | 0x10000000000000;
  // |x| = integer 2^e. The window of 192 bits is 2^e 2 / pi modulo 4, in units of 2^-190.
  const int e = exponent - 1075, first = 62 + e, word = first / 64, bit = first % 64;
  const auto window = [&](int k) {
    const uint64_t upper = kTwoOverPi[word + k];
    return bit == 0 ? upper : upper << bit | kTwoOverPi[word + k + 1] >> (64 - bit);
  };
  const Wide low = static_cast<Wide>(integer) * window(2);
  const Wide middle = static_cast<Wide>(integer) * window(1) + static_cast<uint64_t>(low >> 64);
  const uint64_t top = integer * window(0) + static_cast<uint64_t>(middle >> 64);

  // The nearest quadrant, and what is left as a signed fraction in units of 2^-192.
  int64_t quadrant = static_cast<int64_t>((top + (uint64_t{1} << 61)) >> 62);
  uint64_t f0 = top << 2 | static_cast<uint64_t>(middle) >> 62;
  uint64_t f1 = static_cast<uint64_t>(middle) << 2 | static_cast<uint64_t>(low) >> 62;
  uint64_t f2 = static_cast<uint64_t>(low) << 2;
  bool negative = f0 >> 63;
  if (negative) {
    f2 = ~f2 + 1;
    f1 = ~f1 + (f2 == 0);
    f0 = ~f0 + (f2 == 0 && f1 == 0);
  }
  // No double lies closer than 2^-62 to a multiple of pi / 2, so f0 or the top of f1 holds its first bit.
  int zeros = 0;
  if (f0 == 0) {
    f0 = f1, f1 = f2, f2 = 0;
    zeros = 64;
  }
  const int shift = std::countl_zero(f0);
  if (shift > 0) {
    f0 = f0 << shift | f1 >> (64 - shift);
    f1 = f1 << shift | f2 >> (64 - shift);
  }
  zeros += shift;
  const Wide cross = (static_cast<Wide>(f0) * kHalfPiLow >> 64) + (static_cast<Wide>(f1) * kHalfPiHigh >> 64);
  const Wide product = static_cast<Wide>(f0) * kHalfPiHigh + cross;
  const auto head = static_cast<uint64_t>(product >> 64);
  // The upper 53 bits are one double, the lower 75 another.
  const auto rest = static_cast<double>((head & 0x7ff)) * 0x1p+64 + static_cast<double>(static_cast<uint64_t>(product));
  double high = std::ldexp(static_cast<double>(head & ~uint64_t{0x7ff}), -63 - zeros);
  double small = std::ldexp(rest, -127 - zeros);
  if (negative) high = -high, small = -small;
  if (bits >> 63) high = -high, small = -small, quadrant = -quadrant;
  return {high, small, quadrant};
}

// x = n pi + r (or (n + 1/2) pi + r, `odd`), |r| <= pi / 2, r good to 2^-52: for f32 work in f64.
struct HalfTurns {
  double r;
  int64_t n;
};
inline HalfTurns reduce_half_turns(double x, bool odd) {
  constexpr double kHalfPi = 0x1.921fb54442d18p+0;
  const ReducedAngle angle = reduce_angle(x);
  const bool fits = (angle.quadrant & 1) == odd;
  const int64_t step = fits ? 0 : angle.high > 0 ? 1 : -1;
  return {fits ? angle.high : angle.high - static_cast<double>(step) * kHalfPi, (angle.quadrant + step - odd) >> 1};
}

}  // namespace pyaclnn
