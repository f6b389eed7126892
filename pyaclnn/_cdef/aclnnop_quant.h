aclnnStatus aclnnAntiMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* mxscale, int64_t axis, int64_t dstType, const aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAntiMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAscendAntiQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, int64_t dstType, bool sqrtMode, const aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAscendAntiQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAscendQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, const aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAscendQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAscendQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool sqrtMode, const char* roundMode, int32_t dstType, int32_t axis, const aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAscendQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDequantBiasGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weightScale, const aclTensor* activateScaleOptional, const aclTensor* biasOptional, int64_t outputDtype, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDequantBias(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDequantSituQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, double beta, double linearBeta, bool activateLeft, char* quantTypeOptional, const aclTensor* yOut, const aclTensor* yScaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDequantSituQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDequantSwigluQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, char* quantModeOptional, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDequantSwigluQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDequantSwigluQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* weightScaleOptional, const aclTensor* activationScaleOptional, const aclTensor* biasOptional, const aclTensor* quantScaleOptional, const aclTensor* quantOffsetOptional, const aclTensor* groupIndexOptional, bool activateLeft, char* quantModeOptional, int64_t dstType, char* roundModeOptional, int64_t activateDim, int64_t swigluMode, double clampLimit, double gluAlpha, double gluBias, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDequantSwigluQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicBlockMxQuantGetWorkspaceSize(
    const aclTensor* x, char* roundModeOptional, int64_t dstType, int64_t scaleAlg, double dstTypeMax, const aclTensor* yOut, const aclTensor* scale1Out, const aclTensor* scale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicBlockMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicBlockQuantGetWorkspaceSize(
    const aclTensor* x, double minScale, char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicBlockQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicBlockQuantV2GetWorkspaceSize(
    const aclTensor* x, double minScale, char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, double dstTypeMax, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicBlockQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicDualLevelMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScaleOptional, char* roundModeOptional, int64_t level0BlockSize, int64_t level1BlockSize, const aclTensor* yOut, const aclTensor* level0ScaleOut, const aclTensor* level1ScaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicDualLevelMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x, int64_t axis, char* roundModeOptional, int64_t dstType, int64_t blocksize, int64_t scaleAlg, const aclTensor* yOut, const aclTensor* mxscaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicMxQuantV2GetWorkspaceSize(
    const aclTensor* x, int64_t axis, char* roundModeOptional, int64_t dstType, int64_t blocksize, int64_t scaleAlg, double dstTypeMax, const aclTensor* yOut, const aclTensor* mxscaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicMxQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicMxQuantV3GetWorkspaceSize(
    const aclTensor* x, int64_t axis, char* roundModeOptional, int64_t dstType, int64_t blocksize, int64_t scaleAlg, double dstTypeMax, double maxLowBound, const aclTensor* yOut, const aclTensor* mxscaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicMxQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicMxQuantWithDualAxisGetWorkspaceSize(
    const aclTensor* x, char* roundModeOptional, int64_t dstType, int64_t scaleAlg, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicMxQuantWithDualAxis(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicMxQuantWithDualAxisV2GetWorkspaceSize(
    const aclTensor* x, char* roundModeOptional, int64_t dstType, int64_t scaleAlg, double dstTypeMax, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicMxQuantWithDualAxisV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, const aclTensor* yOut, const aclTensor* scaleOut, const aclTensor* offsetOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, const aclTensor* yOut, const aclTensor* scaleOut, const aclTensor* offsetOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnDynamicQuantV4GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* groupIndexOptional, int64_t dstType, bool isSymmetrical, const char* quantMode, float dstTypeMax, const aclTensor* yOut, const aclTensor* scaleOut, const aclTensor* offsetOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnDynamicQuantV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFakeQuantPerChannelAffineCachemaskGetWorkspaceSize(
    const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, int64_t axis, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFakeQuantPerChannelAffineCachemask(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFakeQuantPerTensorAffineCachemaskGetWorkspaceSize(
    const aclTensor* self, const aclTensor* scale, const aclTensor* zeroPoint, float fakeQuantEnabled, int64_t quantMin, int64_t quantMax, aclTensor* out, aclTensor* mask,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFakeQuantPerTensorAffineCachemask(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFlatQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* kroneckerP1, const aclTensor* kroneckerP2, double clipRatio, aclTensor* out, aclTensor* quantScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFlatQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFlatQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* kroneckerP1, const aclTensor* kroneckerP2, double clipRatio, double dstTypeMax, aclTensor* out, aclTensor* quantScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFlatQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnFlatQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* kroneckerP1, const aclTensor* kroneckerP2, const aclTensor* groupListOptional, double clipRatio, double dstTypeMax, int64_t groupListType, aclTensor* out, aclTensor* quantScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnFlatQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* groupIndex, const aclTensor* offsetOptional, int32_t dstType, aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedDynamicBlockQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupList, double minScale, char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, int64_t groupListType, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedDynamicBlockQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedDynamicBlockQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupList, double minScale, char* roundModeOptional, int64_t dstType, int64_t rowBlockSize, int64_t colBlockSize, int64_t groupListType, double dstTypeMax, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedDynamicBlockQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndex, const char* roundMode, int64_t dstType, int64_t blocksize, const aclTensor* y, const aclTensor* mxscale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedDynamicMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedDynamicMxQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndex, const char* roundMode, int64_t dstType, int64_t blocksize, int64_t scaleAlg, double dstTypeMax, const aclTensor* y, const aclTensor* mxscale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedDynamicMxQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedDynamicMxQuantWithDualAxisGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndex, char* roundModeOptional, int64_t scaleAlg, int64_t dstDtype, double maxDtypeValue, const aclTensor* y1Out, const aclTensor* y1ScaleOut, const aclTensor* y2Out, const aclTensor* y2ScaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedDynamicMxQuantWithDualAxis(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGroupedQuantMaxGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* groupList, const char* roundMode, int64_t dstType, const aclTensor* y, const aclTensor* amax,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGroupedQuantMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMxToBlockMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* mxscale, int64_t dstType, const aclTensor* y, const aclTensor* scale1, const aclTensor* scale2,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMxToBlockMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnQuantMaxGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, char* roundMode, int64_t dstType, const aclTensor* y, const aclTensor* amax,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnQuantMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnQuantizeGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scales, const aclTensor* zeroPoints, aclDataType dtype, int32_t axis, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnQuantize(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSituMxQuantGetWorkspaceSize(
    const aclTensor* x, double beta, double linearBeta, bool activateLeft, int64_t axis, int64_t dstType, char* roundModeOptional, const aclTensor* yOut, const aclTensor* yScaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSituMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwiGluQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* offsetsOptional, const aclTensor* groupIndexOptional, bool activateLeft, char* quantModeOptional, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwiGluQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwiGluQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smoothScalesOptional, const aclTensor* offsetsOptional, const aclTensor* groupIndexOptional, bool activateLeft, char* quantModeOptional, int64_t groupListType, int64_t dstType, const aclTensor* yOut, const aclTensor* scaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwiGluQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwigluBackwardMxQuantWithDualAxisGetWorkspaceSize(
    const aclTensor* x, const aclTensor* yGrad, const aclTensor* groupIndexOptional, bool activateLeft, char* roundModeOptional, int64_t scaleAlg, int64_t dstDtype, double maxDtypeValue, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwigluBackwardMxQuantWithDualAxis(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwigluGroupGradGetWorkspaceSize(
    const aclTensor* gradY, const aclTensor* x, const aclTensor* weightOptional, const aclTensor* yOriginOptional, const aclTensor* groupIndexOptional, float clampLimit, aclTensor* gradXOut, aclTensor* gradWeightOutOptional,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwigluGroupGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwigluMxQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndexOptional, int64_t activateDim, bool activateLeft, int64_t swigluMode, double clampLimit, double gluAlpha, double gluBias, int64_t groupMode, int64_t axis, int64_t dstType, char* roundModeOptional, int64_t scaleAlg, double maxDtypeValue, const aclTensor* yOut, const aclTensor* mxscaleOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwigluMxQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnSwigluMxQuantWithDualAxisGetWorkspaceSize(
    const aclTensor* x, const aclTensor* groupIndexOptional, bool activateLeft, char* roundModeOptional, int64_t scaleAlg, int64_t dstType, double maxDtypeValue, const aclTensor* y1Out, const aclTensor* mxscale1Out, const aclTensor* y2Out, const aclTensor* mxscale2Out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSwigluMxQuantWithDualAxis(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTransQuantParamV2GetWorkspaceSize(
    const aclTensor* scale, const aclTensor* offset, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTransQuantParamV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnTransQuantParamV3GetWorkspaceSize(
    const aclTensor* scale, const aclTensor* offset, int64_t roundMode, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnTransQuantParamV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
