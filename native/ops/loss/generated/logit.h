// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace logit_args {
enum : int { input, eps, out };
}

namespace logit_grad_args {
enum : int { x, dy, eps, out };
}

}  // namespace pyaclnn::ops
