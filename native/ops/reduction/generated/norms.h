// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace linalg_vector_norm_args {
enum : int { self, ord, dims, keepDims, dtype, out };
}

namespace norm_args {
enum : int { self, pScalar, dim, keepdim, out };
}

}  // namespace pyaclnn::ops
