// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace cast_args {
enum : int { self, dtype, out };
}

}  // namespace pyaclnn::ops
