aclnnStatus aclnnBackgroundReplaceGetWorkspaceSize(
    const aclTensor* bkg, const aclTensor* src, const aclTensor* mask, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBackgroundReplace(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBlendImagesCustomGetWorkspaceSize(
    const aclTensor* rgb, const aclTensor* alpha, const aclTensor* frame, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBlendImagesCustom(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnCIoUGetWorkspaceSize(
    const aclTensor* bBoxes, const aclTensor* gtBoxes, bool trans, bool isCross, const char* mode, aclTensor* overlap, aclTensor* atanSub,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnCIoU(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnIouGetWorkspaceSize(
    const aclTensor* bBoxes, const aclTensor* gtBoxes, const char* mode, float eps, bool aligned, aclTensor* overlap,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnIou(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMrgbaCustomGetWorkspaceSize(
    const aclTensor* rgb, const aclTensor* alpha, const aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMrgbaCustom(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNonMaxSuppressionGetWorkspaceSize(
    const aclTensor* boxes, const aclTensor* scores, aclIntArray* maxOutputBoxesPerClass, aclFloatArray* iouThreshold, aclFloatArray* scoreThreshold, int32_t centerPointBox, aclTensor* selectedIndices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNonMaxSuppression(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRoiAlignGetWorkspaceSize(
    const aclTensor* self, const aclTensor* rois, const aclTensor* batchIndices, const char* mode, int outputHeight, int outputWidth, int samplingRatio, float spatialScale, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRoiAlign(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRoiAlignV2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* boxes, int64_t pooledHeight, int64_t pooledWidth, float spatialScale, int64_t samplingRatio, bool aligned, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRoiAlignV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRoiAlignV2BackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* boxes, const aclIntArray* inputShape, int64_t pooledHeight, int64_t pooledWidth, float spatialScale, int64_t samplingRatio, bool aligned, aclTensor* gradInput,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRoiAlignV2Backward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRoiPoolingGradWithArgMaxGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* gradInputRef, const aclTensor* rois, const aclTensor* argmax, int64_t pooledH, int64_t pooledW, double spatialScale,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRoiPoolingGradWithArgMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnRoiPoolingWithArgMaxGetWorkspaceSize(
    const aclTensor* x, const aclTensor* rois, int64_t pooled_h, int64_t pooled_w, float spatial_scale_h, float spatial_scale_w, aclTensor* y, aclTensor* argmax,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnRoiPoolingWithArgMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
