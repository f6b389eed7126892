// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the matmul family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAddbmmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddbmm"); }
ENTRY aclnnAddbmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddbmm"); }
ENTRY aclnnAddmmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddmm"); }
ENTRY aclnnAddmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddmm"); }
ENTRY aclnnAddmmWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddmmWeightNz"); }
ENTRY aclnnAddmmWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddmmWeightNz"); }
ENTRY aclnnAddmvGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddmv"); }
ENTRY aclnnAddmv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddmv"); }
ENTRY aclnnBaddbmmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBaddbmm"); }
ENTRY aclnnBaddbmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBaddbmm"); }
ENTRY aclnnBatchMatMulGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchMatMul"); }
ENTRY aclnnBatchMatMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchMatMul"); }
ENTRY aclnnBatchMatMulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchMatMulWeightNz"); }
ENTRY aclnnBatchMatMulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchMatMulWeightNz"); }
ENTRY aclnnBatchMatmulQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchMatmulQuant"); }
ENTRY aclnnBatchMatmulQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchMatmulQuant"); }
ENTRY aclnnConvertWeightToINT4PackGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConvertWeightToINT4Pack"); }
ENTRY aclnnConvertWeightToINT4Pack(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConvertWeightToINT4Pack"); }
ENTRY aclnnDualLevelQuantMatmulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDualLevelQuantMatmulWeightNz"); }
ENTRY aclnnDualLevelQuantMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDualLevelQuantMatmulWeightNz"); }
ENTRY aclnnEinsumGetWorkspaceSize(const aclTensorList*, const char*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnEinsum"); }
ENTRY aclnnEinsum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnEinsum"); }
ENTRY aclnnFusedLinearCrossEntropyLossGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, float, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedLinearCrossEntropyLossGrad"); }
ENTRY aclnnFusedLinearCrossEntropyLossGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedLinearCrossEntropyLossGrad"); }
ENTRY aclnnFusedLinearOnlineMaxSumGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedLinearOnlineMaxSum"); }
ENTRY aclnnFusedLinearOnlineMaxSum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedLinearOnlineMaxSum"); }
ENTRY aclnnFusedMatmulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int8_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedMatmul"); }
ENTRY aclnnFusedMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedMatmul"); }
ENTRY aclnnFusedQuantMatmulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedQuantMatmul"); }
ENTRY aclnnFusedQuantMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedQuantMatmul"); }
ENTRY aclnnFusedQuantMatmulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedQuantMatmulWeightNz"); }
ENTRY aclnnFusedQuantMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedQuantMatmulWeightNz"); }
ENTRY aclnnGemmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, float, float, int64_t, int64_t, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGemm"); }
ENTRY aclnnGemm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGemm"); }
ENTRY aclnnInplaceAddbmmGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceAddbmm"); }
ENTRY aclnnInplaceAddbmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceAddbmm"); }
ENTRY aclnnInplaceAddmmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceAddmm"); }
ENTRY aclnnInplaceAddmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceAddmm"); }
ENTRY aclnnInplaceBaddbmmGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceBaddbmm"); }
ENTRY aclnnInplaceBaddbmm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceBaddbmm"); }
ENTRY aclnnMatmulGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMatmul"); }
ENTRY aclnnMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMatmul"); }
ENTRY aclnnMatmulCompressGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMatmulCompress"); }
ENTRY aclnnMatmulCompress(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMatmulCompress"); }
ENTRY aclnnMatmulCompressDequantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMatmulCompressDequant"); }
ENTRY aclnnMatmulCompressDequant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMatmulCompressDequant"); }
ENTRY aclnnMatmulEmuSplitWeightGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, float, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMatmulEmuSplitWeight"); }
ENTRY aclnnMatmulEmuSplitWeight(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMatmulEmuSplitWeight"); }
ENTRY aclnnMatmulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMatmulWeightNz"); }
ENTRY aclnnMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMatmulWeightNz"); }
ENTRY aclnnMmGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMm"); }
ENTRY aclnnMm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMm"); }
ENTRY aclnnMvGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int8_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMv"); }
ENTRY aclnnMv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMv"); }
ENTRY aclnnQuantBatchMatmulInplaceAddGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, bool, bool, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantBatchMatmulInplaceAdd"); }
ENTRY aclnnQuantBatchMatmulInplaceAdd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantBatchMatmulInplaceAdd"); }
ENTRY aclnnQuantMatmulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmul"); }
ENTRY aclnnQuantMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmul"); }
ENTRY aclnnQuantMatmulActivationQuantWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, int64_t, const char*, const char*, const char*, int64_t, double, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulActivationQuantWeightNz"); }
ENTRY aclnnQuantMatmulActivationQuantWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulActivationQuantWeightNz"); }
ENTRY aclnnQuantMatmulDequantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, char*, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulDequant"); }
ENTRY aclnnQuantMatmulDequant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulDequant"); }
ENTRY aclnnQuantMatmulReduceSumWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, int64_t, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulReduceSumWeightNz"); }
ENTRY aclnnQuantMatmulReduceSumWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulReduceSumWeightNz"); }
ENTRY aclnnQuantMatmulV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulV2"); }
ENTRY aclnnQuantMatmulV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulV2"); }
ENTRY aclnnQuantMatmulV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulV3"); }
ENTRY aclnnQuantMatmulV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulV3"); }
ENTRY aclnnQuantMatmulV4GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulV4"); }
ENTRY aclnnQuantMatmulV4(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulV4"); }
ENTRY aclnnQuantMatmulV5GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulV5"); }
ENTRY aclnnQuantMatmulV5(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulV5"); }
ENTRY aclnnQuantMatmulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMatmulWeightNz"); }
ENTRY aclnnQuantMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMatmulWeightNz"); }
ENTRY aclnnRotateQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, char*, int64_t, double, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRotateQuant"); }
ENTRY aclnnRotateQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRotateQuant"); }
ENTRY aclnnSparse4to2QuantMatmulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSparse4to2QuantMatmulWeightNz"); }
ENTRY aclnnSparse4to2QuantMatmulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSparse4to2QuantMatmulWeightNz"); }
ENTRY aclnnTransposeBatchMatMulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, int8_t, const int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransposeBatchMatMul"); }
ENTRY aclnnTransposeBatchMatMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransposeBatchMatMul"); }
ENTRY aclnnTransposeBatchMatMulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, int8_t, const int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransposeBatchMatMulWeightNz"); }
ENTRY aclnnTransposeBatchMatMulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransposeBatchMatMulWeightNz"); }
ENTRY aclnnTransposeQuantBatchMatMulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int32_t, int64_t, const aclIntArray*, const aclIntArray*, const aclIntArray*, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransposeQuantBatchMatMul"); }
ENTRY aclnnTransposeQuantBatchMatMul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransposeQuantBatchMatMul"); }
ENTRY aclnnTransposeQuantBatchMatMulWeightNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int32_t, int64_t, const aclIntArray*, const aclIntArray*, const aclIntArray*, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransposeQuantBatchMatMulWeightNz"); }
ENTRY aclnnTransposeQuantBatchMatMulWeightNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransposeQuantBatchMatMulWeightNz"); }
ENTRY aclnnWeightQuantBatchMatmulGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, bool, float, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnWeightQuantBatchMatmul"); }
ENTRY aclnnWeightQuantBatchMatmul(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnWeightQuantBatchMatmul"); }
ENTRY aclnnWeightQuantBatchMatmulNzGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnWeightQuantBatchMatmulNz"); }
ENTRY aclnnWeightQuantBatchMatmulNz(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnWeightQuantBatchMatmulNz"); }
ENTRY aclnnWeightQuantBatchMatmulV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnWeightQuantBatchMatmulV2"); }
ENTRY aclnnWeightQuantBatchMatmulV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnWeightQuantBatchMatmulV2"); }
ENTRY aclnnWeightQuantBatchMatmulV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int, int, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnWeightQuantBatchMatmulV3"); }
ENTRY aclnnWeightQuantBatchMatmulV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnWeightQuantBatchMatmulV3"); }
