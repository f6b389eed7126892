// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_reciprocal_args {
enum : int { selfRef };
}

namespace inplace_rsqrt_args {
enum : int { selfRef };
}

namespace inplace_sqrt_args {
enum : int { self };
}

namespace reciprocal_args {
enum : int { self, out };
}

namespace rsqrt_args {
enum : int { self, out };
}

namespace sqrt_args {
enum : int { self, out };
}

namespace square_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
