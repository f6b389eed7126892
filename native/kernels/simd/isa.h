// The instruction set kernels run with, chosen once: the best one the CPU has, unless ACLNN_ISA caps it.
//
// Highway compiles a page once per target; ACLNN_DISPATCH picks that target's function. The table is ours, so that the
// libraries need Highway's headers only and no libhwy at run time.
#pragma once

#include "base/private_export.h"

namespace pyaclnn {

enum class Isa : int { baseline = 0, better = 1, best = 2 };  // sse4, avx2, avx512; elsewhere the first only

ACLNN_PRIVATE Isa chosen_isa();
// "avx2"
ACLNN_PRIVATE const char* isa_name(Isa isa);

}  // namespace pyaclnn

// The address of `function` in the chosen target's namespace; for use after foreach_target.h, under HWY_ONCE.
#if defined(__x86_64__)
#define ACLNN_DISPATCH(function)                                                         \
  (::pyaclnn::chosen_isa() == ::pyaclnn::Isa::best     ? &::pyaclnn::N_AVX3::function    \
   : ::pyaclnn::chosen_isa() == ::pyaclnn::Isa::better ? &::pyaclnn::N_AVX2::function    \
                                                       : &::pyaclnn::N_SSE4::function)
#else
#define ACLNN_DISPATCH(function) (&::pyaclnn::HWY_NAMESPACE::function)
#endif
