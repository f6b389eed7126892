/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ADD_V3_H
#define PYACLNN_ACLNNOP_ACLNN_ADD_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sum of a host scalar self and alpha * other.
 * A floating other is computed in FLOAT and rounded once; an integer one in FLOAT where self is floating.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   other: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT32, INT8; shape same(other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddV3GetWorkspaceSize(
    const aclScalar* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on other: sum of a host scalar self and alpha * other.
 * Despite its name the scalar selfRef is only read; the result overwrites other.
 *   selfRef: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   other: inout; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddV3GetWorkspaceSize(
    const aclScalar* selfRef, const aclTensor* other, const aclScalar* alpha,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ADD_V3_H */
