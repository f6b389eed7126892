// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the ffn family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnFFNGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFFN"); }
ENTRY aclnnFFN(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFFN"); }
ENTRY aclnnFFNV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFFNV2"); }
ENTRY aclnnFFNV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFFNV2"); }
ENTRY aclnnFFNV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFFNV3"); }
ENTRY aclnnFFNV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFFNV3"); }
