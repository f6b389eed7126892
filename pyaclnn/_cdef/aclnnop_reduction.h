aclnnStatus aclnnAllGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAll(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAminGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAmin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAminmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAminmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAminmaxAllGetWorkspaceSize(
    const aclTensor* self, aclTensor* minOut, aclTensor* maxOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAminmaxAll(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAminmaxDimGetWorkspaceSize(
    const aclTensor* self, const int64_t dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAminmaxDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnAnyGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnAny(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnArgMaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnArgMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnArgMinGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnArgMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnLinalgVectorNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* ord, const aclIntArray* dims, bool keepDims, const aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnLinalgVectorNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMaxV2GetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepDims, bool noopWithEmptyDims, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMaxV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMeanGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMean(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMeanV2GetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, bool noopWithEmptyAxes, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMeanV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnMinDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnMinDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* pScalar, const aclIntArray* dim, bool keepdim, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnProdGetWorkspaceSize(
    const aclTensor* self, const aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnProd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnProdDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepDim, const aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnProdDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnReduceNansumGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dim, bool keepDim, aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnReduceNansum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
aclnnStatus aclnnReduceSumGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepDims, aclDataType dtype, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnReduceSum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
