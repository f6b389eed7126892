// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace cross_entropy_sum_exp_and_index_logit_args {
enum : int { vocabParallelLogits, target, globalLogitsMax, vocabStartIndex, vocabEndIndex, predictedLogitsOut, sumExpLogitsOut, expLogitsOut, targetOffsetOut, targetMaskOut };
}

namespace fused_cross_entropy_loss_with_max_sum_args {
enum : int { logitsMax, sumExpLogits, predictedLogits, labelSmoothing, inputOptional, weightOptional, vocabParallelLogitsOptional, lossOut, softMaxOutOptional };
}

namespace softmax_cross_entropy_with_logits_args {
enum : int { features, labels, loss, backprop };
}

}  // namespace pyaclnn::ops
