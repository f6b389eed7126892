/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ROI_POOLING_GRAD_WITH_ARG_MAX_H
#define PYACLNN_ACLNNOP_ACLNN_ROI_POOLING_GRAD_WITH_ARG_MAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnRoiPoolingGradWithArgMax: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRoiPoolingGradWithArgMaxGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* gradInputRef, const aclTensor* rois, const aclTensor* argmax, int64_t pooledH, int64_t pooledW, double spatialScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnRoiPoolingGradWithArgMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ROI_POOLING_GRAD_WITH_ARG_MAX_H */
