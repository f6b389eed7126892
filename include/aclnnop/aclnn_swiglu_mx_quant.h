/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SWIGLU_MX_QUANT_H
#define PYACLNN_ACLNNOP_ACLNN_SWIGLU_MX_QUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnSwigluMxQuant: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwigluMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndexOptional, int64_t activateDim, bool activateLeft, int64_t swigluMode, double clampLimit, double gluAlpha, double gluBias, int64_t groupMode, int64_t axis, int64_t dstType, char* roundModeOptional, int64_t scaleAlg, double maxDtypeValue, const aclTensor* yOut, const aclTensor* mxscaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwigluMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SWIGLU_MX_QUANT_H */
