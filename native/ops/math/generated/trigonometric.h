// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace acos_args {
enum : int { input, out };
}

namespace asin_args {
enum : int { self, out };
}

namespace atan_args {
enum : int { input, out };
}

namespace cos_args {
enum : int { input, out };
}

namespace inplace_acos_args {
enum : int { inputRef };
}

namespace inplace_asin_args {
enum : int { selfRef };
}

namespace inplace_atan_args {
enum : int { inputRef };
}

namespace inplace_cos_args {
enum : int { inputRef };
}

namespace inplace_sin_args {
enum : int { selfRef };
}

namespace inplace_sinc_args {
enum : int { selfRef };
}

namespace inplace_tan_args {
enum : int { selfRef };
}

namespace sin_args {
enum : int { self, out };
}

namespace sinc_args {
enum : int { self, out };
}

namespace tan_args {
enum : int { self, out };
}

}  // namespace pyaclnn::ops
