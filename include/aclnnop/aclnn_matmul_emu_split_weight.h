/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MATMUL_EMU_SPLIT_WEIGHT_H
#define PYACLNN_ACLNNOP_ACLNN_MATMUL_EMU_SPLIT_WEIGHT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnMatmulEmuSplitWeight: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulEmuSplitWeightGetWorkspaceSize(
    const aclTensor* x, const aclTensor* wHigh, const aclTensor* wLow, const aclTensor* y, float wLowScale, int8_t yDtype,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulEmuSplitWeight(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MATMUL_EMU_SPLIT_WEIGHT_H */
