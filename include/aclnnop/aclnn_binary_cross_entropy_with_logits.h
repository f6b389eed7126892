/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_H
#define PYACLNN_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cross entropy between sigmoid(self) and target.
 * -weight * (posWeight * target * log(sigmoid(self)) + (1 - target) * log(sigmoid(-self))); null weights are 1,
 * others broadcast to self. reduction is 0 (none), 1 (mean) or 2 (sum).
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 *   weightOptional: in; FLOAT, FLOAT16, BFLOAT16; may be null
 *   posWeightOptional: in; FLOAT, FLOAT16, BFLOAT16; may be null
 *   reduction: attribute; 0..2
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduction(reduction, self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogits(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_H */
