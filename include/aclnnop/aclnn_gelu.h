/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GELU_H
#define PYACLNN_ACLNNOP_ACLNN_GELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GELU by tanh: self / 2 * (1 + tanh(sqrt(2 / pi) * (self + 0.044715 * self^3))).
 * The approximation, unlike PyTorch's default, from which it differs by up to 5e-4. Computed in DOUBLE and rounded
 * once; negative infinity gives NaN, as in PyTorch.
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   out: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GELU_H */
