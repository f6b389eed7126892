/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of the squared error with respect to self.
 * 2 * (self - target) * gradOutput, for reduction 1 (mean) divided by the number of elements of self, also where
 * self is broadcast. Nothing is summed over broadcast dims.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute; 0..2
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape broadcast(gradOutput, self, target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLossBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MSE_LOSS_BACKWARD_H */
