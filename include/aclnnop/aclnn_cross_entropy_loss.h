/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cross entropy of logits against class indices, with the log probabilities.
 * input [N, C] of FLOAT, FLOAT16 or BFLOAT16, target [N], weightOptional [C]; logProbOut = input -
 * logsumexp(input) per row. With w the weight (or ones), s labelSmoothing and m_i 0 where target_i is ignoreIndex,
 * else 1: loss_i = -(1 - s) w[target_i] m_i logProb[i, target_i] - s / C m_i sum_j w_j logProb[i, j]. lossOut is
 * loss_i ("none"), their sum ("sum"), or the sum over sum_i w[target_i] m_i ("mean", also when null). The z-loss
 * arguments are accepted and ignored, as the interface documents, unless ACLNN_ZLOSS=1 is set: then lseForZlossOut
 * is the row's logsumexp and zlossOut its square times lseSquareScaleForZloss, reduced like the loss over sum_i
 * m_i. A target outside [0, C) that isn't ignoreIndex fails the task (507015). Formula: PyTorch's cross_entropy.
 *   input: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 *   target: in; INT64, INT32; shape [N]
 *   weightOptional: in; FLOAT; shape [C]; may be null
 *   reductionOptional: attribute; mean or sum or none; may be null
 *   ignoreIndex: attribute
 *   labelSmoothing: attribute; [0,1]
 *   lseSquareScaleForZloss: attribute
 *   returnZloss: attribute
 *   lossOut: out; FLOAT, FLOAT16, BFLOAT16
 *   logProbOut: out; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 *   zlossOut: out; FLOAT, FLOAT16, BFLOAT16; may be null
 *   lseForZlossOut: out; FLOAT, FLOAT16, BFLOAT16; may be null
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 561002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGetWorkspaceSize(
    const aclTensor* input, const aclTensor* target, const aclTensor* weightOptional, char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, bool returnZloss, const aclTensor* lossOut, const aclTensor* logProbOut, const aclTensor* zlossOut, const aclTensor* lseForZlossOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H */
