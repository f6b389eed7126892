aclnnStatus aclnnSleepGetWorkspaceSize(
    const aclIntArray* cycles,
    uint64_t* workspaceSize, aclOpExecutor** executor);
aclnnStatus aclnnSleep(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);
