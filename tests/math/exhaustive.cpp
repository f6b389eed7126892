// Checks native/kernels/math on every target this machine has, against libm in f64 for f32 and libquadmath for f64.
//
//   exhaustive list                  functions and targets
//   exhaustive check [options]       a JSON object per function and target: the largest error in ULP, where, a digest
//   exhaustive bench [options]       a JSON object per function and target: ns per element
// Options: --only a,b  --targets avx2  --stride N (every Nth float; 1 is all)  --from N --to N (bits of the floats)
//          --samples N (f64 and functions of two arguments)
#include "kernels/simd/targets.h"
#ifdef ACLNN_TEST_WITHOUT_AVX3  // half the compile time where the CPU can't run it
#undef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS                                                                                \
  (HWY_SSSE3 | HWY_AVX3 | HWY_AVX3_DL | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | ACLNN_NO_SSE2 |   \
   ACLNN_NO_AVX3_ZEN4 | ACLNN_NO_AVX3_SPR | ACLNN_NO_AVX10_2)
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exhaustive.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/arc-inl.h"
#include "kernels/math/erf-inl.h"
#include "kernels/math/exp-inl.h"
#include "kernels/math/hyper-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/math/pow-inl.h"
#include "kernels/math/roots-inl.h"
#include "kernels/math/trig-inl.h"

// Every function: its name, its reference in f64 and in f128.
#define UNARY_FUNCTIONS(X)                    \
  X(exp, exp(x), expq(x))                     \
  X(exp2, exp2(x), exp2q(x))                  \
  X(expm1, expm1(x), expm1q(x))               \
  X(sigmoid, 1 / (1 + exp(-x)), sigmoidq(x))  \
  X(log, log(x), logq(x))                     \
  X(log2, log2(x), log2q(x))                  \
  X(log10, log10(x), log10q(x))               \
  X(log1p, log1p(x), log1pq(x))               \
  X(sin, sin(x), sinq(x))                     \
  X(cos, cos(x), cosq(x))                     \
  X(tan, tan(x), tanq(x))                     \
  X(asin, asin(x), asinq(x))                  \
  X(acos, acos(x), acosq(x))                  \
  X(atan, atan(x), atanq(x))                  \
  X(sinh, sinh(x), sinhq(x))                  \
  X(cosh, cosh(x), coshq(x))                  \
  X(tanh, tanh(x), tanhq(x))                  \
  X(asinh, asinh(x), asinhq(x))               \
  X(acosh, acosh(x), acoshq(x))               \
  X(atanh, atanh(x), atanhq(x))               \
  X(erf, erf(x), erfq(x))                     \
  X(erfc, erfc(x), erfcq(x))                  \
  X(sqrt, sqrt(x), sqrtq(x))                  \
  X(rsqrt, 1 / sqrt(x), 1 / sqrtq(x))         \
  X(reciprocal, 1 / x, 1 / x)
#define BINARY_FUNCTIONS(X)             \
  X(pow, pow(x, y), powq(x, y))         \
  X(atan2, atan2(x, y), atan2q(x, y))

#ifndef ACLNN_TEST_COUNTS
#define ACLNN_TEST_COUNTS
#include <cstddef>
#define COUNT(name, f64, f128) +1
inline constexpr int kUnary = UNARY_FUNCTIONS(COUNT);
inline constexpr int kBinary = BINARY_FUNCTIONS(COUNT);
template <class T>
struct Functions {
  void (*unary[kUnary])(const T* x, T* out, size_t count);
  void (*binary[kBinary])(const T* x, const T* y, T* out, size_t count);
};
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

// `count` must be a multiple of the largest vector.
#define DEFINE_UNARY_OF(name, T, suffix)                                                         \
  void run_##name##suffix(const T* x, T* out, size_t count) {                                    \
    const hn::ScalableTag<T> d;                                                                  \
    for (size_t i = 0; i < count; i += hn::Lanes(d)) {                                           \
      hn::StoreU(name##suffix(d, hn::LoadU(d, x + i)), d, out + i);                              \
    }                                                                                            \
  }
#define DEFINE_BINARY_OF(name, T, suffix)                                                        \
  void run_##name##suffix(const T* x, const T* y, T* out, size_t count) {                        \
    const hn::ScalableTag<T> d;                                                                  \
    for (size_t i = 0; i < count; i += hn::Lanes(d)) {                                           \
      hn::StoreU(name##suffix(d, hn::LoadU(d, x + i), hn::LoadU(d, y + i)), d, out + i);         \
    }                                                                                            \
  }
#define DEFINE_UNARY(name, f64, f128) DEFINE_UNARY_OF(name, float, _f32) DEFINE_UNARY_OF(name, double, _f64)
#define DEFINE_BINARY(name, f64, f128) DEFINE_BINARY_OF(name, float, _f32) DEFINE_BINARY_OF(name, double, _f64)
UNARY_FUNCTIONS(DEFINE_UNARY)
BINARY_FUNCTIONS(DEFINE_BINARY)

#define RUN_F32(name, f64, f128) run_##name##_f32,
#define RUN_F64(name, f64, f128) run_##name##_f64,
extern const Functions<float> functions_f32;
extern const Functions<double> functions_f64;
const Functions<float> functions_f32 = {{UNARY_FUNCTIONS(RUN_F32)}, {BINARY_FUNCTIONS(RUN_F32)}};
const Functions<double> functions_f64 = {{UNARY_FUNCTIONS(RUN_F64)}, {BINARY_FUNCTIONS(RUN_F64)}};

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <time.h>

#include <bit>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define ACLNN_TEST_QUADMATH 1
#include <quadmath.h>
#else
#define ACLNN_TEST_QUADMATH 0
#endif

namespace {

#if ACLNN_TEST_QUADMATH
using Quad = __float128;
#else  // long double has as many bits
using Quad = long double;
static_assert(std::numeric_limits<Quad>::digits == 113);
#define QUAD1(name) Quad name##q(Quad x) { return name##l(x); }
QUAD1(exp) QUAD1(exp2) QUAD1(expm1) QUAD1(log) QUAD1(log2) QUAD1(log10) QUAD1(log1p) QUAD1(sin) QUAD1(cos) QUAD1(tan)
QUAD1(asin) QUAD1(acos) QUAD1(atan) QUAD1(sinh) QUAD1(cosh) QUAD1(tanh) QUAD1(asinh) QUAD1(acosh) QUAD1(atanh)
QUAD1(erf) QUAD1(erfc) QUAD1(sqrt) QUAD1(fabs)
Quad powq(Quad x, Quad y) { return powl(x, y); }
Quad atan2q(Quad y, Quad x) { return atan2l(y, x); }
int ilogbq(Quad x) { return ilogbl(x); }
bool signbitq(Quad x) { return std::signbit(x); }
#endif

Quad sigmoidq(Quad x) { return 1 / (1 + expq(-x)); }
#define LAMBDA_F64(name, f64, f128) [](double x) -> double { return f64; },
#define LAMBDA_F128(name, f64, f128) [](Quad x) -> Quad { return f128; },
#define LAMBDA2_F64(name, f64, f128) [](double x, double y) -> double { return f64; },
#define LAMBDA2_F128(name, f64, f128) [](Quad x, Quad y) -> Quad { return f128; },
#define NAME(name, f64, f128) #name,
constexpr const char* kUnaryNames[] = {UNARY_FUNCTIONS(NAME)};
constexpr const char* kBinaryNames[] = {BINARY_FUNCTIONS(NAME)};
double (*const kUnaryF64[])(double) = {UNARY_FUNCTIONS(LAMBDA_F64)};
Quad (*const kUnaryF128[])(Quad) = {UNARY_FUNCTIONS(LAMBDA_F128)};
double (*const kBinaryF64[])(double, double) = {BINARY_FUNCTIONS(LAMBDA2_F64)};
Quad (*const kBinaryF128[])(Quad, Quad) = {BINARY_FUNCTIONS(LAMBDA2_F128)};

struct Target {
  const char* name;
  bool has_fma, here;
  const Functions<float>* f32;
  const Functions<double>* f64;
};
std::vector<Target> all_targets() {
  std::vector<Target> targets;
#define ADD(space, name, fma, here) \
  targets.push_back({name, fma, here, &pyaclnn::space::functions_f32, &pyaclnn::space::functions_f64})
#if HWY_TARGETS & HWY_SSE4
  ADD(N_SSE4, "sse4", false, true);
#endif
#if HWY_TARGETS & HWY_AVX2
  ADD(N_AVX2, "avx2", true, __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"));
#endif
#if HWY_TARGETS & HWY_AVX3
  ADD(N_AVX3, "avx512", true, __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                                  __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"));
#endif
#if HWY_TARGETS & HWY_NEON
  ADD(N_NEON, "neon", true, true);
#endif
  return targets;
}

struct Options {
  std::string only, targets;
  uint64_t stride = 997, from = 0, to = uint64_t{1} << 32, samples = 60000;
};
bool chosen(const std::string& list, const std::string& name) {
  return list.empty() || ("," + list + ",").find("," + name + ",") != std::string::npos;
}

// ---- Errors

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

// ---- Inputs

constexpr size_t kBlock = 4096;
uint64_t g_state;
uint64_t random_bits() {  // splitmix64
  uint64_t z = g_state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
// One of 2^lowest, 2^(lowest + 1), ... 2^(lowest + range - 1).
double random_power(int lowest, uint64_t range) { return std::ldexp(1.0, static_cast<int>(random_bits() % range) + lowest); }
double uniform(double low, double high) { return low + (high - low) * (static_cast<double>(random_bits() >> 11) * 0x1p-53); }

// Numbers near which functions change their ways: powers of two, bounds of overflow and underflow, multiples of pi.
template <class T>
std::vector<T> landmarks(int around) {
  using Bits = typename Traits<T>::Bits;
  std::vector<double> centres = {0.0, 87.0, 88.7228, 103.9721, 87.3365, 125.0, 126.0, 149.0, 150.0, 128.0, 89.4160, 16.6355,
                                 708.0, 709.7827, 745.1332, 1021.0, 1022.0, 1074.0, 1075.0, 710.4758, 700.0, 0.7071067811865476,
                                 1.4142135623730951, 0.34657359, 1.03972077, 3.9192059, 4.0, 10.054, 10.2, 26.543, 27.226, 27.5,
                                 2.414213562373095, 0.4142135623730951, 9.0109, 22.0, 0.99, 1.01, 1000.0, 17.3286, 37.43};
  for (int k = 1; k < 40; ++k) centres.push_back(k * 0.78539816339744831);
  for (int k = -1074; k < 1024; ++k) {
    if (T(std::ldexp(1.0, k)) != 0) centres.push_back(std::ldexp(1.0, k));
  }
  std::vector<T> values;
  for (const double centre : centres) {
    const Bits bits = std::bit_cast<Bits>(T(centre));
    for (int k = -around; k <= around; ++k) {
      if (k < 0 && bits < Bits(-k)) continue;
      const T value = std::bit_cast<T>(Bits(bits + k));
      values.push_back(value);
      values.push_back(-value);
    }
  }
  for (const T value : {std::numeric_limits<T>::infinity(), std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::max(),
                        std::numeric_limits<T>::denorm_min()}) {
    values.push_back(value);
    values.push_back(-value);
  }
  return values;
}
// Of both signs and every size, more of them where functions are neither 0 nor 1 nor infinite. Only exact operations in a
// given order, here and for the pairs: the digests are of results for the same inputs everywhere.
double sample(uint64_t k) {
  switch (k % 8) {
    case 0: return std::bit_cast<double>(random_bits());
    case 1: return uniform(-750, 750);
    case 2: return uniform(-30, 30);
    case 3: return uniform(-1, 1);
    case 4: {
      const double power = random_power(-40, 80);
      return power * uniform(0.5, 1);
    }
    case 5: {
      const double power = random_power(-29, 30);
      return 1 + power * uniform(-1, 1);
    }
    case 6: return uniform(-4, 4);
    default: {
      const double power = random_power(-30, 60);
      return -power * uniform(1, 2);
    }
  }
}
void sample_pair(uint64_t k, double& x, double& y, double largest) {
  switch (k % 6) {
    case 0: x = sample(k / 6), y = sample(k / 6 + 3); break;
    case 1: x = uniform(0, 20), y = uniform(-10, 10); break;
    case 2: {  // up to the bounds of pow
      const int e = static_cast<int>(random_bits() % 40) - 20;
      const double m = uniform(1, 2);
      x = std::ldexp(m, e);
      y = uniform(-1, 1) * largest / (e + m - 1);
      break;
    }
    case 3: {
      const double power = random_power(-19, 20), less = power * uniform(-1, 1);
      x = 1 + less, y = uniform(-1, 1) * largest / (1.5 * less);
      break;
    }
    case 4: x = uniform(-20, 20), y = std::round(uniform(-30, 30)); break;
    default: x = uniform(-1, 1), y = uniform(-1, 1); break;
  }
}

// Whether a value depends on where it stands and on its neighbours: every x again in a vector of its own and amid others.
template <class T, class Run>
uint64_t unstable(const std::vector<T>& x, const std::vector<T>& y, Run run) {
  constexpr size_t kWidth = 64;
  uint64_t count = 0;
  std::vector<T> out(x.size());
  const size_t whole = x.size() / kWidth * kWidth;
  run(x.data(), y.data(), out.data(), whole);
  T a[kWidth], b[kWidth], got[kWidth];
  for (size_t i = 0; i < whole; ++i) {
    for (size_t k = 0; k < kWidth; ++k) a[k] = x[i], b[k] = y[i];
    run(a, b, got, kWidth);
    for (size_t k = 0; k < kWidth; k += 7) count += !same(got[k], out[i]);
  }
  return count;
}

// Runs `run(target)` over the inputs for each target and sums up.
template <class T, class Exact, class RunOn>
void check_block(const std::vector<Target>& targets, const std::vector<T>& x, const std::vector<T>& y, Exact exact, RunOn run,
                 std::vector<Result>& results) {
  const size_t count = x.size(), padded = (count + 63) / 64 * 64;
  std::vector<T> px(x), py(y);
  px.resize(padded, T(1)), py.resize(padded, T(1));
  std::vector<typename Traits<T>::Exact> right(count);
  for (size_t i = 0; i < count; ++i) right[i] = exact(x[i], y[i]);
  std::vector<T> out(padded);
  for (size_t t = 0; t < targets.size(); ++t) {
    run(targets[t], px.data(), py.data(), out.data(), padded);
    for (size_t i = 0; i < count; ++i) note(results[t], out[i], right[i], x[i], y[i]);
  }
}
template <class T, class RunOn>
void check_stability(const std::vector<Target>& targets, const std::vector<T>& x, const std::vector<T>& y, RunOn run,
                     std::vector<Result>& results) {
  for (size_t t = 0; t < targets.size(); ++t) {
    results[t].unstable = unstable(x, y, [&](const T* a, const T* b, T* out, size_t n) { run(targets[t], a, b, out, n); });
  }
}
// Landmarks in an order that mixes rare and usual values.
template <class T>
std::vector<T> mixed(std::vector<T> values, size_t most) {
  g_state = 7;
  for (size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[random_bits() % i]);
  if (values.size() > most) values.resize(most);
  return values;
}

void check_unary_f32(int f, const std::vector<Target>& targets, const Options& options) {
  std::vector<Result> results(targets.size());
  const auto run = [f](const Target& target, const float* x, const float*, float* out, size_t n) { target.f32->unary[f](x, out, n); };
  const auto exact = [f](float x, float) { return kUnaryF64[f](x); };
  std::vector<float> x;
  const auto flush = [&] {
    check_block(targets, x, std::vector<float>(x.size()), exact, run, results);
    x.clear();
  };
  if (options.stride > 1) {
    x = landmarks<float>(40);
    flush();
  }
  for (uint64_t bits = options.from; bits < options.to; bits += options.stride) {
    x.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    if (x.size() == kBlock) flush();
  }
  flush();
  if (options.stride > 1) {
    const auto some = mixed(landmarks<float>(2), 2048);
    check_stability(targets, some, some, run, results);
  }
  for (size_t t = 0; t < targets.size(); ++t) print(kUnaryNames[f], "_f32", targets[t], results[t]);
}

void check_unary_f64(int f, const std::vector<Target>& targets, const Options& options) {
  std::vector<Result> results(targets.size());
  const auto run = [f](const Target& target, const double* x, const double*, double* out, size_t n) { target.f64->unary[f](x, out, n); };
  const auto exact = [f](double x, double) { return kUnaryF128[f](x); };
  std::vector<double> x = mixed(landmarks<double>(1), 2 * kBlock);
  g_state = 1;
  for (uint64_t k = 0; k < options.samples; ++k) x.push_back(sample(k));
  check_block(targets, x, std::vector<double>(x.size()), exact, run, results);
  const auto some = mixed(landmarks<double>(1), 2048);
  check_stability(targets, some, some, run, results);
  for (size_t t = 0; t < targets.size(); ++t) print(kUnaryNames[f], "_f64", targets[t], results[t]);
}

template <class T, class Exact, class RunOn>
void check_binary(int f, const std::vector<Target>& targets, uint64_t samples, Exact exact, RunOn run) {
  std::vector<Result> results(targets.size());
  const T inf = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  const T most = std::numeric_limits<T>::max(), least = std::numeric_limits<T>::denorm_min(), normal = std::numeric_limits<T>::min();
  const std::vector<T> special = {0, T(0.25), T(0.5), T(0.75), 1, T(1.25), T(1.5), 2, 3, 4, 5, 31, T(31.5), 126, 127, 128, 149, 150,
                                  1000, 1022, 1023, 1024, 1074, 1075, 8388607, 8388608, 8388609, 16777215, 16777216,
                                  T(4503599627370495.5), T(4503599627370497), T(9007199254740991), T(9007199254740992), inf, nan, most,
                                  most / 2, least, 2 * least, normal, normal * T(1.5), normal / 2, T(1) - std::numeric_limits<T>::epsilon(),
                                  1 + std::numeric_limits<T>::epsilon(), T(1) / 3};
  std::vector<T> x, y;
  for (const T a : special) {
    for (const T b : special) {
      for (int signs = 0; signs < 4; ++signs) x.push_back(signs & 1 ? -a : a), y.push_back(signs & 2 ? -b : b);
    }
  }
  check_stability(targets, std::vector<T>(x.begin(), x.begin() + 4096), std::vector<T>(y.begin(), y.begin() + 4096), run, results);
  g_state = 2;
  const double largest = sizeof(T) == 4 ? 150 : 1080;
  for (uint64_t k = 0; k < samples; ++k) {
    double a, b;
    sample_pair(k, a, b, largest);
    x.push_back(static_cast<T>(a)), y.push_back(static_cast<T>(b));
  }
  check_block(targets, x, y, exact, run, results);
  for (size_t t = 0; t < targets.size(); ++t) print(kBinaryNames[f], Traits<T>::kSuffix, targets[t], results[t]);
}

void check(const std::vector<Target>& targets, const Options& options) {
  for (int f = 0; f < kUnary; ++f) {
    if (chosen(options.only, kUnaryNames[f] + std::string("_f32"))) check_unary_f32(f, targets, options);
    if (chosen(options.only, kUnaryNames[f] + std::string("_f64"))) check_unary_f64(f, targets, options);
  }
  for (int f = 0; f < kBinary; ++f) {
    if (chosen(options.only, kBinaryNames[f] + std::string("_f32"))) {
      check_binary<float>(f, targets, 10 * options.samples, [f](float x, float y) { return kBinaryF64[f](x, y); },
                          [f](const Target& target, const float* x, const float* y, float* out, size_t n) {
                            target.f32->binary[f](x, y, out, n);
                          });
    }
    if (chosen(options.only, kBinaryNames[f] + std::string("_f64"))) {
      check_binary<double>(f, targets, options.samples, [f](double x, double y) { return kBinaryF128[f](x, y); },
                           [f](const Target& target, const double* x, const double* y, double* out, size_t n) {
                             target.f64->binary[f](x, y, out, n);
                           });
    }
  }
}

// ---- Speed

template <class Run>
double seconds(Run run) {
  timespec before, after;
  double best = 1e9;
  for (int k = 0; k < 15; ++k) {
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
    run();
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
    best = std::fmin(best, static_cast<double>(after.tv_sec - before.tv_sec) + 1e-9 * static_cast<double>(after.tv_nsec - before.tv_nsec));
  }
  return best;
}
void range_of(const std::string& name, double& low, double& high) {
  low = -10, high = 10;
  if (name == "log" || name == "log2" || name == "log10") low = 1e-3, high = 100;
  if (name == "log1p") low = -0.9, high = 100;
  if (name == "asin" || name == "acos" || name == "atanh") low = -1, high = 1;
  if (name == "acosh") low = 1, high = 100;
  if (name == "sqrt" || name == "rsqrt" || name == "reciprocal") low = 0.1, high = 100;
  if (name == "erf") low = -4, high = 4;
  if (name == "erfc") low = -3, high = 9;
  if (name == "pow") low = 0.01, high = 10;
}
template <class T, class Run>
void bench_one(const char* name, const char* suffix, const Target& target, Run run) {
  double low, high;
  range_of(name, low, high);
  double ns[2];
  const size_t sizes[] = {4096, size_t{1} << 20};
  for (int k = 0; k < 2; ++k) {
    std::vector<T> x(sizes[k]), y(sizes[k]), out(sizes[k]);
    for (T& value : x) value = static_cast<T>(uniform(low, high));
    for (T& value : y) value = static_cast<T>(uniform(-5, 5));
    const int times = k == 0 ? 64 : 1;
    const double best = seconds([&] {
      for (int i = 0; i < times; ++i) run(x.data(), y.data(), out.data(), sizes[k]);
    });
    ns[k] = best / static_cast<double>(times) / static_cast<double>(sizes[k]) * 1e9;
  }
  std::printf("{\"function\": \"%s%s\", \"target\": \"%s\", \"ns_small\": %.3f, \"ns_large\": %.3f}\n", name, suffix, target.name, ns[0], ns[1]);
  std::fflush(stdout);
}
void bench(const std::vector<Target>& targets, const Options& options) {
  for (const Target& target : targets) {
    for (int f = 0; f < kUnary + kBinary; ++f) {
      const bool one = f < kUnary;
      const char* name = one ? kUnaryNames[f] : kBinaryNames[f - kUnary];
      if (chosen(options.only, name + std::string("_f32"))) {
        bench_one<float>(name, "_f32", target, [&](const float* x, const float* y, float* out, size_t n) {
          one ? target.f32->unary[f](x, out, n) : target.f32->binary[f - kUnary](x, y, out, n);
        });
      }
      if (chosen(options.only, name + std::string("_f64"))) {
        bench_one<double>(name, "_f64", target, [&](const double* x, const double* y, double* out, size_t n) {
          one ? target.f64->unary[f](x, out, n) : target.f64->binary[f - kUnary](x, y, out, n);
        });
      }
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string command = argc > 1 ? argv[1] : "check";
  Options options;
  for (int k = 2; k + 1 < argc; k += 2) {
    const std::string name = argv[k], value = argv[k + 1];
    const auto number = [&] { return std::strtoull(value.c_str(), nullptr, 0); };
    if (name == "--only") options.only = value;
    else if (name == "--targets") options.targets = value;
    else if (name == "--stride") options.stride = number();
    else if (name == "--from") options.from = number();
    else if (name == "--to") options.to = number();
    else if (name == "--samples") options.samples = number();
    else return std::fprintf(stderr, "unknown option %s\n", name.c_str()), 2;
  }
  std::vector<Target> targets;
  for (const Target& target : all_targets()) {
    if (target.here && chosen(options.targets, target.name)) targets.push_back(target);
  }
  if (command == "list") {
    for (const Target& target : targets) std::printf("{\"target\": \"%s\"}\n", target.name);
    for (const char* name : kUnaryNames) std::printf("{\"unary\": \"%s\"}\n", name);
    for (const char* name : kBinaryNames) std::printf("{\"binary\": \"%s\"}\n", name);
  } else if (command == "check") {
    check(targets, options);
  } else if (command == "bench") {
    bench(targets, options);
  } else {
    return 2;
  }
  return 0;
}
#endif  // HWY_ONCE
