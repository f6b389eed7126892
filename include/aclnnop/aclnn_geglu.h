/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GEGLU_H
#define PYACLNN_ACLNNOP_ACLNN_GEGLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * First half of self along dim times the GELU of the second half, which is an output too.
 * GELU is taken by the normal distribution (0) or by tanh (1). dim must have an even extent, which the outputs
 * have half of. GELU is as exact as aclnnGeluV2's. A self without dims succeeds, and nothing is written.
 *   self: in; FLOAT, FLOAT16, BFLOAT16; 1-8 dims
 *   dim: attribute; dims(self)
 *   approximate: attribute; 0..1
 *   out: out; FLOAT, FLOAT16, BFLOAT16
 *   outGelu: out; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluGetWorkspaceSize(
    const aclTensor* self, int64_t dim, int64_t approximate, aclTensor* out, aclTensor* outGelu,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGlu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * One half of self along dim times the GELU of the other half, which is an output too.
 * The second half is activated, or with activateLeft the first. All else is as in aclnnGeGlu.
 *   self: in; FLOAT, FLOAT16, BFLOAT16; 1-8 dims
 *   dim: attribute; dims(self)
 *   approximate: attribute; 0..1
 *   activateLeft: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16
 *   outGelu: out; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3GetWorkspaceSize(
    const aclTensor* self, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* out, aclTensor* outGelu,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GEGLU_H */
