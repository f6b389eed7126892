// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the activation family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBinaryCrossEntropyWithLogitsTargetBackward"); }
ENTRY aclnnBinaryCrossEntropyWithLogitsTargetBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBinaryCrossEntropyWithLogitsTargetBackward"); }
ENTRY aclnnCeluGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCelu"); }
ENTRY aclnnCelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCelu"); }
ENTRY aclnnClippedSwigluGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwiglu"); }
ENTRY aclnnClippedSwiglu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwiglu"); }
ENTRY aclnnClippedSwigluGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwigluGrad"); }
ENTRY aclnnClippedSwigluGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwigluGrad"); }
ENTRY aclnnClippedSwigluV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwigluV2"); }
ENTRY aclnnClippedSwigluV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwigluV2"); }
ENTRY aclnnEluGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnElu"); }
ENTRY aclnnElu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnElu"); }
ENTRY aclnnEluBackwardGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, const aclScalar*, bool, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEluBackward"); }
ENTRY aclnnEluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEluBackward"); }
ENTRY aclnnErfinvGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnErfinv"); }
ENTRY aclnnErfinv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnErfinv"); }
ENTRY aclnnFastGeluGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFastGelu"); }
ENTRY aclnnFastGelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFastGelu"); }
ENTRY aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFastGeluBackward"); }
ENTRY aclnnFastGeluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFastGeluBackward"); }
ENTRY aclnnFatreluMulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFatreluMul"); }
ENTRY aclnnFatreluMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFatreluMul"); }
ENTRY aclnnGeGluGetWorkspaceSize(const aclTensor*, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeGlu"); }
ENTRY aclnnGeGlu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeGlu"); }
ENTRY aclnnGeGluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeGluBackward"); }
ENTRY aclnnGeGluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeGluBackward"); }
ENTRY aclnnGeGluV3GetWorkspaceSize(const aclTensor*, int64_t, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeGluV3"); }
ENTRY aclnnGeGluV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeGluV3"); }
ENTRY aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeGluV3Backward"); }
ENTRY aclnnGeGluV3Backward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeGluV3Backward"); }
ENTRY aclnnGeluGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGelu"); }
ENTRY aclnnGelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGelu"); }
ENTRY aclnnGeluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluBackward"); }
ENTRY aclnnGeluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluBackward"); }
ENTRY aclnnGeluBackwardV2GetWorkspaceSize(const aclTensor*, const aclTensor*, char*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluBackwardV2"); }
ENTRY aclnnGeluBackwardV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluBackwardV2"); }
ENTRY aclnnGeluMulGetWorkspaceSize(const aclTensor*, char*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluMul"); }
ENTRY aclnnGeluMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluMul"); }
ENTRY aclnnGeluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const char*, const char*, const char*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluQuant"); }
ENTRY aclnnGeluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluQuant"); }
ENTRY aclnnGeluV2GetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluV2"); }
ENTRY aclnnGeluV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluV2"); }
ENTRY aclnnGluGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGlu"); }
ENTRY aclnnGlu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGlu"); }
ENTRY aclnnGluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGluBackward"); }
ENTRY aclnnGluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGluBackward"); }
ENTRY aclnnHardshrinkGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardshrink"); }
ENTRY aclnnHardshrink(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardshrink"); }
ENTRY aclnnHardshrinkBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardshrinkBackward"); }
ENTRY aclnnHardshrinkBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardshrinkBackward"); }
ENTRY aclnnHardsigmoidGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardsigmoid"); }
ENTRY aclnnHardsigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardsigmoid"); }
ENTRY aclnnHardsigmoidBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardsigmoidBackward"); }
ENTRY aclnnHardsigmoidBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardsigmoidBackward"); }
ENTRY aclnnHardswishGetWorkspaceSize(const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardswish"); }
ENTRY aclnnHardswish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardswish"); }
ENTRY aclnnHardswishBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardswishBackward"); }
ENTRY aclnnHardswishBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardswishBackward"); }
ENTRY aclnnHardswishBackwardV2GetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardswishBackwardV2"); }
ENTRY aclnnHardswishBackwardV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardswishBackwardV2"); }
ENTRY aclnnHardtanhBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHardtanhBackward"); }
ENTRY aclnnHardtanhBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHardtanhBackward"); }
ENTRY aclnnHeavisideGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHeaviside"); }
ENTRY aclnnHeaviside(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHeaviside"); }
ENTRY aclnnInplaceCeluGetWorkspaceSize(aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceCelu"); }
ENTRY aclnnInplaceCelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceCelu"); }
ENTRY aclnnInplaceEluGetWorkspaceSize(aclTensor*, const aclScalar*, const aclScalar*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceElu"); }
ENTRY aclnnInplaceElu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceElu"); }
ENTRY aclnnInplaceErfinvGetWorkspaceSize(const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceErfinv"); }
ENTRY aclnnInplaceErfinv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceErfinv"); }
ENTRY aclnnInplaceHardsigmoidGetWorkspaceSize(const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceHardsigmoid"); }
ENTRY aclnnInplaceHardsigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceHardsigmoid"); }
ENTRY aclnnInplaceHardswishGetWorkspaceSize(const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceHardswish"); }
ENTRY aclnnInplaceHardswish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceHardswish"); }
ENTRY aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceLeakyRelu"); }
ENTRY aclnnInplaceLeakyRelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceLeakyRelu"); }
ENTRY aclnnInplaceMishGetWorkspaceSize(aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceMish"); }
ENTRY aclnnInplaceMish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceMish"); }
ENTRY aclnnInplaceRReluWithNoiseGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, bool, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRReluWithNoise"); }
ENTRY aclnnInplaceRReluWithNoise(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRReluWithNoise"); }
ENTRY aclnnInplaceReluGetWorkspaceSize(aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRelu"); }
ENTRY aclnnInplaceRelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRelu"); }
ENTRY aclnnInplaceSeluGetWorkspaceSize(aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceSelu"); }
ENTRY aclnnInplaceSelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceSelu"); }
ENTRY aclnnInplaceSigmoidGetWorkspaceSize(aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceSigmoid"); }
ENTRY aclnnInplaceSigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceSigmoid"); }
ENTRY aclnnInplaceThresholdGetWorkspaceSize(aclTensor*, const aclScalar*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceThreshold"); }
ENTRY aclnnInplaceThreshold(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceThreshold"); }
ENTRY aclnnLeakyReluGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLeakyRelu"); }
ENTRY aclnnLeakyRelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLeakyRelu"); }
ENTRY aclnnLeakyReluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLeakyReluBackward"); }
ENTRY aclnnLeakyReluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLeakyReluBackward"); }
ENTRY aclnnLogSigmoidGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSigmoid"); }
ENTRY aclnnLogSigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSigmoid"); }
ENTRY aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSigmoidBackward"); }
ENTRY aclnnLogSigmoidBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSigmoidBackward"); }
ENTRY aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSigmoidForward"); }
ENTRY aclnnLogSigmoidForward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSigmoidForward"); }
ENTRY aclnnLogSoftmaxGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSoftmax"); }
ENTRY aclnnLogSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSoftmax"); }
ENTRY aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSoftmaxBackward"); }
ENTRY aclnnLogSoftmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSoftmaxBackward"); }
ENTRY aclnnMishGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMish"); }
ENTRY aclnnMish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMish"); }
ENTRY aclnnMishBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMishBackward"); }
ENTRY aclnnMishBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMishBackward"); }
ENTRY aclnnPreluGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnPrelu"); }
ENTRY aclnnPrelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnPrelu"); }
ENTRY aclnnPreluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnPreluBackward"); }
ENTRY aclnnPreluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnPreluBackward"); }
ENTRY aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, bool, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRReluWithNoise"); }
ENTRY aclnnRReluWithNoise(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRReluWithNoise"); }
ENTRY aclnnReluGetWorkspaceSize(const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRelu"); }
ENTRY aclnnRelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRelu"); }
ENTRY aclnnSeluGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSelu"); }
ENTRY aclnnSelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSelu"); }
ENTRY aclnnSeluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSeluBackward"); }
ENTRY aclnnSeluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSeluBackward"); }
ENTRY aclnnShrinkGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnShrink"); }
ENTRY aclnnShrink(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnShrink"); }
ENTRY aclnnSigmoidGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSigmoid"); }
ENTRY aclnnSigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSigmoid"); }
ENTRY aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSigmoidBackward"); }
ENTRY aclnnSigmoidBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSigmoidBackward"); }
ENTRY aclnnSiluGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSilu"); }
ENTRY aclnnSilu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSilu"); }
ENTRY aclnnSiluBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSiluBackward"); }
ENTRY aclnnSiluBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSiluBackward"); }
ENTRY aclnnSituGluGetWorkspaceSize(const aclTensor*, int64_t, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSituGlu"); }
ENTRY aclnnSituGlu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSituGlu"); }
ENTRY aclnnSituGluGradGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSituGluGrad"); }
ENTRY aclnnSituGluGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSituGluGrad"); }
ENTRY aclnnSoftmaxGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftmax"); }
ENTRY aclnnSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftmax"); }
ENTRY aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftmaxBackward"); }
ENTRY aclnnSoftmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftmaxBackward"); }
ENTRY aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftmaxCrossEntropyWithLogits"); }
ENTRY aclnnSoftmaxCrossEntropyWithLogits(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftmaxCrossEntropyWithLogits"); }
ENTRY aclnnSoftplusGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftplus"); }
ENTRY aclnnSoftplus(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftplus"); }
ENTRY aclnnSoftplusBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftplusBackward"); }
ENTRY aclnnSoftplusBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftplusBackward"); }
ENTRY aclnnSoftshrinkGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftshrink"); }
ENTRY aclnnSoftshrink(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftshrink"); }
ENTRY aclnnSoftshrinkBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftshrinkBackward"); }
ENTRY aclnnSoftshrinkBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftshrinkBackward"); }
ENTRY aclnnSquaredReluGetWorkspaceSize(const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSquaredRelu"); }
ENTRY aclnnSquaredRelu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSquaredRelu"); }
ENTRY aclnnSwiGluGetWorkspaceSize(const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwiGlu"); }
ENTRY aclnnSwiGlu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwiGlu"); }
ENTRY aclnnSwiGluGradGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwiGluGrad"); }
ENTRY aclnnSwiGluGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwiGluGrad"); }
ENTRY aclnnSwigluGroupGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroup"); }
ENTRY aclnnSwigluGroup(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroup"); }
ENTRY aclnnSwigluGroupQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, bool, double, double, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroupQuant"); }
ENTRY aclnnSwigluGroupQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroupQuant"); }
ENTRY aclnnSwigluGroupQuantGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroupQuantGrad"); }
ENTRY aclnnSwigluGroupQuantGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroupQuantGrad"); }
ENTRY aclnnSwishGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwish"); }
ENTRY aclnnSwish(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwish"); }
ENTRY aclnnSwishBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwishBackward"); }
ENTRY aclnnSwishBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwishBackward"); }
ENTRY aclnnThresholdGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnThreshold"); }
ENTRY aclnnThreshold(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnThreshold"); }
ENTRY aclnnThresholdBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnThresholdBackward"); }
ENTRY aclnnThresholdBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnThresholdBackward"); }
