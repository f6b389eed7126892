// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace ge_glu_args {
enum : int { self, dim, approximate, out, outGelu };
}

namespace ge_glu_backward_args {
enum : int { gradOutput, self, gelu, dim, approximate, gradInput };
}

namespace ge_glu_v3_args {
enum : int { self, dim, approximate, activateLeft, out, outGelu };
}

namespace ge_glu_v3_backward_args {
enum : int { gradOutput, self, gelu, dim, approximate, activateLeft, gradInput };
}

namespace gelu_mul_args {
enum : int { input, approximateOptional, out };
}

}  // namespace pyaclnn::ops
