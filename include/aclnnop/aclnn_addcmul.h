/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ADDCMUL_H
#define PYACLNN_ACLNNOP_ACLNN_ADDCMUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sum of self and value * tensor1 * tensor2 over the broadcast shape.
 * Computed in the dtype that the tensors promote to, which may not be INT16; halves in FLOAT, rounded once;
 * integers wrap. value must convert to that dtype and that dtype to out's.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   tensor1: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   tensor2: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8; shape broadcast(self, tensor1, tensor2)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddcmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddcmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: sum of self and value * tensor1 * tensor2 over the broadcast shape.
 * Computed in the dtype that the tensors promote to, which may not be INT16; halves in FLOAT, rounded once;
 * integers wrap. value must convert to that dtype and that dtype to out's.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8; shape broadcast(selfRef, tensor1,
 *       tensor2)
 *   tensor1: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   tensor2: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, UINT8
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcmulGetWorkspaceSize(
    const aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ADDCMUL_H */
