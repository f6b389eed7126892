/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NORM_H
#define PYACLNN_ACLNNOP_ACLNN_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Vector norm over dims.
 * (sum |x|^p)^(1/p) over dim (all dims when the list is empty), p being pScalar as FLOAT: for infinity the largest
 * |x|, for its negative the smallest, for 0 the number of elements other than 0. Sums are kept in DOUBLE. The norm
 * of no elements is 0. Before the 950 the largest and smallest INT32 mean infinity, too.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   pScalar: in
 *   dim: attribute; dims(self, unique)
 *   keepdim: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduced(self, dim, keepdim)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* pScalar, const aclIntArray* dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NORM_H */
