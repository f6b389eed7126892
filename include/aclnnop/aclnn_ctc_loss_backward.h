/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of the CTC loss with respect to the scores whose log softmax logProbs is.
 * As aclnnCtcLoss, from its outputs: out[t, n, c] = gradOut[n] * (exp(logProbs[t, n, c]) - p), where p is the
 * probability that sample n is in a state of class c at frame t, given its labels: the sum over these states of
 * exp(logAlpha + log beta + negLogLikelihood - logProbs), beta being alpha of the frames from the last one back to
 * t. logAlpha may have any number of states from 2 * max(targetLengths) + 1 on. Frames beyond a sample's length
 * get 0, and so do samples without any path (negLogLikelihood is inf, or logAlpha ends with -inf) when
 * zeroInfinity is set; without it they get NaN, and so does a class whose log probability is -inf, as in torch.
 * The sums are computed in DOUBLE, the rest in FLOAT, or DOUBLE for DOUBLE.
 *   gradOut: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape [N]
 *   logProbs: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape [T, N, C]
 *   targets: in; FLOAT, FLOAT16, INT64, INT32, BOOL; 1-2 dims
 *   inputLengths: attribute
 *   targetLengths: attribute
 *   negLogLikelihood: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape [N]
 *   logAlpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape [N, T, W]
 *   blank: attribute
 *   zeroInfinity: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE; 3 dims; shape same(logProbs)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCtcLossBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetLengths, const aclTensor* negLogLikelihood, const aclTensor* logAlpha, int64_t blank, bool zeroInfinity, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCtcLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H */
