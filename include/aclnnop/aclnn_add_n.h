/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ADD_N_H
#define PYACLNN_ACLNNOP_ACLNN_ADD_N_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sum of all tensors of a list, which have one shape and dtype.
 * Members are added in their order, each time within half an ULP of the sum of their magnitudes. Halves are added
 * in FLOAT and rounded once, where an Atlas A2 may round a sum of more than eight members in between; integers
 * wrap. One member is copied. Of an empty list, and of empty members, nothing is written. out may be one of the
 * members.
 *   tensors: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32; shape same(tensors)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddNGetWorkspaceSize(
    const aclTensorList* tensors, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddN(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ADD_N_H */
