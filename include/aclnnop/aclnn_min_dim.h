/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MIN_DIM_H
#define PYACLNN_ACLNNOP_ACLNN_MIN_DIM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Minimum along one dim and its index.
 * The minimum along dim and the index of the first one; NaN, where there is one, is the minimum. When self has no
 * elements nothing is written.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, BOOL
 *   dim: attribute; dims(self)
 *   keepdim: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, BOOL; shape reduced_or_one(self, dim, keepdim)
 *   indices: out; INT64, INT32; shape reduced_or_one(self, dim, keepdim)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MIN_DIM_H */
