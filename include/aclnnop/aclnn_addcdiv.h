/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ADDCDIV_H
#define PYACLNN_ACLNNOP_ACLNN_ADDCDIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sum of self and value * (tensor1 / tensor2) over the broadcast shape.
 * Computed in the dtype that the tensors promote to, halves in FLOAT, rounded once. The quotient of INT64 is
 * truncated, and 0 where tensor2 is 0. value must convert to that dtype and that dtype to out's.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   tensor1: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   tensor2: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64; shape broadcast(self, tensor1, tensor2)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddcdivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddcdiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: sum of self and value * (tensor1 / tensor2) over the broadcast shape.
 * Computed in the dtype that the tensors promote to, halves in FLOAT, rounded once. The quotient of INT64 is
 * truncated, and 0 where tensor2 is 0. value must convert to that dtype and that dtype to out's.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64; shape broadcast(selfRef, tensor1, tensor2)
 *   tensor1: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   tensor2: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(
    const aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcdiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ADDCDIV_H */
