// generated, do not edit: python native/dev.py gen
#include "acl/acl_tdt_queue.h"
#include "runtime/unsupported.h"

extern "C" {

aclError acltdtCreateQueue(const acltdtQueueAttr*, uint32_t*) { return pyaclnn::unsupported("acltdtCreateQueue"); }
aclError acltdtDestroyQueue(uint32_t) { return pyaclnn::unsupported("acltdtDestroyQueue"); }
aclError acltdtEnqueue(uint32_t, acltdtBuf, int32_t) { return pyaclnn::unsupported("acltdtEnqueue"); }
aclError acltdtDequeue(uint32_t, acltdtBuf*, int32_t) { return pyaclnn::unsupported("acltdtDequeue"); }
aclError acltdtEnqueueData(uint32_t, const void*, size_t, const void*, size_t, int32_t, uint32_t) { return pyaclnn::unsupported("acltdtEnqueueData"); }
aclError acltdtDequeueData(uint32_t, void*, size_t, size_t*, void*, size_t, int32_t) { return pyaclnn::unsupported("acltdtDequeueData"); }
aclError acltdtGrantQueue(uint32_t, int32_t, uint32_t, int32_t) { return pyaclnn::unsupported("acltdtGrantQueue"); }
aclError acltdtAttachQueue(uint32_t, int32_t, uint32_t*) { return pyaclnn::unsupported("acltdtAttachQueue"); }
aclError acltdtBindQueueRoutes(acltdtQueueRouteList*) { return pyaclnn::unsupported("acltdtBindQueueRoutes"); }
aclError acltdtUnbindQueueRoutes(acltdtQueueRouteList*) { return pyaclnn::unsupported("acltdtUnbindQueueRoutes"); }
aclError acltdtQueryQueueRoutes(const acltdtQueueRouteQueryInfo*, acltdtQueueRouteList*) { return pyaclnn::unsupported("acltdtQueryQueueRoutes"); }
aclError acltdtAllocBuf(size_t, uint32_t, acltdtBuf*) { return pyaclnn::unsupported("acltdtAllocBuf"); }
aclError acltdtFreeBuf(acltdtBuf) { return pyaclnn::unsupported("acltdtFreeBuf"); }
aclError acltdtGetBufData(const acltdtBuf, void**, size_t*) { return pyaclnn::unsupported("acltdtGetBufData"); }
aclError acltdtSetBufDataLen(acltdtBuf, size_t) { return pyaclnn::unsupported("acltdtSetBufDataLen"); }
aclError acltdtGetBufDataLen(acltdtBuf, size_t*) { return pyaclnn::unsupported("acltdtGetBufDataLen"); }
aclError acltdtAppendBufChain(acltdtBuf, acltdtBuf) { return pyaclnn::unsupported("acltdtAppendBufChain"); }
aclError acltdtGetBufChainNum(acltdtBuf, uint32_t*) { return pyaclnn::unsupported("acltdtGetBufChainNum"); }
aclError acltdtGetBufFromChain(acltdtBuf, uint32_t, acltdtBuf*) { return pyaclnn::unsupported("acltdtGetBufFromChain"); }
aclError acltdtGetBufUserData(const acltdtBuf, void*, size_t, size_t) { return pyaclnn::unsupported("acltdtGetBufUserData"); }
aclError acltdtSetBufUserData(acltdtBuf, const void*, size_t, size_t) { return pyaclnn::unsupported("acltdtSetBufUserData"); }
aclError acltdtCopyBufRef(const acltdtBuf, acltdtBuf*) { return pyaclnn::unsupported("acltdtCopyBufRef"); }
acltdtQueueAttr* acltdtCreateQueueAttr() { pyaclnn::unsupported("acltdtCreateQueueAttr"); return {}; }
aclError acltdtDestroyQueueAttr(const acltdtQueueAttr*) { return pyaclnn::unsupported("acltdtDestroyQueueAttr"); }
aclError acltdtSetQueueAttr(acltdtQueueAttr*, acltdtQueueAttrType, size_t, const void*) { return pyaclnn::unsupported("acltdtSetQueueAttr"); }
aclError acltdtGetQueueAttr(const acltdtQueueAttr*, acltdtQueueAttrType, size_t, size_t*, void*) { return pyaclnn::unsupported("acltdtGetQueueAttr"); }
acltdtQueueRoute* acltdtCreateQueueRoute(uint32_t, uint32_t) { pyaclnn::unsupported("acltdtCreateQueueRoute"); return {}; }
aclError acltdtDestroyQueueRoute(const acltdtQueueRoute*) { return pyaclnn::unsupported("acltdtDestroyQueueRoute"); }
aclError acltdtGetQueueRouteParam(const acltdtQueueRoute*, acltdtQueueRouteParamType, size_t, size_t*, void*) { return pyaclnn::unsupported("acltdtGetQueueRouteParam"); }
acltdtQueueRouteList* acltdtCreateQueueRouteList() { pyaclnn::unsupported("acltdtCreateQueueRouteList"); return {}; }
aclError acltdtDestroyQueueRouteList(const acltdtQueueRouteList*) { return pyaclnn::unsupported("acltdtDestroyQueueRouteList"); }
aclError acltdtAddQueueRoute(acltdtQueueRouteList*, const acltdtQueueRoute*) { return pyaclnn::unsupported("acltdtAddQueueRoute"); }
aclError acltdtGetQueueRoute(const acltdtQueueRouteList*, size_t, acltdtQueueRoute*) { return pyaclnn::unsupported("acltdtGetQueueRoute"); }
size_t acltdtGetQueueRouteNum(const acltdtQueueRouteList*) { pyaclnn::unsupported("acltdtGetQueueRouteNum"); return {}; }
acltdtQueueRouteQueryInfo* acltdtCreateQueueRouteQueryInfo() { pyaclnn::unsupported("acltdtCreateQueueRouteQueryInfo"); return {}; }
aclError acltdtDestroyQueueRouteQueryInfo(const acltdtQueueRouteQueryInfo*) { return pyaclnn::unsupported("acltdtDestroyQueueRouteQueryInfo"); }
aclError acltdtSetQueueRouteQueryInfo(acltdtQueueRouteQueryInfo*, acltdtQueueRouteQueryInfoParamType, size_t, const void*) { return pyaclnn::unsupported("acltdtSetQueueRouteQueryInfo"); }

}  // extern "C"
