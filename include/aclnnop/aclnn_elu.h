/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ELU_H
#define PYACLNN_ACLNNOP_ACLNN_ELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * scale * self where self is positive, else alpha * scale * (exp(inputScale * self) - 1).
 * FLOAT and halves are computed in DOUBLE and rounded once; the scalars count as FLOAT. Where alpha or inputScale
 * isn't finite, the second formula is -alpha * scale instead.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   scale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   inputScale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluGetWorkspaceSize(
    const aclTensor* self, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnElu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: scale * self where self is positive, else alpha * scale * (exp(inputScale * self) - 1).
 * FLOAT and halves are computed in DOUBLE and rounded once; the scalars count as FLOAT. Where alpha or inputScale
 * isn't finite, the second formula is -alpha * scale instead.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE
 *   alpha: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   scale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   inputScale: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceEluGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceElu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ELU_H */
