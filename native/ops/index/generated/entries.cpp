// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the index family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnApplyTopKTopPGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyTopKTopP"); }
ENTRY aclnnApplyTopKTopP(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyTopKTopP"); }
ENTRY aclnnBucketizeGetWorkspaceSize(const aclTensor*, const aclTensor*, const bool, const bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBucketize"); }
ENTRY aclnnBucketize(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBucketize"); }
ENTRY aclnnEmbeddingGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEmbedding"); }
ENTRY aclnnEmbedding(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEmbedding"); }
ENTRY aclnnEmbeddingBagGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, bool, int64_t, bool, const aclTensor*, bool, int64_t, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEmbeddingBag"); }
ENTRY aclnnEmbeddingBag(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEmbeddingBag"); }
ENTRY aclnnEmbeddingDenseBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, uint64_t, uint64_t, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEmbeddingDenseBackward"); }
ENTRY aclnnEmbeddingDenseBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEmbeddingDenseBackward"); }
ENTRY aclnnExpandIntoJaggedPermuteGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnExpandIntoJaggedPermute"); }
ENTRY aclnnExpandIntoJaggedPermute(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnExpandIntoJaggedPermute"); }
ENTRY aclnnGatherGetWorkspaceSize(const aclTensor*, const int64_t, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGather"); }
ENTRY aclnnGather(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGather"); }
ENTRY aclnnGatherNdGetWorkspaceSize(const aclTensor*, const aclTensor*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGatherNd"); }
ENTRY aclnnGatherNd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGatherNd"); }
ENTRY aclnnGatherV2GetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGatherV2"); }
ENTRY aclnnGatherV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGatherV2"); }
ENTRY aclnnGatherV3GetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGatherV3"); }
ENTRY aclnnGatherV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGatherV3"); }
ENTRY aclnnIndexGetWorkspaceSize(const aclTensor*, const aclTensorList*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndex"); }
ENTRY aclnnIndex(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndex"); }
ENTRY aclnnIndexAddGetWorkspaceSize(const aclTensor*, const int64_t, const aclTensor*, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexAdd"); }
ENTRY aclnnIndexAdd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexAdd"); }
ENTRY aclnnIndexAddV2GetWorkspaceSize(const aclTensor*, const int64_t, const aclTensor*, const aclTensor*, const aclScalar*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexAddV2"); }
ENTRY aclnnIndexAddV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexAddV2"); }
ENTRY aclnnIndexCopyGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexCopy"); }
ENTRY aclnnIndexCopy(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexCopy"); }
ENTRY aclnnIndexFillGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexFill"); }
ENTRY aclnnIndexFill(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexFill"); }
ENTRY aclnnIndexFillTensorGetWorkspaceSize(const aclTensor*, int64_t, const aclIntArray*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexFillTensor"); }
ENTRY aclnnIndexFillTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexFillTensor"); }
ENTRY aclnnIndexPutImplGetWorkspaceSize(aclTensor*, const aclTensorList*, const aclTensor*, const bool, const bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexPutImpl"); }
ENTRY aclnnIndexPutImpl(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexPutImpl"); }
ENTRY aclnnIndexSelectGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIndexSelect"); }
ENTRY aclnnIndexSelect(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIndexSelect"); }
ENTRY aclnnInplaceIndexCopyGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceIndexCopy"); }
ENTRY aclnnInplaceIndexCopy(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceIndexCopy"); }
ENTRY aclnnInplaceIndexFillGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceIndexFill"); }
ENTRY aclnnInplaceIndexFill(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceIndexFill"); }
ENTRY aclnnInplaceIndexFillTensorGetWorkspaceSize(aclTensor*, int64_t, const aclIntArray*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceIndexFillTensor"); }
ENTRY aclnnInplaceIndexFillTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceIndexFillTensor"); }
ENTRY aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceMaskedScatter"); }
ENTRY aclnnInplaceMaskedScatter(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceMaskedScatter"); }
ENTRY aclnnInplacePutGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplacePut"); }
ENTRY aclnnInplacePut(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplacePut"); }
ENTRY aclnnInplaceQuantScatterGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceQuantScatter"); }
ENTRY aclnnInplaceQuantScatter(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceQuantScatter"); }
ENTRY aclnnInplaceQuantScatterV2GetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, const char*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceQuantScatterV2"); }
ENTRY aclnnInplaceQuantScatterV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceQuantScatterV2"); }
ENTRY aclnnInplaceScatterGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceScatter"); }
ENTRY aclnnInplaceScatter(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceScatter"); }
ENTRY aclnnInplaceScatterReduceGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclTensor*, int64_t, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceScatterReduce"); }
ENTRY aclnnInplaceScatterReduce(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceScatterReduce"); }
ENTRY aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceScatterUpdate"); }
ENTRY aclnnInplaceScatterUpdate(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceScatterUpdate"); }
ENTRY aclnnInplaceScatterValueGetWorkspaceSize(aclTensor*, int64_t, const aclTensor*, const aclScalar*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceScatterValue"); }
ENTRY aclnnInplaceScatterValue(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceScatterValue"); }
ENTRY aclnnInverseGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInverse"); }
ENTRY aclnnInverse(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInverse"); }
ENTRY aclnnKthvalueGetWorkspaceSize(const aclTensor*, int64_t, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnKthvalue"); }
ENTRY aclnnKthvalue(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnKthvalue"); }
ENTRY aclnnMaxUnpool2dGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxUnpool2d"); }
ENTRY aclnnMaxUnpool2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxUnpool2d"); }
ENTRY aclnnMaxUnpool2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxUnpool2dBackward"); }
ENTRY aclnnMaxUnpool2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxUnpool2dBackward"); }
ENTRY aclnnMaxUnpool3dGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxUnpool3d"); }
ENTRY aclnnMaxUnpool3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxUnpool3d"); }
ENTRY aclnnMaxUnpool3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxUnpool3dBackward"); }
ENTRY aclnnMaxUnpool3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxUnpool3dBackward"); }
ENTRY aclnnMedianGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMedian"); }
ENTRY aclnnMedian(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMedian"); }
ENTRY aclnnMedianDimGetWorkspaceSize(const aclTensor*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMedianDim"); }
ENTRY aclnnMedianDim(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMedianDim"); }
ENTRY aclnnNanMedianGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNanMedian"); }
ENTRY aclnnNanMedian(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNanMedian"); }
ENTRY aclnnNanMedianDimGetWorkspaceSize(const aclTensor*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNanMedianDim"); }
ENTRY aclnnNanMedianDim(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNanMedianDim"); }
ENTRY aclnnNonzeroGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNonzero"); }
ENTRY aclnnNonzero(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNonzero"); }
ENTRY aclnnNonzeroV2GetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNonzeroV2"); }
ENTRY aclnnNonzeroV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNonzeroV2"); }
ENTRY aclnnRepeatInterleaveGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleave"); }
ENTRY aclnnRepeatInterleave(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleave"); }
ENTRY aclnnRepeatInterleaveGradGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleaveGrad"); }
ENTRY aclnnRepeatInterleaveGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleaveGrad"); }
ENTRY aclnnRepeatInterleaveIntGetWorkspaceSize(const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleaveInt"); }
ENTRY aclnnRepeatInterleaveInt(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleaveInt"); }
ENTRY aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(const aclTensor*, int64_t, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleaveIntWithDim"); }
ENTRY aclnnRepeatInterleaveIntWithDim(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleaveIntWithDim"); }
ENTRY aclnnRepeatInterleaveTensorGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleaveTensor"); }
ENTRY aclnnRepeatInterleaveTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleaveTensor"); }
ENTRY aclnnRepeatInterleaveWithDimGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRepeatInterleaveWithDim"); }
ENTRY aclnnRepeatInterleaveWithDim(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRepeatInterleaveWithDim"); }
ENTRY aclnnScatterGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatter"); }
ENTRY aclnnScatter(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatter"); }
ENTRY aclnnScatterAddGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterAdd"); }
ENTRY aclnnScatterAdd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterAdd"); }
ENTRY aclnnScatterDivGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterDiv"); }
ENTRY aclnnScatterDiv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterDiv"); }
ENTRY aclnnScatterListGetWorkspaceSize(aclTensorList*, const aclTensor*, const aclTensor*, const aclTensor*, char*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterList"); }
ENTRY aclnnScatterList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterList"); }
ENTRY aclnnScatterMaxGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterMax"); }
ENTRY aclnnScatterMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterMax"); }
ENTRY aclnnScatterMinGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterMin"); }
ENTRY aclnnScatterMin(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterMin"); }
ENTRY aclnnScatterMulGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterMul"); }
ENTRY aclnnScatterMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterMul"); }
ENTRY aclnnScatterNdGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterNd"); }
ENTRY aclnnScatterNd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterNd"); }
ENTRY aclnnScatterNdUpdateGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterNdUpdate"); }
ENTRY aclnnScatterNdUpdate(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterNdUpdate"); }
ENTRY aclnnScatterReduceGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterReduce"); }
ENTRY aclnnScatterReduce(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterReduce"); }
ENTRY aclnnScatterValueGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, const aclScalar*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScatterValue"); }
ENTRY aclnnScatterValue(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScatterValue"); }
ENTRY aclnnTakeGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTake"); }
ENTRY aclnnTake(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTake"); }
ENTRY aclnnTfScatterAddGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTfScatterAdd"); }
ENTRY aclnnTfScatterAdd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTfScatterAdd"); }
ENTRY aclnnTopKTopPSampleGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, bool, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTopKTopPSample"); }
ENTRY aclnnTopKTopPSample(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTopKTopPSample"); }
ENTRY aclnnTopKTopPSampleV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, bool, int64_t, int64_t, bool, bool, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTopKTopPSampleV2"); }
ENTRY aclnnTopKTopPSampleV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTopKTopPSampleV2"); }
ENTRY aclnnTopkGetWorkspaceSize(const aclTensor*, int64_t, int64_t, bool, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTopk"); }
ENTRY aclnnTopk(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTopk"); }
ENTRY aclnnUniqueGetWorkspaceSize(const aclTensor*, bool, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUnique"); }
ENTRY aclnnUnique(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUnique"); }
ENTRY aclnnUnique2GetWorkspaceSize(const aclTensor*, bool, bool, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUnique2"); }
ENTRY aclnnUnique2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUnique2"); }
ENTRY aclnnUniqueConsecutiveGetWorkspaceSize(const aclTensor*, bool, bool, int64_t, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUniqueConsecutive"); }
ENTRY aclnnUniqueConsecutive(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUniqueConsecutive"); }
ENTRY aclnnUniqueDimGetWorkspaceSize(const aclTensor*, bool, bool, int64_t, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUniqueDim"); }
ENTRY aclnnUniqueDim(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUniqueDim"); }
