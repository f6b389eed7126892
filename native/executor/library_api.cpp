// aclnnInit and aclnnFinalize, and what libnnopbase exports without a public header: entries op-plugin and torch_npu
// look up by name. The caches they steer don't exist here, so they answer "no cache" and do nothing.
#include "aclnn/aclnn_base.h"
#include "executor/handle.h"
#include "runtime/unsupported.h"

using namespace pyaclnn;

aclnnStatus aclnnInit(const char* configPath) {
  // Without a runtime of our own to configure, any readable path is as good as none.
  (void)configPath;
  return ACLNN_SUCCESS;
}

aclnnStatus aclnnFinalize() { return ACLNN_SUCCESS; }

aclnnStatus aclDumpOpTensors(const char*, const char*, aclTensor**, size_t, size_t, aclrtStream) {
  return unsupported("aclDumpOpTensors");
}

extern "C" {

ACL_FUNC_VISIBILITY int InitHugeMemThreadLocal(void*, bool) { return 0; }
ACL_FUNC_VISIBILITY void UnInitHugeMemThreadLocal(void*, bool) {}
ACL_FUNC_VISIBILITY void ReleaseHugeMem(void*, bool) {}
ACL_FUNC_VISIBILITY void InitPTACacheThreadLocal() {}
ACL_FUNC_VISIBILITY void UnInitPTACacheThreadLocal() {}
ACL_FUNC_VISIBILITY void SetPTAHashKey(uint64_t) {}
ACL_FUNC_VISIBILITY void SetPTACacheHashKey(uint8_t*, size_t) {}
ACL_FUNC_VISIBILITY bool CanUsePTACache(const char*) { return false; }
ACL_FUNC_VISIBILITY aclOpExecutor* PTAGetExecCache(uint64_t, uint64_t*) { return nullptr; }
ACL_FUNC_VISIBILITY aclOpExecutor* PTAFindExecCache(uint8_t*, size_t, uint64_t*) { return nullptr; }
ACL_FUNC_VISIBILITY void AddTensorAddrToCachedList(void*) {}
ACL_FUNC_VISIBILITY aclnnStatus aclnnReselectStaticKernel() { return unsupported("aclnnReselectStaticKernel"); }
ACL_FUNC_VISIBILITY aclnnStatus aclnnReselectStaticKernelWithPath(const char*) {
  return unsupported("aclnnReselectStaticKernelWithPath");
}

}  // extern "C"
