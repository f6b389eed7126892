// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace exp_args {
enum : int { self, out };
}

namespace exp2_args {
enum : int { self, out };
}

namespace expm1_args {
enum : int { self, out };
}

namespace inplace_exp_args {
enum : int { selfRef };
}

namespace inplace_exp2_args {
enum : int { selfRef };
}

namespace inplace_expm1_args {
enum : int { selfRef };
}

namespace inplace_log_args {
enum : int { selfRef };
}

namespace inplace_log10_args {
enum : int { selfRef };
}

namespace inplace_log1p_args {
enum : int { selfRef };
}

namespace inplace_log2_args {
enum : int { selfRef };
}

namespace log_args {
enum : int { self, out };
}

namespace log10_args {
enum : int { self, out };
}

namespace log1p_args {
enum : int { self, out };
}

namespace log2_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
