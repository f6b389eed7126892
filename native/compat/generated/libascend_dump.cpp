// generated, do not edit: python native/dev.py gen
#include "acl/acl_dump.h"
#include "runtime/unsupported.h"

extern "C" {

aclError acldumpRegCallback(int32_t (*const)(const acldumpChunk*, int32_t), int32_t) { return pyaclnn::unsupported("acldumpRegCallback"); }
void acldumpUnregCallback() { pyaclnn::unsupported("acldumpUnregCallback"); }
aclError aclopStartDumpArgs(uint32_t, const char*) { return pyaclnn::unsupported("aclopStartDumpArgs"); }
aclError aclopStopDumpArgs(uint32_t) { return pyaclnn::unsupported("aclopStopDumpArgs"); }
const char* acldumpGetPath(acldumpType) { pyaclnn::unsupported("acldumpGetPath"); return {}; }
aclError acldumpSaveExceptionInfo(const char*, const char*, const acldumpTensorInfo*, size_t) { return pyaclnn::unsupported("acldumpSaveExceptionInfo"); }
aclError acldumpGetExceptionInfoPath(char*, size_t) { return pyaclnn::unsupported("acldumpGetExceptionInfoPath"); }

}  // extern "C"
