#include "kernels/simd/isa.h"

#include "base/environment.h"

namespace pyaclnn {
namespace {

#if defined(__x86_64__)
constexpr const char* kNames[] = {"sse4", "avx2", "avx512"};
// Highway's AVX2 target also needs BMI and half conversions; its AVX3 the Skylake-X groups.
bool has(Isa isa) {
  if (isa == Isa::baseline) return true;
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
                    __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("f16c");
  if (isa == Isa::better) return avx2;
  return avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512cd");
}
#elif defined(__aarch64__)
constexpr const char* kNames[] = {"neon"};
bool has(Isa isa) { return isa == Isa::baseline; }
#else
constexpr const char* kNames[] = {"portable"};
bool has(Isa isa) { return isa == Isa::baseline; }
#endif

constexpr int kLevels = sizeof kNames / sizeof kNames[0];

// A cap below what the CPU has is obeyed; an unknown name or one of another machine caps nothing.
Isa choose() {
  int cap = kLevels - 1;
  for (int level = 0; level < kLevels; ++level) {
    if (environment().isa == kNames[level]) cap = level;
  }
  while (cap > 0 && !has(static_cast<Isa>(cap))) --cap;
  return static_cast<Isa>(cap);
}

}  // namespace

Isa chosen_isa() {
  static const Isa isa = choose();
  return isa;
}

const char* isa_name(Isa isa) { return kNames[static_cast<int>(isa) % kLevels]; }

}  // namespace pyaclnn
