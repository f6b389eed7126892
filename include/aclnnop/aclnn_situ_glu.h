/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SITU_GLU_H
#define PYACLNN_ACLNNOP_ACLNN_SITU_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * beta * tanh(gate / beta) * sigmoid(gate) * up, gate and up being the halves of x along dim.
 * gate is the second half unless activateLeft. With a positive linearBeta, linearBeta * tanh(up / linearBeta)
 * takes the place of up. dim must have an even extent, which out has half of. Computed in DOUBLE and rounded once.
 *   x: in; FLOAT, FLOAT16, BFLOAT16; 1-8 dims
 *   dim: attribute; dims(x)
 *   beta: attribute
 *   linearBeta: attribute
 *   activateLeft: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGluGetWorkspaceSize(
    const aclTensor* x, int64_t dim, double beta, double linearBeta, bool activateLeft, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGlu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SITU_GLU_H */
