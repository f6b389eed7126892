// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace inplace_pow_tensor_scalar_args {
enum : int { self, exponent };
}

namespace inplace_pow_tensor_tensor_args {
enum : int { self, exponent };
}

namespace pow_scalar_tensor_args {
enum : int { self, exponent, out };
}

namespace pow_tensor_scalar_args {
enum : int { self, exponent, out };
}

namespace pow_tensor_tensor_args {
enum : int { self, exponent, out };
}

}  // namespace pyaclnn::ops
