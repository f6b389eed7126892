/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_THRESHOLD_H
#define PYACLNN_ACLNNOP_ACLNN_THRESHOLD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: self where it is above threshold, else value.
 * Both scalars are converted to self's dtype first. NaN stays NaN, as in PyTorch. INT32 is exact, where an Atlas
 * A2 is so up to 2^24 only.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   threshold: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceThresholdGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* threshold, const aclScalar* value,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceThreshold(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * self where it is above threshold, else value.
 * Both scalars are converted to self's dtype first. NaN stays NaN, as in PyTorch. INT32 is exact, where an Atlas
 * A2 is so up to 2^24 only.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8
 *   threshold: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   value: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT16, INT8, UINT8; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnThresholdGetWorkspaceSize(
    const aclTensor* self, const aclScalar* threshold, const aclScalar* value, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnThreshold(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_THRESHOLD_H */
