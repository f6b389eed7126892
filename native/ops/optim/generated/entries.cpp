// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the optim family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAdvanceStepGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdvanceStep"); }
ENTRY aclnnAdvanceStep(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdvanceStep"); }
ENTRY aclnnAdvanceStepV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdvanceStepV2"); }
ENTRY aclnnAdvanceStepV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdvanceStepV2"); }
ENTRY aclnnApplyAdamGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyAdam"); }
ENTRY aclnnApplyAdam(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyAdam"); }
ENTRY aclnnApplyAdamWGetWorkspaceSize(aclTensor*, aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyAdamW"); }
ENTRY aclnnApplyAdamW(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyAdamW"); }
ENTRY aclnnApplyAdamWQuantGetWorkspaceSize(aclTensor*, const aclTensor*, aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, const aclTensor*, double, double, double, double, double, double, char*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyAdamWQuant"); }
ENTRY aclnnApplyAdamWQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyAdamWQuant"); }
ENTRY aclnnApplyAdamWV2GetWorkspaceSize(aclTensor*, aclTensor*, aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, float, float, float, float, float, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyAdamWV2"); }
ENTRY aclnnApplyAdamWV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyAdamWV2"); }
ENTRY aclnnApplyFusedEmaAdamGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, const aclTensor*, double, double, double, double, double, int64_t, bool, double, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyFusedEmaAdam"); }
ENTRY aclnnApplyFusedEmaAdam(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyFusedEmaAdam"); }
ENTRY aclnnFusedAdamwGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensor*, double, double, double, double, double, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedAdamw"); }
ENTRY aclnnFusedAdamw(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedAdamw"); }
ENTRY aclnnFusedSgdGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, float, float, float, float, bool, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedSgd"); }
ENTRY aclnnFusedSgd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedSgd"); }
