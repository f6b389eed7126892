/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_DYNAMIC_MX_QUANT_WITH_DUAL_AXIS_V2_H
#define PYACLNN_ACLNNOP_ACLNN_DYNAMIC_MX_QUANT_WITH_DUAL_AXIS_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnDynamicMxQuantWithDualAxisV2: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDynamicMxQuantWithDualAxisV2GetWorkspaceSize(
    const aclTensor* x, char* roundModeOptional, int64_t dstType, int64_t scaleAlg, double dstTypeMax, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnDynamicMxQuantWithDualAxisV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_DYNAMIC_MX_QUANT_WITH_DUAL_AXIS_V2_H */
