/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SELU_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_SELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnSelu with respect to its input, from the forward's result.
 * gradOutput * 1.0507009873554805 where result is positive, else gradOutput * (result + 1.7580993408473766).
 * Integers are computed in DOUBLE, cut towards zero and kept in their range.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   result: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8; shape same(gradOutput)
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16, INT32, INT8; shape same(gradOutput)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* result, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSeluBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SELU_BACKWARD_H */
