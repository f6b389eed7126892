// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY int HcclAllGather() { return pyaclnn::unsupported("HcclAllGather", 5); }
ACL_FUNC_VISIBILITY int HcclAllGatherV() { return pyaclnn::unsupported("HcclAllGatherV", 5); }
ACL_FUNC_VISIBILITY int HcclAllReduce() { return pyaclnn::unsupported("HcclAllReduce", 5); }
ACL_FUNC_VISIBILITY int HcclAlltoAll() { return pyaclnn::unsupported("HcclAlltoAll", 5); }
ACL_FUNC_VISIBILITY int HcclAlltoAllV() { return pyaclnn::unsupported("HcclAlltoAllV", 5); }
ACL_FUNC_VISIBILITY int HcclBatchSendRecv() { return pyaclnn::unsupported("HcclBatchSendRecv", 5); }
ACL_FUNC_VISIBILITY int HcclBroadcast() { return pyaclnn::unsupported("HcclBroadcast", 5); }
ACL_FUNC_VISIBILITY int HcclCommActivateCommMemory() { return pyaclnn::unsupported("HcclCommActivateCommMemory", 5); }
ACL_FUNC_VISIBILITY int HcclCommDeactivateCommMemory() { return pyaclnn::unsupported("HcclCommDeactivateCommMemory", 5); }
ACL_FUNC_VISIBILITY int HcclCommDeregister() { return pyaclnn::unsupported("HcclCommDeregister", 5); }
ACL_FUNC_VISIBILITY int HcclCommDestroy() { return pyaclnn::unsupported("HcclCommDestroy", 5); }
ACL_FUNC_VISIBILITY int HcclCommExchangeMem() { return pyaclnn::unsupported("HcclCommExchangeMem", 5); }
ACL_FUNC_VISIBILITY int HcclCommInitAll() { return pyaclnn::unsupported("HcclCommInitAll", 5); }
ACL_FUNC_VISIBILITY int HcclCommInitClusterInfoConfig() { return pyaclnn::unsupported("HcclCommInitClusterInfoConfig", 5); }
ACL_FUNC_VISIBILITY int HcclCommInitRootInfo() { return pyaclnn::unsupported("HcclCommInitRootInfo", 5); }
ACL_FUNC_VISIBILITY int HcclCommInitRootInfoConfig() { return pyaclnn::unsupported("HcclCommInitRootInfoConfig", 5); }
ACL_FUNC_VISIBILITY int HcclCommRegister() { return pyaclnn::unsupported("HcclCommRegister", 5); }
ACL_FUNC_VISIBILITY int HcclCommResume() { return pyaclnn::unsupported("HcclCommResume", 5); }
ACL_FUNC_VISIBILITY int HcclCommSetMemoryRange() { return pyaclnn::unsupported("HcclCommSetMemoryRange", 5); }
ACL_FUNC_VISIBILITY int HcclCommUnsetMemoryRange() { return pyaclnn::unsupported("HcclCommUnsetMemoryRange", 5); }
ACL_FUNC_VISIBILITY int HcclCommWorkingDevNicSet() { return pyaclnn::unsupported("HcclCommWorkingDevNicSet", 5); }
ACL_FUNC_VISIBILITY int HcclCreateSubCommConfig() { return pyaclnn::unsupported("HcclCreateSubCommConfig", 5); }
ACL_FUNC_VISIBILITY int HcclGetCommAsyncError() { return pyaclnn::unsupported("HcclGetCommAsyncError", 5); }
ACL_FUNC_VISIBILITY int HcclGetCommName() { return pyaclnn::unsupported("HcclGetCommName", 5); }
ACL_FUNC_VISIBILITY int HcclGetRootInfo() { return pyaclnn::unsupported("HcclGetRootInfo", 5); }
ACL_FUNC_VISIBILITY int HcclRecv() { return pyaclnn::unsupported("HcclRecv", 5); }
ACL_FUNC_VISIBILITY int HcclReduce() { return pyaclnn::unsupported("HcclReduce", 5); }
ACL_FUNC_VISIBILITY int HcclReduceScatter() { return pyaclnn::unsupported("HcclReduceScatter", 5); }
ACL_FUNC_VISIBILITY int HcclReduceScatterV() { return pyaclnn::unsupported("HcclReduceScatterV", 5); }
ACL_FUNC_VISIBILITY int HcclScatter() { return pyaclnn::unsupported("HcclScatter", 5); }
ACL_FUNC_VISIBILITY int HcclSend() { return pyaclnn::unsupported("HcclSend", 5); }
ACL_FUNC_VISIBILITY uint64_t HcclGetCommConfigCapability() { return 0; }
ACL_FUNC_VISIBILITY uint64_t HcclSetConfig() { return 0; }

}  // extern "C"
