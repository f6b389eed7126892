// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace add_args {
enum : int { self, other, alpha, out };
}

namespace add_relu_args {
enum : int { self, other, alpha, out };
}

namespace add_v3_args {
enum : int { self, other, alpha, out };
}

namespace adds_args {
enum : int { self, other, alpha, out };
}

namespace inplace_add_args {
enum : int { selfRef, other, alpha };
}

namespace inplace_add_relu_args {
enum : int { selfRef, other, alpha };
}

namespace inplace_add_v3_args {
enum : int { selfRef, other, alpha };
}

namespace inplace_adds_args {
enum : int { selfRef, other, alpha };
}

namespace inplace_sub_args {
enum : int { selfRef, other, alpha };
}

namespace inplace_subs_args {
enum : int { selfRef, other, alpha };
}

namespace rsub_args {
enum : int { self, other, alpha, out };
}

namespace rsubs_args {
enum : int { self, other, alpha, out };
}

namespace sub_args {
enum : int { self, other, alpha, out };
}

namespace subs_args {
enum : int { self, other, alpha, out };
}

}  // namespace pyaclnn::ops
