/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SLICE_H
#define PYACLNN_ACLNNOP_ACLNN_SLICE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The elements from start to before end along dim, every step-th.
 * start and end count from the end when negative, and are brought into range, as Python does; step is at least 1.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8, UINT8, BOOL; 1-8 dims
 *   dim: attribute
 *   start: attribute
 *   end: attribute
 *   step: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8, UINT8, BOOL; 1-8 dims
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceGetWorkspaceSize(
    const aclTensor* self, int64_t dim, int64_t start, int64_t end, int64_t step, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSlice(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SLICE_H */
