// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace cross_entropy_loss_args {
enum : int { input, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, returnZloss, lossOut, logProbOut, zlossOut, lseForZlossOut };
}

namespace cross_entropy_loss_grad_args {
enum : int { gradLoss, logProb, target, weightOptional, gradZlossOptional, lseForZlossOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, out };
}

}  // namespace pyaclnn::ops
