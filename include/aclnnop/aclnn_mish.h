/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MISH_H
#define PYACLNN_ACLNNOP_ACLNN_MISH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: self * tanh(log(1 + exp(self))).
 * Computed in DOUBLE and rounded once; negative infinity gives NaN, as in PyTorch.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMishGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMish(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * self * tanh(log(1 + exp(self))).
 * Computed in DOUBLE and rounded once; negative infinity gives NaN, as in PyTorch.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMishGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMish(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MISH_H */
