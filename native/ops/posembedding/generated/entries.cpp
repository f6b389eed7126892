// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the posembedding family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnApplyRotaryPosEmbGetWorkspaceSize(aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyRotaryPosEmb"); }
ENTRY aclnnApplyRotaryPosEmb(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyRotaryPosEmb"); }
ENTRY aclnnApplyRotaryPosEmbV2GetWorkspaceSize(aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, int64_t, char*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnApplyRotaryPosEmbV2"); }
ENTRY aclnnApplyRotaryPosEmbV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnApplyRotaryPosEmbV2"); }
ENTRY aclnnDequantRopeQuantKvcacheGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, char*, char*, bool, char*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDequantRopeQuantKvcache"); }
ENTRY aclnnDequantRopeQuantKvcache(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDequantRopeQuantKvcache"); }
ENTRY aclnnInterleaveRopeGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInterleaveRope"); }
ENTRY aclnnInterleaveRope(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInterleaveRope"); }
ENTRY aclnnRopeWithSinCosCacheGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRopeWithSinCosCache"); }
ENTRY aclnnRopeWithSinCosCache(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRopeWithSinCosCache"); }
ENTRY aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRotaryPositionEmbedding"); }
ENTRY aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRotaryPositionEmbedding"); }
ENTRY aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRotaryPositionEmbeddingGrad"); }
ENTRY aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRotaryPositionEmbeddingGrad"); }
