/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_LOGIT_H
#define PYACLNN_ACLNNOP_ACLNN_LOGIT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * log(z / (1 - z)), z being input, or for an eps of 0 or more input moved into [eps, 1 - eps].
 * 0 gives -infinity, 1 infinity, and what lies outside NaN. eps is rounded to FLOAT.
 *   input: in; FLOAT, FLOAT16, BFLOAT16
 *   eps: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(input)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGetWorkspaceSize(
    const aclTensor* input, double eps, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogit(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_LOGIT_H */
