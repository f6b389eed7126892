// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace amax_args {
enum : int { self, dim, keepDim, out };
}

namespace amin_args {
enum : int { self, dim, keepDim, out };
}

namespace aminmax_args {
enum : int { self, dim, keepDim, minOut, maxOut };
}

namespace aminmax_all_args {
enum : int { self, minOut, maxOut };
}

namespace aminmax_dim_args {
enum : int { self, dim, keepDim, minOut, maxOut };
}

namespace max_args {
enum : int { self, out };
}

namespace max_v2_args {
enum : int { self, dims, keepDims, noopWithEmptyDims, out };
}

namespace min_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
