/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SLICE_V2_H
#define PYACLNN_ACLNNOP_ACLNN_SLICE_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The elements from starts[i] to before ends[i] along dim axes[i], every steps[i]-th, for each i.
 * The lists have one length and axes are different dims. Starts and ends count from the end when negative, and are
 * brought into range, as Python does; steps are at least 1.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8, UINT8, BOOL; 1-8 dims
 *   starts: attribute
 *   ends: attribute
 *   axes: attribute
 *   steps: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8, UINT8, BOOL
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceV2GetWorkspaceSize(
    const aclTensor* self, const aclIntArray* starts, const aclIntArray* ends, const aclIntArray* axes, const aclIntArray* steps, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SLICE_V2_H */
