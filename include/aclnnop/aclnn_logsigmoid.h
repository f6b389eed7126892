/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_H
#define PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Logarithm of sigmoid(self).
 * Taken as min(self, 0) - log(1 + exp(-|self|)), which doesn't overflow.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoid(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * Logarithm of sigmoid(self); buffer isn't used.
 * The same as aclnnLogSigmoid. buffer may have any shape and dtype or be null, and is neither read nor written.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 *   buffer: in; may be null
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, aclTensor* buffer,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidForward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LOGSIGMOID_H */
