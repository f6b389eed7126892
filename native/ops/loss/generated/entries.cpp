// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the loss family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status binary_cross_entropy(Call& call);
Status binary_cross_entropy_backward(Call& call);
Status binary_cross_entropy_with_logits(Call& call);
Status binary_cross_entropy_with_logits_backward(Call& call);
Status binary_cross_entropy_with_logits_target_backward(Call& call);
Status cross_entropy_loss(Call& call);
Status cross_entropy_loss_grad(Call& call);
Status cross_entropy_loss_grad_shapes(Call& call);
Status cross_entropy_loss_shapes(Call& call);
Status cross_entropy_sum_exp_and_index_logit(Call& call);
Status cross_entropy_sum_exp_and_index_logit_shapes(Call& call);
Status ctc_loss(Call& call);
Status ctc_loss_backward(Call& call);
Status ctc_loss_backward_shapes(Call& call);
Status ctc_loss_shapes(Call& call);
Status fused_cross_entropy_loss_with_max_sum(Call& call);
Status kl_div(Call& call);
Status kl_div_backward(Call& call);
Status kl_div_grad_shapes(Call& call);
Status kl_div_target_backward(Call& call);
Status l1_loss(Call& call);
Status l1_loss_backward(Call& call);
Status l1_loss_dtypes(Call& call);
Status log_softmax(Call& call);
Status log_softmax_backward(Call& call);
Status logit(Call& call);
Status logit_grad(Call& call);
Status mse_loss(Call& call);
Status mse_loss_backward(Call& call);
Status multilabel_margin_loss(Call& call);
Status multilabel_margin_loss_shapes(Call& call);
Status nll_loss(Call& call);
Status nll_loss_backward(Call& call);
Status smooth_l1_loss(Call& call);
Status smooth_l1_loss_backward(Call& call);
Status soft_margin_loss(Call& call);
Status soft_margin_loss_backward(Call& call);
Status softmax_cross_entropy_with_logits(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_FLOAT_BFLOAT16 = {"FLOAT BFLOAT16", {0x8000001, 0x8000001, 0x8000001, 0x8000001, 0x8000001, 0x8000001}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_INT64_INT32_BOOL = {"FLOAT FLOAT16 INT64 INT32 BOOL", {0x120b, 0x120b, 0x120b, 0x120b, 0x120b, 0x120b}};
constexpr DTypeSetByProduct kSet_INT32 = {"INT32", {0x8, 0x8, 0x8, 0x8, 0x8, 0x8}};
constexpr DTypeSetByProduct kSet_INT64_INT32_UINT8 = {"INT64 INT32 UINT8", {0x218, 0x218, 0x218, 0x218, 0x218, 0x218}};
constexpr DTypeSetByProduct kSet_float = {"float", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x3, 0x8000003}};
constexpr DTypeSetByProduct kSet_float32 = {"float32", {0x1, 0x1, 0x1, 0x1, 0x1, 0x1}};
constexpr DTypeSetByProduct kSet_float_bf16 = {"float_bf16", {0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE = {"float_bf16 DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x8000803, 0x8000803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_bf16_INT64 = {"float_bf16 INT64", {0x8000203, 0x8000203, 0x8000203, 0x8000203, 0x8000203, 0x8000203}};
constexpr DTypeSetByProduct kSet_index = {"index", {0x208, 0x208, 0x208, 0x208, 0x208, 0x208}};
constexpr DTypeSetByProduct kSet_index64 = {"index64", {0x200, 0x200, 0x208, 0x200, 0x200, 0x200}};

constexpr Param kBinaryCrossEntropy_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBinaryCrossEntropy_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kBinaryCrossEntropy_promote[] = {-1};
constexpr int8_t kBinaryCrossEntropy_operands[] = {0, 1, 2, -1};
constexpr int8_t kBinaryCrossEntropy_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kBinaryCrossEntropy_converts[] = {-1};
constexpr int8_t kBinaryCrossEntropy_any_of[] = {-1};
constexpr int8_t kBinaryCrossEntropy_same0[] = {0, 1, 2, 4, -1};
constexpr ParamList kBinaryCrossEntropy_same[] = {kBinaryCrossEntropy_same0, nullptr};
constexpr int8_t kBinaryCrossEntropy_target_sources[] = {0, -1};
constexpr int8_t kBinaryCrossEntropy_out_sources[] = {0, -1};
constexpr ShapeRule kBinaryCrossEntropy_shapes[] = {{ShapeRule::same, 1, -1, kBinaryCrossEntropy_target_sources}, {ShapeRule::reduction, 4, 3, kBinaryCrossEntropy_out_sources}};
constexpr Row kBinaryCrossEntropy = {"aclnnBinaryCrossEntropy", kBinaryCrossEntropy_params, 5, 0x1f, kBinaryCrossEntropy_order, 5, kBinaryCrossEntropy_promote, PromoteRule::table, nullptr, Compute::promoted, kBinaryCrossEntropy_operands, kBinaryCrossEntropy_converts, kBinaryCrossEntropy_any_of, 4, kBinaryCrossEntropy_broadcast, 0, kBinaryCrossEntropy_same, kBinaryCrossEntropy_shapes, 2, 161002, nullptr, ops::binary_cross_entropy};

constexpr Param kBinaryCrossEntropyBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBinaryCrossEntropyBackward_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kBinaryCrossEntropyBackward_promote[] = {0, 1, 2, 3, -1};
constexpr int8_t kBinaryCrossEntropyBackward_operands[] = {0, 1, 2, 3, -1};
constexpr int8_t kBinaryCrossEntropyBackward_broadcast[] = {0, 1, 2, 3, -1};
constexpr int8_t kBinaryCrossEntropyBackward_converts[] = {-1};
constexpr int8_t kBinaryCrossEntropyBackward_any_of[] = {-1};
constexpr ParamList kBinaryCrossEntropyBackward_same[] = {nullptr};
constexpr int8_t kBinaryCrossEntropyBackward_out_sources[] = {1, -1};
constexpr ShapeRule kBinaryCrossEntropyBackward_shapes[] = {{ShapeRule::same, 5, -1, kBinaryCrossEntropyBackward_out_sources}};
constexpr Row kBinaryCrossEntropyBackward = {"aclnnBinaryCrossEntropyBackward", kBinaryCrossEntropyBackward_params, 6, 0x1f, kBinaryCrossEntropyBackward_order, 9, kBinaryCrossEntropyBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kBinaryCrossEntropyBackward_operands, kBinaryCrossEntropyBackward_converts, kBinaryCrossEntropyBackward_any_of, 5, kBinaryCrossEntropyBackward_broadcast, 1, kBinaryCrossEntropyBackward_same, kBinaryCrossEntropyBackward_shapes, 1, 161002, nullptr, ops::binary_cross_entropy_backward};

constexpr Param kBinaryCrossEntropyWithLogits_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"posWeightOptional", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBinaryCrossEntropyWithLogits_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::promote, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kBinaryCrossEntropyWithLogits_promote[] = {0, 1, -1};
constexpr int8_t kBinaryCrossEntropyWithLogits_operands[] = {0, 1, 2, 3, -1};
constexpr int8_t kBinaryCrossEntropyWithLogits_broadcast[] = {0, 1, 2, 3, -1};
constexpr int8_t kBinaryCrossEntropyWithLogits_converts[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogits_any_of[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogits_same0[] = {1, 5, -1};
constexpr ParamList kBinaryCrossEntropyWithLogits_same[] = {kBinaryCrossEntropyWithLogits_same0, nullptr};
constexpr int8_t kBinaryCrossEntropyWithLogits_target_sources[] = {0, -1};
constexpr int8_t kBinaryCrossEntropyWithLogits_out_sources[] = {0, -1};
constexpr ShapeRule kBinaryCrossEntropyWithLogits_shapes[] = {{ShapeRule::same, 1, -1, kBinaryCrossEntropyWithLogits_target_sources}, {ShapeRule::reduction, 5, 4, kBinaryCrossEntropyWithLogits_out_sources}};
constexpr Row kBinaryCrossEntropyWithLogits = {"aclnnBinaryCrossEntropyWithLogits", kBinaryCrossEntropyWithLogits_params, 6, 0x1f, kBinaryCrossEntropyWithLogits_order, 7, kBinaryCrossEntropyWithLogits_promote, PromoteRule::table, nullptr, Compute::promoted, kBinaryCrossEntropyWithLogits_operands, kBinaryCrossEntropyWithLogits_converts, kBinaryCrossEntropyWithLogits_any_of, 5, kBinaryCrossEntropyWithLogits_broadcast, 0, kBinaryCrossEntropyWithLogits_same, kBinaryCrossEntropyWithLogits_shapes, 2, 161002, nullptr, ops::binary_cross_entropy_with_logits};

constexpr Param kBinaryCrossEntropyWithLogitsBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"posWeightOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBinaryCrossEntropyWithLogitsBackward_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::promote, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_promote[] = {0, 1, 2, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_operands[] = {0, 1, 2, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_broadcast[] = {0, 1, 2, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_converts[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_any_of[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_same0[] = {2, 6, -1};
constexpr ParamList kBinaryCrossEntropyWithLogitsBackward_same[] = {kBinaryCrossEntropyWithLogitsBackward_same0, nullptr};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_target_sources[] = {1, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsBackward_out_sources[] = {1, -1};
constexpr ShapeRule kBinaryCrossEntropyWithLogitsBackward_shapes[] = {{ShapeRule::same, 2, -1, kBinaryCrossEntropyWithLogitsBackward_target_sources}, {ShapeRule::same, 6, -1, kBinaryCrossEntropyWithLogitsBackward_out_sources}};
constexpr Row kBinaryCrossEntropyWithLogitsBackward = {"aclnnBinaryCrossEntropyWithLogitsBackward", kBinaryCrossEntropyWithLogitsBackward_params, 7, 0x1f, kBinaryCrossEntropyWithLogitsBackward_order, 8, kBinaryCrossEntropyWithLogitsBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kBinaryCrossEntropyWithLogitsBackward_operands, kBinaryCrossEntropyWithLogitsBackward_converts, kBinaryCrossEntropyWithLogitsBackward_any_of, 6, kBinaryCrossEntropyWithLogitsBackward_broadcast, 1, kBinaryCrossEntropyWithLogitsBackward_same, kBinaryCrossEntropyWithLogitsBackward_shapes, 2, 161002, nullptr, ops::binary_cross_entropy_with_logits_backward};

constexpr Param kBinaryCrossEntropyWithLogitsTargetBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"posWeightOptional", ParamKind::tensor, Role::in, true, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"gradTarget", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBinaryCrossEntropyWithLogitsTargetBackward_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::promote, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_promote[] = {0, 1, 2, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_operands[] = {0, 1, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_broadcast[] = {0, 1, 2, 3, 4, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_converts[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_any_of[] = {-1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_same0[] = {2, 6, -1};
constexpr ParamList kBinaryCrossEntropyWithLogitsTargetBackward_same[] = {kBinaryCrossEntropyWithLogitsTargetBackward_same0, nullptr};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_target_sources[] = {1, -1};
constexpr int8_t kBinaryCrossEntropyWithLogitsTargetBackward_gradTarget_sources[] = {1, -1};
constexpr ShapeRule kBinaryCrossEntropyWithLogitsTargetBackward_shapes[] = {{ShapeRule::same, 2, -1, kBinaryCrossEntropyWithLogitsTargetBackward_target_sources}, {ShapeRule::same, 6, -1, kBinaryCrossEntropyWithLogitsTargetBackward_gradTarget_sources}};
constexpr Row kBinaryCrossEntropyWithLogitsTargetBackward = {"aclnnBinaryCrossEntropyWithLogitsTargetBackward", kBinaryCrossEntropyWithLogitsTargetBackward_params, 7, 0x3, kBinaryCrossEntropyWithLogitsTargetBackward_order, 8, kBinaryCrossEntropyWithLogitsTargetBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kBinaryCrossEntropyWithLogitsTargetBackward_operands, kBinaryCrossEntropyWithLogitsTargetBackward_converts, kBinaryCrossEntropyWithLogitsTargetBackward_any_of, 6, kBinaryCrossEntropyWithLogitsTargetBackward_broadcast, 1, kBinaryCrossEntropyWithLogitsTargetBackward_same, kBinaryCrossEntropyWithLogitsTargetBackward_shapes, 2, 161002, nullptr, ops::binary_cross_entropy_with_logits_target_backward};

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
constexpr int8_t kCrossEntropyLoss_any_of[] = {-1};
constexpr int8_t kCrossEntropyLoss_same0[] = {0, 8, 9, 10, 11, -1};
constexpr ParamList kCrossEntropyLoss_same[] = {kCrossEntropyLoss_same0, nullptr};
constexpr Row kCrossEntropyLoss = {"aclnnCrossEntropyLoss", kCrossEntropyLoss_params, 12, 0x7, kCrossEntropyLoss_order, 5, kCrossEntropyLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kCrossEntropyLoss_operands, kCrossEntropyLoss_converts, kCrossEntropyLoss_any_of, 8, kCrossEntropyLoss_broadcast, -1, kCrossEntropyLoss_same, nullptr, 0, 561002, ops::cross_entropy_loss_shapes, ops::cross_entropy_loss};

constexpr const char* kCrossEntropyLossGrad_reductionOptional_choices[] = {"mean", "sum", "none", nullptr};
constexpr Param kCrossEntropyLossGrad_params[] = {
    {"gradLoss", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"logProb", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_index64, 0x1ff, "N", {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, &kSet_float32, 0x1ff, "C", {}},
    {"gradZlossOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"lseForZlossOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
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
constexpr int8_t kCrossEntropyLossGrad_any_of[] = {-1};
constexpr int8_t kCrossEntropyLossGrad_same0[] = {0, 1, 4, 5, 10, -1};
constexpr ParamList kCrossEntropyLossGrad_same[] = {kCrossEntropyLossGrad_same0, nullptr};
constexpr Row kCrossEntropyLossGrad = {"aclnnCrossEntropyLossGrad", kCrossEntropyLossGrad_params, 11, 0x7, kCrossEntropyLossGrad_order, 5, kCrossEntropyLossGrad_promote, PromoteRule::table, nullptr, Compute::promoted, kCrossEntropyLossGrad_operands, kCrossEntropyLossGrad_converts, kCrossEntropyLossGrad_any_of, 10, kCrossEntropyLossGrad_broadcast, -1, kCrossEntropyLossGrad_same, nullptr, 0, 561002, ops::cross_entropy_loss_grad_shapes, ops::cross_entropy_loss_grad};

constexpr Param kCrossEntropySumExpAndIndexLogit_params[] = {
    {"vocabParallelLogits", ParamKind::tensor, Role::in, false, &kSet_FLOAT_BFLOAT16, 0xc, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_INT32, 0x6, nullptr, {}},
    {"globalLogitsMax", ParamKind::tensor, Role::in, false, &kSet_FLOAT_BFLOAT16, 0x6, nullptr, {}},
    {"vocabStartIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"vocabEndIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"predictedLogitsOut", ParamKind::tensor, Role::out, false, &kSet_float32, 0x6, nullptr, {}},
    {"sumExpLogitsOut", ParamKind::tensor, Role::out, false, &kSet_float32, 0x6, nullptr, {}},
    {"expLogitsOut", ParamKind::tensor, Role::out, false, &kSet_float32, 0xc, nullptr, {}},
    {"targetOffsetOut", ParamKind::tensor, Role::out, false, &kSet_INT32, 0x6, nullptr, {}},
    {"targetMaskOut", ParamKind::tensor, Role::out, false, &kSet_INT32, 0x6, nullptr, {}},
};
constexpr OrderedStep kCrossEntropySumExpAndIndexLogit_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_promote[] = {-1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_operands[] = {0, 1, 2, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_broadcast[] = {-1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_converts[] = {-1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_any_of[] = {-1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_same0[] = {0, 2, -1};
constexpr ParamList kCrossEntropySumExpAndIndexLogit_same[] = {kCrossEntropySumExpAndIndexLogit_same0, nullptr};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_globalLogitsMax_sources[] = {1, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_predictedLogitsOut_sources[] = {1, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_sumExpLogitsOut_sources[] = {1, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_expLogitsOut_sources[] = {0, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_targetOffsetOut_sources[] = {1, -1};
constexpr int8_t kCrossEntropySumExpAndIndexLogit_targetMaskOut_sources[] = {1, -1};
constexpr ShapeRule kCrossEntropySumExpAndIndexLogit_shapes[] = {{ShapeRule::same, 2, -1, kCrossEntropySumExpAndIndexLogit_globalLogitsMax_sources}, {ShapeRule::same, 5, -1, kCrossEntropySumExpAndIndexLogit_predictedLogitsOut_sources}, {ShapeRule::same, 6, -1, kCrossEntropySumExpAndIndexLogit_sumExpLogitsOut_sources}, {ShapeRule::same, 7, -1, kCrossEntropySumExpAndIndexLogit_expLogitsOut_sources}, {ShapeRule::same, 8, -1, kCrossEntropySumExpAndIndexLogit_targetOffsetOut_sources}, {ShapeRule::same, 9, -1, kCrossEntropySumExpAndIndexLogit_targetMaskOut_sources}};
constexpr Row kCrossEntropySumExpAndIndexLogit = {"aclnnCrossEntropySumExpAndIndexLogit", kCrossEntropySumExpAndIndexLogit_params, 10, 0x4, kCrossEntropySumExpAndIndexLogit_order, 5, kCrossEntropySumExpAndIndexLogit_promote, PromoteRule::table, nullptr, Compute::promoted, kCrossEntropySumExpAndIndexLogit_operands, kCrossEntropySumExpAndIndexLogit_converts, kCrossEntropySumExpAndIndexLogit_any_of, 5, kCrossEntropySumExpAndIndexLogit_broadcast, -1, kCrossEntropySumExpAndIndexLogit_same, kCrossEntropySumExpAndIndexLogit_shapes, 6, 161002, ops::cross_entropy_sum_exp_and_index_logit_shapes, ops::cross_entropy_sum_exp_and_index_logit};

constexpr Param kCtcLoss_params[] = {
    {"logProbs", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE, 0xc, nullptr, {}},
    {"targets", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_INT64_INT32_BOOL, 0x6, nullptr, {}},
    {"inputLengths", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"targetlengths", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"blank", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"zeroInfinity", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"negLogLikelihoodOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE, 0x3, nullptr, {}},
    {"logAlphaOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE, 0x8, nullptr, {}},
};
constexpr OrderedStep kCtcLoss_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::custom, -1}, {Step::dtype, -1}};
constexpr int8_t kCtcLoss_promote[] = {-1};
constexpr int8_t kCtcLoss_operands[] = {0, 1, -1};
constexpr int8_t kCtcLoss_broadcast[] = {-1};
constexpr int8_t kCtcLoss_converts[] = {-1};
constexpr int8_t kCtcLoss_any_of[] = {-1};
constexpr int8_t kCtcLoss_same0[] = {0, 6, 7, -1};
constexpr ParamList kCtcLoss_same[] = {kCtcLoss_same0, nullptr};
constexpr Row kCtcLoss = {"aclnnCtcLoss", kCtcLoss_params, 8, 0x1f, kCtcLoss_order, 4, kCtcLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kCtcLoss_operands, kCtcLoss_converts, kCtcLoss_any_of, 6, kCtcLoss_broadcast, -1, kCtcLoss_same, nullptr, 0, 161002, ops::ctc_loss_shapes, ops::ctc_loss};

constexpr Param kCtcLossBackward_params[] = {
    {"gradOut", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE, 0x2, "N", {}},
    {"logProbs", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE, 0x8, "T N C", {}},
    {"targets", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_INT64_INT32_BOOL, 0x6, nullptr, {}},
    {"inputLengths", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"targetLengths", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"negLogLikelihood", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE, 0x2, "N", {}},
    {"logAlpha", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE, 0x8, "N T W", {}},
    {"blank", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"zeroInfinity", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE, 0x8, nullptr, {}},
};
constexpr OrderedStep kCtcLossBackward_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}, {Step::dtype, -1}};
constexpr int8_t kCtcLossBackward_promote[] = {-1};
constexpr int8_t kCtcLossBackward_operands[] = {0, 1, 2, 5, 6, -1};
constexpr int8_t kCtcLossBackward_broadcast[] = {-1};
constexpr int8_t kCtcLossBackward_converts[] = {-1};
constexpr int8_t kCtcLossBackward_any_of[] = {-1};
constexpr int8_t kCtcLossBackward_same0[] = {1, 0, 5, 6, 9, -1};
constexpr ParamList kCtcLossBackward_same[] = {kCtcLossBackward_same0, nullptr};
constexpr int8_t kCtcLossBackward_out_sources[] = {1, -1};
constexpr ShapeRule kCtcLossBackward_shapes[] = {{ShapeRule::same, 9, -1, kCtcLossBackward_out_sources}};
constexpr Row kCtcLossBackward = {"aclnnCtcLossBackward", kCtcLossBackward_params, 10, 0x1f, kCtcLossBackward_order, 5, kCtcLossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kCtcLossBackward_operands, kCtcLossBackward_converts, kCtcLossBackward_any_of, 9, kCtcLossBackward_broadcast, -1, kCtcLossBackward_same, kCtcLossBackward_shapes, 1, 161002, ops::ctc_loss_backward_shapes, ops::ctc_loss_backward};

constexpr Param kFusedCrossEntropyLossWithMaxSum_params[] = {
    {"logitsMax", ParamKind::tensor, Role::in, false, &kSet_float32, 0x2, "N", {}},
    {"sumExpLogits", ParamKind::tensor, Role::in, false, &kSet_float32, 0x2, "N", {}},
    {"predictedLogits", ParamKind::tensor, Role::in, false, &kSet_float32, 0x2, "N", {}},
    {"labelSmoothing", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 0, nullptr, "in [0,0]"}},
    {"inputOptional", ParamKind::tensor, Role::in, true, nullptr, 0x1ff, nullptr, {}},
    {"weightOptional", ParamKind::tensor, Role::in, true, nullptr, 0x1ff, nullptr, {}},
    {"vocabParallelLogitsOptional", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x4, "N V", {}},
    {"lossOut", ParamKind::tensor, Role::out, false, &kSet_float32, 0x2, "N", {}},
    {"softMaxOutOptional", ParamKind::tensor, Role::out, true, &kSet_float32, 0x4, "N V", {}},
};
constexpr OrderedStep kFusedCrossEntropyLossWithMaxSum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kFusedCrossEntropyLossWithMaxSum_promote[] = {-1};
constexpr int8_t kFusedCrossEntropyLossWithMaxSum_operands[] = {0, 1, 2, 4, 5, 6, -1};
constexpr int8_t kFusedCrossEntropyLossWithMaxSum_broadcast[] = {-1};
constexpr int8_t kFusedCrossEntropyLossWithMaxSum_converts[] = {-1};
constexpr int8_t kFusedCrossEntropyLossWithMaxSum_any_of[] = {-1};
constexpr ParamList kFusedCrossEntropyLossWithMaxSum_same[] = {nullptr};
constexpr Row kFusedCrossEntropyLossWithMaxSum = {"aclnnFusedCrossEntropyLossWithMaxSum", kFusedCrossEntropyLossWithMaxSum_params, 9, 0x7, kFusedCrossEntropyLossWithMaxSum_order, 5, kFusedCrossEntropyLossWithMaxSum_promote, PromoteRule::table, nullptr, Compute::promoted, kFusedCrossEntropyLossWithMaxSum_operands, kFusedCrossEntropyLossWithMaxSum_converts, kFusedCrossEntropyLossWithMaxSum_any_of, 7, kFusedCrossEntropyLossWithMaxSum_broadcast, -1, kFusedCrossEntropyLossWithMaxSum_same, nullptr, 0, 161002, nullptr, ops::fused_cross_entropy_loss_with_max_sum};

constexpr Param kKlDiv_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 3, nullptr, "from 0 to 3"}},
    {"logTarget", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kKlDiv_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kKlDiv_promote[] = {0, 1, -1};
constexpr int8_t kKlDiv_operands[] = {0, 1, -1};
constexpr int8_t kKlDiv_broadcast[] = {0, 1, -1};
constexpr int8_t kKlDiv_converts[] = {-1};
constexpr int8_t kKlDiv_any_of[] = {-1};
constexpr ParamList kKlDiv_same[] = {nullptr};
constexpr int8_t kKlDiv_out_sources[] = {0, 1, -1};
constexpr ShapeRule kKlDiv_shapes[] = {{ShapeRule::reduction, 4, 2, kKlDiv_out_sources}};
constexpr Row kKlDiv = {"aclnnKlDiv", kKlDiv_params, 5, 0x1f, kKlDiv_order, 8, kKlDiv_promote, PromoteRule::table, nullptr, Compute::promoted, kKlDiv_operands, kKlDiv_converts, kKlDiv_any_of, 4, kKlDiv_broadcast, -1, kKlDiv_same, kKlDiv_shapes, 1, 161002, nullptr, ops::kl_div};

constexpr Param kKlDivBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"logTarget", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kKlDivBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::custom, -1}, {Step::shape, -1}};
constexpr int8_t kKlDivBackward_promote[] = {-1};
constexpr int8_t kKlDivBackward_operands[] = {0, 2, -1};
constexpr int8_t kKlDivBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kKlDivBackward_converts[] = {-1};
constexpr int8_t kKlDivBackward_any_of[] = {-1};
constexpr int8_t kKlDivBackward_same0[] = {1, 5, -1};
constexpr ParamList kKlDivBackward_same[] = {kKlDivBackward_same0, nullptr};
constexpr int8_t kKlDivBackward_out_sources[] = {1, -1};
constexpr ShapeRule kKlDivBackward_shapes[] = {{ShapeRule::same, 5, -1, kKlDivBackward_out_sources}};
constexpr Row kKlDivBackward = {"aclnnKlDivBackward", kKlDivBackward_params, 6, 0x7, kKlDivBackward_order, 6, kKlDivBackward_promote, PromoteRule::table, nullptr, Compute::single, kKlDivBackward_operands, kKlDivBackward_converts, kKlDivBackward_any_of, 5, kKlDivBackward_broadcast, -1, kKlDivBackward_same, kKlDivBackward_shapes, 1, 161002, ops::kl_div_grad_shapes, ops::kl_div_backward};

constexpr Param kKlDivTargetBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"logTarget", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"gradTarget", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kKlDivTargetBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::custom, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kKlDivTargetBackward_promote[] = {-1};
constexpr int8_t kKlDivTargetBackward_operands[] = {0, 2, 1, -1};
constexpr int8_t kKlDivTargetBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kKlDivTargetBackward_converts[] = {-1};
constexpr int8_t kKlDivTargetBackward_any_of[] = {-1};
constexpr int8_t kKlDivTargetBackward_same0[] = {2, 5, -1};
constexpr ParamList kKlDivTargetBackward_same[] = {kKlDivTargetBackward_same0, nullptr};
constexpr int8_t kKlDivTargetBackward_gradTarget_sources[] = {2, -1};
constexpr ShapeRule kKlDivTargetBackward_shapes[] = {{ShapeRule::same, 5, -1, kKlDivTargetBackward_gradTarget_sources}};
constexpr Row kKlDivTargetBackward = {"aclnnKlDivTargetBackward", kKlDivTargetBackward_params, 6, 0x7, kKlDivTargetBackward_order, 7, kKlDivTargetBackward_promote, PromoteRule::table, nullptr, Compute::single, kKlDivTargetBackward_operands, kKlDivTargetBackward_converts, kKlDivTargetBackward_any_of, 5, kKlDivTargetBackward_broadcast, -1, kKlDivTargetBackward_same, kKlDivTargetBackward_shapes, 1, 161002, ops::kl_div_grad_shapes, ops::kl_div_target_backward};

constexpr Param kL1Loss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_INT64, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16_INT64, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_INT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kL1Loss_order[] = {{Step::null, -1}, {Step::attr, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kL1Loss_promote[] = {0, 1, -1};
constexpr int8_t kL1Loss_operands[] = {0, 1, -1};
constexpr int8_t kL1Loss_broadcast[] = {0, 1, -1};
constexpr int8_t kL1Loss_converts[] = {-1};
constexpr int8_t kL1Loss_any_of[] = {-1};
constexpr ParamList kL1Loss_same[] = {nullptr};
constexpr int8_t kL1Loss_out_sources[] = {0, 1, -1};
constexpr ShapeRule kL1Loss_shapes[] = {{ShapeRule::reduction0, 3, 2, kL1Loss_out_sources}};
constexpr Row kL1Loss = {"aclnnL1Loss", kL1Loss_params, 4, 0x1f, kL1Loss_order, 9, kL1Loss_promote, PromoteRule::table, nullptr, Compute::promoted, kL1Loss_operands, kL1Loss_converts, kL1Loss_any_of, 3, kL1Loss_broadcast, -1, kL1Loss_same, kL1Loss_shapes, 1, 161002, ops::l1_loss_dtypes, ops::l1_loss};

constexpr Param kL1LossBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kL1LossBackward_order[] = {{Step::null, -1}, {Step::attr, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kL1LossBackward_promote[] = {0, 1, 2, -1};
constexpr int8_t kL1LossBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kL1LossBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kL1LossBackward_converts[] = {-1};
constexpr int8_t kL1LossBackward_any_of[] = {-1};
constexpr ParamList kL1LossBackward_same[] = {nullptr};
constexpr int8_t kL1LossBackward_gradInput_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kL1LossBackward_shapes[] = {{ShapeRule::broadcast, 4, -1, kL1LossBackward_gradInput_sources}};
constexpr Row kL1LossBackward = {"aclnnL1LossBackward", kL1LossBackward_params, 5, 0x1f, kL1LossBackward_order, 8, kL1LossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kL1LossBackward_operands, kL1LossBackward_converts, kL1LossBackward_any_of, 4, kL1LossBackward_broadcast, -1, kL1LossBackward_same, kL1LossBackward_shapes, 1, 161002, nullptr, ops::l1_loss_backward};

constexpr Param kLogSoftmax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogSoftmax_order[] = {{Step::null, -1}, {Step::attr, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLogSoftmax_promote[] = {-1};
constexpr int8_t kLogSoftmax_operands[] = {0, -1};
constexpr int8_t kLogSoftmax_broadcast[] = {-1};
constexpr int8_t kLogSoftmax_converts[] = {-1};
constexpr int8_t kLogSoftmax_any_of[] = {-1};
constexpr ParamList kLogSoftmax_same[] = {nullptr};
constexpr int8_t kLogSoftmax_out_sources[] = {0, -1};
constexpr ShapeRule kLogSoftmax_shapes[] = {{ShapeRule::same, 2, -1, kLogSoftmax_out_sources}};
constexpr Row kLogSoftmax = {"aclnnLogSoftmax", kLogSoftmax_params, 3, 0x1f, kLogSoftmax_order, 6, kLogSoftmax_promote, PromoteRule::table, nullptr, Compute::output, kLogSoftmax_operands, kLogSoftmax_converts, kLogSoftmax_any_of, 2, kLogSoftmax_broadcast, -1, kLogSoftmax_same, kLogSoftmax_shapes, 1, 161002, nullptr, ops::log_softmax};

constexpr Param kLogSoftmaxBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"output", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogSoftmaxBackward_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kLogSoftmaxBackward_promote[] = {-1};
constexpr int8_t kLogSoftmaxBackward_operands[] = {0, 1, -1};
constexpr int8_t kLogSoftmaxBackward_broadcast[] = {-1};
constexpr int8_t kLogSoftmaxBackward_converts[] = {-1};
constexpr int8_t kLogSoftmaxBackward_any_of[] = {-1};
constexpr int8_t kLogSoftmaxBackward_same0[] = {0, 1, -1};
constexpr ParamList kLogSoftmaxBackward_same[] = {kLogSoftmaxBackward_same0, nullptr};
constexpr int8_t kLogSoftmaxBackward_output_sources[] = {0, -1};
constexpr int8_t kLogSoftmaxBackward_out_sources[] = {0, -1};
constexpr ShapeRule kLogSoftmaxBackward_shapes[] = {{ShapeRule::same, 1, -1, kLogSoftmaxBackward_output_sources}, {ShapeRule::same, 3, -1, kLogSoftmaxBackward_out_sources}};
constexpr Row kLogSoftmaxBackward = {"aclnnLogSoftmaxBackward", kLogSoftmaxBackward_params, 4, 0x1f, kLogSoftmaxBackward_order, 6, kLogSoftmaxBackward_promote, PromoteRule::table, nullptr, Compute::single, kLogSoftmaxBackward_operands, kLogSoftmaxBackward_converts, kLogSoftmaxBackward_any_of, 3, kLogSoftmaxBackward_broadcast, -1, kLogSoftmaxBackward_same, kLogSoftmaxBackward_shapes, 2, 161002, nullptr, ops::log_softmax_backward};

constexpr Param kLogit_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"eps", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogit_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLogit_promote[] = {-1};
constexpr int8_t kLogit_operands[] = {0, -1};
constexpr int8_t kLogit_broadcast[] = {-1};
constexpr int8_t kLogit_converts[] = {-1};
constexpr int8_t kLogit_any_of[] = {-1};
constexpr int8_t kLogit_same0[] = {0, 2, -1};
constexpr ParamList kLogit_same[] = {kLogit_same0, nullptr};
constexpr int8_t kLogit_out_sources[] = {0, -1};
constexpr ShapeRule kLogit_shapes[] = {{ShapeRule::same, 2, -1, kLogit_out_sources}};
constexpr Row kLogit = {"aclnnLogit", kLogit_params, 3, 0x7, kLogit_order, 4, kLogit_promote, PromoteRule::table, nullptr, Compute::promoted, kLogit_operands, kLogit_converts, kLogit_any_of, 2, kLogit_broadcast, -1, kLogit_same, kLogit_shapes, 1, 161002, nullptr, ops::logit};

constexpr Param kLogitGrad_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"dy", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"eps", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogitGrad_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLogitGrad_promote[] = {-1};
constexpr int8_t kLogitGrad_operands[] = {0, 1, -1};
constexpr int8_t kLogitGrad_broadcast[] = {-1};
constexpr int8_t kLogitGrad_converts[] = {-1};
constexpr int8_t kLogitGrad_any_of[] = {-1};
constexpr int8_t kLogitGrad_same0[] = {0, 1, 3, -1};
constexpr ParamList kLogitGrad_same[] = {kLogitGrad_same0, nullptr};
constexpr int8_t kLogitGrad_dy_sources[] = {0, -1};
constexpr int8_t kLogitGrad_out_sources[] = {0, -1};
constexpr ShapeRule kLogitGrad_shapes[] = {{ShapeRule::same, 1, -1, kLogitGrad_dy_sources}, {ShapeRule::same, 3, -1, kLogitGrad_out_sources}};
constexpr Row kLogitGrad = {"aclnnLogitGrad", kLogitGrad_params, 4, 0x7, kLogitGrad_order, 4, kLogitGrad_promote, PromoteRule::table, nullptr, Compute::promoted, kLogitGrad_operands, kLogitGrad_converts, kLogitGrad_any_of, 3, kLogitGrad_broadcast, -1, kLogitGrad_same, kLogitGrad_shapes, 2, 161002, nullptr, ops::logit_grad};

constexpr Param kMseLoss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMseLoss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMseLoss_promote[] = {0, 1, -1};
constexpr int8_t kMseLoss_operands[] = {0, 1, -1};
constexpr int8_t kMseLoss_broadcast[] = {0, 1, -1};
constexpr int8_t kMseLoss_converts[] = {-1};
constexpr int8_t kMseLoss_any_of[] = {-1};
constexpr ParamList kMseLoss_same[] = {nullptr};
constexpr int8_t kMseLoss_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMseLoss_shapes[] = {{ShapeRule::reduction0, 3, 2, kMseLoss_out_sources}};
constexpr Row kMseLoss = {"aclnnMseLoss", kMseLoss_params, 4, 0x1f, kMseLoss_order, 7, kMseLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kMseLoss_operands, kMseLoss_converts, kMseLoss_any_of, 3, kMseLoss_broadcast, -1, kMseLoss_same, kMseLoss_shapes, 1, 161002, nullptr, ops::mse_loss};

constexpr Param kMseLossBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMseLossBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMseLossBackward_promote[] = {-1};
constexpr int8_t kMseLossBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kMseLossBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kMseLossBackward_converts[] = {-1};
constexpr int8_t kMseLossBackward_any_of[] = {-1};
constexpr int8_t kMseLossBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kMseLossBackward_same[] = {kMseLossBackward_same0, nullptr};
constexpr int8_t kMseLossBackward_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kMseLossBackward_shapes[] = {{ShapeRule::broadcast, 4, -1, kMseLossBackward_out_sources}};
constexpr Row kMseLossBackward = {"aclnnMseLossBackward", kMseLossBackward_params, 5, 0x17, kMseLossBackward_order, 6, kMseLossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kMseLossBackward_operands, kMseLossBackward_converts, kMseLossBackward_any_of, 4, kMseLossBackward_broadcast, -1, kMseLossBackward_same, kMseLossBackward_shapes, 1, 161002, nullptr, ops::mse_loss_backward};

constexpr Param kMultilabelMarginLoss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x7, "N C|C|", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_index, 0x7, "N C|C|", {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x3, nullptr, {}},
    {"isTarget", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x7, "N C|C|", {}},
};
constexpr OrderedStep kMultilabelMarginLoss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kMultilabelMarginLoss_promote[] = {-1};
constexpr int8_t kMultilabelMarginLoss_operands[] = {0, 1, -1};
constexpr int8_t kMultilabelMarginLoss_broadcast[] = {-1};
constexpr int8_t kMultilabelMarginLoss_converts[] = {-1};
constexpr int8_t kMultilabelMarginLoss_any_of[] = {-1};
constexpr int8_t kMultilabelMarginLoss_same0[] = {0, 3, 4, -1};
constexpr ParamList kMultilabelMarginLoss_same[] = {kMultilabelMarginLoss_same0, nullptr};
constexpr Row kMultilabelMarginLoss = {"aclnnMultilabelMarginLoss", kMultilabelMarginLoss_params, 5, 0xf, kMultilabelMarginLoss_order, 5, kMultilabelMarginLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kMultilabelMarginLoss_operands, kMultilabelMarginLoss_converts, kMultilabelMarginLoss_any_of, 3, kMultilabelMarginLoss_broadcast, -1, kMultilabelMarginLoss_same, nullptr, 0, 161002, ops::multilabel_margin_loss_shapes, ops::multilabel_margin_loss};

constexpr Param kNLLLoss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C|C", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_UINT8, 0x1ff, "N|", {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "C", {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"totalWeightOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNLLLoss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNLLLoss_promote[] = {-1};
constexpr int8_t kNLLLoss_operands[] = {0, 1, 2, -1};
constexpr int8_t kNLLLoss_broadcast[] = {-1};
constexpr int8_t kNLLLoss_converts[] = {-1};
constexpr int8_t kNLLLoss_any_of[] = {-1};
constexpr int8_t kNLLLoss_same0[] = {0, 2, 5, 6, -1};
constexpr ParamList kNLLLoss_same[] = {kNLLLoss_same0, nullptr};
constexpr int8_t kNLLLoss_out_sources[] = {1, -1};
constexpr int8_t kNLLLoss_totalWeightOut_sources[] = {-1};
constexpr ShapeRule kNLLLoss_shapes[] = {{ShapeRule::reduction, 5, 3, kNLLLoss_out_sources}, {ShapeRule::one, 6, -1, kNLLLoss_totalWeightOut_sources}};
constexpr Row kNLLLoss = {"aclnnNLLLoss", kNLLLoss_params, 7, 0x1f, kNLLLoss_order, 5, kNLLLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kNLLLoss_operands, kNLLLoss_converts, kNLLLoss_any_of, 5, kNLLLoss_broadcast, -1, kNLLLoss_same, kNLLLoss_shapes, 2, 161002, nullptr, ops::nll_loss};

constexpr Param kNLLLoss2d_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C H W", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_UINT8, 0x1ff, "N H W", {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "C", {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"totalWeightOut", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNLLLoss2d_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNLLLoss2d_promote[] = {-1};
constexpr int8_t kNLLLoss2d_operands[] = {0, 1, 2, -1};
constexpr int8_t kNLLLoss2d_broadcast[] = {-1};
constexpr int8_t kNLLLoss2d_converts[] = {-1};
constexpr int8_t kNLLLoss2d_any_of[] = {-1};
constexpr int8_t kNLLLoss2d_same0[] = {0, 2, 5, 6, -1};
constexpr ParamList kNLLLoss2d_same[] = {kNLLLoss2d_same0, nullptr};
constexpr int8_t kNLLLoss2d_out_sources[] = {1, -1};
constexpr int8_t kNLLLoss2d_totalWeightOut_sources[] = {-1};
constexpr ShapeRule kNLLLoss2d_shapes[] = {{ShapeRule::reduction, 5, 3, kNLLLoss2d_out_sources}, {ShapeRule::one, 6, -1, kNLLLoss2d_totalWeightOut_sources}};
constexpr Row kNLLLoss2d = {"aclnnNLLLoss2d", kNLLLoss2d_params, 7, 0x1f, kNLLLoss2d_order, 5, kNLLLoss2d_promote, PromoteRule::table, nullptr, Compute::promoted, kNLLLoss2d_operands, kNLLLoss2d_converts, kNLLLoss2d_any_of, 5, kNLLLoss2d_broadcast, -1, kNLLLoss2d_same, kNLLLoss2d_shapes, 2, 161002, nullptr, ops::nll_loss};

constexpr Param kNLLLoss2dBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C H W", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_UINT8, 0x1ff, "N H W", {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "C", {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"totalWeight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNLLLoss2dBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kNLLLoss2dBackward_promote[] = {-1};
constexpr int8_t kNLLLoss2dBackward_operands[] = {0, 1, 2, 3, 6, -1};
constexpr int8_t kNLLLoss2dBackward_broadcast[] = {-1};
constexpr int8_t kNLLLoss2dBackward_converts[] = {-1};
constexpr int8_t kNLLLoss2dBackward_any_of[] = {-1};
constexpr int8_t kNLLLoss2dBackward_same0[] = {1, 0, 3, 6, 7, -1};
constexpr ParamList kNLLLoss2dBackward_same[] = {kNLLLoss2dBackward_same0, nullptr};
constexpr int8_t kNLLLoss2dBackward_gradOutput_sources[] = {2, -1};
constexpr int8_t kNLLLoss2dBackward_totalWeight_sources[] = {-1};
constexpr int8_t kNLLLoss2dBackward_out_sources[] = {1, -1};
constexpr ShapeRule kNLLLoss2dBackward_shapes[] = {{ShapeRule::reduction, 0, 4, kNLLLoss2dBackward_gradOutput_sources}, {ShapeRule::one, 6, -1, kNLLLoss2dBackward_totalWeight_sources}, {ShapeRule::same, 7, -1, kNLLLoss2dBackward_out_sources}};
constexpr Row kNLLLoss2dBackward = {"aclnnNLLLoss2dBackward", kNLLLoss2dBackward_params, 8, 0xf, kNLLLoss2dBackward_order, 5, kNLLLoss2dBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kNLLLoss2dBackward_operands, kNLLLoss2dBackward_converts, kNLLLoss2dBackward_any_of, 7, kNLLLoss2dBackward_broadcast, -1, kNLLLoss2dBackward_same, kNLLLoss2dBackward_shapes, 3, 161002, nullptr, ops::nll_loss_backward};

constexpr Param kNLLLossBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "N C|C", {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_UINT8, 0x1ff, "N|", {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, "C", {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"ignoreIndex", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"totalWeight", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNLLLossBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNLLLossBackward_promote[] = {-1};
constexpr int8_t kNLLLossBackward_operands[] = {0, 1, 2, 3, 6, -1};
constexpr int8_t kNLLLossBackward_broadcast[] = {-1};
constexpr int8_t kNLLLossBackward_converts[] = {-1};
constexpr int8_t kNLLLossBackward_any_of[] = {-1};
constexpr int8_t kNLLLossBackward_same0[] = {1, 0, 3, 6, 7, -1};
constexpr ParamList kNLLLossBackward_same[] = {kNLLLossBackward_same0, nullptr};
constexpr int8_t kNLLLossBackward_gradOutput_sources[] = {2, -1};
constexpr int8_t kNLLLossBackward_totalWeight_sources[] = {-1};
constexpr int8_t kNLLLossBackward_out_sources[] = {1, -1};
constexpr ShapeRule kNLLLossBackward_shapes[] = {{ShapeRule::reduction, 0, 4, kNLLLossBackward_gradOutput_sources}, {ShapeRule::one, 6, -1, kNLLLossBackward_totalWeight_sources}, {ShapeRule::same, 7, -1, kNLLLossBackward_out_sources}};
constexpr Row kNLLLossBackward = {"aclnnNLLLossBackward", kNLLLossBackward_params, 8, 0xf, kNLLLossBackward_order, 5, kNLLLossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kNLLLossBackward_operands, kNLLLossBackward_converts, kNLLLossBackward_any_of, 7, kNLLLossBackward_broadcast, -1, kNLLLossBackward_same, kNLLLossBackward_shapes, 3, 161002, nullptr, ops::nll_loss_backward};

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
constexpr int8_t kSmoothL1Loss_any_of[] = {-1};
constexpr ParamList kSmoothL1Loss_same[] = {nullptr};
constexpr int8_t kSmoothL1Loss_result_sources[] = {0, 1, -1};
constexpr ShapeRule kSmoothL1Loss_shapes[] = {{ShapeRule::reduction, 4, 2, kSmoothL1Loss_result_sources}};
constexpr Row kSmoothL1Loss = {"aclnnSmoothL1Loss", kSmoothL1Loss_params, 5, 0x3f, kSmoothL1Loss_order, 9, kSmoothL1Loss_promote, PromoteRule::table, nullptr, Compute::promoted, kSmoothL1Loss_operands, kSmoothL1Loss_converts, kSmoothL1Loss_any_of, 4, kSmoothL1Loss_broadcast, -1, kSmoothL1Loss_same, kSmoothL1Loss_shapes, 1, 161002, nullptr, ops::smooth_l1_loss};

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
constexpr int8_t kSmoothL1LossBackward_any_of[] = {-1};
constexpr ParamList kSmoothL1LossBackward_same[] = {nullptr};
constexpr int8_t kSmoothL1LossBackward_gradInput_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kSmoothL1LossBackward_shapes[] = {{ShapeRule::broadcast, 5, -1, kSmoothL1LossBackward_gradInput_sources}};
constexpr Row kSmoothL1LossBackward = {"aclnnSmoothL1LossBackward", kSmoothL1LossBackward_params, 6, 0x3f, kSmoothL1LossBackward_order, 8, kSmoothL1LossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSmoothL1LossBackward_operands, kSmoothL1LossBackward_converts, kSmoothL1LossBackward_any_of, 5, kSmoothL1LossBackward_broadcast, -1, kSmoothL1LossBackward_same, kSmoothL1LossBackward_shapes, 1, 161002, nullptr, ops::smooth_l1_loss_backward};

constexpr Param kSoftMarginLoss_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftMarginLoss_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::promote, -1}, {Step::shape, -1}};
constexpr int8_t kSoftMarginLoss_promote[] = {0, 1, -1};
constexpr int8_t kSoftMarginLoss_operands[] = {0, 1, -1};
constexpr int8_t kSoftMarginLoss_broadcast[] = {0, 1, -1};
constexpr int8_t kSoftMarginLoss_converts[] = {-1};
constexpr int8_t kSoftMarginLoss_any_of[] = {-1};
constexpr ParamList kSoftMarginLoss_same[] = {nullptr};
constexpr int8_t kSoftMarginLoss_out_sources[] = {0, 1, -1};
constexpr ShapeRule kSoftMarginLoss_shapes[] = {{ShapeRule::reduction0, 3, 2, kSoftMarginLoss_out_sources}};
constexpr Row kSoftMarginLoss = {"aclnnSoftMarginLoss", kSoftMarginLoss_params, 4, 0x1f, kSoftMarginLoss_order, 6, kSoftMarginLoss_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftMarginLoss_operands, kSoftMarginLoss_converts, kSoftMarginLoss_any_of, 3, kSoftMarginLoss_broadcast, -1, kSoftMarginLoss_same, kSoftMarginLoss_shapes, 1, 161002, nullptr, ops::soft_margin_loss};

constexpr Param kSoftMarginLossBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"target", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"reduction", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftMarginLossBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}, {Step::promote, -1}};
constexpr int8_t kSoftMarginLossBackward_promote[] = {0, 1, 2, -1};
constexpr int8_t kSoftMarginLossBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kSoftMarginLossBackward_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kSoftMarginLossBackward_converts[] = {-1};
constexpr int8_t kSoftMarginLossBackward_any_of[] = {-1};
constexpr ParamList kSoftMarginLossBackward_same[] = {nullptr};
constexpr int8_t kSoftMarginLossBackward_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kSoftMarginLossBackward_shapes[] = {{ShapeRule::broadcast, 4, -1, kSoftMarginLossBackward_out_sources}};
constexpr Row kSoftMarginLossBackward = {"aclnnSoftMarginLossBackward", kSoftMarginLossBackward_params, 5, 0xf, kSoftMarginLossBackward_order, 7, kSoftMarginLossBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftMarginLossBackward_operands, kSoftMarginLossBackward_converts, kSoftMarginLossBackward_any_of, 4, kSoftMarginLossBackward_broadcast, -1, kSoftMarginLossBackward_same, kSoftMarginLossBackward_shapes, 1, 161002, nullptr, ops::soft_margin_loss_backward};

constexpr Param kSoftmaxCrossEntropyWithLogits_params[] = {
    {"features", ParamKind::tensor, Role::in, false, &kSet_float, 0x4, "N C", {}},
    {"labels", ParamKind::tensor, Role::in, false, &kSet_float, 0x4, "N C", {}},
    {"loss", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, "N", {}},
    {"backprop", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, "N C", {}},
};
constexpr OrderedStep kSoftmaxCrossEntropyWithLogits_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::empty, -1}};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_promote[] = {-1};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_operands[] = {0, 1, -1};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_broadcast[] = {-1};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_converts[] = {-1};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_any_of[] = {-1};
constexpr int8_t kSoftmaxCrossEntropyWithLogits_same0[] = {0, 1, 2, 3, -1};
constexpr ParamList kSoftmaxCrossEntropyWithLogits_same[] = {kSoftmaxCrossEntropyWithLogits_same0, nullptr};
constexpr Row kSoftmaxCrossEntropyWithLogits = {"aclnnSoftmaxCrossEntropyWithLogits", kSoftmaxCrossEntropyWithLogits_params, 4, 0x1f, kSoftmaxCrossEntropyWithLogits_order, 5, kSoftmaxCrossEntropyWithLogits_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftmaxCrossEntropyWithLogits_operands, kSoftmaxCrossEntropyWithLogits_converts, kSoftmaxCrossEntropyWithLogits_any_of, 2, kSoftmaxCrossEntropyWithLogits_broadcast, -1, kSoftmaxCrossEntropyWithLogits_same, nullptr, 0, 161002, nullptr, ops::softmax_cross_entropy_with_logits};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBinaryCrossEntropyGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, weight, reduction, out};
  return plan_call(kBinaryCrossEntropy, args, workspaceSize, executor);
}
ENTRY aclnnBinaryCrossEntropy(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBinaryCrossEntropy, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, weightOptional, reduction, out};
  return plan_call(kBinaryCrossEntropyBackward, args, workspaceSize, executor);
}
ENTRY aclnnBinaryCrossEntropyBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBinaryCrossEntropyBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, weightOptional, posWeightOptional, reduction, out};
  return plan_call(kBinaryCrossEntropyWithLogits, args, workspaceSize, executor);
}
ENTRY aclnnBinaryCrossEntropyWithLogits(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBinaryCrossEntropyWithLogits, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, weightOptional, posWeightOptional, reduction, out};
  return plan_call(kBinaryCrossEntropyWithLogitsBackward, args, workspaceSize, executor);
}
ENTRY aclnnBinaryCrossEntropyWithLogitsBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBinaryCrossEntropyWithLogitsBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weightOptional, const aclTensor* posWeightOptional, int64_t reduction, aclTensor* gradTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, weightOptional, posWeightOptional, reduction, gradTarget};
  return plan_call(kBinaryCrossEntropyWithLogitsTargetBackward, args, workspaceSize, executor);
}
ENTRY aclnnBinaryCrossEntropyWithLogitsTargetBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBinaryCrossEntropyWithLogitsTargetBackward, workspace, workspaceSize, executor, stream);
}
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
ENTRY aclnnCrossEntropySumExpAndIndexLogitGetWorkspaceSize(const aclTensor* vocabParallelLogits, const aclTensor* target, const aclTensor* globalLogitsMax, int64_t vocabStartIndex, int64_t vocabEndIndex, const aclTensor* predictedLogitsOut, const aclTensor* sumExpLogitsOut, const aclTensor* expLogitsOut, const aclTensor* targetOffsetOut, const aclTensor* targetMaskOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {vocabParallelLogits, target, globalLogitsMax, vocabStartIndex, vocabEndIndex, predictedLogitsOut, sumExpLogitsOut, expLogitsOut, targetOffsetOut, targetMaskOut};
  return plan_call(kCrossEntropySumExpAndIndexLogit, args, workspaceSize, executor);
}
ENTRY aclnnCrossEntropySumExpAndIndexLogit(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCrossEntropySumExpAndIndexLogit, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCtcLossGetWorkspaceSize(const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetlengths, int64_t blank, bool zeroInfinity, aclTensor* negLogLikelihoodOut, aclTensor* logAlphaOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {logProbs, targets, inputLengths, targetlengths, blank, zeroInfinity, negLogLikelihoodOut, logAlphaOut};
  return plan_call(kCtcLoss, args, workspaceSize, executor);
}
ENTRY aclnnCtcLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCtcLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCtcLossBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* logProbs, const aclTensor* targets, const aclIntArray* inputLengths, const aclIntArray* targetLengths, const aclTensor* negLogLikelihood, const aclTensor* logAlpha, int64_t blank, bool zeroInfinity, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOut, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, out};
  return plan_call(kCtcLossBackward, args, workspaceSize, executor);
}
ENTRY aclnnCtcLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCtcLossBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(const aclTensor* logitsMax, const aclTensor* sumExpLogits, const aclTensor* predictedLogits, float labelSmoothing, const aclTensor* inputOptional, const aclTensor* weightOptional, const aclTensor* vocabParallelLogitsOptional, aclTensor* lossOut, aclTensor* softMaxOutOptional, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {logitsMax, sumExpLogits, predictedLogits, labelSmoothing, inputOptional, weightOptional, vocabParallelLogitsOptional, lossOut, softMaxOutOptional};
  return plan_call(kFusedCrossEntropyLossWithMaxSum, args, workspaceSize, executor);
}
ENTRY aclnnFusedCrossEntropyLossWithMaxSum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFusedCrossEntropyLossWithMaxSum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnKlDivGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, logTarget, out};
  return plan_call(kKlDiv, args, workspaceSize, executor);
}
ENTRY aclnnKlDiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kKlDiv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnKlDivBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, reduction, logTarget, out};
  return plan_call(kKlDivBackward, args, workspaceSize, executor);
}
ENTRY aclnnKlDivBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kKlDivBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnKlDivTargetBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, bool logTarget, aclTensor* gradTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, reduction, logTarget, gradTarget};
  return plan_call(kKlDivTargetBackward, args, workspaceSize, executor);
}
ENTRY aclnnKlDivTargetBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kKlDivTargetBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnL1LossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, out};
  return plan_call(kL1Loss, args, workspaceSize, executor);
}
ENTRY aclnnL1Loss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kL1Loss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnL1LossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, reduction, gradInput};
  return plan_call(kL1LossBackward, args, workspaceSize, executor);
}
ENTRY aclnnL1LossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kL1LossBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSoftmaxGetWorkspaceSize(const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, out};
  return plan_call(kLogSoftmax, args, workspaceSize, executor);
}
ENTRY aclnnLogSoftmax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogSoftmax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, output, dim, out};
  return plan_call(kLogSoftmaxBackward, args, workspaceSize, executor);
}
ENTRY aclnnLogSoftmaxBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogSoftmaxBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogitGetWorkspaceSize(const aclTensor* input, double eps, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, eps, out};
  return plan_call(kLogit, args, workspaceSize, executor);
}
ENTRY aclnnLogit(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogit, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogitGradGetWorkspaceSize(const aclTensor* x, const aclTensor* dy, double eps, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, dy, eps, out};
  return plan_call(kLogitGrad, args, workspaceSize, executor);
}
ENTRY aclnnLogitGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogitGrad, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMseLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, out};
  return plan_call(kMseLoss, args, workspaceSize, executor);
}
ENTRY aclnnMseLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMseLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMseLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, reduction, out};
  return plan_call(kMseLossBackward, args, workspaceSize, executor);
}
ENTRY aclnnMseLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMseLossBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMseLossOutGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnMseLossOut"); }
ENTRY aclnnMseLossOut(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnMseLossOut"); }
ENTRY aclnnMultilabelMarginLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, aclTensor* isTarget, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, out, isTarget};
  return plan_call(kMultilabelMarginLoss, args, workspaceSize, executor);
}
ENTRY aclnnMultilabelMarginLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMultilabelMarginLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNLLLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return plan_call(kNLLLoss, args, workspaceSize, executor);
}
ENTRY aclnnNLLLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNLLLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNLLLoss2dGetWorkspaceSize(const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* out, aclTensor* totalWeightOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, weight, reduction, ignoreIndex, out, totalWeightOut};
  return plan_call(kNLLLoss2d, args, workspaceSize, executor);
}
ENTRY aclnnNLLLoss2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNLLLoss2d, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNLLLoss2dBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return plan_call(kNLLLoss2dBackward, args, workspaceSize, executor);
}
ENTRY aclnnNLLLoss2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNLLLoss2dBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNLLLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignoreIndex, const aclTensor* totalWeight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, out};
  return plan_call(kNLLLossBackward, args, workspaceSize, executor);
}
ENTRY aclnnNLLLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNLLLossBackward, workspace, workspaceSize, executor, stream);
}
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
ENTRY aclnnSoftMarginLossGetWorkspaceSize(const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, target, reduction, out};
  return plan_call(kSoftMarginLoss, args, workspaceSize, executor);
}
ENTRY aclnnSoftMarginLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftMarginLoss, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftMarginLossBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, target, reduction, out};
  return plan_call(kSoftMarginLossBackward, args, workspaceSize, executor);
}
ENTRY aclnnSoftMarginLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftMarginLossBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor* features, aclTensor* labels, aclTensor* loss, aclTensor* backprop, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {features, labels, loss, backprop};
  return plan_call(kSoftmaxCrossEntropyWithLogits, args, workspaceSize, executor);
}
ENTRY aclnnSoftmaxCrossEntropyWithLogits(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftmaxCrossEntropyWithLogits, workspace, workspaceSize, executor, stream);
}
