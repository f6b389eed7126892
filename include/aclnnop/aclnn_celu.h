/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_CELU_H
#define PYACLNN_ACLNNOP_ACLNN_CELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * self where it is positive, else alpha * (exp(self / alpha) - 1).
 * Computed in DOUBLE and rounded once; alpha counts as FLOAT. An alpha of 0 or NaN is refused with 161002.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCeluGetWorkspaceSize(
    const aclTensor* self, const aclScalar* alpha, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnCelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: self where it is positive, else alpha * (exp(self / alpha) - 1).
 * Computed in DOUBLE and rounded once; alpha counts as FLOAT. An alpha of 0 or NaN is refused with 161002.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceCeluGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* alpha,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceCelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_CELU_H */
