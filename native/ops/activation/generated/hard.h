// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace hardshrink_args {
enum : int { self, lambd, out };
}

namespace hardshrink_backward_args {
enum : int { gradOutput, self, lambd, gradInput };
}

namespace hardsigmoid_args {
enum : int { self, out };
}

namespace hardsigmoid_backward_args {
enum : int { gradOutput, self, out };
}

namespace hardswish_args {
enum : int { self, out };
}

namespace hardswish_backward_args {
enum : int { gradOutput, self, out };
}

namespace hardswish_backward_v2_args {
enum : int { gradOutput, self, out };
}

namespace inplace_hardsigmoid_args {
enum : int { self };
}

namespace inplace_hardswish_args {
enum : int { self };
}

namespace shrink_args {
enum : int { self, lambd, bias, out };
}

namespace softshrink_args {
enum : int { self, lambd, out };
}

namespace softshrink_backward_args {
enum : int { gradOutput, self, lambda, gradInput };
}

}  // namespace pyaclnn::ops
