/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LOGIT_GRAD_H
#define PYACLNN_ACLNNOP_ACLNN_LOGIT_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradient of aclnnLogit with respect to its input x, dy being that of its result: dy / (x (1 - x)).
 * Outside of [eps, 1 - eps] it is 0; for a negative eps it is NaN outside of [0, 1], and for one that is NaN
 * everywhere. eps is rounded to FLOAT.
 *   x: in; FLOAT, FLOAT16, BFLOAT16
 *   dy: in; FLOAT, FLOAT16, BFLOAT16; shape same(x)
 *   eps: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(x)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGradGetWorkspaceSize(
    const aclTensor* x, const aclTensor* dy, double eps, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LOGIT_GRAD_H */
