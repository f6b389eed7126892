/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_KL_DIV_TARGET_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_KL_DIV_TARGET_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of the Kullback-Leibler divergence with respect to target.
 * gradOutput * (log(target) + 1 - self) or, with logTarget, gradOutput * exp(target) * (target + 1 - self), summed
 * over dims along which target was broadcast; reductions as in aclnnKlDivBackward. A target of 0 gives an
 * infinity.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute
 *   logTarget: attribute
 *   gradTarget: out; FLOAT, FLOAT16, BFLOAT16; shape same(target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivTargetBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* gradTarget,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivTargetBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_KL_DIV_TARGET_BACKWARD_H */
