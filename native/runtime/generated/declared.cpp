// generated, do not edit: python native/dev.py gen
#include "acl/acl_rt.h"
#include "acl/acl_rt_allocator.h"
#include "acl/acl_rt_memory_soma.h"
#include "runtime/unsupported.h"

extern "C" {

aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback) { return pyaclnn::unsupported("aclrtSetExceptionInfoCallback"); }
aclError aclrtExceptionInfoCallbackRegister(aclrtExceptionInfoCallback) { return pyaclnn::unsupported("aclrtExceptionInfoCallbackRegister"); }
aclError aclrtExceptionInfoCallbackUnregister(aclrtExceptionInfoCallback) { return pyaclnn::unsupported("aclrtExceptionInfoCallbackUnregister"); }
uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo*) { pyaclnn::unsupported("aclrtGetTaskIdFromExceptionInfo"); return {}; }
uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo*) { pyaclnn::unsupported("aclrtGetStreamIdFromExceptionInfo"); return {}; }
uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo*) { pyaclnn::unsupported("aclrtGetThreadIdFromExceptionInfo"); return {}; }
uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo*) { pyaclnn::unsupported("aclrtGetDeviceIdFromExceptionInfo"); return {}; }
uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo*) { pyaclnn::unsupported("aclrtGetErrorCodeFromExceptionInfo"); return {}; }
aclError aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo*, void**, uint32_t*) { return pyaclnn::unsupported("aclrtGetArgsFromExceptionInfo"); }
aclError aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo*, aclrtFuncHandle*) { return pyaclnn::unsupported("aclrtGetFuncHandleFromExceptionInfo"); }
aclError aclrtBinarySetExceptionCallback(aclrtBinHandle, aclrtOpExceptionCallback, void*) { return pyaclnn::unsupported("aclrtBinarySetExceptionCallback"); }
aclError aclrtGetMemUceInfo(int32_t, aclrtMemUceInfo*, size_t, size_t*) { return pyaclnn::unsupported("aclrtGetMemUceInfo"); }
aclError aclrtDeviceTaskAbort(int32_t, uint32_t) { return pyaclnn::unsupported("aclrtDeviceTaskAbort"); }
aclError aclrtMemUceRepair(int32_t, aclrtMemUceInfo*, size_t) { return pyaclnn::unsupported("aclrtMemUceRepair"); }
aclError aclrtSetDeviceTaskAbortCallback(const char*, aclrtDeviceTaskAbortCallback, void*) { return pyaclnn::unsupported("aclrtSetDeviceTaskAbortCallback"); }
aclError aclrtGetErrorVerbose(int32_t, aclrtErrorInfo*) { return pyaclnn::unsupported("aclrtGetErrorVerbose"); }
aclError aclrtRepairError(int32_t, const aclrtErrorInfo*) { return pyaclnn::unsupported("aclrtRepairError"); }
aclError aclrtSnapShotProcessLock(int, void*) { return pyaclnn::unsupported("aclrtSnapShotProcessLock"); }
aclError aclrtSnapShotProcessUnlock(int, void*) { return pyaclnn::unsupported("aclrtSnapShotProcessUnlock"); }
aclError aclrtSnapShotProcessBackup(int, aclrtSnapShotBackupArgs*) { return pyaclnn::unsupported("aclrtSnapShotProcessBackup"); }
aclError aclrtSnapShotProcessRestore(int, aclrtSnapShotRestoreArgs*) { return pyaclnn::unsupported("aclrtSnapShotProcessRestore"); }
aclError aclrtSnapShotCallbackRegister(aclrtSnapShotStage, aclrtSnapShotCallBack, void*) { return pyaclnn::unsupported("aclrtSnapShotCallbackRegister"); }
aclError aclrtSnapShotCallbackUnregister(aclrtSnapShotStage, aclrtSnapShotCallBack) { return pyaclnn::unsupported("aclrtSnapShotCallbackUnregister"); }
aclError aclrtRegStreamStateCallback(const char*, aclrtStreamStateCallback, void*) { return pyaclnn::unsupported("aclrtRegStreamStateCallback"); }
aclError aclrtRegDeviceStateCallback(const char*, aclrtDeviceStateCallback, void*) { return pyaclnn::unsupported("aclrtRegDeviceStateCallback"); }
aclError aclmdlRICaptureBegin(aclrtStream, aclmdlRICaptureMode) { return pyaclnn::unsupported("aclmdlRICaptureBegin"); }
aclError aclmdlRICaptureEnd(aclrtStream, aclmdlRI*) { return pyaclnn::unsupported("aclmdlRICaptureEnd"); }
aclError aclmdlRIDebugPrint(aclmdlRI) { return pyaclnn::unsupported("aclmdlRIDebugPrint"); }
aclError aclmdlRIDebugJsonPrint(aclmdlRI, const char*, uint32_t) { return pyaclnn::unsupported("aclmdlRIDebugJsonPrint"); }
aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode*) { return pyaclnn::unsupported("aclmdlRICaptureThreadExchangeMode"); }
aclError aclmdlRIExecuteAsync(aclmdlRI, aclrtStream) { return pyaclnn::unsupported("aclmdlRIExecuteAsync"); }
aclError aclmdlRIExecute(aclmdlRI, int32_t) { return pyaclnn::unsupported("aclmdlRIExecute"); }
aclError aclmdlRIDestroy(aclmdlRI) { return pyaclnn::unsupported("aclmdlRIDestroy"); }
aclError aclmdlRICaptureTaskGrpBegin(aclrtStream) { return pyaclnn::unsupported("aclmdlRICaptureTaskGrpBegin"); }
aclError aclmdlRICaptureTaskGrpEnd(aclrtStream, aclrtTaskGrp*) { return pyaclnn::unsupported("aclmdlRICaptureTaskGrpEnd"); }
aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream, aclrtTaskGrp) { return pyaclnn::unsupported("aclmdlRICaptureTaskUpdateBegin"); }
aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream) { return pyaclnn::unsupported("aclmdlRICaptureTaskUpdateEnd"); }
aclError aclmdlRIBuildBegin(aclmdlRI*, uint32_t) { return pyaclnn::unsupported("aclmdlRIBuildBegin"); }
aclError aclmdlRIBindStream(aclmdlRI, aclrtStream, uint32_t) { return pyaclnn::unsupported("aclmdlRIBindStream"); }
aclError aclmdlRIEndTask(aclmdlRI, aclrtStream) { return pyaclnn::unsupported("aclmdlRIEndTask"); }
aclError aclmdlRIBuildEnd(aclmdlRI, void*) { return pyaclnn::unsupported("aclmdlRIBuildEnd"); }
aclError aclmdlRIUnbindStream(aclmdlRI, aclrtStream) { return pyaclnn::unsupported("aclmdlRIUnbindStream"); }
aclError aclmdlRISetName(aclmdlRI, const char*) { return pyaclnn::unsupported("aclmdlRISetName"); }
aclError aclmdlRIGetName(aclmdlRI, uint32_t, char*) { return pyaclnn::unsupported("aclmdlRIGetName"); }
aclError aclmdlRIGetId(aclmdlRI, uint32_t*) { return pyaclnn::unsupported("aclmdlRIGetId"); }
aclError aclmdlRIDestroyRegisterCallback(aclmdlRI, aclrtCallback, void*) { return pyaclnn::unsupported("aclmdlRIDestroyRegisterCallback"); }
aclError aclmdlRIDestroyUnregisterCallback(aclmdlRI, aclrtCallback) { return pyaclnn::unsupported("aclmdlRIDestroyUnregisterCallback"); }
aclError aclmdlRIGetStreams(aclmdlRI, aclrtStream*, uint32_t*) { return pyaclnn::unsupported("aclmdlRIGetStreams"); }
aclError aclmdlRIAbort(aclmdlRI) { return pyaclnn::unsupported("aclmdlRIAbort"); }
aclError aclmdlRICaptureToModelRIBegin(aclrtStream, aclmdlRI, aclmdlRICaptureMode) { return pyaclnn::unsupported("aclmdlRICaptureToModelRIBegin"); }
aclError aclmdlRITaskGetParams(aclmdlRITask, aclmdlRITaskParams*) { return pyaclnn::unsupported("aclmdlRITaskGetParams"); }
aclError aclmdlRITaskSetParams(aclmdlRITask, aclmdlRITaskParams*) { return pyaclnn::unsupported("aclmdlRITaskSetParams"); }
aclError aclmdlRIKernelTaskGetAttribute(aclmdlRITask, aclrtLaunchKernelAttrId, aclrtLaunchKernelAttrValue*) { return pyaclnn::unsupported("aclmdlRIKernelTaskGetAttribute"); }
aclError aclmdlRIUpdate(aclmdlRI) { return pyaclnn::unsupported("aclmdlRIUpdate"); }
aclError aclmdlRITaskDisable(aclmdlRITask) { return pyaclnn::unsupported("aclmdlRITaskDisable"); }
aclError aclmdlRIGetTasksByStream(aclrtStream, aclmdlRITask*, uint32_t*) { return pyaclnn::unsupported("aclmdlRIGetTasksByStream"); }
aclError aclmdlRITaskGetType(aclmdlRITask, aclmdlRITaskType*) { return pyaclnn::unsupported("aclmdlRITaskGetType"); }
aclError aclmdlRITaskGetSeqId(aclmdlRITask, uint32_t*) { return pyaclnn::unsupported("aclmdlRITaskGetSeqId"); }
aclError aclmdlRICondHandleCreate(aclmdlRI, uint32_t, aclmdlRICondHandleFlag, aclmdlRICondHandle*) { return pyaclnn::unsupported("aclmdlRICondHandleCreate"); }
aclError aclmdlRICondHandleGetCondPtr(aclmdlRICondHandle, uint64_t**) { return pyaclnn::unsupported("aclmdlRICondHandleGetCondPtr"); }
aclError aclmdlRIAddCondTask(aclmdlRICondTaskParams, aclrtStream, uint32_t) { return pyaclnn::unsupported("aclmdlRIAddCondTask"); }
aclError aclmdlInitDump() { return pyaclnn::unsupported("aclmdlInitDump"); }
aclError aclmdlSetDump(const char*) { return pyaclnn::unsupported("aclmdlSetDump"); }
aclError aclmdlFinalizeDump() { return pyaclnn::unsupported("aclmdlFinalizeDump"); }
aclError aclrtGetOverflowStatus(void*, size_t, aclrtStream) { return pyaclnn::unsupported("aclrtGetOverflowStatus"); }
aclError aclrtResetOverflowStatus(aclrtStream) { return pyaclnn::unsupported("aclrtResetOverflowStatus"); }
aclError aclrtCtxGetFloatOverflowAddr(void**) { return pyaclnn::unsupported("aclrtCtxGetFloatOverflowAddr"); }
aclError aclrtGetFloatOverflowStatus(void*, uint64_t, aclrtStream) { return pyaclnn::unsupported("aclrtGetFloatOverflowStatus"); }
aclError aclrtResetFloatOverflowStatus(aclrtStream) { return pyaclnn::unsupported("aclrtResetFloatOverflowStatus"); }
aclError aclrtNpuGetFloatOverFlowStatus(void*, uint64_t, uint32_t, aclrtStream) { return pyaclnn::unsupported("aclrtNpuGetFloatOverFlowStatus"); }
aclError aclrtNpuClearFloatOverFlowStatus(uint32_t, aclrtStream) { return pyaclnn::unsupported("aclrtNpuClearFloatOverFlowStatus"); }
aclError aclrtIpcMemGetExportKey(void*, size_t, char*, size_t, uint64_t) { return pyaclnn::unsupported("aclrtIpcMemGetExportKey"); }
aclError aclrtIpcMemClose(const char*) { return pyaclnn::unsupported("aclrtIpcMemClose"); }
aclError aclrtIpcMemImportByKey(void**, const char*, uint64_t) { return pyaclnn::unsupported("aclrtIpcMemImportByKey"); }
aclError aclrtIpcMemSetImportPid(const char*, int32_t*, size_t) { return pyaclnn::unsupported("aclrtIpcMemSetImportPid"); }
aclError aclrtIpcMemSetAttr(const char*, aclrtIpcMemAttrType, uint64_t) { return pyaclnn::unsupported("aclrtIpcMemSetAttr"); }
aclError aclrtIpcMemImportPidInterServer(const char*, aclrtServerPid*, size_t) { return pyaclnn::unsupported("aclrtIpcMemImportPidInterServer"); }
aclError aclrtIpcGetEventHandle(aclrtEvent, aclrtIpcEventHandle*) { return pyaclnn::unsupported("aclrtIpcGetEventHandle"); }
aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle, aclrtEvent*) { return pyaclnn::unsupported("aclrtIpcOpenEventHandle"); }
aclError aclrtNotifyGetExportKey(aclrtNotify, char*, size_t, uint64_t) { return pyaclnn::unsupported("aclrtNotifyGetExportKey"); }
aclError aclrtNotifyImportByKey(aclrtNotify*, const char*, uint64_t) { return pyaclnn::unsupported("aclrtNotifyImportByKey"); }
aclError aclrtNotifySetImportPid(aclrtNotify, int32_t*, size_t) { return pyaclnn::unsupported("aclrtNotifySetImportPid"); }
aclError aclrtNotifySetImportPidInterServer(aclrtNotify, aclrtServerPid*, size_t) { return pyaclnn::unsupported("aclrtNotifySetImportPidInterServer"); }
aclError aclrtCreateLabel(aclrtLabel*) { return pyaclnn::unsupported("aclrtCreateLabel"); }
aclError aclrtSetLabel(aclrtLabel, aclrtStream) { return pyaclnn::unsupported("aclrtSetLabel"); }
aclError aclrtDestroyLabel(aclrtLabel) { return pyaclnn::unsupported("aclrtDestroyLabel"); }
aclError aclrtCreateLabelList(aclrtLabel*, size_t, aclrtLabelList*) { return pyaclnn::unsupported("aclrtCreateLabelList"); }
aclError aclrtDestroyLabelList(aclrtLabelList) { return pyaclnn::unsupported("aclrtDestroyLabelList"); }
aclError aclrtSwitchLabelByIndex(void*, uint32_t, aclrtLabelList, aclrtStream) { return pyaclnn::unsupported("aclrtSwitchLabelByIndex"); }
aclError aclrtActiveStream(aclrtStream, aclrtStream) { return pyaclnn::unsupported("aclrtActiveStream"); }
aclError aclrtSwitchStream(void*, aclrtCondition, void*, aclrtCompareDataType, aclrtStream, aclrtStream, aclrtStream) { return pyaclnn::unsupported("aclrtSwitchStream"); }
aclError aclrtDeviceSetLimit(aclrtDeviceLimit, size_t) { return pyaclnn::unsupported("aclrtDeviceSetLimit"); }
aclError aclrtDeviceGetLimit(aclrtDeviceLimit, size_t*) { return pyaclnn::unsupported("aclrtDeviceGetLimit"); }
aclError aclrtSetGroup(int32_t) { return pyaclnn::unsupported("aclrtSetGroup"); }
aclError aclrtGetGroupCount(uint32_t*) { return pyaclnn::unsupported("aclrtGetGroupCount"); }
aclrtGroupInfo* aclrtCreateGroupInfo() { pyaclnn::unsupported("aclrtCreateGroupInfo"); return {}; }
aclError aclrtDestroyGroupInfo(aclrtGroupInfo*) { return pyaclnn::unsupported("aclrtDestroyGroupInfo"); }
aclError aclrtGetAllGroupInfo(aclrtGroupInfo*) { return pyaclnn::unsupported("aclrtGetAllGroupInfo"); }
aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo*, int32_t, aclrtGroupAttr, void*, size_t, size_t*) { return pyaclnn::unsupported("aclrtGetGroupInfoDetail"); }
aclError aclrtDeviceGetPCIBusId(int32_t, char*, int32_t) { return pyaclnn::unsupported("aclrtDeviceGetPCIBusId"); }
aclError aclrtDeviceGetByPCIBusId(const char*, int32_t*) { return pyaclnn::unsupported("aclrtDeviceGetByPCIBusId"); }
aclError aclrtDeviceGetHostAtomicCapabilities(uint32_t*, const aclrtAtomicOperation*, const uint32_t, int32_t) { return pyaclnn::unsupported("aclrtDeviceGetHostAtomicCapabilities"); }
aclError aclrtDeviceGetP2PAtomicCapabilities(uint32_t*, const aclrtAtomicOperation*, const uint32_t, int32_t, int32_t) { return pyaclnn::unsupported("aclrtDeviceGetP2PAtomicCapabilities"); }
aclError aclrtGetDevicesTopo(uint32_t, uint32_t, uint64_t*) { return pyaclnn::unsupported("aclrtGetDevicesTopo"); }
aclError aclrtGetHardwareSyncAddr(void**) { return pyaclnn::unsupported("aclrtGetHardwareSyncAddr"); }
aclError aclrtCmoAsync(void*, size_t, aclrtCmoType, aclrtStream) { return pyaclnn::unsupported("aclrtCmoAsync"); }
aclError aclrtCmoAsyncWithBarrier(void*, size_t, aclrtCmoType, uint32_t, aclrtStream) { return pyaclnn::unsupported("aclrtCmoAsyncWithBarrier"); }
aclError aclrtCmoWaitBarrier(aclrtBarrierTaskInfo*, aclrtStream, uint32_t) { return pyaclnn::unsupported("aclrtCmoWaitBarrier"); }
aclError aclrtCmoGetDescSize(size_t*) { return pyaclnn::unsupported("aclrtCmoGetDescSize"); }
aclError aclrtCmoSetDesc(void*, void*, size_t) { return pyaclnn::unsupported("aclrtCmoSetDesc"); }
aclError aclrtCmoAsyncWithDesc(void*, aclrtCmoType, aclrtStream, const void*) { return pyaclnn::unsupported("aclrtCmoAsyncWithDesc"); }
aclError aclrtDeviceL2CacheFlush(void*) { return pyaclnn::unsupported("aclrtDeviceL2CacheFlush"); }
aclError aclrtGetThreadLastTaskId(uint32_t*) { return pyaclnn::unsupported("aclrtGetThreadLastTaskId"); }
aclError aclrtProfTrace(void*, int32_t, aclrtStream) { return pyaclnn::unsupported("aclrtProfTrace"); }
aclError aclrtRandomNumAsync(const aclrtRandomNumTaskInfo*, const aclrtStream, void*) { return pyaclnn::unsupported("aclrtRandomNumAsync"); }
aclError aclrtTaskUpdateAsync(aclrtStream, uint32_t, aclrtTaskUpdateInfo*, aclrtStream) { return pyaclnn::unsupported("aclrtTaskUpdateAsync"); }
aclError aclrtPersistentTaskClean(aclrtStream) { return pyaclnn::unsupported("aclrtPersistentTaskClean"); }
aclError aclrtCacheLastTaskOpInfo(const void* const, const size_t) { return pyaclnn::unsupported("aclrtCacheLastTaskOpInfo"); }
aclError aclrtCacheLastTaskExtendInfo(const char* const, const size_t) { return pyaclnn::unsupported("aclrtCacheLastTaskExtendInfo"); }
aclError aclrtStreamAbort(aclrtStream) { return pyaclnn::unsupported("aclrtStreamAbort"); }
aclError aclrtStreamStop(aclrtStream) { return pyaclnn::unsupported("aclrtStreamStop"); }
aclError aclrtGetSymbolAddress(const void*, void**) { return pyaclnn::unsupported("aclrtGetSymbolAddress"); }
aclError aclrtGetSymbolSize(const void*, size_t*) { return pyaclnn::unsupported("aclrtGetSymbolSize"); }
aclError aclrtMemcpyFromSymbol(void*, size_t, const void*, size_t, size_t, aclrtMemcpyKind) { return pyaclnn::unsupported("aclrtMemcpyFromSymbol"); }
aclError aclrtMemcpyFromSymbolAsync(void*, size_t, const void*, size_t, size_t, aclrtMemcpyKind, aclrtStream) { return pyaclnn::unsupported("aclrtMemcpyFromSymbolAsync"); }
aclError aclrtMemcpyToSymbol(const void*, const void*, size_t, size_t, aclrtMemcpyKind) { return pyaclnn::unsupported("aclrtMemcpyToSymbol"); }
aclError aclrtMemcpyToSymbolAsync(const void*, const void*, size_t, size_t, aclrtMemcpyKind, aclrtStream) { return pyaclnn::unsupported("aclrtMemcpyToSymbolAsync"); }
aclError aclrtGetMemcpyDescSize(aclrtMemcpyKind, size_t*) { return pyaclnn::unsupported("aclrtGetMemcpyDescSize"); }
aclError aclrtSetMemcpyDesc(void*, aclrtMemcpyKind, void*, void*, size_t, void*) { return pyaclnn::unsupported("aclrtSetMemcpyDesc"); }
aclError aclrtMemcpyAsyncWithOffset(void**, size_t, size_t, const void**, size_t, size_t, aclrtMemcpyKind, aclrtStream) { return pyaclnn::unsupported("aclrtMemcpyAsyncWithOffset"); }
aclError aclrtMemcpyAsyncWithDesc(void*, aclrtMemcpyKind, aclrtStream) { return pyaclnn::unsupported("aclrtMemcpyAsyncWithDesc"); }
aclError aclrtReduceAsync(void*, const void*, uint64_t, aclrtReduceKind, aclDataType, aclrtStream, void*) { return pyaclnn::unsupported("aclrtReduceAsync"); }
aclError aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute, const void*, size_t, void*, size_t) { return pyaclnn::unsupported("aclrtMemManagedGetAttr"); }
aclError aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute*, size_t, const void*, size_t, void**, size_t*) { return pyaclnn::unsupported("aclrtMemManagedGetAttrs"); }
aclError aclrtMemManagedAdvise(const void* const, uint64_t, aclrtMemManagedAdviseType, aclrtMemManagedLocation) { return pyaclnn::unsupported("aclrtMemManagedAdvise"); }
aclError aclrtMemManagedPrefetchAsync(const void*, size_t, aclrtMemManagedLocation, uint32_t, aclrtStream) { return pyaclnn::unsupported("aclrtMemManagedPrefetchAsync"); }
aclError aclrtMemManagedPrefetchBatchAsync(const void**, size_t*, size_t, aclrtMemManagedLocation*, size_t*, size_t, uint64_t, aclrtStream) { return pyaclnn::unsupported("aclrtMemManagedPrefetchBatchAsync"); }
aclError aclrtMemMapNoAccess(void*, size_t, size_t, aclrtDrvMemHandle, uint64_t) { return pyaclnn::unsupported("aclrtMemMapNoAccess"); }
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle, aclrtMemHandleType, uint64_t, uint64_t*) { return pyaclnn::unsupported("aclrtMemExportToShareableHandle"); }
aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle, uint64_t, aclrtMemSharedHandleType, void*) { return pyaclnn::unsupported("aclrtMemExportToShareableHandleV2"); }
aclError aclrtMemImportFromShareableHandle(uint64_t, int32_t, aclrtDrvMemHandle*) { return pyaclnn::unsupported("aclrtMemImportFromShareableHandle"); }
aclError aclrtMemImportFromShareableHandleV2(void*, aclrtMemSharedHandleType, uint64_t, aclrtDrvMemHandle*) { return pyaclnn::unsupported("aclrtMemImportFromShareableHandleV2"); }
aclError aclrtMemSetPidToShareableHandle(uint64_t, int32_t*, size_t) { return pyaclnn::unsupported("aclrtMemSetPidToShareableHandle"); }
aclError aclrtMemSetPidToShareableHandleV2(void*, aclrtMemSharedHandleType, int32_t*, size_t) { return pyaclnn::unsupported("aclrtMemSetPidToShareableHandleV2"); }
aclError aclrtMemSetAccess(void*, size_t, aclrtMemAccessDesc*, size_t) { return pyaclnn::unsupported("aclrtMemSetAccess"); }
aclError aclrtMemGetAccess(void*, aclrtMemLocation*, uint64_t*) { return pyaclnn::unsupported("aclrtMemGetAccess"); }
aclError aclrtMemP2PMap(void*, size_t, int32_t, uint64_t) { return pyaclnn::unsupported("aclrtMemP2PMap"); }
aclError aclrtMemMapSelectedLink(void*, size_t, void*, uint32_t) { return pyaclnn::unsupported("aclrtMemMapSelectedLink"); }
aclError aclrtMemMapSetLink(aclrtDrvMemHandle, aclrtMemLinkType) { return pyaclnn::unsupported("aclrtMemMapSetLink"); }
aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle, aclrtParamHandle, size_t, void**) { return pyaclnn::unsupported("aclrtKernelArgsGetPlaceHolderBuffer"); }
aclError aclrtGetBufFromChain(aclrtMbuf, uint32_t, aclrtMbuf*) { return pyaclnn::unsupported("aclrtGetBufFromChain"); }
aclError aclrtGetBufChainNum(aclrtMbuf, uint32_t*) { return pyaclnn::unsupported("aclrtGetBufChainNum"); }
aclError aclrtAppendBufChain(aclrtMbuf, aclrtMbuf) { return pyaclnn::unsupported("aclrtAppendBufChain"); }
aclError aclrtCopyBufRef(const aclrtMbuf, aclrtMbuf*) { return pyaclnn::unsupported("aclrtCopyBufRef"); }
aclError aclrtGetBufUserData(const aclrtMbuf, void*, size_t, size_t) { return pyaclnn::unsupported("aclrtGetBufUserData"); }
aclError aclrtSetBufUserData(aclrtMbuf, const void*, size_t, size_t) { return pyaclnn::unsupported("aclrtSetBufUserData"); }
aclError aclrtGetBufData(const aclrtMbuf, void**, size_t*) { return pyaclnn::unsupported("aclrtGetBufData"); }
aclError aclrtGetBufDataLen(aclrtMbuf, size_t*) { return pyaclnn::unsupported("aclrtGetBufDataLen"); }
aclError aclrtSetBufDataLen(aclrtMbuf, size_t) { return pyaclnn::unsupported("aclrtSetBufDataLen"); }
aclError aclrtFreeBuf(aclrtMbuf) { return pyaclnn::unsupported("aclrtFreeBuf"); }
aclError aclrtAllocBuf(aclrtMbuf*, size_t) { return pyaclnn::unsupported("aclrtAllocBuf"); }
aclError aclrtLaunchKernel(aclrtFuncHandle, uint32_t, const void*, size_t, aclrtStream) { return pyaclnn::unsupported("aclrtLaunchKernel"); }
aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle, size_t*) { return pyaclnn::unsupported("aclrtKernelArgsGetHandleMemSize"); }
aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle, size_t, size_t*) { return pyaclnn::unsupported("aclrtKernelArgsGetMemSize"); }
aclError aclrtKernelArgsInit(aclrtFuncHandle, aclrtArgsHandle*) { return pyaclnn::unsupported("aclrtKernelArgsInit"); }
aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle, aclrtArgsHandle, void*, size_t) { return pyaclnn::unsupported("aclrtKernelArgsInitByUserMem"); }
aclError aclrtKernelArgsAppend(aclrtArgsHandle, void*, size_t, aclrtParamHandle*) { return pyaclnn::unsupported("aclrtKernelArgsAppend"); }
aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle, aclrtParamHandle*) { return pyaclnn::unsupported("aclrtKernelArgsAppendPlaceHolder"); }
aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle, aclrtParamHandle, void*, size_t) { return pyaclnn::unsupported("aclrtKernelArgsParaUpdate"); }
aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle, uint32_t, aclrtStream, aclrtLaunchKernelCfg*, aclrtArgsHandle, void*) { return pyaclnn::unsupported("aclrtLaunchKernelWithConfig"); }
aclError aclrtKernelArgsFinalize(aclrtArgsHandle) { return pyaclnn::unsupported("aclrtKernelArgsFinalize"); }
aclError aclrtLaunchKernelV2(aclrtFuncHandle, uint32_t, const void*, size_t, aclrtLaunchKernelCfg*, aclrtStream) { return pyaclnn::unsupported("aclrtLaunchKernelV2"); }
aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle, uint32_t, aclrtStream, aclrtLaunchKernelCfg*, void*, size_t, aclrtPlaceHolderInfo*, size_t) { return pyaclnn::unsupported("aclrtLaunchKernelWithHostArgs"); }
aclError aclrtLaunchKernelWithArgsArray(void*, uint32_t, aclrtStream, aclrtLaunchKernelCfg*, void**) { return pyaclnn::unsupported("aclrtLaunchKernelWithArgsArray"); }
aclError aclrtLaunchSIMTKernelWithArgsArray(void*, dim3, dim3, size_t, aclrtStream, aclrtLaunchKernelCfg*, void**) { return pyaclnn::unsupported("aclrtLaunchSIMTKernelWithArgsArray"); }
aclError aclrtLaunchSIMTKernelWithHostArgs(void*, dim3, dim3, size_t, aclrtStream, aclrtLaunchKernelCfg*, void*, size_t, aclrtPlaceHolderInfo*, size_t) { return pyaclnn::unsupported("aclrtLaunchSIMTKernelWithHostArgs"); }
aclrtBinary aclrtCreateBinary(const void*, size_t) { pyaclnn::unsupported("aclrtCreateBinary"); return {}; }
aclError aclrtDestroyBinary(aclrtBinary) { return pyaclnn::unsupported("aclrtDestroyBinary"); }
aclError aclrtBinaryLoad(const aclrtBinary, aclrtBinHandle*) { return pyaclnn::unsupported("aclrtBinaryLoad"); }
aclError aclrtBinaryUnLoad(aclrtBinHandle) { return pyaclnn::unsupported("aclrtBinaryUnLoad"); }
aclError aclrtBinaryGetFunction(const aclrtBinHandle, const char*, aclrtFuncHandle*) { return pyaclnn::unsupported("aclrtBinaryGetFunction"); }
aclError aclrtBinaryLoadFromFile(const char*, aclrtBinaryLoadOptions*, aclrtBinHandle*) { return pyaclnn::unsupported("aclrtBinaryLoadFromFile"); }
aclError aclrtBinaryGetDevAddress(const aclrtBinHandle, void**, size_t*) { return pyaclnn::unsupported("aclrtBinaryGetDevAddress"); }
aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle, uint64_t, aclrtFuncHandle*) { return pyaclnn::unsupported("aclrtBinaryGetFunctionByEntry"); }
aclError aclrtBinaryGetGlobal(aclrtBinHandle, const char*, void**, size_t*) { return pyaclnn::unsupported("aclrtBinaryGetGlobal"); }
aclError aclrtGetFuncBySymbol(const void*, aclrtFuncHandle*) { return pyaclnn::unsupported("aclrtGetFuncBySymbol"); }
aclError aclrtGetFunctionAddr(aclrtFuncHandle, void**, void**) { return pyaclnn::unsupported("aclrtGetFunctionAddr"); }
aclError aclrtGetFunctionSize(aclrtFuncHandle, size_t*, size_t*) { return pyaclnn::unsupported("aclrtGetFunctionSize"); }
aclError aclrtGetFunctionName(aclrtFuncHandle, uint32_t, char*) { return pyaclnn::unsupported("aclrtGetFunctionName"); }
aclError aclrtBinaryLoadFromData(const void*, size_t, const aclrtBinaryLoadOptions*, aclrtBinHandle*) { return pyaclnn::unsupported("aclrtBinaryLoadFromData"); }
aclError aclrtRegisterCpuFunc(const aclrtBinHandle, const char*, const char*, aclrtFuncHandle*) { return pyaclnn::unsupported("aclrtRegisterCpuFunc"); }
aclError aclrtGetFunctionAttribute(aclrtFuncHandle, aclrtFuncAttribute, int64_t*) { return pyaclnn::unsupported("aclrtGetFunctionAttribute"); }
aclError aclrtFunctionGetBinary(const aclrtFuncHandle, aclrtBinHandle*) { return pyaclnn::unsupported("aclrtFunctionGetBinary"); }
aclError aclrtFunctionGetParamCount(const void*, size_t*) { return pyaclnn::unsupported("aclrtFunctionGetParamCount"); }
aclError aclrtFunctionGetParamInfo(const void*, size_t, size_t*, size_t*) { return pyaclnn::unsupported("aclrtFunctionGetParamInfo"); }
aclError aclrtFunctionGetAvailDynUbufPerBlock(void*, uint32_t, size_t*) { return pyaclnn::unsupported("aclrtFunctionGetAvailDynUbufPerBlock"); }
aclrtAllocatorDesc aclrtAllocatorCreateDesc() { pyaclnn::unsupported("aclrtAllocatorCreateDesc"); return {}; }
aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc) { return pyaclnn::unsupported("aclrtAllocatorDestroyDesc"); }
aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc, aclrtAllocator) { return pyaclnn::unsupported("aclrtAllocatorSetObjToDesc"); }
aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc, aclrtAllocatorAllocFunc) { return pyaclnn::unsupported("aclrtAllocatorSetAllocFuncToDesc"); }
aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc, aclrtAllocatorFreeFunc) { return pyaclnn::unsupported("aclrtAllocatorSetFreeFuncToDesc"); }
aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc, aclrtAllocatorAllocAdviseFunc) { return pyaclnn::unsupported("aclrtAllocatorSetAllocAdviseFuncToDesc"); }
aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc, aclrtAllocatorGetAddrFromBlockFunc) { return pyaclnn::unsupported("aclrtAllocatorSetGetAddrFromBlockFuncToDesc"); }
aclError aclrtAllocatorRegister(aclrtStream, aclrtAllocatorDesc) { return pyaclnn::unsupported("aclrtAllocatorRegister"); }
aclError aclrtAllocatorGetByStream(aclrtStream, aclrtAllocatorDesc*, aclrtAllocator*, aclrtAllocatorAllocFunc*, aclrtAllocatorFreeFunc*, aclrtAllocatorAllocAdviseFunc*, aclrtAllocatorGetAddrFromBlockFunc*) { return pyaclnn::unsupported("aclrtAllocatorGetByStream"); }
aclError aclrtAllocatorUnregister(aclrtStream) { return pyaclnn::unsupported("aclrtAllocatorUnregister"); }
aclError aclrtMemPoolCreate(aclrtMemPool*, const aclrtMemPoolProps*) { return pyaclnn::unsupported("aclrtMemPoolCreate"); }
aclError aclrtMemPoolDestroy(const aclrtMemPool) { return pyaclnn::unsupported("aclrtMemPoolDestroy"); }
aclError aclrtMemPoolSetAttr(aclrtMemPool, aclrtMemPoolAttr, void*) { return pyaclnn::unsupported("aclrtMemPoolSetAttr"); }
aclError aclrtMemPoolGetAttr(aclrtMemPool, aclrtMemPoolAttr, void*) { return pyaclnn::unsupported("aclrtMemPoolGetAttr"); }
aclError aclrtMemPoolMallocAsync(void**, size_t, aclrtMemPool, aclrtStream) { return pyaclnn::unsupported("aclrtMemPoolMallocAsync"); }
aclError aclrtMemPoolFreeAsync(void*, aclrtStream) { return pyaclnn::unsupported("aclrtMemPoolFreeAsync"); }
aclError aclrtMemPoolTrimTo(aclrtMemPool, size_t) { return pyaclnn::unsupported("aclrtMemPoolTrimTo"); }

}  // extern "C"
