// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace kl_div_args {
enum : int { self, target, reduction, logTarget, out };
}

namespace kl_div_backward_args {
enum : int { gradOutput, self, target, reduction, logTarget, out };
}

namespace kl_div_target_backward_args {
enum : int { gradOutput, self, target, reduction, logTarget, gradTarget };
}

}  // namespace pyaclnn::ops
