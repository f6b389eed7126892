aclnnStatus aclnnBidirectionLSTMGetWorkspaceSize(
    const aclTensor* x, const aclTensor* initH, const aclTensor* initC, const aclTensor* wIh, const aclTensor* wHh, const aclTensor* bIhOptional, const aclTensor* bHhOptional, const aclTensor* wIhReverseOptional, const aclTensor* wHhReverseOptional, const aclTensor* bIhReverseOptional, const aclTensor* bHhReverseOptional, int64_t numLayers, bool isbias, bool batchFirst, bool bidirection, const aclTensor* yOut, const aclTensor* outputHOut, const aclTensor* outputCOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBidirectionLSTM(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnBidirectionLSTMV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* initH, const aclTensor* initC, const aclTensor* wIh, const aclTensor* wHh, const aclTensor* bIhOptional, const aclTensor* bHhOptional, const aclTensor* wIhReverseOptional, const aclTensor* wHhReverseOptional, const aclTensor* bIhReverseOptional, const aclTensor* bHhReverseOptional, const aclTensor* batchSizeOptional, int64_t numLayers, bool isbias, bool batchFirst, bool bidirection, bool packed, const aclTensor* yOut, const aclTensor* outputHOut, const aclTensor* outputCOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnBidirectionLSTMV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGRUGetWorkspaceSize(
    const aclTensor* input, const aclTensorList* params, const aclTensor* hx, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirection, bool batchFirst, aclTensor* output, aclTensor* hy, aclTensorList* rOut, aclTensorList* zOut, aclTensorList* nOut, aclTensorList* hnOut, aclTensorList* hOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGRU(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnGRUBackwardGetWorkspaceSize(
    const aclTensor* input, const aclTensorList* params, const aclTensor* hx, const aclTensor* dy, const aclTensor* dh, const aclTensorList* r, const aclTensorList* z, const aclTensorList* n, const aclTensorList* hn, const aclTensorList* h, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, bool bidirection, bool batchFirst, aclTensor* dxOut, aclTensor* dhPrevOut, aclTensorList* dparamsOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnGRUBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLSTMGetWorkspaceSize(
    const aclTensor* input, const aclTensorList* params, const aclTensorList* hx, const aclTensor* batchSizes, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirectional, bool batchFirst, aclTensor* output, aclTensor* hy, aclTensor* cy, aclTensorList* iOut, aclTensorList* jOut, aclTensorList* fOut, aclTensorList* oOut, aclTensorList* hOut, aclTensorList* cOut, aclTensorList* tanhCOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLSTM(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLstmBackwardGetWorkspaceSize(
    const aclTensor* input, const aclTensorList* hx, const aclTensorList* params, const aclTensor* dy, const aclTensor* dh, const aclTensor* dc, const aclTensorList* i, const aclTensorList* g, const aclTensorList* f, const aclTensorList* o, const aclTensorList* h, const aclTensorList* c, const aclTensorList* tanhc, const aclTensor* batchSizesOptional, bool hasBias, int64_t numLayers, double dropout, bool train, bool bidirectional, bool batchFirst, const aclBoolArray* outputMask, aclTensor* dxOut, aclTensor* dhPrevOut, aclTensor* dcPrevOut, aclTensorList* dparamsOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLstmBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnThnnFusedLstmCellGetWorkspaceSize(
    const aclTensor* inputGates, const aclTensor* hiddenGates, const aclTensor* cx, const aclTensor* inputBiasOptional, const aclTensor* hiddenBiasOptional, aclTensor* hyOut, aclTensor* cyOut, aclTensor* storageOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnThnnFusedLstmCell(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnThnnFusedLstmCellBackwardGetWorkspaceSize(
    const aclTensor* gradHyOptional, const aclTensor* gradCOptional, const aclTensor* cx, const aclTensor* cy, const aclTensor* storage, bool hasBias, aclTensor* gradGatesOut, aclTensor* gradCxOut, aclTensor* gradBiasOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnThnnFusedLstmCellBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
