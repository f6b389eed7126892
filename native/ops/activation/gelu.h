// GELU's kernels, for the gated units too.
#pragma once

#include "kernels/map.h"

namespace pyaclnn::ops {

// By tanh or by the normal distribution.
const MapKernels& gelu_kernels(bool by_tanh);

}  // namespace pyaclnn::ops
