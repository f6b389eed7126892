/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LERP_TENSOR_H
#define PYACLNN_ACLNNOP_ACLNN_LERP_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: point between self and end: self + weight * (end - self) over the broadcast shape.
 * Computed in FLOAT by this formula for every weight, and rounded once: a weight of 1 may miss end by a rounding
 * of end - self.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16; shape broadcast(selfRef, end, weight)
 *   end: in; FLOAT, FLOAT16, BFLOAT16
 *   weight: in; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerpGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* end, const aclTensor* weight,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * Point between self and end: self + weight * (end - self) over the broadcast shape.
 * Computed in FLOAT by this formula for every weight, and rounded once: a weight of 1 may miss end by a rounding
 * of end - self.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   end: in; FLOAT, FLOAT16, BFLOAT16
 *   weight: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape broadcast(self, end, weight)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerpGetWorkspaceSize(
    const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LERP_TENSOR_H */
