// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the vfusion family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnModulateGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnModulate"); }
ENTRY aclnnModulate(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnModulate"); }
ENTRY aclnnModulateBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnModulateBackward"); }
ENTRY aclnnModulateBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnModulateBackward"); }
ENTRY aclnnMultiScaleDeformableAttentionGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultiScaleDeformableAttentionGrad"); }
ENTRY aclnnMultiScaleDeformableAttentionGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultiScaleDeformableAttentionGrad"); }
ENTRY aclnnMultiScaleDeformableAttnFunctionGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultiScaleDeformableAttnFunction"); }
ENTRY aclnnMultiScaleDeformableAttnFunction(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultiScaleDeformableAttnFunction"); }
ENTRY aclnnScaledMaskedSoftmaxGetWorkspaceSize(const aclTensor*, const aclTensor*, double, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScaledMaskedSoftmax"); }
ENTRY aclnnScaledMaskedSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScaledMaskedSoftmax"); }
ENTRY aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScaledMaskedSoftmaxBackward"); }
ENTRY aclnnScaledMaskedSoftmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScaledMaskedSoftmaxBackward"); }
