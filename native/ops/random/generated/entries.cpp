// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the random family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBernoulliGetWorkspaceSize(const aclTensor*, const aclScalar*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBernoulli"); }
ENTRY aclnnBernoulli(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBernoulli"); }
ENTRY aclnnBernoulliTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBernoulliTensor"); }
ENTRY aclnnBernoulliTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBernoulliTensor"); }
ENTRY aclnnDropoutGetWorkspaceSize(const aclTensor*, double, bool, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropout"); }
ENTRY aclnnDropout(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropout"); }
ENTRY aclnnDropoutBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutBackward"); }
ENTRY aclnnDropoutBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutBackward"); }
ENTRY aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor*, const aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutDoMask"); }
ENTRY aclnnDropoutDoMask(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutDoMask"); }
ENTRY aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray*, double, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutGenMask"); }
ENTRY aclnnDropoutGenMask(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutGenMask"); }
ENTRY aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray*, double, int64_t, int64_t, aclDataType, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutGenMaskV2"); }
ENTRY aclnnDropoutGenMaskV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutGenMaskV2"); }
ENTRY aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray*, double, const aclTensor*, const aclTensor*, int64_t, aclDataType, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutGenMaskV2Tensor"); }
ENTRY aclnnDropoutGenMaskV2Tensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutGenMaskV2Tensor"); }
ENTRY aclnnDropoutV3GetWorkspaceSize(const aclTensor*, const aclTensor*, double, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutV3"); }
ENTRY aclnnDropoutV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutV3"); }
ENTRY aclnnDropoutV3GradGetWorkspaceSize(const aclTensor*, const aclTensor*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDropoutV3Grad"); }
ENTRY aclnnDropoutV3Grad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDropoutV3Grad"); }
ENTRY aclnnInplaceBernoulliGetWorkspaceSize(const aclTensor*, const aclScalar*, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceBernoulli"); }
ENTRY aclnnInplaceBernoulli(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceBernoulli"); }
ENTRY aclnnInplaceBernoulliTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceBernoulliTensor"); }
ENTRY aclnnInplaceBernoulliTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceBernoulliTensor"); }
ENTRY aclnnInplaceNormalGetWorkspaceSize(const aclTensor*, float, float, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceNormal"); }
ENTRY aclnnInplaceNormal(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceNormal"); }
ENTRY aclnnInplaceNormalTensorGetWorkspaceSize(const aclTensor*, float, float, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceNormalTensor"); }
ENTRY aclnnInplaceNormalTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceNormalTensor"); }
ENTRY aclnnInplaceRandomGetWorkspaceSize(const aclTensor*, int64_t, int64_t, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRandom"); }
ENTRY aclnnInplaceRandom(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRandom"); }
ENTRY aclnnInplaceRandomTensorGetWorkspaceSize(const aclTensor*, int64_t, int64_t, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRandomTensor"); }
ENTRY aclnnInplaceRandomTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRandomTensor"); }
ENTRY aclnnInplaceRandomWithoutFromToGetWorkspaceSize(const aclTensor*, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRandomWithoutFromTo"); }
ENTRY aclnnInplaceRandomWithoutFromTo(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRandomWithoutFromTo"); }
ENTRY aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRandomWithoutFromToTensor"); }
ENTRY aclnnInplaceRandomWithoutFromToTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRandomWithoutFromToTensor"); }
ENTRY aclnnInplaceUniformGetWorkspaceSize(const aclTensor*, double, double, uint64_t, uint64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceUniform"); }
ENTRY aclnnInplaceUniform(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceUniform"); }
ENTRY aclnnInplaceUniformTensorGetWorkspaceSize(const aclTensor*, double, double, const aclTensor*, const aclTensor*, uint64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceUniformTensor"); }
ENTRY aclnnInplaceUniformTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceUniformTensor"); }
ENTRY aclnnMultinomialGetWorkspaceSize(const aclTensor*, int64_t, bool, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultinomial"); }
ENTRY aclnnMultinomial(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultinomial"); }
ENTRY aclnnMultinomialTensorGetWorkspaceSize(const aclTensor*, int64_t, bool, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultinomialTensor"); }
ENTRY aclnnMultinomialTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultinomialTensor"); }
ENTRY aclnnNormalFloatFloatGetWorkspaceSize(float, float, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNormalFloatFloat"); }
ENTRY aclnnNormalFloatFloat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNormalFloatFloat"); }
ENTRY aclnnNormalFloatTensorGetWorkspaceSize(float, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNormalFloatTensor"); }
ENTRY aclnnNormalFloatTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNormalFloatTensor"); }
ENTRY aclnnNormalTensorFloatGetWorkspaceSize(const aclTensor*, float, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNormalTensorFloat"); }
ENTRY aclnnNormalTensorFloat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNormalTensorFloat"); }
ENTRY aclnnNormalTensorTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNormalTensorTensor"); }
ENTRY aclnnNormalTensorTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNormalTensorTensor"); }
ENTRY aclnnRandpermGetWorkspaceSize(int64_t, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRandperm"); }
ENTRY aclnnRandperm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRandperm"); }
ENTRY aclnnSimThreadExponentialGetWorkspaceSize(aclTensor*, int64_t, double, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSimThreadExponential"); }
ENTRY aclnnSimThreadExponential(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSimThreadExponential"); }
