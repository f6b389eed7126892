// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the gmm family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnGroupedMatmulGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclIntArray*, int64_t, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmul"); }
ENTRY aclnnGroupedMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmul"); }
ENTRY aclnnGroupedMatmulAddGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, bool, bool, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulAdd"); }
ENTRY aclnnGroupedMatmulAdd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulAdd"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingGetWorkspaceSize(const aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, float, int64_t, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulFinalizeRouting"); }
ENTRY aclnnGroupedMatmulFinalizeRouting(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulFinalizeRouting"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingV2GetWorkspaceSize(const aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, float, int64_t, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingV2"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingV2"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingV3GetWorkspaceSize(const aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, float, int64_t, bool, bool, int64_t, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingV3"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingV3"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, float, int64_t, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingWeightNz"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingWeightNz"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingWeightNzV2GetWorkspaceSize(const aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, float, int64_t, bool, bool, int64_t, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingWeightNzV2"); }
ENTRY aclnnGroupedMatmulFinalizeRoutingWeightNzV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulFinalizeRoutingWeightNzV2"); }
ENTRY aclnnGroupedMatmulSwigluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulSwigluQuant"); }
ENTRY aclnnGroupedMatmulSwigluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulSwigluQuant"); }
ENTRY aclnnGroupedMatmulSwigluQuantWeightNZGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulSwigluQuantWeightNZ"); }
ENTRY aclnnGroupedMatmulSwigluQuantWeightNZ(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulSwigluQuantWeightNZ"); }
ENTRY aclnnGroupedMatmulV2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclIntArray*, int64_t, int64_t, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulV2"); }
ENTRY aclnnGroupedMatmulV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulV2"); }
ENTRY aclnnGroupedMatmulV3GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, int64_t, int64_t, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulV3"); }
ENTRY aclnnGroupedMatmulV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulV3"); }
ENTRY aclnnGroupedMatmulV4GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensorList*, int64_t, int64_t, int64_t, int64_t, aclTensorList*, aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulV4"); }
ENTRY aclnnGroupedMatmulV4(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulV4"); }
ENTRY aclnnGroupedMatmulV5GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensorList*, int64_t, int64_t, int64_t, int64_t, aclIntArray*, aclTensorList*, aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulV5"); }
ENTRY aclnnGroupedMatmulV5(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulV5"); }
ENTRY aclnnGroupedMatmulWeightNzGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensorList*, int64_t, int64_t, int64_t, int64_t, aclIntArray*, int64_t, aclTensorList*, aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedMatmulWeightNz"); }
ENTRY aclnnGroupedMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedMatmulWeightNz"); }
