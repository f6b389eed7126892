// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace ceil_args {
enum : int { self, out };
}

namespace floor_args {
enum : int { self, out };
}

namespace frac_args {
enum : int { input, out };
}

namespace inplace_ceil_args {
enum : int { selfRef };
}

namespace inplace_floor_args {
enum : int { selfRef };
}

namespace inplace_frac_args {
enum : int { inputRef };
}

namespace inplace_round_args {
enum : int { selfRef };
}

namespace inplace_round_decimals_args {
enum : int { selfRef, decimals };
}

namespace inplace_trunc_args {
enum : int { selfRef };
}

namespace round_args {
enum : int { self, out };
}

namespace round_decimals_args {
enum : int { self, decimals, out };
}

namespace trunc_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
