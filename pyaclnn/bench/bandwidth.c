/* What the machine's memory can do at best, for `python -m pyaclnn bench`: the loops of the STREAM benchmark with
   stores that go past the caches where the compiler offers them. */
#include "bandwidth.h"

#if defined(__SSE2__)
#include <emmintrin.h>

void pyaclnn_copy(float *to, const float *from, size_t count) {
  for (size_t i = 0; i < count; i += 4) _mm_stream_ps(to + i, _mm_load_ps(from + i));
  _mm_sfence();
}

void pyaclnn_triad(float *to, const float *a, const float *b, size_t count) {
  const __m128 factor = _mm_set1_ps(3.0f);
  for (size_t i = 0; i < count; i += 4) {
    _mm_stream_ps(to + i, _mm_add_ps(_mm_load_ps(a + i), _mm_mul_ps(factor, _mm_load_ps(b + i))));
  }
  _mm_sfence();
}

#else

void pyaclnn_copy(float *to, const float *from, size_t count) {
  for (size_t i = 0; i < count; ++i) to[i] = from[i];
}

void pyaclnn_triad(float *to, const float *a, const float *b, size_t count) {
  for (size_t i = 0; i < count; ++i) to[i] = a[i] + 3.0f * b[i];
}

#endif
