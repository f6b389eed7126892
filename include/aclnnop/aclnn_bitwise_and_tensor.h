/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_TENSOR_H
#define PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The bits that are set in both of self and other, over the broadcast shape.
 * Integers are widened to the dtype that self and other promote to; two BOOL give whether both are true.
 *   self: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 *   other: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 *   out: out; INT64, INT32, INT16, INT8, UINT8, UINT16, UINT32, UINT64, BOOL; shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: the bits that are set in both of self and other, over the broadcast shape.
 * Integers are widened to the dtype that self and other promote to; two BOOL give whether both are true.
 *   selfRef: inout; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL; shape broadcast(selfRef, other)
 *   other: in; INT64, INT32, INT16, INT8, UINT8, UINT16, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBitwiseAndTensorGetWorkspaceSize(
    const aclTensor* selfRef, const aclTensor* other,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBitwiseAndTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_BITWISE_AND_TENSOR_H */
