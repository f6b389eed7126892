// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace acosh_args {
enum : int { self, out };
}

namespace asinh_args {
enum : int { input, out };
}

namespace atanh_args {
enum : int { input, out };
}

namespace cosh_args {
enum : int { self, out };
}

namespace inplace_acosh_args {
enum : int { selfRef };
}

namespace inplace_asinh_args {
enum : int { inputRef };
}

namespace inplace_atanh_args {
enum : int { inputRef };
}

namespace inplace_cosh_args {
enum : int { selfRef };
}

namespace inplace_sinh_args {
enum : int { selfRef };
}

namespace inplace_tanh_args {
enum : int { selfRef };
}

namespace sinh_args {
enum : int { self, out };
}

namespace tanh_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
