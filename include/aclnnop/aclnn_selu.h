/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SELU_H
#define PYACLNN_ACLNNOP_ACLNN_SELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: 1.0507009873554805 * (self where it is positive, else 1.6732632423543772 * (exp(self) -
 * 1)).
 * Computed in DOUBLE and rounded once; integers are cut towards zero and kept in their range.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSeluGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * 1.0507009873554805 * (self where it is positive, else 1.6732632423543772 * (exp(self) - 1)).
 * Computed in DOUBLE and rounded once; integers are cut towards zero and kept in their range.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, INT32, INT8
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT32, INT8; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSeluGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSelu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SELU_H */
