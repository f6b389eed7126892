// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the quant family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAntiMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAntiMxQuant"); }
ENTRY aclnnAntiMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAntiMxQuant"); }
ENTRY aclnnAscendAntiQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAscendAntiQuant"); }
ENTRY aclnnAscendAntiQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAscendAntiQuant"); }
ENTRY aclnnAscendQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, bool, const char*, int32_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAscendQuant"); }
ENTRY aclnnAscendQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAscendQuant"); }
ENTRY aclnnAscendQuantV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, bool, const char*, int32_t, int32_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAscendQuantV3"); }
ENTRY aclnnAscendQuantV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAscendQuantV3"); }
ENTRY aclnnDequantBiasGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDequantBias"); }
ENTRY aclnnDequantBias(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDequantBias"); }
ENTRY aclnnDequantSituQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, double, bool, char*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDequantSituQuant"); }
ENTRY aclnnDequantSituQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDequantSituQuant"); }
ENTRY aclnnDequantSwigluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, char*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDequantSwigluQuant"); }
ENTRY aclnnDequantSwigluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDequantSwigluQuant"); }
ENTRY aclnnDequantSwigluQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, char*, int64_t, char*, int64_t, int64_t, double, double, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDequantSwigluQuantV2"); }
ENTRY aclnnDequantSwigluQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDequantSwigluQuantV2"); }
ENTRY aclnnDynamicBlockMxQuantGetWorkspaceSize(const aclTensor*, char*, int64_t, int64_t, double, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicBlockMxQuant"); }
ENTRY aclnnDynamicBlockMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicBlockMxQuant"); }
ENTRY aclnnDynamicBlockQuantGetWorkspaceSize(const aclTensor*, double, char*, int64_t, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicBlockQuant"); }
ENTRY aclnnDynamicBlockQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicBlockQuant"); }
ENTRY aclnnDynamicBlockQuantV2GetWorkspaceSize(const aclTensor*, double, char*, int64_t, int64_t, int64_t, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicBlockQuantV2"); }
ENTRY aclnnDynamicBlockQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicBlockQuantV2"); }
ENTRY aclnnDynamicDualLevelMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, char*, int64_t, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicDualLevelMxQuant"); }
ENTRY aclnnDynamicDualLevelMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicDualLevelMxQuant"); }
ENTRY aclnnDynamicMxQuantGetWorkspaceSize(const aclTensor*, int64_t, char*, int64_t, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicMxQuant"); }
ENTRY aclnnDynamicMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicMxQuant"); }
ENTRY aclnnDynamicMxQuantV2GetWorkspaceSize(const aclTensor*, int64_t, char*, int64_t, int64_t, int64_t, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicMxQuantV2"); }
ENTRY aclnnDynamicMxQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicMxQuantV2"); }
ENTRY aclnnDynamicMxQuantV3GetWorkspaceSize(const aclTensor*, int64_t, char*, int64_t, int64_t, int64_t, double, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicMxQuantV3"); }
ENTRY aclnnDynamicMxQuantV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicMxQuantV3"); }
ENTRY aclnnDynamicMxQuantWithDualAxisGetWorkspaceSize(const aclTensor*, char*, int64_t, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicMxQuantWithDualAxis"); }
ENTRY aclnnDynamicMxQuantWithDualAxis(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicMxQuantWithDualAxis"); }
ENTRY aclnnDynamicMxQuantWithDualAxisV2GetWorkspaceSize(const aclTensor*, char*, int64_t, int64_t, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicMxQuantWithDualAxisV2"); }
ENTRY aclnnDynamicMxQuantWithDualAxisV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicMxQuantWithDualAxisV2"); }
ENTRY aclnnDynamicQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicQuant"); }
ENTRY aclnnDynamicQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicQuant"); }
ENTRY aclnnDynamicQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicQuantV2"); }
ENTRY aclnnDynamicQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicQuantV2"); }
ENTRY aclnnDynamicQuantV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, const char*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicQuantV3"); }
ENTRY aclnnDynamicQuantV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicQuantV3"); }
ENTRY aclnnDynamicQuantV4GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, const char*, float, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDynamicQuantV4"); }
ENTRY aclnnDynamicQuantV4(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDynamicQuantV4"); }
ENTRY aclnnFakeQuantPerChannelAffineCachemaskGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFakeQuantPerChannelAffineCachemask"); }
ENTRY aclnnFakeQuantPerChannelAffineCachemask(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFakeQuantPerChannelAffineCachemask"); }
ENTRY aclnnFakeQuantPerTensorAffineCachemaskGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, float, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFakeQuantPerTensorAffineCachemask"); }
ENTRY aclnnFakeQuantPerTensorAffineCachemask(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFakeQuantPerTensorAffineCachemask"); }
ENTRY aclnnFlatQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFlatQuant"); }
ENTRY aclnnFlatQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFlatQuant"); }
ENTRY aclnnFlatQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, double, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFlatQuantV2"); }
ENTRY aclnnFlatQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFlatQuantV2"); }
ENTRY aclnnFlatQuantV3GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, double, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFlatQuantV3"); }
ENTRY aclnnFlatQuantV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFlatQuantV3"); }
ENTRY aclnnGroupQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupQuant"); }
ENTRY aclnnGroupQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupQuant"); }
ENTRY aclnnGroupedDynamicBlockQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, double, char*, int64_t, int64_t, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedDynamicBlockQuant"); }
ENTRY aclnnGroupedDynamicBlockQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedDynamicBlockQuant"); }
ENTRY aclnnGroupedDynamicBlockQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, double, char*, int64_t, int64_t, int64_t, int64_t, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedDynamicBlockQuantV2"); }
ENTRY aclnnGroupedDynamicBlockQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedDynamicBlockQuantV2"); }
ENTRY aclnnGroupedDynamicMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const char*, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedDynamicMxQuant"); }
ENTRY aclnnGroupedDynamicMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedDynamicMxQuant"); }
ENTRY aclnnGroupedDynamicMxQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const char*, int64_t, int64_t, int64_t, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedDynamicMxQuantV2"); }
ENTRY aclnnGroupedDynamicMxQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedDynamicMxQuantV2"); }
ENTRY aclnnGroupedDynamicMxQuantWithDualAxisGetWorkspaceSize(const aclTensor*, const aclTensor*, char*, int64_t, int64_t, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedDynamicMxQuantWithDualAxis"); }
ENTRY aclnnGroupedDynamicMxQuantWithDualAxis(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedDynamicMxQuantWithDualAxis"); }
ENTRY aclnnGroupedQuantMaxGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const char*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedQuantMax"); }
ENTRY aclnnGroupedQuantMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedQuantMax"); }
ENTRY aclnnMxToBlockMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMxToBlockMxQuant"); }
ENTRY aclnnMxToBlockMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMxToBlockMxQuant"); }
ENTRY aclnnQuantMaxGetWorkspaceSize(const aclTensor*, const aclTensor*, char*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantMax"); }
ENTRY aclnnQuantMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantMax"); }
ENTRY aclnnQuantizeGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclDataType, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQuantize"); }
ENTRY aclnnQuantize(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQuantize"); }
ENTRY aclnnSituMxQuantGetWorkspaceSize(const aclTensor*, double, double, bool, int64_t, int64_t, char*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSituMxQuant"); }
ENTRY aclnnSituMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSituMxQuant"); }
ENTRY aclnnSwiGluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, char*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwiGluQuant"); }
ENTRY aclnnSwiGluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwiGluQuant"); }
ENTRY aclnnSwiGluQuantV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, char*, int64_t, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwiGluQuantV2"); }
ENTRY aclnnSwiGluQuantV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwiGluQuantV2"); }
ENTRY aclnnSwigluBackwardMxQuantWithDualAxisGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, bool, char*, int64_t, int64_t, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluBackwardMxQuantWithDualAxis"); }
ENTRY aclnnSwigluBackwardMxQuantWithDualAxis(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluBackwardMxQuantWithDualAxis"); }
ENTRY aclnnSwigluGroupGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, float, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroupGrad"); }
ENTRY aclnnSwigluGroupGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroupGrad"); }
ENTRY aclnnSwigluMxQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, bool, int64_t, double, double, double, int64_t, int64_t, int64_t, char*, int64_t, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluMxQuant"); }
ENTRY aclnnSwigluMxQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluMxQuant"); }
ENTRY aclnnSwigluMxQuantWithDualAxisGetWorkspaceSize(const aclTensor*, const aclTensor*, bool, char*, int64_t, int64_t, double, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluMxQuantWithDualAxis"); }
ENTRY aclnnSwigluMxQuantWithDualAxis(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluMxQuantWithDualAxis"); }
ENTRY aclnnTransQuantParamV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransQuantParamV2"); }
ENTRY aclnnTransQuantParamV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransQuantParamV2"); }
ENTRY aclnnTransQuantParamV3GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransQuantParamV3"); }
ENTRY aclnnTransQuantParamV3(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransQuantParamV3"); }
