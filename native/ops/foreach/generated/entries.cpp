// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the foreach family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnForeachACosInplaceGetWorkspaceSize(const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachACosInplace"); }
ENTRY aclnnForeachACosInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachACosInplace"); }
ENTRY aclnnForeachAbsGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAbs"); }
ENTRY aclnnForeachAbs(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAbs"); }
ENTRY aclnnForeachAcosGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAcos"); }
ENTRY aclnnForeachAcos(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAcos"); }
ENTRY aclnnForeachAddListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddList"); }
ENTRY aclnnForeachAddList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddList"); }
ENTRY aclnnForeachAddListInplaceGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddListInplace"); }
ENTRY aclnnForeachAddListInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddListInplace"); }
ENTRY aclnnForeachAddListV2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddListV2"); }
ENTRY aclnnForeachAddListV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddListV2"); }
ENTRY aclnnForeachAddScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddScalar"); }
ENTRY aclnnForeachAddScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddScalar"); }
ENTRY aclnnForeachAddScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddScalarList"); }
ENTRY aclnnForeachAddScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddScalarList"); }
ENTRY aclnnForeachAddScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddScalarV2"); }
ENTRY aclnnForeachAddScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddScalarV2"); }
ENTRY aclnnForeachAddcdivListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcdivList"); }
ENTRY aclnnForeachAddcdivList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcdivList"); }
ENTRY aclnnForeachAddcdivScalarGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcdivScalar"); }
ENTRY aclnnForeachAddcdivScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcdivScalar"); }
ENTRY aclnnForeachAddcdivScalarListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcdivScalarList"); }
ENTRY aclnnForeachAddcdivScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcdivScalarList"); }
ENTRY aclnnForeachAddcdivScalarV2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcdivScalarV2"); }
ENTRY aclnnForeachAddcdivScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcdivScalarV2"); }
ENTRY aclnnForeachAddcmulListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcmulList"); }
ENTRY aclnnForeachAddcmulList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcmulList"); }
ENTRY aclnnForeachAddcmulScalarGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcmulScalar"); }
ENTRY aclnnForeachAddcmulScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcmulScalar"); }
ENTRY aclnnForeachAddcmulScalarListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcmulScalarList"); }
ENTRY aclnnForeachAddcmulScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcmulScalarList"); }
ENTRY aclnnForeachAddcmulScalarV2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAddcmulScalarV2"); }
ENTRY aclnnForeachAddcmulScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAddcmulScalarV2"); }
ENTRY aclnnForeachAsinGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAsin"); }
ENTRY aclnnForeachAsin(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAsin"); }
ENTRY aclnnForeachAtanGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachAtan"); }
ENTRY aclnnForeachAtan(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachAtan"); }
ENTRY aclnnForeachCopyGetWorkspaceSize(const aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachCopy"); }
ENTRY aclnnForeachCopy(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachCopy"); }
ENTRY aclnnForeachCosGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachCos"); }
ENTRY aclnnForeachCos(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachCos"); }
ENTRY aclnnForeachCoshGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachCosh"); }
ENTRY aclnnForeachCosh(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachCosh"); }
ENTRY aclnnForeachDivListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachDivList"); }
ENTRY aclnnForeachDivList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachDivList"); }
ENTRY aclnnForeachDivListInplaceGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachDivListInplace"); }
ENTRY aclnnForeachDivListInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachDivListInplace"); }
ENTRY aclnnForeachDivScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachDivScalar"); }
ENTRY aclnnForeachDivScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachDivScalar"); }
ENTRY aclnnForeachDivScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachDivScalarList"); }
ENTRY aclnnForeachDivScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachDivScalarList"); }
ENTRY aclnnForeachDivScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachDivScalarV2"); }
ENTRY aclnnForeachDivScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachDivScalarV2"); }
ENTRY aclnnForeachErfGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachErf"); }
ENTRY aclnnForeachErf(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachErf"); }
ENTRY aclnnForeachErfcGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachErfc"); }
ENTRY aclnnForeachErfc(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachErfc"); }
ENTRY aclnnForeachExpGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachExp"); }
ENTRY aclnnForeachExp(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachExp"); }
ENTRY aclnnForeachExpm1GetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachExpm1"); }
ENTRY aclnnForeachExpm1(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachExpm1"); }
ENTRY aclnnForeachLerpListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLerpList"); }
ENTRY aclnnForeachLerpList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLerpList"); }
ENTRY aclnnForeachLerpScalarGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLerpScalar"); }
ENTRY aclnnForeachLerpScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLerpScalar"); }
ENTRY aclnnForeachLogGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLog"); }
ENTRY aclnnForeachLog(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLog"); }
ENTRY aclnnForeachLog10GetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLog10"); }
ENTRY aclnnForeachLog10(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLog10"); }
ENTRY aclnnForeachLog1pGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLog1p"); }
ENTRY aclnnForeachLog1p(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLog1p"); }
ENTRY aclnnForeachLog2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLog2"); }
ENTRY aclnnForeachLog2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLog2"); }
ENTRY aclnnForeachLogInplaceGetWorkspaceSize(const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachLogInplace"); }
ENTRY aclnnForeachLogInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachLogInplace"); }
ENTRY aclnnForeachMaximumListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMaximumList"); }
ENTRY aclnnForeachMaximumList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMaximumList"); }
ENTRY aclnnForeachMaximumScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMaximumScalar"); }
ENTRY aclnnForeachMaximumScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMaximumScalar"); }
ENTRY aclnnForeachMaximumScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMaximumScalarList"); }
ENTRY aclnnForeachMaximumScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMaximumScalarList"); }
ENTRY aclnnForeachMaximumScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMaximumScalarV2"); }
ENTRY aclnnForeachMaximumScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMaximumScalarV2"); }
ENTRY aclnnForeachMinimumListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMinimumList"); }
ENTRY aclnnForeachMinimumList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMinimumList"); }
ENTRY aclnnForeachMinimumScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMinimumScalar"); }
ENTRY aclnnForeachMinimumScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMinimumScalar"); }
ENTRY aclnnForeachMinimumScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMinimumScalarList"); }
ENTRY aclnnForeachMinimumScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMinimumScalarList"); }
ENTRY aclnnForeachMinimumScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMinimumScalarV2"); }
ENTRY aclnnForeachMinimumScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMinimumScalarV2"); }
ENTRY aclnnForeachMulListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulList"); }
ENTRY aclnnForeachMulList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulList"); }
ENTRY aclnnForeachMulListInplaceGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulListInplace"); }
ENTRY aclnnForeachMulListInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulListInplace"); }
ENTRY aclnnForeachMulScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulScalar"); }
ENTRY aclnnForeachMulScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulScalar"); }
ENTRY aclnnForeachMulScalarInplaceGetWorkspaceSize(const aclTensorList*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulScalarInplace"); }
ENTRY aclnnForeachMulScalarInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulScalarInplace"); }
ENTRY aclnnForeachMulScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulScalarList"); }
ENTRY aclnnForeachMulScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulScalarList"); }
ENTRY aclnnForeachMulScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachMulScalarV2"); }
ENTRY aclnnForeachMulScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachMulScalarV2"); }
ENTRY aclnnForeachNegGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachNeg"); }
ENTRY aclnnForeachNeg(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachNeg"); }
ENTRY aclnnForeachNonFiniteCheckAndUnscaleGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachNonFiniteCheckAndUnscale"); }
ENTRY aclnnForeachNonFiniteCheckAndUnscale(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachNonFiniteCheckAndUnscale"); }
ENTRY aclnnForeachNormGetWorkspaceSize(const aclTensorList*, const aclScalar*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachNorm"); }
ENTRY aclnnForeachNorm(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachNorm"); }
ENTRY aclnnForeachPowListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachPowList"); }
ENTRY aclnnForeachPowList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachPowList"); }
ENTRY aclnnForeachPowScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachPowScalar"); }
ENTRY aclnnForeachPowScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachPowScalar"); }
ENTRY aclnnForeachPowScalarAndTensorGetWorkspaceSize(const aclScalar*, const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachPowScalarAndTensor"); }
ENTRY aclnnForeachPowScalarAndTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachPowScalarAndTensor"); }
ENTRY aclnnForeachPowScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachPowScalarList"); }
ENTRY aclnnForeachPowScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachPowScalarList"); }
ENTRY aclnnForeachPowScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachPowScalarV2"); }
ENTRY aclnnForeachPowScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachPowScalarV2"); }
ENTRY aclnnForeachReciprocalGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachReciprocal"); }
ENTRY aclnnForeachReciprocal(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachReciprocal"); }
ENTRY aclnnForeachRoundOffNumberGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachRoundOffNumber"); }
ENTRY aclnnForeachRoundOffNumber(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachRoundOffNumber"); }
ENTRY aclnnForeachRoundOffNumberV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachRoundOffNumberV2"); }
ENTRY aclnnForeachRoundOffNumberV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachRoundOffNumberV2"); }
ENTRY aclnnForeachSigmoidGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSigmoid"); }
ENTRY aclnnForeachSigmoid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSigmoid"); }
ENTRY aclnnForeachSignGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSign"); }
ENTRY aclnnForeachSign(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSign"); }
ENTRY aclnnForeachSinGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSin"); }
ENTRY aclnnForeachSin(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSin"); }
ENTRY aclnnForeachSinhGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSinh"); }
ENTRY aclnnForeachSinh(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSinh"); }
ENTRY aclnnForeachSqrtGetWorkspaceSize(const aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSqrt"); }
ENTRY aclnnForeachSqrt(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSqrt"); }
ENTRY aclnnForeachSubListGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubList"); }
ENTRY aclnnForeachSubList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubList"); }
ENTRY aclnnForeachSubListInplaceGetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubListInplace"); }
ENTRY aclnnForeachSubListInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubListInplace"); }
ENTRY aclnnForeachSubListV2GetWorkspaceSize(const aclTensorList*, const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubListV2"); }
ENTRY aclnnForeachSubListV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubListV2"); }
ENTRY aclnnForeachSubScalarGetWorkspaceSize(const aclTensorList*, const aclTensor*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubScalar"); }
ENTRY aclnnForeachSubScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubScalar"); }
ENTRY aclnnForeachSubScalarInplaceGetWorkspaceSize(const aclTensorList*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubScalarInplace"); }
ENTRY aclnnForeachSubScalarInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubScalarInplace"); }
ENTRY aclnnForeachSubScalarListGetWorkspaceSize(const aclTensorList*, const aclScalarList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubScalarList"); }
ENTRY aclnnForeachSubScalarList(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubScalarList"); }
ENTRY aclnnForeachSubScalarV2GetWorkspaceSize(const aclTensorList*, const aclScalar*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachSubScalarV2"); }
ENTRY aclnnForeachSubScalarV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachSubScalarV2"); }
ENTRY aclnnForeachTanGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachTan"); }
ENTRY aclnnForeachTan(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachTan"); }
ENTRY aclnnForeachTanhGetWorkspaceSize(const aclTensorList*, const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachTanh"); }
ENTRY aclnnForeachTanh(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachTanh"); }
ENTRY aclnnForeachZeroInplaceGetWorkspaceSize(const aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnForeachZeroInplace"); }
ENTRY aclnnForeachZeroInplace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnForeachZeroInplace"); }
