/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_PRECISION_COMPARE_H
#define PYACLNN_ACLNNOP_ACLNN_PRECISION_COMPARE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * 0 when every element of golden equals that of realdata, otherwise 1.
 * NaN differs from everything. Of no elements nothing is written.
 *   golden: in; FLOAT, FLOAT16, BFLOAT16
 *   realdata: in; FLOAT, FLOAT16, BFLOAT16; shape same(golden)
 *   out: out; UINT32; 0 dims
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPrecisionCompareGetWorkspaceSize(
    const aclTensor* golden, const aclTensor* realdata, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnPrecisionCompare(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_PRECISION_COMPARE_H */
