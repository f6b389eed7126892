// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace log_softmax_args {
enum : int { self, dim, out };
}

namespace log_softmax_backward_args {
enum : int { gradOutput, output, dim, out };
}

}  // namespace pyaclnn::ops
