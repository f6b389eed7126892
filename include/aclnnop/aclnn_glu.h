/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GLU_H
#define PYACLNN_ACLNNOP_ACLNN_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * First half of self along dim times the sigmoid of the second half.
 * dim must have an even extent, which out has half of. Computed in self's dtype, halves in FLOAT.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE; 1-8 dims
 *   dim: attribute; dims(self)
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GLU_H */
