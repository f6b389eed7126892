// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace binary_cross_entropy_args {
enum : int { self, target, weight, reduction, out };
}

namespace binary_cross_entropy_backward_args {
enum : int { gradOutput, self, target, weightOptional, reduction, out };
}

namespace binary_cross_entropy_with_logits_args {
enum : int { self, target, weightOptional, posWeightOptional, reduction, out };
}

namespace binary_cross_entropy_with_logits_backward_args {
enum : int { gradOutput, self, target, weightOptional, posWeightOptional, reduction, out };
}

namespace binary_cross_entropy_with_logits_target_backward_args {
enum : int { gradOutput, self, target, weightOptional, posWeightOptional, reduction, gradTarget };
}

namespace l1_loss_args {
enum : int { self, target, reduction, out };
}

namespace l1_loss_backward_args {
enum : int { gradOutput, self, target, reduction, gradInput };
}

namespace mse_loss_args {
enum : int { self, target, reduction, out };
}

namespace mse_loss_backward_args {
enum : int { gradOutput, self, target, reduction, out };
}

namespace soft_margin_loss_args {
enum : int { self, target, reduction, out };
}

namespace soft_margin_loss_backward_args {
enum : int { gradOutput, self, target, reduction, out };
}

}  // namespace pyaclnn::ops
