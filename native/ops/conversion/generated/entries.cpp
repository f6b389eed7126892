// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the conversion family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status inplace_copy(Call& call);
Status inplace_fill_scalar(Call& call);
Status inplace_fill_tensor(Call& call);
Status masked_select(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_BOOL_UINT8 = {"BOOL UINT8", {0x1010, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010}};
constexpr DTypeSetByProduct kSet_basic = {"basic", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_basic_or_no_bf16 = {"basic_or_no_bf16", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf, 0x31fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_fill = {"fill", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31a5f, 0x31a5f, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_masked_select = {"masked_select", {0x8001a5f, 0x8001a5f, 0x8001fdf, 0x1a5f, 0x1a5f, 0x8001a5f}};

constexpr Param kInplaceCopy_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_basic, 0x1ff, nullptr, {}},
    {"src", ParamKind::tensor, Role::in, false, &kSet_basic, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCopy_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kInplaceCopy_promote[] = {-1};
constexpr int8_t kInplaceCopy_operands[] = {0, 1, -1};
constexpr int8_t kInplaceCopy_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceCopy_converts[] = {-1};
constexpr ParamList kInplaceCopy_same[] = {nullptr};
constexpr int8_t kInplaceCopy_selfRef_sources[] = {1, 0, -1};
constexpr ShapeRule kInplaceCopy_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceCopy_selfRef_sources}};
constexpr Row kInplaceCopy = {"aclnnInplaceCopy", kInplaceCopy_params, 2, 0x3f, kInplaceCopy_order, 6, kInplaceCopy_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceCopy_operands, kInplaceCopy_converts, 0, kInplaceCopy_broadcast, -1, kInplaceCopy_same, kInplaceCopy_shapes, 1, 161002, nullptr, ops::inplace_copy};

constexpr Param kInplaceFillScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_fill, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_fill, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFillScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceFillScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFillScalar_operands[] = {0, -1};
constexpr int8_t kInplaceFillScalar_broadcast[] = {-1};
constexpr int8_t kInplaceFillScalar_converts[] = {-1};
constexpr ParamList kInplaceFillScalar_same[] = {nullptr};
constexpr Row kInplaceFillScalar = {"aclnnInplaceFillScalar", kInplaceFillScalar_params, 2, 0x1f, kInplaceFillScalar_order, 4, kInplaceFillScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFillScalar_operands, kInplaceFillScalar_converts, 0, kInplaceFillScalar_broadcast, -1, kInplaceFillScalar_same, nullptr, 0, 161002, nullptr, ops::inplace_fill_scalar};

constexpr Param kInplaceFillTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_basic_or_no_bf16, 0x1ff, nullptr, {}},
    {"value", ParamKind::tensor, Role::in, false, &kSet_basic_or_no_bf16, 0x3, nullptr, {}},
};
constexpr OrderedStep kInplaceFillTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFillTensor_promote[] = {-1};
constexpr int8_t kInplaceFillTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFillTensor_broadcast[] = {-1};
constexpr int8_t kInplaceFillTensor_converts[] = {-1};
constexpr ParamList kInplaceFillTensor_same[] = {nullptr};
constexpr int8_t kInplaceFillTensor_value_sources[] = {-1};
constexpr ShapeRule kInplaceFillTensor_shapes[] = {{ShapeRule::one, 1, -1, kInplaceFillTensor_value_sources}};
constexpr Row kInplaceFillTensor = {"aclnnInplaceFillTensor", kInplaceFillTensor_params, 2, 0x1f, kInplaceFillTensor_order, 4, kInplaceFillTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFillTensor_operands, kInplaceFillTensor_converts, 0, kInplaceFillTensor_broadcast, -1, kInplaceFillTensor_same, kInplaceFillTensor_shapes, 1, 161002, nullptr, ops::inplace_fill_tensor};

constexpr Param kMaskedSelect_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_masked_select, 0x1ff, nullptr, {}},
    {"mask", ParamKind::tensor, Role::in, false, &kSet_BOOL_UINT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_masked_select, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaskedSelect_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMaskedSelect_promote[] = {-1};
constexpr int8_t kMaskedSelect_operands[] = {0, 1, -1};
constexpr int8_t kMaskedSelect_broadcast[] = {0, 1, -1};
constexpr int8_t kMaskedSelect_converts[] = {-1};
constexpr ParamList kMaskedSelect_same[] = {nullptr};
constexpr int8_t kMaskedSelect_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMaskedSelect_shapes[] = {{ShapeRule::flat, 2, -1, kMaskedSelect_out_sources}};
constexpr Row kMaskedSelect = {"aclnnMaskedSelect", kMaskedSelect_params, 3, 0x1f, kMaskedSelect_order, 5, kMaskedSelect_promote, PromoteRule::table, nullptr, Compute::promoted, kMaskedSelect_operands, kMaskedSelect_converts, 2, kMaskedSelect_broadcast, -1, kMaskedSelect_same, kMaskedSelect_shapes, 1, 161002, nullptr, ops::masked_select};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnCatGetWorkspaceSize(const aclTensorList*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCat"); }
ENTRY aclnnCat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCat"); }
ENTRY aclnnChannelShuffleGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnChannelShuffle"); }
ENTRY aclnnChannelShuffle(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnChannelShuffle"); }
ENTRY aclnnChunkCatGetWorkspaceSize(const aclTensorList*, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnChunkCat"); }
ENTRY aclnnChunkCat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnChunkCat"); }
ENTRY aclnnCircularPad2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCircularPad2d"); }
ENTRY aclnnCircularPad2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCircularPad2d"); }
ENTRY aclnnCircularPad2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCircularPad2dBackward"); }
ENTRY aclnnCircularPad2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCircularPad2dBackward"); }
ENTRY aclnnCircularPad3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCircularPad3d"); }
ENTRY aclnnCircularPad3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCircularPad3d"); }
ENTRY aclnnCircularPad3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCircularPad3dBackward"); }
ENTRY aclnnCircularPad3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCircularPad3dBackward"); }
ENTRY aclnnClampGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClamp"); }
ENTRY aclnnClamp(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClamp"); }
ENTRY aclnnClampMaxGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClampMax"); }
ENTRY aclnnClampMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClampMax"); }
ENTRY aclnnClampMaxTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClampMaxTensor"); }
ENTRY aclnnClampMaxTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClampMaxTensor"); }
ENTRY aclnnClampMinGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClampMin"); }
ENTRY aclnnClampMin(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClampMin"); }
ENTRY aclnnClampMinTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClampMinTensor"); }
ENTRY aclnnClampMinTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClampMinTensor"); }
ENTRY aclnnClampTensorGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClampTensor"); }
ENTRY aclnnClampTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClampTensor"); }
ENTRY aclnnCoalesceSparseGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCoalesceSparse"); }
ENTRY aclnnCoalesceSparse(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCoalesceSparse"); }
ENTRY aclnnConfusionTransposeGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConfusionTranspose"); }
ENTRY aclnnConfusionTranspose(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConfusionTranspose"); }
ENTRY aclnnConstantPadNdGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnConstantPadNd"); }
ENTRY aclnnConstantPadNd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnConstantPadNd"); }
ENTRY aclnnDiagGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDiag"); }
ENTRY aclnnDiag(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDiag"); }
ENTRY aclnnDiagFlatGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDiagFlat"); }
ENTRY aclnnDiagFlat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDiagFlat"); }
ENTRY aclnnFlattenGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFlatten"); }
ENTRY aclnnFlatten(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFlatten"); }
ENTRY aclnnIm2colGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIm2col"); }
ENTRY aclnnIm2col(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIm2col"); }
ENTRY aclnnInplaceClampMaxGetWorkspaceSize(const aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceClampMax"); }
ENTRY aclnnInplaceClampMax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceClampMax"); }
ENTRY aclnnInplaceClampMaxTensorGetWorkspaceSize(aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceClampMaxTensor"); }
ENTRY aclnnInplaceClampMaxTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceClampMaxTensor"); }
ENTRY aclnnInplaceClampMinTensorGetWorkspaceSize(aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceClampMinTensor"); }
ENTRY aclnnInplaceClampMinTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceClampMinTensor"); }
ENTRY aclnnInplaceCopyGetWorkspaceSize(aclTensor* selfRef, const aclTensor* src, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, src};
  return plan_call(kInplaceCopy, args, workspaceSize, executor);
}
ENTRY aclnnInplaceCopy(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceCopy, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFillDiagonalGetWorkspaceSize(aclTensor*, const aclScalar*, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceFillDiagonal"); }
ENTRY aclnnInplaceFillDiagonal(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceFillDiagonal"); }
ENTRY aclnnInplaceFillScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, value};
  return plan_call(kInplaceFillScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFillScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFillScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFillTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, value};
  return plan_call(kInplaceFillTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFillTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFillTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceMaskedFillScalarGetWorkspaceSize(aclTensor*, const aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceMaskedFillScalar"); }
ENTRY aclnnInplaceMaskedFillScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceMaskedFillScalar"); }
ENTRY aclnnInplaceMaskedFillTensorGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceMaskedFillTensor"); }
ENTRY aclnnInplaceMaskedFillTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceMaskedFillTensor"); }
ENTRY aclnnInplaceTrilGetWorkspaceSize(const aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceTril"); }
ENTRY aclnnInplaceTril(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceTril"); }
ENTRY aclnnInplaceTriuGetWorkspaceSize(aclTensor*, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceTriu"); }
ENTRY aclnnInplaceTriu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceTriu"); }
ENTRY aclnnMaskedSelectGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, mask, out};
  return plan_call(kMaskedSelect, args, workspaceSize, executor);
}
ENTRY aclnnMaskedSelect(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaskedSelect, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNpuFormatCastGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNpuFormatCast"); }
ENTRY aclnnNpuFormatCast(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNpuFormatCast"); }
ENTRY aclnnPermuteGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnPermute"); }
ENTRY aclnnPermute(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnPermute"); }
ENTRY aclnnReflectionPad1dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad1d"); }
ENTRY aclnnReflectionPad1d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad1d"); }
ENTRY aclnnReflectionPad1dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad1dBackward"); }
ENTRY aclnnReflectionPad1dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad1dBackward"); }
ENTRY aclnnReflectionPad2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad2d"); }
ENTRY aclnnReflectionPad2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad2d"); }
ENTRY aclnnReflectionPad2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad2dBackward"); }
ENTRY aclnnReflectionPad2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad2dBackward"); }
ENTRY aclnnReflectionPad3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad3d"); }
ENTRY aclnnReflectionPad3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad3d"); }
ENTRY aclnnReflectionPad3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReflectionPad3dBackward"); }
ENTRY aclnnReflectionPad3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReflectionPad3dBackward"); }
ENTRY aclnnReplicationPad1dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad1d"); }
ENTRY aclnnReplicationPad1d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad1d"); }
ENTRY aclnnReplicationPad1dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad1dBackward"); }
ENTRY aclnnReplicationPad1dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad1dBackward"); }
ENTRY aclnnReplicationPad2dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad2d"); }
ENTRY aclnnReplicationPad2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad2d"); }
ENTRY aclnnReplicationPad2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad2dBackward"); }
ENTRY aclnnReplicationPad2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad2dBackward"); }
ENTRY aclnnReplicationPad3dGetWorkspaceSize(const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad3d"); }
ENTRY aclnnReplicationPad3d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad3d"); }
ENTRY aclnnReplicationPad3dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReplicationPad3dBackward"); }
ENTRY aclnnReplicationPad3dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReplicationPad3dBackward"); }
ENTRY aclnnRollGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRoll"); }
ENTRY aclnnRoll(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRoll"); }
ENTRY aclnnSliceGetWorkspaceSize(const aclTensor*, int64_t, int64_t, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSlice"); }
ENTRY aclnnSlice(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSlice"); }
ENTRY aclnnSliceV2GetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSliceV2"); }
ENTRY aclnnSliceV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSliceV2"); }
ENTRY aclnnSplitTensorGetWorkspaceSize(const aclTensor*, uint64_t, int64_t, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSplitTensor"); }
ENTRY aclnnSplitTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSplitTensor"); }
ENTRY aclnnSplitWithSizeGetWorkspaceSize(const aclTensor*, const aclIntArray*, int64_t, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSplitWithSize"); }
ENTRY aclnnSplitWithSize(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSplitWithSize"); }
ENTRY aclnnStackGetWorkspaceSize(const aclTensorList*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnStack"); }
ENTRY aclnnStack(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnStack"); }
ENTRY aclnnStridedSliceGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, int64_t, int64_t, int64_t, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnStridedSlice"); }
ENTRY aclnnStridedSlice(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnStridedSlice"); }
ENTRY aclnnStridedSliceAssignV2GetWorkspaceSize(aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnStridedSliceAssignV2"); }
ENTRY aclnnStridedSliceAssignV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnStridedSliceAssignV2"); }
ENTRY aclnnTransConvolutionWeightGetWorkspaceSize(const aclTensor*, bool, const int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransConvolutionWeight"); }
ENTRY aclnnTransConvolutionWeight(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransConvolutionWeight"); }
ENTRY aclnnTransMatmulWeightGetWorkspaceSize(aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransMatmulWeight"); }
ENTRY aclnnTransMatmulWeight(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransMatmulWeight"); }
ENTRY aclnnTrilGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTril"); }
ENTRY aclnnTril(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTril"); }
ENTRY aclnnTriuGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTriu"); }
ENTRY aclnnTriu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTriu"); }
ENTRY aclnnUnfoldGradGetWorkspaceSize(const aclTensor*, const aclIntArray*, int64_t, int64_t, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnUnfoldGrad"); }
ENTRY aclnnUnfoldGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnUnfoldGrad"); }
ENTRY aclnnWeightQuantPreprocessGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclDataType, const aclDataType, const int64_t, aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnWeightQuantPreprocess"); }
ENTRY aclnnWeightQuantPreprocess(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnWeightQuantPreprocess"); }
