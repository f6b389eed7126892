// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace arg_max_args {
enum : int { self, dim, keepdim, out };
}

namespace arg_min_args {
enum : int { self, dim, keepdim, out };
}

namespace max_dim_args {
enum : int { self, dim, keepdim, out, indices };
}

namespace min_dim_args {
enum : int { self, dim, keepdim, out, indices };
}

}  // namespace pyaclnn::ops
