/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_XLOG1PY_H
#define PYACLNN_ACLNNOP_ACLNN_XLOG1PY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Product of x and the logarithm of 1 + y over the broadcast shape; 0 where x is 0 and y not NaN.
 * Halves are computed in FLOAT and rounded once.
 *   x: in; FLOAT, FLOAT16, BFLOAT16
 *   y: in; FLOAT, FLOAT16, BFLOAT16
 *   z: out; FLOAT, FLOAT16, BFLOAT16; shape broadcast(x, y)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnXlog1pyGetWorkspaceSize(
    const aclTensor* x, const aclTensor* y, const aclTensor* z,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnXlog1py(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_XLOG1PY_H */
