// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace fast_gelu_args {
enum : int { self, out };
}

namespace fast_gelu_backward_args {
enum : int { gradOutput, self, gradInput };
}

namespace silu_args {
enum : int { self, out };
}

namespace silu_backward_args {
enum : int { gradOutput, self, gradInput };
}

namespace swish_args {
enum : int { self, betaOptional, out };
}

namespace swish_backward_args {
enum : int { gradOutput, self, betaOptional, gradInput };
}

}  // namespace pyaclnn::ops
