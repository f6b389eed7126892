/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_FATRELU_MUL_H
#define PYACLNN_ACLNNOP_ACLNN_FATRELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * First half of input's last dim where it is at least threshold, else 0, times the second half.
 * The last dim must have an even extent, which out has half of; there are no other limits to extents.
 *   input: in; FLOAT, FLOAT16, BFLOAT16; 2-8 dims
 *   threshold: in; FLOAT, FLOAT16, BFLOAT16; shape one()
 *   out: out; FLOAT, FLOAT16, BFLOAT16; 2-8 dims
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMulGetWorkspaceSize(
    const aclTensor* input, const aclTensor* threshold, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_FATRELU_MUL_H */
