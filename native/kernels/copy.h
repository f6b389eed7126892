// The identity as an elementwise kernel: rows of any element size, moved without regard to dtype.
#pragma once

#include "kernels/map.h"

namespace pyaclnn {

// Has a kernel for every dtype, which takes one input and no parameters.
const MapKernels& copy_kernels();

}  // namespace pyaclnn
