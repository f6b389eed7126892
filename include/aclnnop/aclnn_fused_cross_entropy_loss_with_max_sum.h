/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_FUSED_CROSS_ENTROPY_LOSS_WITH_MAX_SUM_H
#define PYACLNN_ACLNNOP_ACLNN_FUSED_CROSS_ENTROPY_LOSS_WITH_MAX_SUM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cross entropy from the logits' maxima, sums of exponentials and targets, and the softmax of a part of the
 * logits.
 * lossOut = log(sumExpLogits) - predictedLogits; where logits are given, softMaxOutOptional = exp(logits -
 * logitsMax[:, None]) / sumExpLogits[:, None], else it isn't written. labelSmoothing must be 0; inputOptional and
 * weightOptional are ignored.
 *   logitsMax: in; FLOAT; shape [N]
 *   sumExpLogits: in; FLOAT; shape [N]
 *   predictedLogits: in; FLOAT; shape [N]
 *   labelSmoothing: attribute; [0,0]
 *   inputOptional: in; may be null
 *   weightOptional: in; may be null
 *   vocabParallelLogitsOptional: in; FLOAT, FLOAT16, BFLOAT16; shape [N, V]; may be null
 *   lossOut: out; FLOAT; shape [N]
 *   softMaxOutOptional: out; FLOAT; shape [N, V]; may be null
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(
    const aclTensor* logitsMax, const aclTensor* sumExpLogits, const aclTensor* predictedLogits, float labelSmoothing, const aclTensor* inputOptional, const aclTensor* weightOptional, const aclTensor* vocabParallelLogitsOptional, aclTensor* lossOut, aclTensor* softMaxOutOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnFusedCrossEntropyLossWithMaxSum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_FUSED_CROSS_ENTROPY_LOSS_WITH_MAX_SUM_H */
