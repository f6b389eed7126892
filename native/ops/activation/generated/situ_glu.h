// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace situ_glu_args {
enum : int { x, dim, beta, linearBeta, activateLeft, out };
}

namespace situ_glu_grad_args {
enum : int { gradY, x, dim, beta, linearBeta, activateLeft, out };
}

}  // namespace pyaclnn::ops
