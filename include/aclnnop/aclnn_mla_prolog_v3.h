/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MLA_PROLOG_V3_H
#define PYACLNN_ACLNNOP_ACLNN_MLA_PROLOG_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnMlaPrologV3: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMlaPrologV3GetWorkspaceSize(
    const aclTensor* tokenX, const aclTensor* weightDq, const aclTensor* weightUqQr, const aclTensor* weightUk, const aclTensor* weightDkvKr, const aclTensor* rmsnormGammaCq, const aclTensor* rmsnormGammaCkv, const aclTensor* ropeSin, const aclTensor* ropeCos, aclTensor* kvCacheRef, aclTensor* krCacheRef, const aclTensor* cacheIndexOptional, const aclTensor* dequantScaleXOptional, const aclTensor* dequantScaleWDqOptional, const aclTensor* dequantScaleWUqQrOptional, const aclTensor* dequantScaleWDkvKrOptional, const aclTensor* quantScaleCkvOptional, const aclTensor* quantScaleCkrOptional, const aclTensor* smoothScalesCqOptional, const aclTensor* actualSeqLenOptional, double rmsnormEpsilonCq, double rmsnormEpsilonCkv, char* cacheModeOptional, bool queryNormFlag, int64_t weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode, int64_t ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double kNopeClipAlpha, double qcQrScale, double kcScale, const aclTensor* queryOut, const aclTensor* queryRopeOut, const aclTensor* dequantScaleQNopeOut, const aclTensor* queryNormOut, const aclTensor* dequantScaleQNormOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMlaPrologV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MLA_PROLOG_V3_H */
