// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY uint64_t MsprofGetHashId() { return 0; }
ACL_FUNC_VISIBILITY uint64_t MsprofRegisterCallback() { return 0; }
ACL_FUNC_VISIBILITY uint64_t MsprofReportAdditionalInfo() { return 0; }
ACL_FUNC_VISIBILITY uint64_t MsprofReportApi() { return 0; }
ACL_FUNC_VISIBILITY uint64_t MsprofReportCompactInfo() { return 0; }
ACL_FUNC_VISIBILITY uint64_t MsprofSysCycleTime() { return 0; }

}  // extern "C"
