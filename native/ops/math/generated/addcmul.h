// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace addcdiv_args {
enum : int { self, tensor1, tensor2, value, out };
}

namespace addcmul_args {
enum : int { self, tensor1, tensor2, value, out };
}

namespace inplace_addcdiv_args {
enum : int { selfRef, tensor1, tensor2, value };
}

namespace inplace_addcmul_args {
enum : int { selfRef, tensor1, tensor2, value };
}

namespace inplace_lerp_args {
enum : int { selfRef, end, weight };
}

namespace inplace_lerps_args {
enum : int { selfRef, end, weight };
}

namespace lerp_args {
enum : int { self, end, weight, out };
}

namespace lerps_args {
enum : int { self, end, weight, out };
}

}  // namespace pyaclnn::ops
