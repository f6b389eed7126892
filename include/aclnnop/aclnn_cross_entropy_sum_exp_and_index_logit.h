/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_SUM_EXP_AND_INDEX_LOGIT_H
#define PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_SUM_EXP_AND_INDEX_LOGIT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What one process adds to the cross entropy over a vocabulary of which it has the part from vocabStartIndex on.
 * vocabParallelLogits [N, V] or [S, B, V], target and globalLogitsMax of its shape without V, V = vocabEndIndex -
 * vocabStartIndex. targetMaskOut is 1 where target is outside [vocabStartIndex, vocabEndIndex), else 0;
 * targetOffsetOut = target - vocabStartIndex and predictedLogitsOut = logits[targetOffsetOut] - globalLogitsMax,
 * both 0 where masked; expLogitsOut = exp(logits - globalLogitsMax), sumExpLogitsOut its sums over V. There are 1
 * to 32 * 1024 targets, and V is 16 to 200 * 1024, a multiple of 8 (FLOAT) or 16 (BFLOAT16); else 161002.
 *   vocabParallelLogits: in; FLOAT, BFLOAT16; 2-3 dims
 *   target: in; INT32; 1-2 dims
 *   globalLogitsMax: in; FLOAT, BFLOAT16; 1-2 dims; shape same(target)
 *   vocabStartIndex: attribute
 *   vocabEndIndex: attribute
 *   predictedLogitsOut: out; FLOAT; 1-2 dims; shape same(target)
 *   sumExpLogitsOut: out; FLOAT; 1-2 dims; shape same(target)
 *   expLogitsOut: out; FLOAT; 2-3 dims; shape same(vocabParallelLogits)
 *   targetOffsetOut: out; INT32; 1-2 dims; shape same(target)
 *   targetMaskOut: out; INT32; 1-2 dims; shape same(target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropySumExpAndIndexLogitGetWorkspaceSize(
    const aclTensor* vocabParallelLogits, const aclTensor* target, const aclTensor* globalLogitsMax, int64_t vocabStartIndex, int64_t vocabEndIndex, const aclTensor* predictedLogitsOut, const aclTensor* sumExpLogitsOut, const aclTensor* expLogitsOut, const aclTensor* targetOffsetOut, const aclTensor* targetMaskOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropySumExpAndIndexLogit(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_SUM_EXP_AND_INDEX_LOGIT_H */
