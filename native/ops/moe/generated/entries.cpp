// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the moe family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnMoeComputeExpertTokensGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeComputeExpertTokens"); }
ENTRY aclnnMoeComputeExpertTokens(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeComputeExpertTokens"); }
ENTRY aclnnMoeFinalizeRoutingGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeFinalizeRouting"); }
ENTRY aclnnMoeFinalizeRouting(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeFinalizeRouting"); }
ENTRY aclnnMoeFinalizeRoutingV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeFinalizeRoutingV2"); }
ENTRY aclnnMoeFinalizeRoutingV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeFinalizeRoutingV2"); }
ENTRY aclnnMoeFinalizeRoutingV2GradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeFinalizeRoutingV2Grad"); }
ENTRY aclnnMoeFinalizeRoutingV2Grad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeFinalizeRoutingV2Grad"); }
ENTRY aclnnMoeGatingTopKGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, bool, double, double, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeGatingTopK"); }
ENTRY aclnnMoeGatingTopK(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeGatingTopK"); }
ENTRY aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeGatingTopKSoftmax"); }
ENTRY aclnnMoeGatingTopKSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeGatingTopKSoftmax"); }
ENTRY aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeGatingTopKSoftmaxV2"); }
ENTRY aclnnMoeGatingTopKSoftmaxV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeGatingTopKSoftmaxV2"); }
ENTRY aclnnMoeInitRoutingGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRouting"); }
ENTRY aclnnMoeInitRouting(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRouting"); }
ENTRY aclnnMoeInitRoutingQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, double, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRoutingQuant"); }
ENTRY aclnnMoeInitRoutingQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRoutingQuant"); }
ENTRY aclnnMoeInitRoutingQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, int64_t, bool, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRoutingQuantV2"); }
ENTRY aclnnMoeInitRoutingQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRoutingQuantV2"); }
ENTRY aclnnMoeInitRoutingV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, int64_t, bool, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRoutingV2"); }
ENTRY aclnnMoeInitRoutingV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRoutingV2"); }
ENTRY aclnnMoeInitRoutingV2GradGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRoutingV2Grad"); }
ENTRY aclnnMoeInitRoutingV2Grad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRoutingV2Grad"); }
ENTRY aclnnMoeInitRoutingV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, int64_t, int64_t, bool, int64_t, const aclIntArray*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeInitRoutingV3"); }
ENTRY aclnnMoeInitRoutingV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeInitRoutingV3"); }
ENTRY aclnnMoeTokenPermuteGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, bool, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermute"); }
ENTRY aclnnMoeTokenPermute(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermute"); }
ENTRY aclnnMoeTokenPermuteGradGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermuteGrad"); }
ENTRY aclnnMoeTokenPermuteGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermuteGrad"); }
ENTRY aclnnMoeTokenPermuteWithEpGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, int64_t, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermuteWithEp"); }
ENTRY aclnnMoeTokenPermuteWithEp(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermuteWithEp"); }
ENTRY aclnnMoeTokenPermuteWithEpGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclIntArray*, bool, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermuteWithEpGrad"); }
ENTRY aclnnMoeTokenPermuteWithEpGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermuteWithEpGrad"); }
ENTRY aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermuteWithRoutingMap"); }
ENTRY aclnnMoeTokenPermuteWithRoutingMap(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermuteWithRoutingMap"); }
ENTRY aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenPermuteWithRoutingMapGrad"); }
ENTRY aclnnMoeTokenPermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenPermuteWithRoutingMapGrad"); }
ENTRY aclnnMoeTokenUnpermuteGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermute"); }
ENTRY aclnnMoeTokenUnpermute(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermute"); }
ENTRY aclnnMoeTokenUnpermuteGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclIntArray*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermuteGrad"); }
ENTRY aclnnMoeTokenUnpermuteGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermuteGrad"); }
ENTRY aclnnMoeTokenUnpermuteWithEpGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclIntArray*, bool, const aclIntArray*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermuteWithEp"); }
ENTRY aclnnMoeTokenUnpermuteWithEp(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermuteWithEp"); }
ENTRY aclnnMoeTokenUnpermuteWithEpGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclIntArray*, const aclIntArray*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermuteWithEpGrad"); }
ENTRY aclnnMoeTokenUnpermuteWithEpGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermuteWithEpGrad"); }
ENTRY aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclIntArray*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermuteWithRoutingMap"); }
ENTRY aclnnMoeTokenUnpermuteWithRoutingMap(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermuteWithRoutingMap"); }
ENTRY aclnnMoeTokenUnpermuteWithRoutingMapGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclIntArray*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMoeTokenUnpermuteWithRoutingMapGrad"); }
ENTRY aclnnMoeTokenUnpermuteWithRoutingMapGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMoeTokenUnpermuteWithRoutingMapGrad"); }
