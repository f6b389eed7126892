/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SQUARED_RELU_H
#define PYACLNN_ACLNNOP_ACLNN_SQUARED_RELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Square of the larger one of input and 0.
 * Halves are computed in FLOAT and rounded once; NaN stays NaN.
 *   input: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(input)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSquaredReluGetWorkspaceSize(
    const aclTensor* input, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSquaredRelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SQUARED_RELU_H */
