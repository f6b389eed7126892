/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MINN_H
#define PYACLNN_ACLNNOP_ACLNN_MINN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Smallest of the tensors of a list, elementwise over their broadcast shape.
 * All have one dtype, and NaN wins; of zeros the first. One member is copied, an empty list is refused with
 * 161002. out may be one of the members.
 *   tensors: in; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8
 *   out: out; FLOAT, FLOAT16, BFLOAT16, INT64, INT32, INT8; shape broadcast(tensors)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinNGetWorkspaceSize(
    const aclTensorList* tensors, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinN(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MINN_H */
