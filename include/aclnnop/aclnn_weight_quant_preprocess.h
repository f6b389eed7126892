/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H
#define PYACLNN_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnWeightQuantPreprocess: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWeightQuantPreprocessGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* weightScale, const aclTensor* weightOffsetOptional, const aclTensor* biasOptional, const aclDataType xDtype, const aclDataType xScaleDtype, const int64_t kGroupSize, aclTensor* outWeight, aclTensor* outWeightScale, aclTensor* outWeightOffsetOptional, aclTensor* outBiasOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnWeightQuantPreprocess(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H */
