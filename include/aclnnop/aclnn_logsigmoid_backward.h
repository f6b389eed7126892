/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnLogSigmoid with respect to its input; buffer isn't used.
 * gradOutput / (1 + exp(self)). buffer must be there, but may have any shape and dtype and isn't read.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   self: in; FLOAT, FLOAT16, BFLOAT16; shape same(gradOutput)
 *   buffer: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64, BOOL,
 *       COMPLEX64, COMPLEX128
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16; shape same(gradOutput)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* buffer, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H */
