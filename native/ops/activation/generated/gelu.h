// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace gelu_args {
enum : int { self, out };
}

namespace gelu_backward_args {
enum : int { gradOutput, self, gradInput };
}

namespace gelu_backward_v2_args {
enum : int { gradOutput, self, approximate, gradInput };
}

namespace gelu_v2_args {
enum : int { x, approximate, y };
}

}  // namespace pyaclnn::ops
