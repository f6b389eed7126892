// Copies and conversions as an elementwise kernel of one input.
#pragma once

#include "kernels/convert.h"
#include "kernels/map.h"

namespace pyaclnn {

// The kernel's parameters.
struct Conversion {
  ConvertKernel convert;  // nullptr: the dtype stays, and elements are moved as bytes
  size_t from_bytes, to_bytes;  // of an element
};

// Tables with the kernel for every dtype. It writes `to`, which may be the dtype it reads.
const MapKernels& copy_kernels(DType from, DType to);

}  // namespace pyaclnn
