// generated, do not edit: python native/dev.py gen
#include "acl/acl_platform.h"
#include "runtime/unsupported.h"

extern "C" {

aclError aclplatformGetDeviceInfo(aclplatformDevInfo, char*, uint32_t) { return pyaclnn::unsupported("aclplatformGetDeviceInfo"); }
aclError aclplatformGetInstructionInfo(aclplatformCoreType, const char*, char*, uint32_t) { return pyaclnn::unsupported("aclplatformGetInstructionInfo"); }

}  // extern "C"
