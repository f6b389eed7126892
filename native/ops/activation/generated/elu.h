// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace celu_args {
enum : int { self, alpha, out };
}

namespace elu_args {
enum : int { self, alpha, scale, inputScale, out };
}

namespace elu_backward_args {
enum : int { gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput };
}

namespace inplace_celu_args {
enum : int { selfRef, alpha };
}

namespace inplace_elu_args {
enum : int { selfRef, alpha, scale, inputScale };
}

namespace inplace_selu_args {
enum : int { selfRef };
}

namespace selu_args {
enum : int { self, out };
}

namespace selu_backward_args {
enum : int { gradOutput, result, gradInput };
}

}  // namespace pyaclnn::ops
