/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H
#define PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of the cross entropy with respect to the logits, from the log probabilities.
 * logProb [N, C], target [N], weightOptional [C], gradLoss [N] for "none", else one element. With w the weight (or
 * ones), m_i 0 where target_i is ignoreIndex, else 1, W = sum_i w[target_i] m_i for "mean" (also when null), else
 * 1, s labelSmoothing and g_i gradLoss: nll_i = g_i (1 - s) / W m_i w[target_i], sm_i = g_i s / (C W) m_i, and
 * out_ij = exp(logProb_ij) (nll_i + sm_i sum_k w_k) - [j = target_i] nll_i - sm_i w_j. When every target is
 * ignored, "mean" gives NaN, as the formula does (PyTorch gives 0). The z-loss arguments are accepted and ignored,
 * as the interface documents, unless ACLNN_ZLOSS=1 is set: then out_ij += exp(logProb_ij) * 2
 * lseSquareScaleForZloss lse_i m_i (gradLoss + gradZloss)_i, for "mean" over sum_i m_i. A target outside [0, C)
 * that isn't ignoreIndex fails the task (507015). Formula: derivative of PyTorch's cross_entropy.
 *   gradLoss: in; FLOAT, FLOAT16, BFLOAT16
 *   logProb: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 *   target: in; INT64; shape [N]
 *   weightOptional: in; FLOAT; shape [C]; may be null
 *   gradZlossOptional: in; FLOAT, FLOAT16, BFLOAT16; may be null
 *   lseForZlossOptional: in; FLOAT, FLOAT16, BFLOAT16; may be null
 *   reductionOptional: attribute; mean or sum or none; may be null
 *   ignoreIndex: attribute
 *   labelSmoothing: attribute; [0,1]
 *   lseSquareScaleForZloss: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 561002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor* gradLoss, const aclTensor* logProb, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* gradZlossOptional, const aclTensor* lseForZlossOptional, char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H */
