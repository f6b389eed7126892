// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the pooling family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAdaptiveAvgPool2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveAvgPool2d"); }
ENTRY aclnnAdaptiveAvgPool2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveAvgPool2d"); }
ENTRY aclnnAdaptiveAvgPool2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveAvgPool2dBackward"); }
ENTRY aclnnAdaptiveAvgPool2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveAvgPool2dBackward"); }
ENTRY aclnnAdaptiveAvgPool3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveAvgPool3d"); }
ENTRY aclnnAdaptiveAvgPool3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveAvgPool3d"); }
ENTRY aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveAvgPool3dBackward"); }
ENTRY aclnnAdaptiveAvgPool3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveAvgPool3dBackward"); }
ENTRY aclnnAdaptiveMaxPool2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveMaxPool2d"); }
ENTRY aclnnAdaptiveMaxPool2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveMaxPool2d"); }
ENTRY aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveMaxPool2dBackward"); }
ENTRY aclnnAdaptiveMaxPool2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveMaxPool2dBackward"); }
ENTRY aclnnAdaptiveMaxPool3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveMaxPool3d"); }
ENTRY aclnnAdaptiveMaxPool3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveMaxPool3d"); }
ENTRY aclnnAdaptiveMaxPool3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAdaptiveMaxPool3dBackward"); }
ENTRY aclnnAdaptiveMaxPool3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAdaptiveMaxPool3dBackward"); }
ENTRY aclnnAvgPool2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const bool, const bool, const int64_t, const int8_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAvgPool2d"); }
ENTRY aclnnAvgPool2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAvgPool2d"); }
ENTRY aclnnAvgPool2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, bool, int64_t, int8_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAvgPool2dBackward"); }
ENTRY aclnnAvgPool2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAvgPool2dBackward"); }
ENTRY aclnnAvgPool3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAvgPool3d"); }
ENTRY aclnnAvgPool3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAvgPool3d"); }
ENTRY aclnnAvgPool3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAvgPool3dBackward"); }
ENTRY aclnnAvgPool3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAvgPool3dBackward"); }
ENTRY aclnnMaxPoolGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const int64_t, const aclIntArray*, const aclIntArray*, const int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool"); }
ENTRY aclnnMaxPool(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool"); }
ENTRY aclnnMaxPool2dWithIndicesGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool2dWithIndices"); }
ENTRY aclnnMaxPool2dWithIndices(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool2dWithIndices"); }
ENTRY aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool2dWithIndicesBackward"); }
ENTRY aclnnMaxPool2dWithIndicesBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool2dWithIndicesBackward"); }
ENTRY aclnnMaxPool2dWithMaskGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool2dWithMask"); }
ENTRY aclnnMaxPool2dWithMask(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool2dWithMask"); }
ENTRY aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool2dWithMaskBackward"); }
ENTRY aclnnMaxPool2dWithMaskBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool2dWithMaskBackward"); }
ENTRY aclnnMaxPool3dWithArgmaxGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool3dWithArgmax"); }
ENTRY aclnnMaxPool3dWithArgmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool3dWithArgmax"); }
ENTRY aclnnMaxPool3dWithArgmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMaxPool3dWithArgmaxBackward"); }
ENTRY aclnnMaxPool3dWithArgmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMaxPool3dWithArgmaxBackward"); }
