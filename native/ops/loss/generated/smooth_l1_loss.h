// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace smooth_l1_loss_args {
enum : int { self, target, reduction, beta, result };
}

namespace smooth_l1_loss_backward_args {
enum : int { gradOut, self, target, reduction, beta, gradInput };
}

}  // namespace pyaclnn::ops
