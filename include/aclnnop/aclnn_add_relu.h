/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ADD_RELU_H
#define PYACLNN_ACLNNOP_ACLNN_ADD_RELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Larger one of 0 and self + alpha * other over the broadcast shape.
 * Halves are computed in FLOAT and rounded once. NaN stays NaN; integers wrap before they are compared with 0.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   other: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8; shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddReluGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclScalar* alpha, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddRelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: larger one of 0 and self + alpha * other over the broadcast shape.
 * Halves are computed in FLOAT and rounded once. NaN stays NaN; integers wrap before they are compared with 0.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8; shape broadcast(selfRef, other)
 *   other: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* other, aclScalar* alpha,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddRelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ADD_RELU_H */
