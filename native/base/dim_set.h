// Sets of dims, as reductions name them.
#pragma once

#include "base/dims.h"

namespace pyaclnn {

// Bit i stands for dim i.
using DimSet = uint32_t;
inline constexpr DimSet kAllDims = ~DimSet{0};

// The shape that is left when `dims` of `shape` are reduced: they become 1 or, without `keep`, vanish.
ACLNN_PRIVATE Dims reduced_shape(const Dims& shape, DimSet dims, bool keep);

}  // namespace pyaclnn
