// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace prelu_args {
enum : int { self, weight, out };
}

namespace prelu_backward_args {
enum : int { gradOutput, self, weight, gradInput, gradWeight };
}

}  // namespace pyaclnn::ops
