// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the objdetect family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBackgroundReplaceGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBackgroundReplace"); }
ENTRY aclnnBackgroundReplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBackgroundReplace"); }
ENTRY aclnnBlendImagesCustomGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBlendImagesCustom"); }
ENTRY aclnnBlendImagesCustom(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBlendImagesCustom"); }
ENTRY aclnnCIoUGetWorkspaceSize(const aclTensor*, const aclTensor*, bool, bool, const char*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCIoU"); }
ENTRY aclnnCIoU(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCIoU"); }
ENTRY aclnnIouGetWorkspaceSize(const aclTensor*, const aclTensor*, const char*, float, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIou"); }
ENTRY aclnnIou(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIou"); }
ENTRY aclnnMrgbaCustomGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMrgbaCustom"); }
ENTRY aclnnMrgbaCustom(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMrgbaCustom"); }
ENTRY aclnnNonMaxSuppressionGetWorkspaceSize(const aclTensor*, const aclTensor*, aclIntArray*, aclFloatArray*, aclFloatArray*, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNonMaxSuppression"); }
ENTRY aclnnNonMaxSuppression(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNonMaxSuppression"); }
ENTRY aclnnRoiAlignGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const char*, int, int, int, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoiAlign"); }
ENTRY aclnnRoiAlign(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoiAlign"); }
ENTRY aclnnRoiAlignV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, float, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoiAlignV2"); }
ENTRY aclnnRoiAlignV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoiAlignV2"); }
ENTRY aclnnRoiAlignV2BackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, int64_t, int64_t, float, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoiAlignV2Backward"); }
ENTRY aclnnRoiAlignV2Backward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoiAlignV2Backward"); }
ENTRY aclnnRoiPoolingGradWithArgMaxGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, double, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoiPoolingGradWithArgMax"); }
ENTRY aclnnRoiPoolingGradWithArgMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoiPoolingGradWithArgMax"); }
ENTRY aclnnRoiPoolingWithArgMaxGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, float, float, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoiPoolingWithArgMax"); }
ENTRY aclnnRoiPoolingWithArgMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoiPoolingWithArgMax"); }
