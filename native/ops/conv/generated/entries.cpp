// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the conv family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnConvDepthwise2dGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvDepthwise2d"); }
ENTRY aclnnConvDepthwise2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvDepthwise2d"); }
ENTRY aclnnConvTbcGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const int64_t, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvTbc"); }
ENTRY aclnnConvTbc(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvTbc"); }
ENTRY aclnnConvTbcBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int8_t, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvTbcBackward"); }
ENTRY aclnnConvTbcBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvTbcBackward"); }
ENTRY aclnnConvolutionGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, const aclIntArray*, const int64_t, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvolution"); }
ENTRY aclnnConvolution(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvolution"); }
ENTRY aclnnConvolutionBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, const aclIntArray*, int, const aclBoolArray*, int8_t, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvolutionBackward"); }
ENTRY aclnnConvolutionBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvolutionBackward"); }
ENTRY aclnnDeformableConv2dGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, int64_t, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDeformableConv2d"); }
ENTRY aclnnDeformableConv2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDeformableConv2d"); }
ENTRY aclnnDeformableConv2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, int64_t, int64_t, bool, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDeformableConv2dBackward"); }
ENTRY aclnnDeformableConv2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDeformableConv2dBackward"); }
ENTRY aclnnQuantConvolutionGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, const aclIntArray*, int64_t, int32_t, const char*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantConvolution"); }
ENTRY aclnnQuantConvolution(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantConvolution"); }
ENTRY aclnnQuantConvolutionWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, bool, const aclIntArray*, int64_t, int32_t, const char*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantConvolutionWeightNz"); }
ENTRY aclnnQuantConvolutionWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantConvolutionWeightNz"); }
