/* Loops that measure memory; `count` is a multiple of 16 and the arrays are 64-byte aligned. */
#include <stddef.h>

void pyaclnn_copy(float *to, const float *from, size_t count);
void pyaclnn_triad(float *to, const float *a, const float *b, size_t count);
