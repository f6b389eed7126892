// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace add_n_args {
enum : int { tensors, out };
}

namespace max_n_args {
enum : int { tensors, out };
}

namespace min_n_args {
enum : int { tensors, out };
}

}  // namespace pyaclnn::ops
