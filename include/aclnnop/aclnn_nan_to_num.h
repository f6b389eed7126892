/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NAN_TO_NUM_H
#define PYACLNN_ACLNNOP_ACLNN_NAN_TO_NUM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: self with NaN, infinity and -infinity replaced by nan, posinf and neginf.
 * A replacement is rounded to self's dtype, and may become infinite by that. Integers and BOOL are copied.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   nan: attribute
 *   posinf: attribute
 *   neginf: attribute
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceNanToNumGetWorkspaceSize(
    aclTensor* selfRef, float nan, float posinf, float neginf,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceNanToNum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * self with NaN, infinity and -infinity replaced by nan, posinf and neginf.
 * A replacement is rounded to self's dtype, and may become infinite by that. Integers and BOOL are copied.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   nan: attribute
 *   posinf: attribute
 *   neginf: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8, BOOL; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanToNumGetWorkspaceSize(
    const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanToNum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NAN_TO_NUM_H */
