// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace hardtanh_args {
enum : int { self, clipValueMin, clipValueMax, out };
}

namespace hardtanh_backward_args {
enum : int { gradOutput, self, min, max, out };
}

namespace inplace_hardtanh_args {
enum : int { selfRef, clipValueMin, clipValueMax };
}

namespace inplace_leaky_relu_args {
enum : int { selfRef, negativeSlope };
}

namespace inplace_relu_args {
enum : int { selfRef };
}

namespace inplace_threshold_args {
enum : int { selfRef, threshold, value };
}

namespace leaky_relu_args {
enum : int { self, negativeSlope, out };
}

namespace leaky_relu_backward_args {
enum : int { gradOutput, self, negativeSlope, selfIsResult, out };
}

namespace relu_args {
enum : int { self, out };
}

namespace squared_relu_args {
enum : int { input, out };
}

namespace threshold_args {
enum : int { self, threshold, value, out };
}

namespace threshold_backward_args {
enum : int { gradOutput, self, threshold, out };
}

}  // namespace pyaclnn::ops
