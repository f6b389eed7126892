// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace modulate_args {
enum : int { self, scaleOptional, shiftOptional, out };
}

namespace modulate_backward_args {
enum : int { grad_output, input, scale, shift, grad_input, grad_scale, grad_shift };
}

}  // namespace pyaclnn::ops
