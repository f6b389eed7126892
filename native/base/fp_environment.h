// The floating-point environment of kernels: round to nearest, subnormals kept, no traps.
#pragma once

#if defined(__x86_64__)
#include <xmmintrin.h>
#elif defined(__aarch64__)
#include <cstdint>
#endif

namespace pyaclnn {

// Kernels also run on threads of the embedding program, and new threads inherit the control word of their creator: a
// program that flushes subnormals or rounds elsewhere must not change results. Restores what it found.
class DefaultFpEnvironment {
 public:
#if defined(__x86_64__)
  DefaultFpEnvironment() : found_(_mm_getcsr()) {
    if ((found_ & kControl) != kDefault) _mm_setcsr(kDefault);
  }
  ~DefaultFpEnvironment() {
    if ((found_ & kControl) != kDefault) _mm_setcsr(found_);
  }

 private:
  static constexpr unsigned kControl = 0xFFC0;  // all but the sticky exception flags
  static constexpr unsigned kDefault = 0x1F80;
  const unsigned found_;
#elif defined(__aarch64__)
  DefaultFpEnvironment() {
    asm volatile("mrs %0, fpcr" : "=r"(found_));
    if (found_ != 0) asm volatile("msr fpcr, %0" : : "r"(uint64_t{0}));
  }
  ~DefaultFpEnvironment() {
    if (found_ != 0) asm volatile("msr fpcr, %0" : : "r"(found_));
  }

 private:
  uint64_t found_;
#else
  DefaultFpEnvironment() {}
#endif
  DefaultFpEnvironment(const DefaultFpEnvironment&) = delete;
  DefaultFpEnvironment& operator=(const DefaultFpEnvironment&) = delete;
};

}  // namespace pyaclnn
