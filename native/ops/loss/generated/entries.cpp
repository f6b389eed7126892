// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the loss family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status cross_entropy_loss(Call& call);
Status cross_entropy_loss_grad(Call& call);
Status cross_entropy_loss_grad_shapes(Call& call);
Status cross_entropy_loss_shapes(Call& call);
Status smooth_l1_loss(Call& call);
Status smooth_l1_loss_backward(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_float = {"float", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x3, 0x8000003}};
constexpr DTypeSetByProduct kSet_float32 = {"float32", {0x1, 0x1, 0x1, 0x1, 0x1, 0x1}};
constexpr DTypeSetByProduct kSet_float_bf16 = {"float_bf16", {0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003}};
constexpr DTypeSetByProduct kSet_index = {"index", {0x208, 0x208, 0x208, 0x208, 0x208, 0x208}};
constexpr DTypeSetByProduct kSet_index64 = {"index64", {0x200, 0x200, 0x208, 0x200, 0x200, 0x200}};

constexpr const char* kCrossEntropyLoss_reductionOptional_choices[] = {"mean", "sum", "none", nullptr};
constexpr Param kCrossEntropyLoss_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_index, 0x1ff, "N", {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float32, 0x1ff, "C", {}},
    {"reductionOptional", ParamKind::string, Role::attr, true, nullptr, 0x1ff, nullptr, {AttrRule::choice, false, false, 0, 0, kCrossEntropyLoss_reductionOptional_choices, "\"mean\", \"sum\", \"none\""}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"labelSmoothing", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "in [0,1]"}},
    {"lseSquareScaleForZloss", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"returnZloss", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"lossOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"logProbOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, "N C", {}},
    {"zlossOut", ParamKind::tensor, Role::out, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"lseForZlossOut", ParamKind::tensor, Role::out, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCrossEntropyLoss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kCrossEntropyLoss_promote[] = {-1};
constexpr int8_t kCrossEntropyLoss_operands[] = {0, 1, 2, -1};
constexpr int8_t kCrossEntropyLoss_broadcast[] = {-1};
constexpr int8_t kCrossEntropyLoss_converts[] = {-1};
constexpr int8_t kCrossEntropyLoss_same0[] = {0, 8, 9, 10, 11, -1};
constexpr ParamList kCrossEntropyLoss_same[] = {kCrossEntropyLoss_same0, nullptr};
constexpr Row kCrossEntropyLoss = {"aclnnCrossEntropyLoss", kCrossEntropyLoss_params, 12, 0x7, kCrossEntropyLoss_order, 5, kCrossEntropyLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kCrossEntropyLoss_operands, kCrossEntropyLoss_converts, 8, kCrossEntropyLoss_broadcast, -1, kCrossEntropyLoss_same, nullptr, 0, 561002, ops::cross_entropy_loss_shapes, ops::cross_entropy_loss};

constexpr const char* kCrossEntropyLossGrad_reductionOptional_choices[] = {"mean", "sum", "none", nullptr};
constexpr Param kCrossEntropyLossGrad_params[] = {
    {"gradLoss", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"logProb", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_index64, 0x1ff, "N", {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float32, 0x1ff, "C", {}},
    {"gradZlossOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"lseForZlossOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, "N", {}},
    {"reductionOptional", ParamKind::string, Role::attr, true, nullptr, 0x1ff, nullptr, {AttrRule::choice, false, false, 0, 0, kCrossEntropyLossGrad_reductionOptional_choices, "\"mean\", \"sum\", \"none\""}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"labelSmoothing", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "in [0,1]"}},
    {"lseSquareScaleForZloss", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, "N C", {}},
};
constexpr OrderedStep kCrossEntropyLossGrad_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kCrossEntropyLossGrad_promote[] = {-1};
constexpr int8_t kCrossEntropyLossGrad_operands[] = {0, 1, 2, 3, 4, 5, -1};
constexpr int8_t kCrossEntropyLossGrad_broadcast[] = {-1};
constexpr int8_t kCrossEntropyLossGrad_converts[] = {-1};
constexpr int8_t kCrossEntropyLossGrad_same0[] = {0, 1, 4, 5, 10, -1};
constexpr ParamList kCrossEntropyLossGrad_same[] = {kCrossEntropyLossGrad_same0, nullptr};
constexpr Row kCrossEntropyLossGrad = {"aclnnCrossEntropyLossGrad", kCrossEntropyLossGrad_params, 11, 0x7, kCrossEntropyLossGrad_order, 5, kCrossEntropyLossGrad_promote, PromoteRule::table, nullptr, Compute::promoted, kCrossEntropyLossGrad_operands, kCrossEntropyLossGrad_converts, 10, kCrossEntropyLossGrad_broadcast, -1, kCrossEntropyLossGrad_same, nullptr, 0, 561002, ops::cross_entropy_loss_grad_shapes, ops::cross_entropy_loss_grad};

constexpr Param kSmoothL1Loss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"beta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, __builtin_inf(), nullptr, "of at least 0"}},
    {"result", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSmoothL1Loss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::attr, 2}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, 3}};
constexpr int8_t kSmoothL1Loss_promote[] = {0, 1, -1};
constexpr int8_t kSmoothL1Loss_operands[] = {0, 1, -1};
constexpr int8_t kSmoothL1Loss_broadcast[] = {0, 1, -1};
constexpr int8_t kSmoothL1Loss_converts[] = {-1};
constexpr ParamList kSmoothL1Loss_same[] = {nullptr};
constexpr int8_t kSmoothL1Loss_result_sources[] = {0, 1, -1};
constexpr ShapeRule kSmoothL1Loss_shapes[] = {{ShapeRule::reduction, 4, 2, kSmoothL1Loss_result_sources}};
constexpr Row kSmoothL1Loss = {"aclnnSmoothL1Loss", kSmoothL1Loss_params, 5, 0x3f, kSmoothL1Loss_order, 9, kSmoothL1Loss_promote, PromoteRule::table, nullptr, Compute::promoted, kSmoothL1Loss_operands, kSmoothL1Loss_converts, 4, kSmoothL1Loss_broadcast, -1, kSmoothL1Loss_same, kSmoothL1Loss_shapes, 1, 161002, nullptr, ops::smooth_l1_loss};

constexpr Param kSmoothL1LossBackward_params[] = {
    {"gradOut", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"beta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, __builtin_inf(), nullptr, "of at least 0"}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSmoothL1LossBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kSmoothL1LossBackward_promote[] = {0, 1, 2, -1};
constexpr int8_t kSmoothL1LossBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kSmoothL1LossBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kSmoothL1LossBackward_converts[] = {-1};
constexpr ParamList kSmoothL1LossBackward_same[] = {nullptr};
constexpr int8_t kSmoothL1LossBackward_gradInput_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kSmoothL1LossBackward_shapes[] = {{ShapeRule::broadcast, 5, -1, kSmoothL1LossBackward_gradInput_sources}};
constexpr Row kSmoothL1LossBackward = {"aclnnSmoothL1LossBackward", kSmoothL1LossBackward_params, 6, 0x3f, kSmoothL1LossBackward_order, 8, kSmoothL1LossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSmoothL1LossBackward_operands, kSmoothL1LossBackward_converts, 5, kSmoothL1LossBackward_broadcast, -1, kSmoothL1LossBackward_same, kSmoothL1LossBackward_shapes, 1, 161002, nullptr, ops::smooth_l1_loss_backward};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBinaryCrossEntropyGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBinaryCrossEntropy"); }
ENTRY aclnnBinaryCrossEntropy(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBinaryCrossEntropy"); }
ENTRY aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBinaryCrossEntropyBackward"); }
ENTRY aclnnBinaryCrossEntropyBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBinaryCrossEntropyBackward"); }
ENTRY aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBinaryCrossEntropyWithLogits"); }
ENTRY aclnnBinaryCrossEntropyWithLogits(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBinaryCrossEntropyWithLogits"); }
ENTRY aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBinaryCrossEntropyWithLogitsBackward"); }
ENTRY aclnnBinaryCrossEntropyWithLogitsBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBinaryCrossEntropyWithLogitsBackward"); }
ENTRY aclnnChamferDistanceBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnChamferDistanceBackward"); }
ENTRY aclnnChamferDistanceBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnChamferDistanceBackward"); }
ENTRY aclnnCrossEntropyLossGetWorkspaceSize(const aclTensor* input, const aclTensor* target, const aclTensor* weightOptional, char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, bool returnZloss, const aclTensor* lossOut, const aclTensor* logProbOut, const aclTensor* zlossOut, const aclTensor* lseForZlossOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, target, weightOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, returnZloss, lossOut, logProbOut, zlossOut, lseForZlossOut};
  return plan_call(kCrossEntropyLoss, args, workspaceSize, executor);
}
ENTRY aclnnCrossEntropyLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCrossEntropyLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCrossEntropyLossGradGetWorkspaceSize(const aclTensor* gradLoss, const aclTensor* logProb, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* gradZlossOptional, const aclTensor* lseForZlossOptional, char* reductionOptional, int64_t ignoreIndex, double labelSmoothing, double lseSquareScaleForZloss, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradLoss, logProb, target, weightOptional, gradZlossOptional, lseForZlossOptional, reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, out};
  return plan_call(kCrossEntropyLossGrad, args, workspaceSize, executor);
}
ENTRY aclnnCrossEntropyLossGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCrossEntropyLossGrad, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCrossEntropySumExpAndIndexLogitGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCrossEntropySumExpAndIndexLogit"); }
ENTRY aclnnCrossEntropySumExpAndIndexLogit(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCrossEntropySumExpAndIndexLogit"); }
ENTRY aclnnCtcLossGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCtcLoss"); }
ENTRY aclnnCtcLoss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCtcLoss"); }
ENTRY aclnnCtcLossBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclIntArray*, const aclIntArray*, const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCtcLossBackward"); }
ENTRY aclnnCtcLossBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCtcLossBackward"); }
ENTRY aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, float, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnFusedCrossEntropyLossWithMaxSum"); }
ENTRY aclnnFusedCrossEntropyLossWithMaxSum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnFusedCrossEntropyLossWithMaxSum"); }
ENTRY aclnnKlDivBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnKlDivBackward"); }
ENTRY aclnnKlDivBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnKlDivBackward"); }
ENTRY aclnnKlDivTargetBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnKlDivTargetBackward"); }
ENTRY aclnnKlDivTargetBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnKlDivTargetBackward"); }
ENTRY aclnnL1LossGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnL1Loss"); }
ENTRY aclnnL1Loss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnL1Loss"); }
ENTRY aclnnL1LossBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnL1LossBackward"); }
ENTRY aclnnL1LossBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnL1LossBackward"); }
ENTRY aclnnLogitGetWorkspaceSize(const aclTensor*, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogit"); }
ENTRY aclnnLogit(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogit"); }
ENTRY aclnnLogitGradGetWorkspaceSize(const aclTensor*, const aclTensor*, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogitGrad"); }
ENTRY aclnnLogitGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogitGrad"); }
ENTRY aclnnMseLossGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMseLoss"); }
ENTRY aclnnMseLoss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMseLoss"); }
ENTRY aclnnMseLossBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMseLossBackward"); }
ENTRY aclnnMseLossBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMseLossBackward"); }
ENTRY aclnnMseLossOutGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMseLossOut"); }
ENTRY aclnnMseLossOut(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMseLossOut"); }
ENTRY aclnnMultilabelMarginLossGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMultilabelMarginLoss"); }
ENTRY aclnnMultilabelMarginLoss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMultilabelMarginLoss"); }
ENTRY aclnnNLLLossGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNLLLoss"); }
ENTRY aclnnNLLLoss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNLLLoss"); }
ENTRY aclnnNLLLoss2dGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNLLLoss2d"); }
ENTRY aclnnNLLLoss2d(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNLLLoss2d"); }
ENTRY aclnnNLLLoss2dBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNLLLoss2dBackward"); }
ENTRY aclnnNLLLoss2dBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNLLLoss2dBackward"); }
ENTRY aclnnNLLLossBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnNLLLossBackward"); }
ENTRY aclnnNLLLossBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnNLLLossBackward"); }
ENTRY aclnnSmoothL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, beta, result};
  return plan_call(kSmoothL1Loss, args, workspaceSize, executor);
}
ENTRY aclnnSmoothL1Loss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSmoothL1Loss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSmoothL1LossBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOut, self, target, reduction, beta, gradInput};
  return plan_call(kSmoothL1LossBackward, args, workspaceSize, executor);
}
ENTRY aclnnSmoothL1LossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSmoothL1LossBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftMarginLossGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftMarginLoss"); }
ENTRY aclnnSoftMarginLoss(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftMarginLoss"); }
ENTRY aclnnSoftMarginLossBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftMarginLossBackward"); }
ENTRY aclnnSoftMarginLossBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftMarginLossBackward"); }
