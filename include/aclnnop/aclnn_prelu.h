/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_PRELU_H
#define PYACLNN_ACLNNOP_ACLNN_PRELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * self where it is positive, else weight * self.
 * weight has one element, or one for every channel, which are dim 1 of self, in any shape; other numbers are
 * refused with 161002, and so are several for a self of fewer than two dims. Computed in the dtype that self and
 * weight promote to, halves in FLOAT. An empty self or weight succeeds and writes nothing.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   weight: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPreluGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnPrelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_PRELU_H */
