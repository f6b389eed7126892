// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace abs_args {
enum : int { self, out };
}

namespace angle_v2_args {
enum : int { x, out };
}

namespace bitwise_not_args {
enum : int { self, out };
}

namespace inplace_nan_to_num_args {
enum : int { selfRef, nan, posinf, neginf };
}

namespace inplace_neg_args {
enum : int { selfRef };
}

namespace nan_to_num_args {
enum : int { self, nan, posinf, neginf, out };
}

namespace neg_args {
enum : int { self, out };
}

namespace real_args {
enum : int { self, out };
}

namespace sign_args {
enum : int { self, result };
}

}  // namespace pyaclnn::ops
