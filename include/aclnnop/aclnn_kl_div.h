/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_KL_DIV_H
#define PYACLNN_ACLNNOP_ACLNN_KL_DIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Kullback-Leibler divergence of target from self, which holds logarithms of probabilities.
 * target * (log(target) - self) or, with logTarget, exp(target) * (target - self), over the broadcast shape; a
 * target of 0 gives 0. reduction is 0 (none), 1 (mean), 2 (sum) or 3 (sum over the extent of dim 0 of the
 * broadcast shape).
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   target: in; FLOAT, FLOAT16, BFLOAT16
 *   reduction: attribute; 0..3
 *   logTarget: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape reduction(reduction, self, target)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_KL_DIV_H */
