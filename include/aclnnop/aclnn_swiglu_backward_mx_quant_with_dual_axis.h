/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SWIGLU_BACKWARD_MX_QUANT_WITH_DUAL_AXIS_H
#define PYACLNN_ACLNNOP_ACLNN_SWIGLU_BACKWARD_MX_QUANT_WITH_DUAL_AXIS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnSwigluBackwardMxQuantWithDualAxis: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwigluBackwardMxQuantWithDualAxisGetWorkspaceSize(
    const aclTensor* x, const aclTensor* yGrad, const aclTensor* groupIndexOptional, bool activateLeft, char* roundModeOptional, int64_t scaleAlg, int64_t dstDtype, double maxDtypeValue, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwigluBackwardMxQuantWithDualAxis(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SWIGLU_BACKWARD_MX_QUANT_WITH_DUAL_AXIS_H */
