// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_logical_and_args {
enum : int { selfRef, other };
}

namespace inplace_logical_not_args {
enum : int { selfRef };
}

namespace inplace_logical_or_args {
enum : int { selfRef, other };
}

namespace is_close_args {
enum : int { self, other, rtol, atol, equalNan, out };
}

namespace is_finite_args {
enum : int { self, out };
}

namespace is_inf_args {
enum : int { x, out };
}

namespace is_neg_inf_args {
enum : int { self, out };
}

namespace is_pos_inf_args {
enum : int { self, out };
}

namespace logical_and_args {
enum : int { self, other, out };
}

namespace logical_not_args {
enum : int { self, out };
}

namespace logical_or_args {
enum : int { self, other, out };
}

namespace logical_xor_args {
enum : int { self, other, out };
}

namespace signbit_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
