// The hint a spinning thread gives its core.
#pragma once

namespace pyaclnn {

inline void cpu_pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

}  // namespace pyaclnn
