// generated, do not edit: python native/dev.py gen
#include "acl/acl_prof.h"
#include "runtime/unsupported.h"

extern "C" {

aclError aclprofInit(const char*, size_t) { return pyaclnn::unsupported("aclprofInit"); }
aclError aclprofFinalize() { return pyaclnn::unsupported("aclprofFinalize"); }
aclError aclprofStart(const aclprofConfig*) { return pyaclnn::unsupported("aclprofStart"); }
aclprofConfig* aclprofCreateConfig(uint32_t*, uint32_t, aclprofAicoreMetrics, const aclprofAicoreEvents*, uint64_t) { pyaclnn::unsupported("aclprofCreateConfig"); return {}; }
aclError aclprofDestroyConfig(const aclprofConfig*) { return pyaclnn::unsupported("aclprofDestroyConfig"); }
aclError aclprofStop(const aclprofConfig*) { return pyaclnn::unsupported("aclprofStop"); }
aclError aclprofSetConfig(aclprofConfigType, const char*, size_t) { return pyaclnn::unsupported("aclprofSetConfig"); }
aclError aclprofModelSubscribe(uint32_t, const aclprofSubscribeConfig*) { return pyaclnn::unsupported("aclprofModelSubscribe"); }
aclError aclprofModelUnSubscribe(uint32_t) { return pyaclnn::unsupported("aclprofModelUnSubscribe"); }
aclprofSubscribeConfig* aclprofCreateSubscribeConfig(int8_t, aclprofAicoreMetrics, void*) { pyaclnn::unsupported("aclprofCreateSubscribeConfig"); return {}; }
aclError aclprofDestroySubscribeConfig(const aclprofSubscribeConfig*) { return pyaclnn::unsupported("aclprofDestroySubscribeConfig"); }
aclError aclprofGetOpDescSize(size_t*) { return pyaclnn::unsupported("aclprofGetOpDescSize"); }
aclError aclprofGetOpNum(const void*, size_t, uint32_t*) { return pyaclnn::unsupported("aclprofGetOpNum"); }
aclError aclprofGetOpTypeLen(const void*, size_t, uint32_t, size_t*) { return pyaclnn::unsupported("aclprofGetOpTypeLen"); }
aclError aclprofGetOpType(const void*, size_t, uint32_t, char*, size_t) { return pyaclnn::unsupported("aclprofGetOpType"); }
aclError aclprofGetOpNameLen(const void*, size_t, uint32_t, size_t*) { return pyaclnn::unsupported("aclprofGetOpNameLen"); }
aclError aclprofGetOpName(const void*, size_t, uint32_t, char*, size_t) { return pyaclnn::unsupported("aclprofGetOpName"); }
uint64_t aclprofGetOpStart(const void*, size_t, uint32_t) { pyaclnn::unsupported("aclprofGetOpStart"); return {}; }
uint64_t aclprofGetOpEnd(const void*, size_t, uint32_t) { pyaclnn::unsupported("aclprofGetOpEnd"); return {}; }
uint64_t aclprofGetOpDuration(const void*, size_t, uint32_t) { pyaclnn::unsupported("aclprofGetOpDuration"); return {}; }
size_t aclprofGetModelId(const void*, size_t, uint32_t) { pyaclnn::unsupported("aclprofGetModelId"); return {}; }
aclprofSubscribeOpFlag aclprofGetOpFlag(const void*, size_t, uint32_t) { pyaclnn::unsupported("aclprofGetOpFlag"); return {}; }
const char* aclprofGetOpAttriValue(const void*, size_t, uint32_t, aclprofSubscribeOpAttri) { pyaclnn::unsupported("aclprofGetOpAttriValue"); return {}; }
aclError aclprofGetStepTimestamp(aclprofStepInfo*, aclprofStepTag, aclrtStream) { return pyaclnn::unsupported("aclprofGetStepTimestamp"); }
aclprofStepInfo* aclprofCreateStepInfo() { pyaclnn::unsupported("aclprofCreateStepInfo"); return {}; }
void aclprofDestroyStepInfo(aclprofStepInfo*) { pyaclnn::unsupported("aclprofDestroyStepInfo"); }
void* aclprofCreateStamp() { pyaclnn::unsupported("aclprofCreateStamp"); return {}; }
void aclprofDestroyStamp(void*) { pyaclnn::unsupported("aclprofDestroyStamp"); }
aclError aclprofPush(void*) { return pyaclnn::unsupported("aclprofPush"); }
aclError aclprofPop() { return pyaclnn::unsupported("aclprofPop"); }
aclError aclprofRangeStart(void*, uint32_t*) { return pyaclnn::unsupported("aclprofRangeStart"); }
aclError aclprofRangeStop(uint32_t) { return pyaclnn::unsupported("aclprofRangeStop"); }
aclError aclprofSetStampTraceMessage(void*, const char*, uint32_t) { return pyaclnn::unsupported("aclprofSetStampTraceMessage"); }
aclError aclprofMark(void*) { return pyaclnn::unsupported("aclprofMark"); }
aclError aclprofMarkEx(const char*, size_t, aclrtStream) { return pyaclnn::unsupported("aclprofMarkEx"); }
uint64_t aclprofStr2Id(const char*) { pyaclnn::unsupported("aclprofStr2Id"); return {}; }
aclError aclprofRangePushEx(aclprofEventAttributes*) { return pyaclnn::unsupported("aclprofRangePushEx"); }
aclError aclprofRangePop() { return pyaclnn::unsupported("aclprofRangePop"); }

}  // extern "C"
