/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ELU_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_ELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnElu with respect to its input, from that input or from the forward's result.
 * gradOutput * scale where selfOrResult is positive. Else, from the input, gradOutput * inputScale * alpha * scale
 * * exp(inputScale * input), and from the result gradOutput * inputScale * (result + alpha * scale); a negative
 * alpha is then refused with 161002. Computed in DOUBLE and rounded once; the scalars count as FLOAT.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   scale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   inputScale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   isResult: attribute
 *   selfOrResult: in; FLOAT, FLOAT16, BFLOAT16; shape same(gradOutput)
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16; shape same(gradOutput)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, bool isResult, const aclTensor* selfOrResult, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ELU_BACKWARD_H */
