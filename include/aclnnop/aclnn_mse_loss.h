/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Squared error between self and target.
 * (self - target)^2 over the broadcast shape. reduction is 0 (none: out has the broadcast shape), 1 (mean) or 2
 * (sum: out has no dims). Halves are computed in FLOAT and rounded once. An empty input gives 0 for sum and NaN
 * for mean.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute; 0..2
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduction0(reduction, self, target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_H */
