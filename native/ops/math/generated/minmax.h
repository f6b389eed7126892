// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace clamp_args {
enum : int { self, clipValueMin, clipValueMax, out };
}

namespace clamp_max_args {
enum : int { self, clipValueMax, out };
}

namespace clamp_max_tensor_args {
enum : int { self, max, out };
}

namespace clamp_min_args {
enum : int { self, clipValueMin, out };
}

namespace clamp_min_tensor_args {
enum : int { self, clipValueMin, out };
}

namespace clamp_tensor_args {
enum : int { self, clipValueMin, clipValueMax, out };
}

namespace inplace_clamp_max_args {
enum : int { selfRef, clipValueMax };
}

namespace inplace_clamp_max_tensor_args {
enum : int { selfRef, max };
}

namespace inplace_clamp_min_tensor_args {
enum : int { selfRef, clipValueMin };
}

namespace maximum_args {
enum : int { self, other, out };
}

namespace minimum_args {
enum : int { self, other, out };
}

}  // namespace pyaclnn::ops
