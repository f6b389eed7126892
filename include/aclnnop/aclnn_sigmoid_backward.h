/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnSigmoid with respect to its input, from the forward's result.
 * gradOutput * output * (1 - output), also for complex numbers, where PyTorch takes the last two factors'
 * conjugate.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128
 *   output: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128; shape broadcast(gradOutput, output)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoidBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H */
