// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the image family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnGridSampler2DGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGridSampler2D"); }
ENTRY aclnnGridSampler2D(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGridSampler2D"); }
ENTRY aclnnGridSampler2DBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, bool, const aclBoolArray*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGridSampler2DBackward"); }
ENTRY aclnnGridSampler2DBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGridSampler2DBackward"); }
ENTRY aclnnGridSampler3DGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGridSampler3D"); }
ENTRY aclnnGridSampler3D(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGridSampler3D"); }
ENTRY aclnnGridSampler3DBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, bool, const aclBoolArray*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGridSampler3DBackward"); }
ENTRY aclnnGridSampler3DBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGridSampler3DBackward"); }
ENTRY aclnnIm2colBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIm2colBackward"); }
ENTRY aclnnIm2colBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIm2colBackward"); }
ENTRY aclnnRasterizerGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, double, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRasterizer"); }
ENTRY aclnnRasterizer(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRasterizer"); }
ENTRY aclnnResizeGetWorkspaceSize(const aclTensor*, const aclFloatArray*, const char*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnResize"); }
ENTRY aclnnResize(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnResize"); }
ENTRY aclnnThreeInterpolateBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnThreeInterpolateBackward"); }
ENTRY aclnnThreeInterpolateBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnThreeInterpolateBackward"); }
ENTRY aclnnUpsampleBicubic2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, const bool, const double, const double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBicubic2d"); }
ENTRY aclnnUpsampleBicubic2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBicubic2d"); }
ENTRY aclnnUpsampleBicubic2dAAGetWorkspaceSize(const aclTensor*, const aclIntArray*, const bool, const double, const double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBicubic2dAA"); }
ENTRY aclnnUpsampleBicubic2dAA(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBicubic2dAA"); }
ENTRY aclnnUpsampleBicubic2dAAGradGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBicubic2dAAGrad"); }
ENTRY aclnnUpsampleBicubic2dAAGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBicubic2dAAGrad"); }
ENTRY aclnnUpsampleBicubic2dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBicubic2dBackward"); }
ENTRY aclnnUpsampleBicubic2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBicubic2dBackward"); }
ENTRY aclnnUpsampleBilinear2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, const bool, const double, const double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBilinear2d"); }
ENTRY aclnnUpsampleBilinear2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBilinear2d"); }
ENTRY aclnnUpsampleBilinear2dAAGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBilinear2dAA"); }
ENTRY aclnnUpsampleBilinear2dAA(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBilinear2dAA"); }
ENTRY aclnnUpsampleBilinear2dAABackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBilinear2dAABackward"); }
ENTRY aclnnUpsampleBilinear2dAABackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBilinear2dAABackward"); }
ENTRY aclnnUpsampleBilinear2dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBilinear2dBackward"); }
ENTRY aclnnUpsampleBilinear2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBilinear2dBackward"); }
ENTRY aclnnUpsampleBilinear2dBackwardV2GetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleBilinear2dBackwardV2"); }
ENTRY aclnnUpsampleBilinear2dBackwardV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleBilinear2dBackwardV2"); }
ENTRY aclnnUpsampleLinear1dGetWorkspaceSize(const aclTensor*, const aclIntArray*, const bool, const double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleLinear1d"); }
ENTRY aclnnUpsampleLinear1d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleLinear1d"); }
ENTRY aclnnUpsampleLinear1dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleLinear1dBackward"); }
ENTRY aclnnUpsampleLinear1dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleLinear1dBackward"); }
ENTRY aclnnUpsampleNearest1dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest1d"); }
ENTRY aclnnUpsampleNearest1d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest1d"); }
ENTRY aclnnUpsampleNearest1dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest1dBackward"); }
ENTRY aclnnUpsampleNearest1dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest1dBackward"); }
ENTRY aclnnUpsampleNearest1dV2GetWorkspaceSize(const aclTensor*, const aclIntArray*, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest1dV2"); }
ENTRY aclnnUpsampleNearest1dV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest1dV2"); }
ENTRY aclnnUpsampleNearest2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest2d"); }
ENTRY aclnnUpsampleNearest2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest2d"); }
ENTRY aclnnUpsampleNearest2dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest2dBackward"); }
ENTRY aclnnUpsampleNearest2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest2dBackward"); }
ENTRY aclnnUpsampleNearest2dV2GetWorkspaceSize(const aclTensor*, const aclIntArray*, float, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest2dV2"); }
ENTRY aclnnUpsampleNearest2dV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest2dV2"); }
ENTRY aclnnUpsampleNearest3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest3d"); }
ENTRY aclnnUpsampleNearest3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest3d"); }
ENTRY aclnnUpsampleNearest3dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearest3dBackward"); }
ENTRY aclnnUpsampleNearest3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearest3dBackward"); }
ENTRY aclnnUpsampleNearestExact1dGetWorkspaceSize(const aclTensor*, const aclIntArray*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact1d"); }
ENTRY aclnnUpsampleNearestExact1d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact1d"); }
ENTRY aclnnUpsampleNearestExact1dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact1dBackward"); }
ENTRY aclnnUpsampleNearestExact1dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact1dBackward"); }
ENTRY aclnnUpsampleNearestExact2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact2d"); }
ENTRY aclnnUpsampleNearestExact2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact2d"); }
ENTRY aclnnUpsampleNearestExact2dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact2dBackward"); }
ENTRY aclnnUpsampleNearestExact2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact2dBackward"); }
ENTRY aclnnUpsampleNearestExact3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact3d"); }
ENTRY aclnnUpsampleNearestExact3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact3d"); }
ENTRY aclnnUpsampleNearestExact3dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleNearestExact3dBackward"); }
ENTRY aclnnUpsampleNearestExact3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleNearestExact3dBackward"); }
ENTRY aclnnUpsampleTrilinear3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleTrilinear3d"); }
ENTRY aclnnUpsampleTrilinear3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleTrilinear3d"); }
ENTRY aclnnUpsampleTrilinear3dBackwardGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, double, double, double, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUpsampleTrilinear3dBackward"); }
ENTRY aclnnUpsampleTrilinear3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUpsampleTrilinear3dBackward"); }
