// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace ctc_loss_args {
enum : int { logProbs, targets, inputLengths, targetlengths, blank, zeroInfinity, negLogLikelihoodOut, logAlphaOut };
}

namespace ctc_loss_backward_args {
enum : int { gradOut, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, out };
}

}  // namespace pyaclnn::ops
