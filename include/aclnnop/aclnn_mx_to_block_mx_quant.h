/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MX_TO_BLOCK_MX_QUANT_H
#define PYACLNN_ACLNNOP_ACLNN_MX_TO_BLOCK_MX_QUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnMxToBlockMxQuant: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMxToBlockMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* mxscale, int64_t dstType, const aclTensor* y, const aclTensor* scale1, const aclTensor* scale2,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMxToBlockMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MX_TO_BLOCK_MX_QUANT_H */
