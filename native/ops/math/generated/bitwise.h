// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace bitwise_and_scalar_args {
enum : int { self, other, out };
}

namespace bitwise_and_tensor_args {
enum : int { self, other, out };
}

namespace bitwise_and_tensor_out_args {
enum : int { self, other, out };
}

namespace bitwise_or_scalar_args {
enum : int { self, other, out };
}

namespace bitwise_or_tensor_args {
enum : int { self, other, out };
}

namespace bitwise_xor_scalar_args {
enum : int { self, other, out };
}

namespace bitwise_xor_tensor_args {
enum : int { self, other, out };
}

namespace inplace_bitwise_and_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_bitwise_and_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_bitwise_and_tensor_out_args {
enum : int { self, other };
}

namespace inplace_bitwise_or_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_bitwise_or_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_bitwise_xor_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_bitwise_xor_tensor_args {
enum : int { selfRef, other };
}

namespace left_shift_args {
enum : int { self, shiftBits, out };
}

namespace left_shifts_args {
enum : int { self, shiftBits, out };
}

namespace right_shift_args {
enum : int { input, shiftBits, out };
}

}  // namespace pyaclnn::ops
