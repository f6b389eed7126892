/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Negative log likelihood of label sequences whose alignment to the frames is unknown (CTC), one a sample.
 * logProbs [T, N, C], or [T, C] of one sample, are log probabilities of classes; targets are the labels, [N, S] or
 * those of all samples one after another. A sample's states are its labels with blanks before, between and after
 * them; logAlphaOut[n, t, s] is the log of the probability of frames 0 to t on all paths that end in state s. Its
 * last extent is 2 * max(targetlengths) + 1, rounded up to a multiple of eight on products other than the 950;
 * what lies beyond a sample's frames and states is -inf. negLogLikelihoodOut [N] (or [] for one sample) is -log of
 * the sum of the probabilities of the last two states at the last frame: inf where labels don't fit into the
 * frames, or 0 with zeroInfinity. Computed in DOUBLE and rounded once. Lengths, blank and shapes that don't fit
 * give 161002; a label that is no class fails on the stream (507015).
 *   logProbs: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; 2-3 dims
 *   targets: in; FLOAT, FLOAT16, INT64, INT32, BOOL; 1-2 dims
 *   inputLengths: attribute
 *   targetlengths: attribute
 *   blank: attribute
 *   zeroInfinity: attribute
 *   negLogLikelihoodOut: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE; 0-1 dims
 *   logAlphaOut: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE; 3 dims
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCtcLossGetWorkspaceSize(
    const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetlengths, int64_t blank, bool zeroInfinity, aclTensor* negLogLikelihoodOut, aclTensor* logAlphaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCtcLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CTC_LOSS_H */
