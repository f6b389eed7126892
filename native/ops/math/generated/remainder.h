// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace fmod_scalar_args {
enum : int { self, other, out };
}

namespace fmod_tensor_args {
enum : int { self, other, out };
}

namespace inplace_fmod_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_fmod_tensor_args {
enum : int { selfRef, other };
}

namespace inplace_remainder_tensor_scalar_args {
enum : int { selfRef, other };
}

namespace inplace_remainder_tensor_tensor_args {
enum : int { selfRef, other };
}

namespace remainder_scalar_tensor_args {
enum : int { self, other, out };
}

namespace remainder_tensor_scalar_args {
enum : int { self, other, out };
}

namespace remainder_tensor_tensor_args {
enum : int { self, other, out };
}

}  // namespace pyaclnn::ops
