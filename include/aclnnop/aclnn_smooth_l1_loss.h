/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Smooth L1 loss between self and target.
 * With d = self - target over the broadcast shape the loss is d^2 / (2 beta) where |d| < beta, else |d| - beta /
 * 2; beta 0 gives |d|. reduction is 0 (none: result has the broadcast shape), 1 (mean) or 2 (sum: result is one
 * element). The formula is that of PyTorch's smooth_l1_loss. Halves are computed in FLOAT and rounded once. An
 * empty input gives 0 for sum and NaN for mean.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute; 0..2
 *   beta: attribute; >=0
 *   result: out; FLOAT, FLOAT16, BFLOAT16; shape reduction(reduction, self, target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSmoothL1LossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* result,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSmoothL1Loss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H */
