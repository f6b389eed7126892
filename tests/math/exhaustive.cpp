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
#include "kernels/math/erfinv-inl.h"
#include "kernels/math/exp-inl.h"
#include "kernels/math/gamma-inl.h"
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
// Those that exist for f32 only, or for f64 without a bound in ULP.
#define SINGLE_FUNCTIONS(X)        \
  X(erfinv, inverse_erf(x))        \
  X(lgamma, lgamma_r(x, &g_sign))  \
  X(digamma, digamma(x))
#define BINARY_FUNCTIONS(X)             \
  X(pow, pow(x, y), powq(x, y))         \
  X(atan2, atan2(x, y), atan2q(x, y))

#ifndef ACLNN_TEST_COUNTS
#define ACLNN_TEST_COUNTS
#include <cstddef>
#define COUNT(name, f64, f128) +1
inline constexpr int kUnary = UNARY_FUNCTIONS(COUNT);
#define COUNT_SINGLE(name, f64) +1
inline constexpr int kSingle = SINGLE_FUNCTIONS(COUNT_SINGLE);
inline constexpr int kBinary = BINARY_FUNCTIONS(COUNT);
template <class T>
struct Functions {
  void (*unary[kUnary + kSingle])(const T* x, T* out, size_t count);
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
#define DEFINE_SINGLE(name, f64) DEFINE_UNARY_OF(name, float, _f32)
SINGLE_FUNCTIONS(DEFINE_SINGLE)

#define RUN_F32(name, f64, f128) run_##name##_f32,
#define RUN_SINGLE(name, f64) run_##name##_f32,
#define RUN_F64(name, f64, f128) run_##name##_f64,
extern const Functions<float> functions_f32;
extern const Functions<double> functions_f64;
const Functions<float> functions_f32 = {{UNARY_FUNCTIONS(RUN_F32) SINGLE_FUNCTIONS(RUN_SINGLE)}, {BINARY_FUNCTIONS(RUN_F32)}};
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

#include "references.h"

Quad sigmoidq(Quad x) { return 1 / (1 + expq(-x)); }
#define LAMBDA_F64(name, f64, f128) [](double x) -> double { return f64; },
#define LAMBDA_F128(name, f64, f128) [](Quad x) -> Quad { return f128; },
#define LAMBDA2_F64(name, f64, f128) [](double x, double y) -> double { return f64; },
#define LAMBDA2_F128(name, f64, f128) [](Quad x, Quad y) -> Quad { return f128; },
#define NAME(name, f64, f128) #name,
#define LAMBDA_SINGLE(name, f64) [](double x) -> double { return f64; },
#define NAME_SINGLE(name, f64) #name,
constexpr const char* kUnaryNames[] = {UNARY_FUNCTIONS(NAME) SINGLE_FUNCTIONS(NAME_SINGLE)};
constexpr const char* kBinaryNames[] = {BINARY_FUNCTIONS(NAME)};
double (*const kUnaryF64[])(double) = {UNARY_FUNCTIONS(LAMBDA_F64) SINGLE_FUNCTIONS(LAMBDA_SINGLE)};
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

#include "errors.h"
#include "inputs.h"

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
  for (int f = 0; f < kUnary + kSingle; ++f) {
    if (chosen(options.only, kUnaryNames[f] + std::string("_f32"))) check_unary_f32(f, targets, options);
    if (f < kUnary && chosen(options.only, kUnaryNames[f] + std::string("_f64"))) check_unary_f64(f, targets, options);
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

#include "speed.h"

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
    for (int f = 0; f < kUnary + kSingle; ++f) {
      std::printf("{\"%s\": \"%s\"}\n", f < kUnary ? "unary" : "single", kUnaryNames[f]);
    }
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
