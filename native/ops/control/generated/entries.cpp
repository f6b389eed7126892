// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the control family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnSleepGetWorkspaceSize(const aclIntArray*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSleep"); }
ENTRY aclnnSleep(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSleep"); }
