/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_NON_MAX_SUPPRESSION_H
#define PYACLNN_ACLNNOP_ACLNN_NON_MAX_SUPPRESSION_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnNonMaxSuppression: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNonMaxSuppressionGetWorkspaceSize(
    const aclTensor* boxes, const aclTensor* scores, aclIntArray* maxOutputBoxesPerClass, aclFloatArray* iouThreshold, aclFloatArray* scoreThreshold, int32_t centerPointBox, aclTensor* selectedIndices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnNonMaxSuppression(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_NON_MAX_SUPPRESSION_H */
