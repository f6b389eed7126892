/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GROUPED_DYNAMIC_BLOCK_QUANT_H
#define PYACLNN_ACLNNOP_ACLNN_GROUPED_DYNAMIC_BLOCK_QUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnGroupedDynamicBlockQuant: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupedDynamicBlockQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupList, double minScale, char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, int64_t groupListType, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupedDynamicBlockQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GROUPED_DYNAMIC_BLOCK_QUANT_H */
