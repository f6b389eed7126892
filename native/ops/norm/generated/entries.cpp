// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the norm family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAdaLayerNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaLayerNorm"); }
ENTRY aclnnAdaLayerNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaLayerNorm"); }
ENTRY aclnnAdaLayerNormBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaLayerNormBackward"); }
ENTRY aclnnAdaLayerNormBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaLayerNormBackward"); }
ENTRY aclnnAdaLayerNormQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, const char*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaLayerNormQuant"); }
ENTRY aclnnAdaLayerNormQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaLayerNormQuant"); }
ENTRY aclnnAdaLayerNormV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaLayerNormV2"); }
ENTRY aclnnAdaLayerNormV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaLayerNormV2"); }
ENTRY aclnnAddLayerNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, bool, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddLayerNorm"); }
ENTRY aclnnAddLayerNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddLayerNorm"); }
ENTRY aclnnAddLayerNormGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddLayerNormGrad"); }
ENTRY aclnnAddLayerNormGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddLayerNormGrad"); }
ENTRY aclnnAddLayerNormQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, double, bool, bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddLayerNormQuant"); }
ENTRY aclnnAddLayerNormQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddLayerNormQuant"); }
ENTRY aclnnAddLayerNormQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, double, bool, bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddLayerNormQuantV2"); }
ENTRY aclnnAddLayerNormQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddLayerNormQuantV2"); }
ENTRY aclnnAddRmsNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNorm"); }
ENTRY aclnnAddRmsNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNorm"); }
ENTRY aclnnAddRmsNormCastGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormCast"); }
ENTRY aclnnAddRmsNormCast(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormCast"); }
ENTRY aclnnAddRmsNormDynamicMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, int64_t, char*, int64_t, bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormDynamicMxQuant"); }
ENTRY aclnnAddRmsNormDynamicMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormDynamicMxQuant"); }
ENTRY aclnnAddRmsNormDynamicQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormDynamicQuant"); }
ENTRY aclnnAddRmsNormDynamicQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormDynamicQuant"); }
ENTRY aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, const aclBoolArray*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormDynamicQuantV2"); }
ENTRY aclnnAddRmsNormDynamicQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormDynamicQuantV2"); }
ENTRY aclnnAddRmsNormQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormQuant"); }
ENTRY aclnnAddRmsNormQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormQuant"); }
ENTRY aclnnAddRmsNormQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddRmsNormQuantV2"); }
ENTRY aclnnAddRmsNormQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddRmsNormQuantV2"); }
ENTRY aclnnBatchNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, bool, double, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNorm"); }
ENTRY aclnnBatchNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNorm"); }
ENTRY aclnnBatchNormBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, double, const aclBoolArray*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormBackward"); }
ENTRY aclnnBatchNormBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormBackward"); }
ENTRY aclnnBatchNormElemtGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormElemt"); }
ENTRY aclnnBatchNormElemt(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormElemt"); }
ENTRY aclnnBatchNormElemtBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormElemtBackward"); }
ENTRY aclnnBatchNormElemtBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormElemtBackward"); }
ENTRY aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, double, double, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormGatherStatsWithCounts"); }
ENTRY aclnnBatchNormGatherStatsWithCounts(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormGatherStatsWithCounts"); }
ENTRY aclnnBatchNormReduceGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormReduce"); }
ENTRY aclnnBatchNormReduce(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormReduce"); }
ENTRY aclnnBatchNormReduceBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const bool, const bool, const bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormReduceBackward"); }
ENTRY aclnnBatchNormReduceBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormReduceBackward"); }
ENTRY aclnnDeepNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, double, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDeepNorm"); }
ENTRY aclnnDeepNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDeepNorm"); }
ENTRY aclnnDeepNormGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDeepNormGrad"); }
ENTRY aclnnDeepNormGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDeepNormGrad"); }
ENTRY aclnnEmbeddingRenormGetWorkspaceSize(aclTensor*, const aclTensor*, double, double, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEmbeddingRenorm"); }
ENTRY aclnnEmbeddingRenorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEmbeddingRenorm"); }
ENTRY aclnnFastBatchNormBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, double, const aclBoolArray*, int, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFastBatchNormBackward"); }
ENTRY aclnnFastBatchNormBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFastBatchNormBackward"); }
ENTRY aclnnFastLayerNormGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFastLayerNorm"); }
ENTRY aclnnFastLayerNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFastLayerNorm"); }
ENTRY aclnnGemmaRmsNormGetWorkspaceSize(const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGemmaRmsNorm"); }
ENTRY aclnnGemmaRmsNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGemmaRmsNorm"); }
ENTRY aclnnGroupNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNorm"); }
ENTRY aclnnGroupNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNorm"); }
ENTRY aclnnGroupNormBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, const aclBoolArray*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormBackward"); }
ENTRY aclnnGroupNormBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormBackward"); }
ENTRY aclnnGroupNormSiluGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormSilu"); }
ENTRY aclnnGroupNormSilu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormSilu"); }
ENTRY aclnnGroupNormSiluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormSiluQuant"); }
ENTRY aclnnGroupNormSiluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormSiluQuant"); }
ENTRY aclnnGroupNormSiluV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormSiluV2"); }
ENTRY aclnnGroupNormSiluV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormSiluV2"); }
ENTRY aclnnGroupNormSwishGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, char*, double, bool, double, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormSwish"); }
ENTRY aclnnGroupNormSwish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormSwish"); }
ENTRY aclnnGroupNormSwishGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, char*, double, bool, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupNormSwishGrad"); }
ENTRY aclnnGroupNormSwishGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupNormSwishGrad"); }
ENTRY aclnnInplaceAddRmsNormGetWorkspaceSize(aclTensor*, aclTensor*, const aclTensor*, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceAddRmsNorm"); }
ENTRY aclnnInplaceAddRmsNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceAddRmsNorm"); }
ENTRY aclnnInplaceRenormGetWorkspaceSize(aclTensor*, const aclScalar*, int64_t, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRenorm"); }
ENTRY aclnnInplaceRenorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRenorm"); }
ENTRY aclnnInstanceNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const char*, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInstanceNorm"); }
ENTRY aclnnInstanceNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInstanceNorm"); }
ENTRY aclnnLayerNormGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLayerNorm"); }
ENTRY aclnnLayerNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLayerNorm"); }
ENTRY aclnnLayerNormBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclBoolArray*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLayerNormBackward"); }
ENTRY aclnnLayerNormBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLayerNormBackward"); }
ENTRY aclnnLayerNormQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int, double, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLayerNormQuant"); }
ENTRY aclnnLayerNormQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLayerNormQuant"); }
ENTRY aclnnLayerNormWithImplModeGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, aclTensor*, int32_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLayerNormWithImplMode"); }
ENTRY aclnnLayerNormWithImplMode(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLayerNormWithImplMode"); }
ENTRY aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaskedSoftmaxWithRelPosBias"); }
ENTRY aclnnMaskedSoftmaxWithRelPosBias(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaskedSoftmaxWithRelPosBias"); }
ENTRY aclnnQuantizedBatchNormGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, const aclScalar*, const aclScalar*, aclTensor*, aclTensor*, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantizedBatchNorm"); }
ENTRY aclnnQuantizedBatchNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantizedBatchNorm"); }
ENTRY aclnnRenormGetWorkspaceSize(const aclTensor*, const aclScalar*, int64_t, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRenorm"); }
ENTRY aclnnRenorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRenorm"); }
ENTRY aclnnRmsNormGetWorkspaceSize(const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNorm"); }
ENTRY aclnnRmsNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNorm"); }
ENTRY aclnnRmsNormDynamicMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, int64_t, char*, int64_t, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormDynamicMxQuant"); }
ENTRY aclnnRmsNormDynamicMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormDynamicMxQuant"); }
ENTRY aclnnRmsNormDynamicQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormDynamicQuant"); }
ENTRY aclnnRmsNormDynamicQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormDynamicQuant"); }
ENTRY aclnnRmsNormGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormGrad"); }
ENTRY aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormGrad"); }
ENTRY aclnnRmsNormGradQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormGradQuant"); }
ENTRY aclnnRmsNormGradQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormGradQuant"); }
ENTRY aclnnRmsNormQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormQuant"); }
ENTRY aclnnRmsNormQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormQuant"); }
ENTRY aclnnRmsNormQuantV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, bool, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRmsNormQuantV3"); }
ENTRY aclnnRmsNormQuantV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRmsNormQuantV3"); }
ENTRY aclnnSyncBatchNormGatherStatsGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, float, float, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSyncBatchNormGatherStats"); }
ENTRY aclnnSyncBatchNormGatherStats(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSyncBatchNormGatherStats"); }
