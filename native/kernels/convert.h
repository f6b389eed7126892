// Conversion of contiguous elements between dtypes.
#pragma once

#include <cstddef>

#include "base/dtype.h"

namespace pyaclnn {

using ConvertKernel = void (*)(const void* from, void* to, size_t count);

// Rounds to nearest even where `to` is narrower; nullptr when the pair isn't supported. Same dtypes copy.
ConvertKernel convert_kernel(DType from, DType to);

}  // namespace pyaclnn
