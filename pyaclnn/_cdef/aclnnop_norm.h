aclnnStatus aclnnAdaLayerNormGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* shift, const aclTensor* weightOptional, const aclTensor* biasOptional, double epsilon, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAdaLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAdaLayerNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* rstd, const aclTensor* mean, const aclTensor* scale, const aclTensor* shift, const aclTensor* weightOptional, const aclTensor* biasOptional, aclTensor* gradInputOut, aclTensor* gradScaleOut, aclTensor* gradShiftOut, aclTensor* gradWeightOut, aclTensor* gradBiasOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAdaLayerNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAdaLayerNormQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* shift, const aclTensor* weightOptional, const aclTensor* biasOptional, const aclTensor* smoothScalesOptional, double epsilon, const char* quantMode, aclTensor* out, aclTensor* quantScale, aclTensor* quantOffsetOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAdaLayerNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAdaLayerNormV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* shift, const aclTensor* weightOptional, const aclTensor* biasOptional, double epsilon, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAdaLayerNormV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddLayerNormGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* beta, const aclTensor* biasOptional, double epsilon, bool additionalOutput, const aclTensor* yOut, const aclTensor* meanOut, const aclTensor* rstdOut, const aclTensor* xOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddLayerNormGradGetWorkspaceSize(
    const aclTensor* dy, const aclTensor* x1, const aclTensor* x2, const aclTensor* rstd, const aclTensor* mean, const aclTensor* gamma, const aclTensor* dsumOptional, const aclTensor* dxOut, const aclTensor* dgammaOut, const aclTensor* dbetaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddLayerNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddLayerNormQuantGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* beta, const aclTensor* biasOptional, const aclTensor* scales1Optional, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, const char* quantMode, double epsilon, bool additionalOutput, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* outScales1Out, aclTensor* outScales2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddLayerNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddLayerNormQuantV2GetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* beta, const aclTensor* biasOptional, const aclTensor* scales1Optional, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, const char* quantMode, double epsilon, bool additionalOutput, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* layernormRes, aclTensor* outScales1Out, aclTensor* outScales2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddLayerNormQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, double epsilon, aclTensor* yOut, aclTensor* rstdOut, aclTensor* xOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormCastGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, double epsilon, const aclTensor* y1Out, const aclTensor* y2Out, const aclTensor* rstdOut, const aclTensor* xOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormCast(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* beta, double epsilon, int64_t scaleAlg, char* roundMode, int64_t dstType, bool outputRstd, aclTensor* yOut, aclTensor* xOut, aclTensor* mxscaleOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormDynamicMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormDynamicQuantGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* smoothScale1Optional, const aclTensor* smoothScale2Optional, double epsilon, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* scale1Out, aclTensor* scale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormDynamicQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* smoothScale1Optional, const aclTensor* smoothScale2Optional, const aclTensor* betaOptional, double epsilon, const aclBoolArray* outputMask, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* scale1Out, aclTensor* scale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormDynamicQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormQuantGetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* scales1, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, int64_t axis, double epsilon, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAddRmsNormQuantV2GetWorkspaceSize(
    const aclTensor* x1, const aclTensor* x2, const aclTensor* gamma, const aclTensor* scales1, const aclTensor* scales2Optional, const aclTensor* zeroPoints1Optional, const aclTensor* zeroPoints2Optional, const aclTensor* betaOptional, int64_t axis, double epsilon, bool divMode, aclTensor* y1Out, aclTensor* y2Out, aclTensor* xOut, aclTensor* rmsNormOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAddRmsNormQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormGetWorkspaceSize(
    const aclTensor* input, const aclTensor* weight, const aclTensor* bias, aclTensor* runningMean, aclTensor* runningVar, bool training, double momentum, double eps, aclTensor* output, aclTensor* saveMean, aclTensor* saveInvstd,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclTensor* weight, const aclTensor* runningMean, const aclTensor* runningVar, const aclTensor* saveMean, const aclTensor* saveInvstd, bool training, double eps, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormElemtGetWorkspaceSize(
    const aclTensor* input, const aclTensor* weight, const aclTensor* bias, aclTensor* mean, aclTensor* invstd, double eps, aclTensor* output,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormElemt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormElemtBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, const aclTensor* weight, const aclTensor* sumDy, const aclTensor* sumDyXmu, aclTensor* counter, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormElemtBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(
    const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, aclTensor* runningMean, aclTensor* runningVar, double momentum, double eps, const aclTensor* counts, aclTensor* meanAll, aclTensor* invstdAll,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormGatherStatsWithCounts(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormReduceGetWorkspaceSize(
    const aclTensor* x, aclTensor* sum, aclTensor* squareSum,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBatchNormReduceBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* invstd, const aclTensor* weight, const bool inputG, const bool weightG, const bool biasG, aclTensor* sumDy, aclTensor* sumDyXmu, aclTensor* gradWeight, aclTensor* gradBias,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBatchNormReduceBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDeepNormGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gx, const aclTensor* beta, const aclTensor* gamma, double alpha, double epsilon, const aclTensor* meanOut, const aclTensor* rstdOut, const aclTensor* yOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDeepNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDeepNormGradGetWorkspaceSize(
    const aclTensor* dy, const aclTensor* x, const aclTensor* gx, const aclTensor* gamma, const aclTensor* mean, const aclTensor* rstd, double alpha, const aclTensor* dxOut, const aclTensor* dgxOut, const aclTensor* dbetaOut, const aclTensor* dgammaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDeepNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnEmbeddingRenormGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* indices, double maxNorm, double normType,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnEmbeddingRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFastBatchNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclTensor* weight, const aclTensor* runningMean, const aclTensor* runningVar, const aclTensor* saveMean, const aclTensor* saveInvstd, bool training, double eps, const aclBoolArray* outputMask, int version, aclTensor* gradInput, aclTensor* gradWeight, aclTensor* gradBias,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFastBatchNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFastLayerNormGetWorkspaceSize(
    const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFastLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGemmaRmsNormGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, double epsilon, const aclTensor* yOut, const aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGemmaRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclTensor* mean, const aclTensor* rstd, const aclTensor* gamma, int64_t N, int64_t C, int64_t HxW, int64_t group, const aclBoolArray* outputMask, aclTensor* gradInput, aclTensor* gradGammaOut, aclTensor* gradBetaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormSiluGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t group, double eps, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormSilu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormSiluQuantGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, const aclTensor* quantScale, int64_t group, double eps, bool activateSilu, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormSiluQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormSiluV2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t group, double eps, bool activateSilu, aclTensor* out, aclTensor* meanOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormSiluV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormSwishGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, int64_t numGroups, char* dataFormatOptional, double eps, bool activateSwish, double swishScale, const aclTensor* yOut, const aclTensor* meanOut, const aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormSwish(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupNormSwishGradGetWorkspaceSize(
    const aclTensor* dy, const aclTensor* mean, const aclTensor* rstd, const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, int64_t numGroups, char* dataFormatOptional, double swishScale, bool dgammaIsRequire, bool dbetaIsRequire, const aclTensor* dxOut, const aclTensor* dgammaOut, const aclTensor* dbetaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupNormSwishGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceAddRmsNormGetWorkspaceSize(
    aclTensor* x1Ref, aclTensor* x2Ref, const aclTensor* gamma, double epsilon, const aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceAddRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInplaceRenormGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* p, int64_t dim, const aclScalar* maxNorm,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInplaceRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnInstanceNormGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const char* dataFormat, double eps, aclTensor* y, aclTensor* mean, aclTensor* variance,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnInstanceNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut, const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weightOptional, const aclTensor* biasOptional, const aclBoolArray* outputMask, aclTensor* gradInputOut, aclTensor* gradWeightOut, aclTensor* gradBiasOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLayerNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLayerNormQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gammma, const aclTensor* beta, const aclTensor* scale, const aclTensor* zeroPointsOptional, int quantMode, double epsilon, aclTensor* res, aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLayerNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLayerNormWithImplModeGetWorkspaceSize(
    const aclTensor* input, const aclIntArray* normalizedShape, const aclTensor* weightOptional, const aclTensor* biasOptional, double eps, aclTensor* out, aclTensor* meanOutOptional, aclTensor* rstdOutOptional, int32_t implMode,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLayerNormWithImplMode(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(
    const aclTensor* x, const aclTensor* attenMaskOptional, const aclTensor* relativePosBias, double scaleValue, int64_t innerPrecisionMode, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaskedSoftmaxWithRelPosBias(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnQuantizedBatchNormGetWorkspaceSize(
    const aclTensor* input, const aclTensor* mean, const aclTensor* var, const aclScalar* inputScale, const aclScalar* inputZeroPoint, const aclScalar* outputScale, const aclScalar* outputZeroPoint, aclTensor* weight, aclTensor* bias, float epsilon, aclTensor* output,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnQuantizedBatchNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRenormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, int64_t dim, const aclScalar* maxNorm, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, double epsilon, const aclTensor* yOut, const aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, double epsilon, int64_t scaleAlg, char* roundMode, int64_t dstType, bool outputRstd, aclTensor* yOut, aclTensor* mxscaleOut, aclTensor* rstdOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormDynamicMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormDynamicQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* smoothScalesOptional, const aclTensor* betaOptional, double epsilon, int64_t dstType, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormDynamicQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormGradGetWorkspaceSize(
    const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, const aclTensor* dxOut, const aclTensor* dgammaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormGradQuantGetWorkspaceSize(
    const aclTensor* dy, const aclTensor* x, const aclTensor* rstd, const aclTensor* gamma, const aclTensor* scalesX, const aclTensor* offsetXOptional, const char* quantMode, bool divMode, aclTensor* dxOut, aclTensor* dgammaOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormGradQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const aclTensor* scale, const aclTensor* offset, double epsilon, aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* scale, const aclTensor* offset, const aclTensor* beta, double epsilon, bool divMode, bool outputRstd, aclTensor* y, aclTensor* rstd,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRmsNormQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSyncBatchNormGatherStatsGetWorkspaceSize(
    const aclTensor* totalSum, const aclTensor* totalSquareSum, const aclTensor* sampleCount, aclTensor* mean, aclTensor* variance, float momentum, float eps, aclTensor* batchMean, aclTensor* batchInvstd,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSyncBatchNormGatherStats(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
