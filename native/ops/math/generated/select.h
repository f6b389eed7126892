// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace heaviside_args {
enum : int { input, values, out };
}

namespace masked_scale_args {
enum : int { self, mask, scale, out };
}

namespace s_where_args {
enum : int { condition, self, other, out };
}

}  // namespace pyaclnn::ops
