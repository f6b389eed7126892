// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the vfusion family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status modulate(Call& call);
Status modulate_backward(Call& call);
Status modulate_of_nothing(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_float = {"float", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x3, 0x8000003}};

constexpr Param kModulate_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, "B L D", {}},
    {"scaleOptional", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, "B 1? D", {}, 161002},
    {"shiftOptional", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, "B 1? D", {}, 161002},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, "B L D", {}},
};
constexpr OrderedStep kModulate_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kModulate_promote[] = {-1};
constexpr int8_t kModulate_operands[] = {0, 1, 2, -1};
constexpr int8_t kModulate_broadcast[] = {-1};
constexpr int8_t kModulate_converts[] = {-1};
constexpr int8_t kModulate_any_of[] = {-1};
constexpr int8_t kModulate_same0[] = {0, 1, 2, 3, -1};
constexpr ParamList kModulate_same[] = {kModulate_same0, nullptr};
constexpr int8_t kModulate_out_sources[] = {0, -1};
constexpr ShapeRule kModulate_shapes[] = {{ShapeRule::same, 3, -1, kModulate_out_sources}};
constexpr Row kModulate = {"aclnnModulate", kModulate_params, 4, 0x7, kModulate_order, 4, kModulate_promote, PromoteRule::table, nullptr, Compute::promoted, kModulate_operands, kModulate_converts, kModulate_any_of, 3, kModulate_broadcast, -1, kModulate_same, kModulate_shapes, 1, 161002, ops::modulate_of_nothing, ops::modulate};

constexpr Param kModulateBackward_params[] = {
    {"grad_output", ParamKind::tensor, Role::in, false, &kSet_float, 0x8, "B L D", {}},
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x8, "B L D", {}},
    {"scale", ParamKind::tensor, Role::in, true, &kSet_float, 0x4, "B D", {}},
    {"shift", ParamKind::tensor, Role::in, true, &kSet_float, 0x4, "B D", {}},
    {"grad_input", ParamKind::tensor, Role::out, false, &kSet_float, 0x8, "B L D", {}},
    {"grad_scale", ParamKind::tensor, Role::out, true, &kSet_float, 0x4, "B D", {}},
    {"grad_shift", ParamKind::tensor, Role::out, true, &kSet_float, 0x4, "B D", {}},
};
constexpr OrderedStep kModulateBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::empty, -1}};
constexpr int8_t kModulateBackward_promote[] = {-1};
constexpr int8_t kModulateBackward_operands[] = {0, 1, 2, 3, -1};
constexpr int8_t kModulateBackward_broadcast[] = {-1};
constexpr int8_t kModulateBackward_converts[] = {-1};
constexpr int8_t kModulateBackward_any_of[] = {-1};
constexpr ParamList kModulateBackward_same[] = {nullptr};
constexpr int8_t kModulateBackward_grad_input_sources[] = {1, -1};
constexpr int8_t kModulateBackward_grad_scale_sources[] = {2, -1};
constexpr int8_t kModulateBackward_grad_shift_sources[] = {3, -1};
constexpr ShapeRule kModulateBackward_shapes[] = {{ShapeRule::same, 4, -1, kModulateBackward_grad_input_sources}, {ShapeRule::same, 5, -1, kModulateBackward_grad_scale_sources}, {ShapeRule::same, 6, -1, kModulateBackward_grad_shift_sources}};
constexpr Row kModulateBackward = {"aclnnModulateBackward", kModulateBackward_params, 7, 0x7, kModulateBackward_order, 5, kModulateBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kModulateBackward_operands, kModulateBackward_converts, kModulateBackward_any_of, 4, kModulateBackward_broadcast, -1, kModulateBackward_same, kModulateBackward_shapes, 3, 161002, nullptr, ops::modulate_backward};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnModulateGetWorkspaceSize(const aclTensor* self, const aclTensor* scaleOptional, const aclTensor* shiftOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, scaleOptional, shiftOptional, out};
  return plan_call(kModulate, args, workspaceSize, executor);
}
ENTRY aclnnModulate(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kModulate, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnModulateBackwardGetWorkspaceSize(const aclTensor* grad_output, const aclTensor* input, const aclTensor* scale, const aclTensor* shift, const aclTensor* grad_input, const aclTensor* grad_scale, const aclTensor* grad_shift, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {grad_output, input, scale, shift, grad_input, grad_scale, grad_shift};
  return plan_call(kModulateBackward, args, workspaceSize, executor);
}
ENTRY aclnnModulateBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kModulateBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMultiScaleDeformableAttentionGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultiScaleDeformableAttentionGrad"); }
ENTRY aclnnMultiScaleDeformableAttentionGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultiScaleDeformableAttentionGrad"); }
ENTRY aclnnMultiScaleDeformableAttnFunctionGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultiScaleDeformableAttnFunction"); }
ENTRY aclnnMultiScaleDeformableAttnFunction(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultiScaleDeformableAttnFunction"); }
ENTRY aclnnScaledMaskedSoftmaxGetWorkspaceSize(const aclTensor*, const aclTensor*, double, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScaledMaskedSoftmax"); }
ENTRY aclnnScaledMaskedSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScaledMaskedSoftmax"); }
ENTRY aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnScaledMaskedSoftmaxBackward"); }
ENTRY aclnnScaledMaskedSoftmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnScaledMaskedSoftmaxBackward"); }
