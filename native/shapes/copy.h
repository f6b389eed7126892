// The copy shape: one view into another of the same shape, converting between FLOAT and the half types.
#pragma once

#include "shapes/elementwise.h"

namespace pyaclnn {

// A loop to be run without parameters.
Elementwise copy_loop(const View& from, const View& to);

}  // namespace pyaclnn
