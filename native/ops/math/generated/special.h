// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace digamma_args {
enum : int { self, out };
}

namespace erf_args {
enum : int { self, out };
}

namespace erfc_args {
enum : int { self, out };
}

namespace erfinv_args {
enum : int { self, out };
}

namespace inplace_erf_args {
enum : int { selfRef };
}

namespace inplace_erfc_args {
enum : int { selfRef };
}

namespace inplace_erfinv_args {
enum : int { selfRef };
}

namespace lgamma_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
