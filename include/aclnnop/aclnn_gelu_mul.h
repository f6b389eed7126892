/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GELU_MUL_H
#define PYACLNN_ACLNNOP_ACLNN_GELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GELU of the first half of input's last dim, times the second half.
 * GELU is taken by tanh or, where that isn't named, by the normal distribution, as exactly as aclnnGeluV2 does.
 * The last dim must have an even extent, which out has half of; there are no other limits to extents.
 *   input: in; FLOAT, FLOAT16, BFLOAT16; 2-8 dims
 *   approximateOptional: attribute; none or tanh; may be null
 *   out: out; FLOAT, FLOAT16, BFLOAT16; 2-8 dims
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMulGetWorkspaceSize(
    const aclTensor* input, char* approximateOptional, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GELU_MUL_H */
