/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SOFT_MARGIN_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_SOFT_MARGIN_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Soft margin loss between self and targets of 1 and -1.
 * log(1 + exp(-target * self)) over the broadcast shape, which doesn't overflow. reduction is 0 (none), 1 (mean),
 * and anything else a sum.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduction0(reduction, self, target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftMarginLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftMarginLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SOFT_MARGIN_LOSS_H */
