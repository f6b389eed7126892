// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace complex_args {
enum : int { real, imag, out };
}

namespace polar_args {
enum : int { input, angle, out };
}

}  // namespace pyaclnn::ops
