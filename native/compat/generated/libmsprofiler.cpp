// generated, do not edit: python native/dev.py gen
#include "acl/acl_prof.h"
#include "runtime/unsupported.h"

extern "C" {

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

}  // extern "C"
