// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace eq_scalar_args {
enum : int { self, other, out };
}

namespace eq_tensor_args {
enum : int { self, other, out };
}

namespace equal_args {
enum : int { self, other, out };
}

namespace ge_scalar_args {
enum : int { self, other, out };
}

namespace ge_tensor_args {
enum : int { self, other, out };
}

namespace gt_scalar_args {
enum : int { self, other, out };
}

namespace gt_tensor_args {
enum : int { self, other, out };
}

namespace inplace_eq_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_eq_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_ge_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_ge_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_gt_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_gt_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_le_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_le_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_lt_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_lt_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_ne_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_ne_tensor_args {
enum : int { selfRef, other };
}

namespace le_scalar_args {
enum : int { self, other, out };
}

namespace le_tensor_args {
enum : int { self, other, out };
}

namespace lt_scalar_args {
enum : int { self, other, out };
}

namespace lt_tensor_args {
enum : int { self, other, out };
}

namespace ne_scalar_args {
enum : int { self, other, out };
}

namespace ne_tensor_args {
enum : int { self, other, out };
}

namespace precision_compare_args {
enum : int { golden, realdata, out };
}

}  // namespace pyaclnn::ops
