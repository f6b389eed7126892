/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MASKED_SCALE_H
#define PYACLNN_ACLNNOP_ACLNN_MASKED_SCALE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * self * mask * scale, the mask being multiplied as the number that it is.
 * Computed in FLOAT and rounded once.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   mask: in; FLOAT, FLOAT16, INT8, UINT8; shape same(self)
 *   scale: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedScaleGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, float scale, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedScale(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MASKED_SCALE_H */
