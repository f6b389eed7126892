// Which instruction sets kernels are compiled for. Include before hwy/foreach_target.h and hwy/highway.h.
//
// Every target costs compile time in every page, so only those that change speed stay: SSE4 (the baseline on x86-64),
// AVX2, AVX-512 and NEON. Later Highway versions add targets in between; they are switched off where they exist. SVE is
// off because its vectors can't stand in arrays, which is how the loops hold a step's inputs; such CPUs run NEON.
#pragma once

#include <hwy/detect_targets.h>

#undef HWY_DISABLED_TARGETS
#ifdef HWY_SSE2
#define ACLNN_NO_SSE2 HWY_SSE2
#else
#define ACLNN_NO_SSE2 0
#endif
#ifdef HWY_AVX3_ZEN4
#define ACLNN_NO_AVX3_ZEN4 HWY_AVX3_ZEN4
#else
#define ACLNN_NO_AVX3_ZEN4 0
#endif
#ifdef HWY_AVX3_SPR
#define ACLNN_NO_AVX3_SPR HWY_AVX3_SPR
#else
#define ACLNN_NO_AVX3_SPR 0
#endif
#ifdef HWY_AVX10_2
#define ACLNN_NO_AVX10_2 HWY_AVX10_2
#else
#define ACLNN_NO_AVX10_2 0
#endif
#define HWY_DISABLED_TARGETS                                                                                     \
  (HWY_SSSE3 | HWY_AVX3_DL | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | ACLNN_NO_SSE2 |              \
   ACLNN_NO_AVX3_ZEN4 | ACLNN_NO_AVX3_SPR | ACLNN_NO_AVX10_2)
