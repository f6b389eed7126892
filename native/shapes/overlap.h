// Whether two tensors share memory in a way that makes reading one while writing the other wrong.
#pragma once

#include "base/view.h"

namespace pyaclnn {

// True when `input` overlaps `output` and isn't exactly the same view of the same memory: elements would be written
// before they are read.
bool read_after_write(const View& output, const void* output_address, const View& input, const void* input_address);

}  // namespace pyaclnn
