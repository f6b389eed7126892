// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_mish_args {
enum : int { selfRef };
}

namespace inplace_sigmoid_args {
enum : int { selfRef };
}

namespace log_sigmoid_args {
enum : int { self, out };
}

namespace log_sigmoid_backward_args {
enum : int { gradOutput, self, buffer, gradInput };
}

namespace log_sigmoid_forward_args {
enum : int { self, out, buffer };
}

namespace mish_args {
enum : int { self, out };
}

namespace mish_backward_args {
enum : int { gradOutput, self, gradInput };
}

namespace sigmoid_args {
enum : int { self, out };
}

namespace sigmoid_backward_args {
enum : int { gradOutput, output, gradInput };
}

namespace softplus_args {
enum : int { self, beta, threshold, out };
}

namespace softplus_backward_args {
enum : int { gradOutput, self, beta, threshold, gradInput };
}

namespace tanh_backward_args {
enum : int { gradOutput, output, gradInput };
}

}  // namespace pyaclnn::ops
