/* What the machine's memory can do at best, for `python -m pyaclnn bench`: the loops of the STREAM benchmark with
   stores that go past the caches where the compiler offers them. */
#include "bandwidth.h"

#if defined(__SSE2__)
#include <emmintrin.h>

/* A cache line is written in one go: half-filled ones cost a tenth of the bandwidth. */
void pyaclnn_copy(float *to, const float *from, size_t count) {
  for (size_t i = 0; i < count; i += 16) {
    const __m128 a = _mm_load_ps(from + i), b = _mm_load_ps(from + i + 4);
    const __m128 c = _mm_load_ps(from + i + 8), d = _mm_load_ps(from + i + 12);
    _mm_stream_ps(to + i, a);
    _mm_stream_ps(to + i + 4, b);
    _mm_stream_ps(to + i + 8, c);
    _mm_stream_ps(to + i + 12, d);
  }
  _mm_sfence();
}

static __m128 plus_thrice(const float *a, const float *b) {
  return _mm_add_ps(_mm_load_ps(a), _mm_mul_ps(_mm_set1_ps(3.0f), _mm_load_ps(b)));
}

void pyaclnn_triad(float *to, const float *a, const float *b, size_t count) {
  for (size_t i = 0; i < count; i += 16) {
    const __m128 first = plus_thrice(a + i, b + i), second = plus_thrice(a + i + 4, b + i + 4);
    const __m128 third = plus_thrice(a + i + 8, b + i + 8), fourth = plus_thrice(a + i + 12, b + i + 12);
    _mm_stream_ps(to + i, first);
    _mm_stream_ps(to + i + 4, second);
    _mm_stream_ps(to + i + 8, third);
    _mm_stream_ps(to + i + 12, fourth);
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
