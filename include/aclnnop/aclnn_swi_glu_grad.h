/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SWI_GLU_GRAD_H
#define PYACLNN_ACLNNOP_ACLNN_SWI_GLU_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnSwiGlu with respect to its input.
 * With halves A and B of x and s = sigmoid(A), yGrad * B * s * (1 + A * (1 - s)) and yGrad * A * s, joined along
 * dim.
 *   yGrad: in; FLOAT, FLOAT16, BFLOAT16
 *   x: in; FLOAT, FLOAT16, BFLOAT16; 1-8 dims
 *   dim: attribute; dims(x)
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(x)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGluGradGetWorkspaceSize(
    const aclTensor* yGrad, const aclTensor* x, int64_t dim, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGluGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SWI_GLU_GRAD_H */
