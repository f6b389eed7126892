// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_mul_args {
enum : int { selfRef, other };
}

namespace inplace_muls_args {
enum : int { selfRef, other };
}

namespace mul_args {
enum : int { self, other, out };
}

namespace muls_args {
enum : int { self, other, out };
}

}  // namespace pyaclnn::ops
