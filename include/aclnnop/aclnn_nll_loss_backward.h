/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of the negative log likelihood with respect to self.
 * -gradOutput * weight[target] at the target of every row, divided by totalWeight for reduction 1 (mean); 0
 * elsewhere and for ignoreIndex. gradOutput is as target for reduction 0, else one element. A target that names no
 * class fails on the stream (507015).
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16; shape reduction(reduction, target)
 *   self: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C] or [C]
 *   target: in; INT64, INT32, UINT8; shape [N] or []
 *   weight: in; FLOAT, FLOAT16, BFLOAT16; shape [C]
 *   reduction: attribute; 0..2
 *   ignoreIndex: attribute
 *   totalWeight: in; FLOAT, FLOAT16, BFLOAT16; shape one()
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H */
