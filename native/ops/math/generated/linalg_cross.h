// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace linalg_cross_args {
enum : int { self, other, dim, out };
}

}  // namespace pyaclnn::ops
