// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace all_args {
enum : int { self, dim, keepdim, out };
}

namespace any_args {
enum : int { self, dim, keepdim, out };
}

namespace mean_args {
enum : int { self, dim, keepDim, dtype, out };
}

namespace mean_v2_args {
enum : int { self, dim, keepDim, noopWithEmptyAxes, out };
}

namespace prod_args {
enum : int { self, dtype, out };
}

namespace prod_dim_args {
enum : int { self, dim, keepDim, dtype, out };
}

namespace reduce_nansum_args {
enum : int { self, dim, keepDim, dtype, out };
}

namespace reduce_sum_args {
enum : int { self, dims, keepDims, dtype, out };
}

}  // namespace pyaclnn::ops
