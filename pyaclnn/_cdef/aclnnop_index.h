aclnnStatus aclnnApplyTopKTopPGetWorkspaceSize(
    const aclTensor* logits, const aclTensor* p, const aclTensor* k, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnApplyTopKTopP(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBucketizeGetWorkspaceSize(
    const aclTensor* self, const aclTensor* boundaries, const bool outInt32, const bool right, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBucketize(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnEmbeddingGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* indices, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnEmbedding(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnEmbeddingBagGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* indices, const aclTensor* offsets, bool scaleGradByFreq, int64_t mode, bool sparse, const aclTensor* perSampleWeights, bool includeLastOffset, int64_t paddingIdx, aclTensor* output, aclTensor* offset2bag, aclTensor* bagSize, aclTensor* maxIndices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnEmbeddingBag(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* indices, uint64_t numWeights, uint64_t paddingIdx, bool scaleGradByFreq, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnEmbeddingDenseBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnExpandIntoJaggedPermuteGetWorkspaceSize(
    const aclTensor* permute, const aclTensor* inputOffset, const aclTensor* outputOffset, int64_t outputSize, const aclTensor* outputPermuteOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnExpandIntoJaggedPermute(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGatherGetWorkspaceSize(
    const aclTensor* self, const int64_t dim, const aclTensor* index, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGather(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGatherNdGetWorkspaceSize(
    const aclTensor* self, const aclTensor* indices, bool negativeIndexSupport, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGatherNd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGatherV2GetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGatherV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGatherV3GetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, int64_t batchDims, int64_t mode, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGatherV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexGetWorkspaceSize(
    const aclTensor* self, const aclTensorList* indices, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndex(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexAddGetWorkspaceSize(
    const aclTensor* self, const int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexAddV2GetWorkspaceSize(
    const aclTensor* self, const int64_t dim, const aclTensor* index, const aclTensor* source, const aclScalar* alpha, int64_t mode, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexAddV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexCopyGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source, aclTensor* outRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexFillGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexFill(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexFillTensorGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclIntArray* index, const aclScalar* value, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexPutImplGetWorkspaceSize(
    aclTensor* selfRef, const aclTensorList* indices, const aclTensor* values, const bool accumulate, const bool unsafe,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexPutImpl(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIndexSelectGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIndexSelect(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceIndexCopyGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* source,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceIndexCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceIndexFillGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceIndexFill(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceIndexFillTensorGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclIntArray* index, const aclScalar* value,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceIndexFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceMaskedScatterGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* mask, const aclTensor* source,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceMaskedScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplacePutGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* index, const aclTensor* source, bool accumulate,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplacePut(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceQuantScatterGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* indices, const aclTensor* updates, const aclTensor* quantScales, const aclTensor* quantZeroPoints, int64_t axis, int64_t quantAxis, int64_t reduction,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceQuantScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceQuantScatterV2GetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* indices, const aclTensor* updates, const aclTensor* quantScales, const aclTensor* quantZeroPoints, int64_t axis, int64_t quantAxis, int64_t reduction, const char* roundMode,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceQuantScatterV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceScatterGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceScatterReduceGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceScatterReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceScatterUpdateGetWorkspaceSize(
    aclTensor* data, const aclTensor* indices, const aclTensor* updates, int64_t axis,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceScatterUpdate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(
    aclTensor* selfRef, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceScatterValue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInverseGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInverse(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnKthvalueGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool keepdim, aclTensor* valuesOut, aclTensor* indicesOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnKthvalue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxUnpool2dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxUnpool2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxUnpool2dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxUnpool2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxUnpool3dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, const aclIntArray* stride, const aclIntArray* padding, aclTensor* outRef,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxUnpool3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxUnpool3dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* indices, const aclIntArray* outputSize, const aclIntArray* stride, const aclIntArray* padding, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxUnpool3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMedianGetWorkspaceSize(
    const aclTensor* self, aclTensor* valuesOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMedian(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMedianDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepDim, aclTensor* valuesOut, aclTensor* indicesOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMedianDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNanMedianGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNanMedian(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNanMedianDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepDim, aclTensor* valuesOut, aclTensor* indicesOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNanMedianDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNonzeroGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNonzero(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNonzeroV2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNonzeroV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveGetWorkspaceSize(
    const aclTensor* self, const aclTensor* repeats, int64_t outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleave(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveGradGetWorkspaceSize(
    const aclTensor* yGrad, const aclTensor* repeats, int64_t axis, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleaveGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveIntGetWorkspaceSize(
    const aclTensor* self, int64_t repeats, int64_t outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleaveInt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(
    const aclTensor* self, int64_t repeats, int64_t dim, int64_t outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleaveIntWithDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(
    const aclTensor* repeats, int64_t outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleaveTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRepeatInterleaveWithDimGetWorkspaceSize(
    const aclTensor* self, const aclTensor* repeats, int64_t dim, int64_t outputSize, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRepeatInterleaveWithDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterAddGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterDivGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, bool useLocking,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterListGetWorkspaceSize(
    aclTensorList* varRef, const aclTensor* indice, const aclTensor* updates, const aclTensor* maskOptional, char* reduceOptional, int64_t axis,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterMaxGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, bool useLocking,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterMinGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, bool useLocking,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterMulGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates, bool useLocking,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterNdGetWorkspaceSize(
    const aclTensor* data, const aclTensor* indices, const aclTensor* updates, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterNd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterNdUpdateGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterNdUpdate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterReduceGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, const aclTensor* src, int64_t reduce, bool includeSelf, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnScatterValueGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* index, const aclScalar* value, int64_t reduce, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnScatterValue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTakeGetWorkspaceSize(
    const aclTensor* self, const aclTensor* index, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTake(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTfScatterAddGetWorkspaceSize(
    aclTensor* varRef, const aclTensor* indices, const aclTensor* updates,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTfScatterAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTopKTopPSampleGetWorkspaceSize(
    const aclTensor* logits, const aclTensor* topK, const aclTensor* topP, const aclTensor* q, double eps, bool isNeedLogits, int64_t topKGuess, const aclTensor* logitsSelectIdx, const aclTensor* logitsTopKPSelect,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTopKTopPSample(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTopKTopPSampleV2GetWorkspaceSize(
    const aclTensor* logits, const aclTensor* topK, const aclTensor* topP, const aclTensor* q, const aclTensor* minPs, double eps, bool isNeedLogits, int64_t topKGuess, int64_t ksMax, bool inputIsLogits, bool isNeedSampleResult, const aclTensor* logitsSelectIdx, const aclTensor* logitsTopKPSelect, const aclTensor* logitsIdx, const aclTensor* logitsSortMasked,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTopKTopPSampleV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTopkGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool largest, bool sorted, aclTensor* valuesOut, aclTensor* indicesOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTopk(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnUniqueGetWorkspaceSize(
    const aclTensor* self, bool sorted, bool returnInverse, aclTensor* valueOut, aclTensor* inverseOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnUnique(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnUnique2GetWorkspaceSize(
    const aclTensor* self, bool sorted, bool returnInverse, bool returnCounts, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnUnique2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnUniqueConsecutiveGetWorkspaceSize(
    const aclTensor* self, bool returnInverse, bool returnCounts, int64_t dim, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnUniqueConsecutive(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnUniqueDimGetWorkspaceSize(
    const aclTensor* self, bool sorted, bool returnInverse, int64_t dim, aclTensor* valueOut, aclTensor* inverseOut, aclTensor* countsOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnUniqueDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
