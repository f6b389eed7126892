/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NEG_H
#define PYACLNN_ACLNNOP_ACLNN_NEG_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: self with its sign changed.
 * Computed in self's dtype, to which out's must fit; the smallest integer stays as it is.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, COMPLEX64, COMPLEX128
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceNegGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceNeg(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * self with its sign changed.
 * Computed in self's dtype, to which out's must fit; the smallest integer stays as it is.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, COMPLEX64, COMPLEX128
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT8, COMPLEX64, COMPLEX128; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNegGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNeg(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NEG_H */
