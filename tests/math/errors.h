// How far a result is from the exact value. A part of exhaustive.cpp, which includes it inside its namespace.
#pragma once

template <class T>
struct Traits;
template <>
struct Traits<float> {
  using Bits = uint32_t;
  using Exact = double;
  static constexpr const char* kSuffix = "_f32";
  static constexpr int kLowest = -149, kDigits = 24;
};
template <>
struct Traits<double> {
  using Bits = uint64_t;
  using Exact = Quad;
  static constexpr const char* kSuffix = "_f64";
  static constexpr int kLowest = -1074, kDigits = 53;
};
double absolute(double x) { return std::fabs(x); }
Quad absolute(Quad x) { return fabsq(x); }
bool negative(double x) { return std::signbit(x); }
bool negative(Quad x) { return signbitq(x); }
bool is_nan(double x) { return x != x; }
bool is_nan(Quad x) { return x != x; }
int exponent(double x) { return std::ilogb(x); }
int exponent(Quad x) { return ilogbq(x); }

// |result - exact| in units in the last place of the exact value as a T; infinity where the two don't agree in kind.
template <class T>
double error_in_ulp(T result, typename Traits<T>::Exact exact) {
  using Exact = typename Traits<T>::Exact;
  constexpr double kWrong = std::numeric_limits<double>::infinity();
  if (is_nan(exact) || result != result) return is_nan(exact) && result != result ? 0 : kWrong;
  if (negative(exact) != std::signbit(result)) return kWrong;
  // Infinity counts as the power of two beyond the largest number.
  const Exact beyond = Exact(std::numeric_limits<T>::max()) * (1 + Exact(std::numeric_limits<T>::epsilon()) / 2);
  Exact a = absolute(exact), b = std::isinf(result) ? beyond : Exact(std::fabs(result));
  if (a > beyond) a = beyond;
  if (a == b) return 0;
  int unit = a == 0 ? Traits<T>::kLowest : exponent(a) - (Traits<T>::kDigits - 1);
  if (unit < Traits<T>::kLowest) unit = Traits<T>::kLowest;
  if (a == beyond) unit -= 1;
  return static_cast<double>(absolute(a - b)) * std::ldexp(1.0, -unit / 2) * std::ldexp(1.0, -unit + unit / 2);
}

template <class T>
void add_to_digest(uint64_t& digest, T value) {
  using Bits = typename Traits<T>::Bits;
  const Bits bits = value != value ? std::bit_cast<Bits>(std::numeric_limits<T>::quiet_NaN()) : std::bit_cast<Bits>(value);
  digest = (digest ^ bits) * 0x100000001b3;
  digest ^= digest >> 29;
}
template <class T>
bool same(T a, T b) {
  using Bits = typename Traits<T>::Bits;
  return (a != a && b != b) || std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
}

struct Result {
  double ulp = 0;
  double x = 0, y = 0;
  uint64_t count = 0, digest = 0xcbf29ce484222325, unstable = 0;
};
template <class T>
void note(Result& result, T value, typename Traits<T>::Exact exact, T x, T y) {
  const double ulp = error_in_ulp<T>(value, exact);
  if (ulp > result.ulp) result.ulp = ulp, result.x = x, result.y = y;
  add_to_digest(result.digest, value);
  ++result.count;
}
void print(const char* name, const char* suffix, const Target& target, const Result& r) {
  std::printf("{\"function\": \"%s%s\", \"target\": \"%s\", \"fma\": %s, \"ulp\": %s, \"x\": \"%a\", \"y\": \"%a\", "
              "\"count\": %" PRIu64 ", \"unstable\": %" PRIu64 ", \"digest\": \"%016" PRIx64 "\"}\n",
              name, suffix, target.name, target.has_fma ? "true" : "false",
              std::isinf(r.ulp) ? "Infinity" : std::to_string(r.ulp).c_str(), r.x, r.y, r.count, r.unstable, r.digest);
  std::fflush(stdout);
}
