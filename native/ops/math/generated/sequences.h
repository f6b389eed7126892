// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace arange_args {
enum : int { start, end, step, out };
}

namespace eye_args {
enum : int { n, m, out };
}

}  // namespace pyaclnn::ops
