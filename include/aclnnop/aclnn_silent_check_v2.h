/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SILENT_CHECK_V2_H
#define PYACLNN_ACLNNOP_ACLNN_SILENT_CHECK_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnSilentCheckV2: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSilentCheckV2GetWorkspaceSize(
    const aclTensor* val, const aclTensor* max, aclTensor* avgRef, aclTensor* inputGradRef, aclTensor* stepRef, aclIntArray* dstSize, aclIntArray* dstStride, aclIntArray* dstOffset, float cThreshL1, float cThreshL2, float beta1, int32_t npuAsdDetect, aclTensor* result,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSilentCheckV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SILENT_CHECK_V2_H */
