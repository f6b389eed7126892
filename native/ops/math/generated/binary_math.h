// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace atan2_args {
enum : int { self, other, out };
}

namespace gcd_args {
enum : int { self, other, out };
}

namespace inplace_atan2_args {
enum : int { selfRef, other };
}

namespace inplace_x_log_y_scalar_other_args {
enum : int { selfRef, other };
}

namespace inplace_x_log_y_tensor_args {
enum : int { selfRef, other };
}

namespace log_add_exp_args {
enum : int { self, other, out };
}

namespace log_add_exp2_args {
enum : int { self, other, out };
}

namespace x_log_y_scalar_other_args {
enum : int { self, other, out };
}

namespace x_log_y_scalar_self_args {
enum : int { self, other, out };
}

namespace x_log_y_tensor_args {
enum : int { self, other, out };
}

namespace xlog1py_args {
enum : int { x, y, z };
}

}  // namespace pyaclnn::ops
