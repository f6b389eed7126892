/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NLL_LOSS2D_H
#define PYACLNN_ACLNNOP_ACLNN_NLL_LOSS2D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Negative log likelihood of the classes in target, at every place of an image.
 * As aclnnNLLLoss with self [N, C, H, W] and target [N, H, W].
 *   self: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C, H, W]
 *   target: in; INT64, INT32, UINT8; shape [N, H, W]
 *   weight: in; FLOAT, FLOAT16, BFLOAT16; shape [C]
 *   reduction: attribute; 0..2
 *   ignoreIndex: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduction(reduction, target)
 *   totalWeightOut: out; FLOAT, FLOAT16, BFLOAT16; shape one()
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLoss2dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLoss2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NLL_LOSS2D_H */
