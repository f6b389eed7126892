/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MISH_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_MISH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnMish with respect to its input.
 * gradOutput * (t + self * sigmoid(self) * (1 - t^2)), t = tanh(log(1 + exp(self))); in DOUBLE, rounded once.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16; shape broadcast(gradOutput, self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMishBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MISH_BACKWARD_H */
