/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_SCALAR_H
#define PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_SCALAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The bits that are set in both of self and the host scalar other.
 * Both are widened to the dtype that they promote to, the scalar being of the dtype it has; out gets the result
 * converted.
 *   self: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 *   other: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: the bits that are set in both of self and the host scalar other.
 * Both are widened to the dtype that they promote to, the scalar being of the dtype it has; out gets the result
 * converted.
 *   selfRef: inout; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 *   other: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBitwiseAndScalarGetWorkspaceSize(
    const aclTensor* selfRef, const aclScalar* other,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBitwiseAndScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_SCALAR_H */
