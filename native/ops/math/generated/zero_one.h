// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_one_args {
enum : int { selfRef };
}

namespace inplace_zero_args {
enum : int { selfRef };
}

}  // namespace pyaclnn::ops
