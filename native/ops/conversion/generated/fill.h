// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_fill_scalar_args {
enum : int { selfRef, value };
}

namespace inplace_fill_tensor_args {
enum : int { selfRef, value };
}

}  // namespace pyaclnn::ops
