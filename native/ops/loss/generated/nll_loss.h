// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace nll_loss_args {
enum : int { self, target, weight, reduction, ignoreIndex, out, totalWeightOut };
}

namespace nll_loss2d_args {
enum : int { self, target, weight, reduction, ignoreIndex, out, totalWeightOut };
}

namespace nll_loss2d_backward_args {
enum : int { gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out };
}

namespace nll_loss_backward_args {
enum : int { gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out };
}

}  // namespace pyaclnn::ops
