/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SIGMOID_H
#define PYACLNN_ACLNNOP_ACLNN_SIGMOID_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * In place on selfRef: 1 / (1 + exp(-self)).
 * Computed in self's dtype, or for integers and BOOL in out's, and converted to out's. Halves are computed in
 * FLOAT and rounded once.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSigmoidGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSigmoid(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * 1 / (1 + exp(-self)).
 * Computed in self's dtype, or for integers and BOOL in out's, and converted to out's. Halves are computed in
 * FLOAT and rounded once.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128; shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoidGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoid(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SIGMOID_H */
