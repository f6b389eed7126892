/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GELU_V2_H
#define PYACLNN_ACLNNOP_ACLNN_GELU_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GELU by tanh where approximate is 1, else by the normal distribution.
 * The tail of the distribution keeps its digits, to 2.2 ULP above -1 and 4.2 ULP below; GELU by tanh is computed
 * in DOUBLE and rounded once. Negative infinity gives NaN, as in PyTorch.
 *   x: in; FLOAT, FLOAT16, BFLOAT16
 *   approximate: attribute
 *   y: out; FLOAT, FLOAT16, BFLOAT16; shape same(x)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluV2GetWorkspaceSize(
    const aclTensor* x, int64_t approximate, aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GELU_V2_H */
