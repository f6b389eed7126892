/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnLeakyRelu with respect to its input.
 * gradOutput where self is positive, else negativeSlope * gradOutput. self may be the forward's input or, with
 * selfIsResult, its result; a negative slope is then refused with 161002, since the result doesn't tell the
 * input's sign.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE
 *   negativeSlope: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   selfIsResult: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape broadcast(gradOutput, self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclScalar* negativeSlope, bool selfIsResult, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyReluBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H */
