// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace fatrelu_mul_args {
enum : int { input, threshold, out };
}

namespace glu_args {
enum : int { self, dim, out };
}

namespace glu_backward_args {
enum : int { gradOut, self, dim, out };
}

namespace swi_glu_args {
enum : int { x, dim, out };
}

namespace swi_glu_grad_args {
enum : int { yGrad, x, dim, out };
}

}  // namespace pyaclnn::ops
