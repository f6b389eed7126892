// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_copy_args {
enum : int { selfRef, src };
}

}  // namespace pyaclnn::ops
