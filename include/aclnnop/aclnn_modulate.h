/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MODULATE_H
#define PYACLNN_ACLNNOP_ACLNN_MODULATE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * self * (1 + scaleOptional) + shiftOptional for every step of a sequence.
 * Despite their names scaleOptional and shiftOptional must be there. With a self of no elements they may not have
 * any. Halves are computed in FLOAT and rounded once.
 *   self: in; FLOAT, FLOAT16, BFLOAT16; shape [B, L, D]
 *   scaleOptional: in; FLOAT, FLOAT16, BFLOAT16; shape [B, 1?, D]; null gives 161002
 *   shiftOptional: in; FLOAT, FLOAT16, BFLOAT16; shape [B, 1?, D]; null gives 161002
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape [B, L, D]; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnModulateGetWorkspaceSize(
    const aclTensor* self, const aclTensor* scaleOptional, const aclTensor* shiftOptional, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnModulate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MODULATE_H */
