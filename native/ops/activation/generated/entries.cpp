// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the activation family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status celu(Call& call);
Status check_alpha_of_result(Call& call);
Status check_celu_alpha(Call& call);
Status check_clip_values(Call& call);
Status check_lambd(Call& call);
Status check_promoted_grad(Call& call);
Status check_slope_of_result(Call& call);
Status elu(Call& call);
Status elu_backward(Call& call);
Status fast_gelu(Call& call);
Status fast_gelu_backward(Call& call);
Status fatrelu_mul(Call& call);
Status ge_glu(Call& call);
Status ge_glu_backward(Call& call);
Status ge_glu_v3(Call& call);
Status ge_glu_v3_backward(Call& call);
Status gelu(Call& call);
Status gelu_backward(Call& call);
Status gelu_backward_v2(Call& call);
Status gelu_mul(Call& call);
Status gelu_v2(Call& call);
Status glu(Call& call);
Status glu_backward(Call& call);
Status hardshrink(Call& call);
Status hardsigmoid(Call& call);
Status hardsigmoid_backward(Call& call);
Status hardswish(Call& call);
Status hardswish_backward(Call& call);
Status hardswish_backward_v2(Call& call);
Status hardtanh(Call& call);
Status hardtanh_backward(Call& call);
Status leaky_relu(Call& call);
Status leaky_relu_backward(Call& call);
Status log_sigmoid(Call& call);
Status log_sigmoid_backward(Call& call);
Status mish(Call& call);
Status mish_backward(Call& call);
Status prelu(Call& call);
Status prelu_backward(Call& call);
Status prelu_backward_weight(Call& call);
Status prelu_weight(Call& call);
Status relu(Call& call);
Status selu(Call& call);
Status selu_backward(Call& call);
Status shrink(Call& call);
Status shrink_backward(Call& call);
Status sigmoid(Call& call);
Status sigmoid_backward(Call& call);
Status silu(Call& call);
Status silu_backward(Call& call);
Status situ_glu(Call& call);
Status situ_glu_grad(Call& call);
Status softplus(Call& call);
Status softplus_backward(Call& call);
Status softshrink(Call& call);
Status squared_relu(Call& call);
Status swi_glu(Call& call);
Status swi_glu_grad(Call& call);
Status swish(Call& call);
Status swish_backward(Call& call);
Status tanh_backward(Call& call);
Status threshold(Call& call);
Status threshold_backward(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16 = {"FLOAT FLOAT16", {0x3, 0x3, 0x3, 0x3, 0x3, 0x3}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,inference", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x8000003, 0x3}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,inference DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x803, 0x8000803, 0x803}};
constexpr DTypeSetByProduct kSet_basic = {"basic", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float = {"float", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x3, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_DOUBLE = {"float DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x803, 0x803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_a2_a3_950_INT32_a2_a3_950_INT16_a2_a3_950_INT8_a2_a3_950_UINT8_a2_a3_950_BOOL_a2_a3_950 = {"float DOUBLE INT64@a2,a3,950 INT32@a2,a3,950 INT16@a2,a3,950 INT8@a2,a3,950 UINT8@a2,a3,950 BOOL@a2,a3,950", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x803, 0x803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_complex = {"float DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x30803, 0x30803, 0x8030803}};
constexpr DTypeSetByProduct kSet_float_INT32 = {"float INT32", {0x800000b, 0x800000b, 0x800000b, 0xb, 0xb, 0x800000b}};
constexpr DTypeSetByProduct kSet_float_INT32_INT8 = {"float INT32 INT8", {0x800000f, 0x800000f, 0x800000f, 0xf, 0xf, 0x800000f}};
constexpr DTypeSetByProduct kSet_float_INT64_INT32_INT8_UINT8 = {"float INT64 INT32 INT8 UINT8", {0x800021f, 0x800021f, 0x800021f, 0x21f, 0x21f, 0x800021f}};
constexpr DTypeSetByProduct kSet_float_INT64_950_INT32_INT8_UINT8 = {"float INT64@950 INT32 INT8 UINT8", {0x800001f, 0x800001f, 0x800021f, 0x1f, 0x1f, 0x800001f}};
constexpr DTypeSetByProduct kSet_float_ints = {"float ints", {0x800025f, 0x800025f, 0x800025f, 0x25f, 0x25f, 0x800025f}};
constexpr DTypeSetByProduct kSet_float_bf16 = {"float_bf16", {0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_complex = {"float_bf16 DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x8030803}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints = {"float_bf16 DOUBLE ints", {0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_BOOL = {"float_bf16 DOUBLE ints BOOL", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_BOOL_complex = {"float_bf16 DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f}};

constexpr Param kCelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kCelu_promote[] = {-1};
constexpr int8_t kCelu_operands[] = {0, -1};
constexpr int8_t kCelu_broadcast[] = {-1};
constexpr int8_t kCelu_converts[] = {1, -1};
constexpr int8_t kCelu_any_of[] = {-1};
constexpr ParamList kCelu_same[] = {nullptr};
constexpr int8_t kCelu_out_sources[] = {0, -1};
constexpr ShapeRule kCelu_shapes[] = {{ShapeRule::same, 2, -1, kCelu_out_sources}};
constexpr Row kCelu = {"aclnnCelu", kCelu_params, 3, 0xf, kCelu_order, 6, kCelu_promote, PromoteRule::table, nullptr, Compute::promoted, kCelu_operands, kCelu_converts, kCelu_any_of, 2, kCelu_broadcast, -1, kCelu_same, kCelu_shapes, 1, 161002, ops::check_celu_alpha, ops::celu};

constexpr Param kElu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"scale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"inputScale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kElu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kElu_promote[] = {-1};
constexpr int8_t kElu_operands[] = {0, -1};
constexpr int8_t kElu_broadcast[] = {-1};
constexpr int8_t kElu_converts[] = {1, 2, 3, -1};
constexpr int8_t kElu_any_of[] = {-1};
constexpr ParamList kElu_same[] = {nullptr};
constexpr int8_t kElu_out_sources[] = {0, -1};
constexpr ShapeRule kElu_shapes[] = {{ShapeRule::same, 4, -1, kElu_out_sources}};
constexpr Row kElu = {"aclnnElu", kElu_params, 5, 0x1f, kElu_order, 5, kElu_promote, PromoteRule::table, nullptr, Compute::promoted, kElu_operands, kElu_converts, kElu_any_of, 4, kElu_broadcast, -1, kElu_same, kElu_shapes, 1, 161002, nullptr, ops::elu};

constexpr Param kEluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"scale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"inputScale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"isResult", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"selfOrResult", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kEluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::custom, -1}};
constexpr int8_t kEluBackward_promote[] = {-1};
constexpr int8_t kEluBackward_operands[] = {0, 5, -1};
constexpr int8_t kEluBackward_broadcast[] = {-1};
constexpr int8_t kEluBackward_converts[] = {1, 2, 3, -1};
constexpr int8_t kEluBackward_any_of[] = {-1};
constexpr int8_t kEluBackward_same0[] = {0, 5, -1};
constexpr ParamList kEluBackward_same[] = {kEluBackward_same0, nullptr};
constexpr int8_t kEluBackward_selfOrResult_sources[] = {0, -1};
constexpr int8_t kEluBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kEluBackward_shapes[] = {{ShapeRule::same, 5, -1, kEluBackward_selfOrResult_sources}, {ShapeRule::same, 6, -1, kEluBackward_gradInput_sources}};
constexpr Row kEluBackward = {"aclnnEluBackward", kEluBackward_params, 7, 0x1f, kEluBackward_order, 6, kEluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kEluBackward_operands, kEluBackward_converts, kEluBackward_any_of, 6, kEluBackward_broadcast, -1, kEluBackward_same, kEluBackward_shapes, 2, 161002, ops::check_alpha_of_result, ops::elu_backward};

constexpr Param kFastGelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFastGelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kFastGelu_promote[] = {-1};
constexpr int8_t kFastGelu_operands[] = {0, -1};
constexpr int8_t kFastGelu_broadcast[] = {-1};
constexpr int8_t kFastGelu_converts[] = {-1};
constexpr int8_t kFastGelu_any_of[] = {-1};
constexpr int8_t kFastGelu_same0[] = {0, 1, -1};
constexpr ParamList kFastGelu_same[] = {kFastGelu_same0, nullptr};
constexpr int8_t kFastGelu_out_sources[] = {0, -1};
constexpr ShapeRule kFastGelu_shapes[] = {{ShapeRule::same, 1, -1, kFastGelu_out_sources}};
constexpr Row kFastGelu = {"aclnnFastGelu", kFastGelu_params, 2, 0x7, kFastGelu_order, 5, kFastGelu_promote, PromoteRule::table, nullptr, Compute::promoted, kFastGelu_operands, kFastGelu_converts, kFastGelu_any_of, 1, kFastGelu_broadcast, -1, kFastGelu_same, kFastGelu_shapes, 1, 161002, nullptr, ops::fast_gelu};

constexpr Param kFastGeluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFastGeluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kFastGeluBackward_promote[] = {-1};
constexpr int8_t kFastGeluBackward_operands[] = {0, 1, -1};
constexpr int8_t kFastGeluBackward_broadcast[] = {-1};
constexpr int8_t kFastGeluBackward_converts[] = {-1};
constexpr int8_t kFastGeluBackward_any_of[] = {-1};
constexpr int8_t kFastGeluBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kFastGeluBackward_same[] = {kFastGeluBackward_same0, nullptr};
constexpr int8_t kFastGeluBackward_self_sources[] = {0, -1};
constexpr int8_t kFastGeluBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kFastGeluBackward_shapes[] = {{ShapeRule::same, 1, -1, kFastGeluBackward_self_sources}, {ShapeRule::same, 2, -1, kFastGeluBackward_gradInput_sources}};
constexpr Row kFastGeluBackward = {"aclnnFastGeluBackward", kFastGeluBackward_params, 3, 0x7, kFastGeluBackward_order, 5, kFastGeluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kFastGeluBackward_operands, kFastGeluBackward_converts, kFastGeluBackward_any_of, 2, kFastGeluBackward_broadcast, -1, kFastGeluBackward_same, kFastGeluBackward_shapes, 2, 161002, nullptr, ops::fast_gelu_backward};

constexpr Param kFatreluMul_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fc, nullptr, {}},
    {"threshold", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1fc, nullptr, {}},
};
constexpr OrderedStep kFatreluMul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kFatreluMul_promote[] = {-1};
constexpr int8_t kFatreluMul_operands[] = {0, 1, -1};
constexpr int8_t kFatreluMul_broadcast[] = {-1};
constexpr int8_t kFatreluMul_converts[] = {-1};
constexpr int8_t kFatreluMul_any_of[] = {-1};
constexpr int8_t kFatreluMul_same0[] = {0, 1, 2, -1};
constexpr ParamList kFatreluMul_same[] = {kFatreluMul_same0, nullptr};
constexpr int8_t kFatreluMul_threshold_sources[] = {-1};
constexpr ShapeRule kFatreluMul_shapes[] = {{ShapeRule::one, 1, -1, kFatreluMul_threshold_sources}};
constexpr Row kFatreluMul = {"aclnnFatreluMul", kFatreluMul_params, 3, 0x3, kFatreluMul_order, 4, kFatreluMul_promote, PromoteRule::table, nullptr, Compute::promoted, kFatreluMul_operands, kFatreluMul_converts, kFatreluMul_any_of, 2, kFatreluMul_broadcast, -1, kFatreluMul_same, kFatreluMul_shapes, 1, 161002, nullptr, ops::fatrelu_mul};

constexpr Param kGeGlu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"approximate", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "from 0 to 1"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
    {"outGelu", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeGlu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kGeGlu_promote[] = {-1};
constexpr int8_t kGeGlu_operands[] = {0, -1};
constexpr int8_t kGeGlu_broadcast[] = {-1};
constexpr int8_t kGeGlu_converts[] = {-1};
constexpr int8_t kGeGlu_any_of[] = {-1};
constexpr int8_t kGeGlu_same0[] = {0, 3, 4, -1};
constexpr ParamList kGeGlu_same[] = {kGeGlu_same0, nullptr};
constexpr Row kGeGlu = {"aclnnGeGlu", kGeGlu_params, 5, 0x17, kGeGlu_order, 4, kGeGlu_promote, PromoteRule::table, nullptr, Compute::promoted, kGeGlu_operands, kGeGlu_converts, kGeGlu_any_of, 3, kGeGlu_broadcast, -1, kGeGlu_same, nullptr, 0, 161002, nullptr, ops::ge_glu};

constexpr Param kGeGluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"gelu", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 1}},
    {"approximate", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "from 0 to 1"}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeGluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kGeGluBackward_promote[] = {-1};
constexpr int8_t kGeGluBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kGeGluBackward_broadcast[] = {-1};
constexpr int8_t kGeGluBackward_converts[] = {-1};
constexpr int8_t kGeGluBackward_any_of[] = {-1};
constexpr int8_t kGeGluBackward_same0[] = {0, 1, 2, 5, -1};
constexpr ParamList kGeGluBackward_same[] = {kGeGluBackward_same0, nullptr};
constexpr int8_t kGeGluBackward_gelu_sources[] = {0, -1};
constexpr int8_t kGeGluBackward_gradInput_sources[] = {1, -1};
constexpr ShapeRule kGeGluBackward_shapes[] = {{ShapeRule::same, 2, -1, kGeGluBackward_gelu_sources}, {ShapeRule::same, 5, -1, kGeGluBackward_gradInput_sources}};
constexpr Row kGeGluBackward = {"aclnnGeGluBackward", kGeGluBackward_params, 6, 0x17, kGeGluBackward_order, 5, kGeGluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kGeGluBackward_operands, kGeGluBackward_converts, kGeGluBackward_any_of, 5, kGeGluBackward_broadcast, -1, kGeGluBackward_same, kGeGluBackward_shapes, 2, 161002, nullptr, ops::ge_glu_backward};

constexpr Param kGeGluV3_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"approximate", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "from 0 to 1"}},
    {"activateLeft", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
    {"outGelu", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeGluV3_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kGeGluV3_promote[] = {-1};
constexpr int8_t kGeGluV3_operands[] = {0, -1};
constexpr int8_t kGeGluV3_broadcast[] = {-1};
constexpr int8_t kGeGluV3_converts[] = {-1};
constexpr int8_t kGeGluV3_any_of[] = {-1};
constexpr int8_t kGeGluV3_same0[] = {0, 4, 5, -1};
constexpr ParamList kGeGluV3_same[] = {kGeGluV3_same0, nullptr};
constexpr Row kGeGluV3 = {"aclnnGeGluV3", kGeGluV3_params, 6, 0x17, kGeGluV3_order, 4, kGeGluV3_promote, PromoteRule::table, nullptr, Compute::promoted, kGeGluV3_operands, kGeGluV3_converts, kGeGluV3_any_of, 4, kGeGluV3_broadcast, -1, kGeGluV3_same, nullptr, 0, 161002, nullptr, ops::ge_glu_v3};

constexpr Param kGeGluV3Backward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"gelu", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 1}},
    {"approximate", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 1, nullptr, "from 0 to 1"}},
    {"activateLeft", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeGluV3Backward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kGeGluV3Backward_promote[] = {-1};
constexpr int8_t kGeGluV3Backward_operands[] = {0, 1, 2, -1};
constexpr int8_t kGeGluV3Backward_broadcast[] = {-1};
constexpr int8_t kGeGluV3Backward_converts[] = {-1};
constexpr int8_t kGeGluV3Backward_any_of[] = {-1};
constexpr int8_t kGeGluV3Backward_same0[] = {0, 1, 2, 6, -1};
constexpr ParamList kGeGluV3Backward_same[] = {kGeGluV3Backward_same0, nullptr};
constexpr int8_t kGeGluV3Backward_gelu_sources[] = {0, -1};
constexpr int8_t kGeGluV3Backward_gradInput_sources[] = {1, -1};
constexpr ShapeRule kGeGluV3Backward_shapes[] = {{ShapeRule::same, 2, -1, kGeGluV3Backward_gelu_sources}, {ShapeRule::same, 6, -1, kGeGluV3Backward_gradInput_sources}};
constexpr Row kGeGluV3Backward = {"aclnnGeGluV3Backward", kGeGluV3Backward_params, 7, 0x17, kGeGluV3Backward_order, 5, kGeGluV3Backward_promote, PromoteRule::table, nullptr, Compute::promoted, kGeGluV3Backward_operands, kGeGluV3Backward_converts, kGeGluV3Backward_any_of, 6, kGeGluV3Backward_broadcast, -1, kGeGluV3Backward_same, kGeGluV3Backward_shapes, 2, 161002, nullptr, ops::ge_glu_v3_backward};

constexpr Param kGelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kGelu_promote[] = {-1};
constexpr int8_t kGelu_operands[] = {0, -1};
constexpr int8_t kGelu_broadcast[] = {-1};
constexpr int8_t kGelu_converts[] = {-1};
constexpr int8_t kGelu_any_of[] = {-1};
constexpr int8_t kGelu_same0[] = {0, 1, -1};
constexpr ParamList kGelu_same[] = {kGelu_same0, nullptr};
constexpr int8_t kGelu_out_sources[] = {0, -1};
constexpr ShapeRule kGelu_shapes[] = {{ShapeRule::same, 1, -1, kGelu_out_sources}};
constexpr Row kGelu = {"aclnnGelu", kGelu_params, 2, 0x1f, kGelu_order, 5, kGelu_promote, PromoteRule::table, nullptr, Compute::promoted, kGelu_operands, kGelu_converts, kGelu_any_of, 1, kGelu_broadcast, -1, kGelu_same, kGelu_shapes, 1, 161002, nullptr, ops::gelu};

constexpr Param kGeluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kGeluBackward_promote[] = {0, 1, -1};
constexpr int8_t kGeluBackward_operands[] = {0, 1, -1};
constexpr int8_t kGeluBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kGeluBackward_converts[] = {-1};
constexpr int8_t kGeluBackward_any_of[] = {-1};
constexpr ParamList kGeluBackward_same[] = {nullptr};
constexpr int8_t kGeluBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kGeluBackward_shapes[] = {{ShapeRule::broadcast, 2, -1, kGeluBackward_gradInput_sources}};
constexpr Row kGeluBackward = {"aclnnGeluBackward", kGeluBackward_params, 3, 0x1f, kGeluBackward_order, 7, kGeluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kGeluBackward_operands, kGeluBackward_converts, kGeluBackward_any_of, 2, kGeluBackward_broadcast, -1, kGeluBackward_same, kGeluBackward_shapes, 1, 161002, nullptr, ops::gelu_backward};

constexpr const char* kGeluBackwardV2_approximate_choices[] = {"none", "tanh", nullptr};
constexpr Param kGeluBackwardV2_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"approximate", ParamKind::string, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::choice, false, false, 0, 0, kGeluBackwardV2_approximate_choices, "\"none\", \"tanh\""}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeluBackwardV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::custom, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kGeluBackwardV2_promote[] = {0, 1, -1};
constexpr int8_t kGeluBackwardV2_operands[] = {0, 1, -1};
constexpr int8_t kGeluBackwardV2_broadcast[] = {0, 1, -1};
constexpr int8_t kGeluBackwardV2_converts[] = {-1};
constexpr int8_t kGeluBackwardV2_any_of[] = {-1};
constexpr ParamList kGeluBackwardV2_same[] = {nullptr};
constexpr int8_t kGeluBackwardV2_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kGeluBackwardV2_shapes[] = {{ShapeRule::broadcast, 3, -1, kGeluBackwardV2_gradInput_sources}};
constexpr Row kGeluBackwardV2 = {"aclnnGeluBackwardV2", kGeluBackwardV2_params, 4, 0x1f, kGeluBackwardV2_order, 7, kGeluBackwardV2_promote, PromoteRule::table, nullptr, Compute::promoted, kGeluBackwardV2_operands, kGeluBackwardV2_converts, kGeluBackwardV2_any_of, 3, kGeluBackwardV2_broadcast, -1, kGeluBackwardV2_same, kGeluBackwardV2_shapes, 1, 161002, ops::check_promoted_grad, ops::gelu_backward_v2};

constexpr const char* kGeluMul_approximateOptional_choices[] = {"none", "tanh", nullptr};
constexpr Param kGeluMul_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fc, nullptr, {}},
    {"approximateOptional", ParamKind::string, Role::attr, true, nullptr, 0x1ff, nullptr, {AttrRule::choice, false, false, 0, 0, kGeluMul_approximateOptional_choices, "\"none\", \"tanh\""}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1fc, nullptr, {}},
};
constexpr OrderedStep kGeluMul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kGeluMul_promote[] = {-1};
constexpr int8_t kGeluMul_operands[] = {0, -1};
constexpr int8_t kGeluMul_broadcast[] = {-1};
constexpr int8_t kGeluMul_converts[] = {-1};
constexpr int8_t kGeluMul_any_of[] = {-1};
constexpr int8_t kGeluMul_same0[] = {0, 2, -1};
constexpr ParamList kGeluMul_same[] = {kGeluMul_same0, nullptr};
constexpr Row kGeluMul = {"aclnnGeluMul", kGeluMul_params, 3, 0x7, kGeluMul_order, 4, kGeluMul_promote, PromoteRule::table, nullptr, Compute::promoted, kGeluMul_operands, kGeluMul_converts, kGeluMul_any_of, 2, kGeluMul_broadcast, -1, kGeluMul_same, nullptr, 0, 161002, nullptr, ops::gelu_mul};

constexpr Param kGeluV2_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
    {"approximate", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"y", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeluV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kGeluV2_promote[] = {-1};
constexpr int8_t kGeluV2_operands[] = {0, -1};
constexpr int8_t kGeluV2_broadcast[] = {-1};
constexpr int8_t kGeluV2_converts[] = {-1};
constexpr int8_t kGeluV2_any_of[] = {-1};
constexpr int8_t kGeluV2_same0[] = {0, 2, -1};
constexpr ParamList kGeluV2_same[] = {kGeluV2_same0, nullptr};
constexpr int8_t kGeluV2_y_sources[] = {0, -1};
constexpr ShapeRule kGeluV2_shapes[] = {{ShapeRule::same, 2, -1, kGeluV2_y_sources}};
constexpr Row kGeluV2 = {"aclnnGeluV2", kGeluV2_params, 3, 0x1f, kGeluV2_order, 3, kGeluV2_promote, PromoteRule::table, nullptr, Compute::promoted, kGeluV2_operands, kGeluV2_converts, kGeluV2_any_of, 2, kGeluV2_broadcast, -1, kGeluV2_same, kGeluV2_shapes, 1, 161002, nullptr, ops::gelu_v2};

constexpr Param kGlu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGlu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kGlu_promote[] = {-1};
constexpr int8_t kGlu_operands[] = {0, -1};
constexpr int8_t kGlu_broadcast[] = {-1};
constexpr int8_t kGlu_converts[] = {-1};
constexpr int8_t kGlu_any_of[] = {-1};
constexpr ParamList kGlu_same[] = {nullptr};
constexpr Row kGlu = {"aclnnGlu", kGlu_params, 3, 0x1f, kGlu_order, 5, kGlu_promote, PromoteRule::table, nullptr, Compute::promoted, kGlu_operands, kGlu_converts, kGlu_any_of, 2, kGlu_broadcast, -1, kGlu_same, nullptr, 0, 161002, nullptr, ops::glu};

constexpr Param kGluBackward_params[] = {
    {"gradOut", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 1}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::shape, -1}};
constexpr int8_t kGluBackward_promote[] = {-1};
constexpr int8_t kGluBackward_operands[] = {0, 1, -1};
constexpr int8_t kGluBackward_broadcast[] = {-1};
constexpr int8_t kGluBackward_converts[] = {-1};
constexpr int8_t kGluBackward_any_of[] = {-1};
constexpr int8_t kGluBackward_same0[] = {0, 1, 3, -1};
constexpr ParamList kGluBackward_same[] = {kGluBackward_same0, nullptr};
constexpr int8_t kGluBackward_out_sources[] = {1, -1};
constexpr ShapeRule kGluBackward_shapes[] = {{ShapeRule::same, 3, -1, kGluBackward_out_sources}};
constexpr Row kGluBackward = {"aclnnGluBackward", kGluBackward_params, 4, 0x1f, kGluBackward_order, 5, kGluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kGluBackward_operands, kGluBackward_converts, kGluBackward_any_of, 3, kGluBackward_broadcast, -1, kGluBackward_same, kGluBackward_shapes, 1, 161002, nullptr, ops::glu_backward};

constexpr Param kHardshrink_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"lambd", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardshrink_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kHardshrink_promote[] = {-1};
constexpr int8_t kHardshrink_operands[] = {0, -1};
constexpr int8_t kHardshrink_broadcast[] = {-1};
constexpr int8_t kHardshrink_converts[] = {-1};
constexpr int8_t kHardshrink_any_of[] = {-1};
constexpr ParamList kHardshrink_same[] = {nullptr};
constexpr int8_t kHardshrink_out_sources[] = {0, -1};
constexpr ShapeRule kHardshrink_shapes[] = {{ShapeRule::same, 2, -1, kHardshrink_out_sources}};
constexpr Row kHardshrink = {"aclnnHardshrink", kHardshrink_params, 3, 0x1b, kHardshrink_order, 4, kHardshrink_promote, PromoteRule::table, nullptr, Compute::promoted, kHardshrink_operands, kHardshrink_converts, kHardshrink_any_of, 2, kHardshrink_broadcast, -1, kHardshrink_same, kHardshrink_shapes, 1, 161002, nullptr, ops::hardshrink};

constexpr Param kHardshrinkBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"lambd", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardshrinkBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kHardshrinkBackward_promote[] = {0, 1, -1};
constexpr int8_t kHardshrinkBackward_operands[] = {0, 1, -1};
constexpr int8_t kHardshrinkBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kHardshrinkBackward_converts[] = {-1};
constexpr int8_t kHardshrinkBackward_any_of[] = {-1};
constexpr ParamList kHardshrinkBackward_same[] = {nullptr};
constexpr int8_t kHardshrinkBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kHardshrinkBackward_shapes[] = {{ShapeRule::broadcast, 3, -1, kHardshrinkBackward_gradInput_sources}};
constexpr Row kHardshrinkBackward = {"aclnnHardshrinkBackward", kHardshrinkBackward_params, 4, 0xf, kHardshrinkBackward_order, 7, kHardshrinkBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kHardshrinkBackward_operands, kHardshrinkBackward_converts, kHardshrinkBackward_any_of, 3, kHardshrinkBackward_broadcast, -1, kHardshrinkBackward_same, kHardshrinkBackward_shapes, 1, 161002, nullptr, ops::shrink_backward};

constexpr Param kHardsigmoid_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardsigmoid_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kHardsigmoid_promote[] = {-1};
constexpr int8_t kHardsigmoid_operands[] = {0, -1};
constexpr int8_t kHardsigmoid_broadcast[] = {-1};
constexpr int8_t kHardsigmoid_converts[] = {-1};
constexpr int8_t kHardsigmoid_any_of[] = {-1};
constexpr int8_t kHardsigmoid_same0[] = {0, 1, -1};
constexpr ParamList kHardsigmoid_same[] = {kHardsigmoid_same0, nullptr};
constexpr int8_t kHardsigmoid_out_sources[] = {0, -1};
constexpr ShapeRule kHardsigmoid_shapes[] = {{ShapeRule::same, 1, -1, kHardsigmoid_out_sources}};
constexpr Row kHardsigmoid = {"aclnnHardsigmoid", kHardsigmoid_params, 2, 0xf, kHardsigmoid_order, 5, kHardsigmoid_promote, PromoteRule::table, nullptr, Compute::promoted, kHardsigmoid_operands, kHardsigmoid_converts, kHardsigmoid_any_of, 1, kHardsigmoid_broadcast, -1, kHardsigmoid_same, kHardsigmoid_shapes, 1, 161002, nullptr, ops::hardsigmoid};

constexpr Param kHardsigmoidBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardsigmoidBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kHardsigmoidBackward_promote[] = {0, 1, -1};
constexpr int8_t kHardsigmoidBackward_operands[] = {0, 1, -1};
constexpr int8_t kHardsigmoidBackward_broadcast[] = {-1};
constexpr int8_t kHardsigmoidBackward_converts[] = {-1};
constexpr int8_t kHardsigmoidBackward_any_of[] = {-1};
constexpr ParamList kHardsigmoidBackward_same[] = {nullptr};
constexpr int8_t kHardsigmoidBackward_self_sources[] = {0, -1};
constexpr int8_t kHardsigmoidBackward_out_sources[] = {0, -1};
constexpr ShapeRule kHardsigmoidBackward_shapes[] = {{ShapeRule::same, 1, -1, kHardsigmoidBackward_self_sources}, {ShapeRule::same, 2, -1, kHardsigmoidBackward_out_sources}};
constexpr Row kHardsigmoidBackward = {"aclnnHardsigmoidBackward", kHardsigmoidBackward_params, 3, 0x1f, kHardsigmoidBackward_order, 6, kHardsigmoidBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kHardsigmoidBackward_operands, kHardsigmoidBackward_converts, kHardsigmoidBackward_any_of, 2, kHardsigmoidBackward_broadcast, -1, kHardsigmoidBackward_same, kHardsigmoidBackward_shapes, 2, 161002, nullptr, ops::hardsigmoid_backward};

constexpr Param kHardswish_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardswish_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kHardswish_promote[] = {-1};
constexpr int8_t kHardswish_operands[] = {0, -1};
constexpr int8_t kHardswish_broadcast[] = {-1};
constexpr int8_t kHardswish_converts[] = {-1};
constexpr int8_t kHardswish_any_of[] = {-1};
constexpr ParamList kHardswish_same[] = {nullptr};
constexpr int8_t kHardswish_out_sources[] = {0, -1};
constexpr ShapeRule kHardswish_shapes[] = {{ShapeRule::same, 1, -1, kHardswish_out_sources}};
constexpr Row kHardswish = {"aclnnHardswish", kHardswish_params, 2, 0xf, kHardswish_order, 4, kHardswish_promote, PromoteRule::table, nullptr, Compute::promoted, kHardswish_operands, kHardswish_converts, kHardswish_any_of, 1, kHardswish_broadcast, -1, kHardswish_same, kHardswish_shapes, 1, 161002, nullptr, ops::hardswish};

constexpr Param kHardswishBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardswishBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kHardswishBackward_promote[] = {-1};
constexpr int8_t kHardswishBackward_operands[] = {0, 1, -1};
constexpr int8_t kHardswishBackward_broadcast[] = {-1};
constexpr int8_t kHardswishBackward_converts[] = {-1};
constexpr int8_t kHardswishBackward_any_of[] = {-1};
constexpr int8_t kHardswishBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kHardswishBackward_same[] = {kHardswishBackward_same0, nullptr};
constexpr int8_t kHardswishBackward_self_sources[] = {0, -1};
constexpr int8_t kHardswishBackward_out_sources[] = {0, -1};
constexpr ShapeRule kHardswishBackward_shapes[] = {{ShapeRule::same, 1, -1, kHardswishBackward_self_sources}, {ShapeRule::same, 2, -1, kHardswishBackward_out_sources}};
constexpr Row kHardswishBackward = {"aclnnHardswishBackward", kHardswishBackward_params, 3, 0xf, kHardswishBackward_order, 4, kHardswishBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kHardswishBackward_operands, kHardswishBackward_converts, kHardswishBackward_any_of, 2, kHardswishBackward_broadcast, -1, kHardswishBackward_same, kHardswishBackward_shapes, 2, 161002, nullptr, ops::hardswish_backward};

constexpr Param kHardswishBackwardV2_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardswishBackwardV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kHardswishBackwardV2_promote[] = {-1};
constexpr int8_t kHardswishBackwardV2_operands[] = {0, 1, -1};
constexpr int8_t kHardswishBackwardV2_broadcast[] = {-1};
constexpr int8_t kHardswishBackwardV2_converts[] = {-1};
constexpr int8_t kHardswishBackwardV2_any_of[] = {-1};
constexpr int8_t kHardswishBackwardV2_same0[] = {0, 1, 2, -1};
constexpr ParamList kHardswishBackwardV2_same[] = {kHardswishBackwardV2_same0, nullptr};
constexpr int8_t kHardswishBackwardV2_self_sources[] = {0, -1};
constexpr int8_t kHardswishBackwardV2_out_sources[] = {0, -1};
constexpr ShapeRule kHardswishBackwardV2_shapes[] = {{ShapeRule::same, 1, -1, kHardswishBackwardV2_self_sources}, {ShapeRule::same, 2, -1, kHardswishBackwardV2_out_sources}};
constexpr Row kHardswishBackwardV2 = {"aclnnHardswishBackwardV2", kHardswishBackwardV2_params, 3, 0xf, kHardswishBackwardV2_order, 4, kHardswishBackwardV2_promote, PromoteRule::table, nullptr, Compute::promoted, kHardswishBackwardV2_operands, kHardswishBackwardV2_converts, kHardswishBackwardV2_any_of, 2, kHardswishBackwardV2_broadcast, -1, kHardswishBackwardV2_same, kHardswishBackwardV2_shapes, 2, 161002, nullptr, ops::hardswish_backward_v2};

constexpr Param kHardtanh_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardtanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kHardtanh_promote[] = {-1};
constexpr int8_t kHardtanh_operands[] = {0, -1};
constexpr int8_t kHardtanh_broadcast[] = {-1};
constexpr int8_t kHardtanh_converts[] = {-1};
constexpr int8_t kHardtanh_any_of[] = {-1};
constexpr int8_t kHardtanh_same0[] = {0, 3, -1};
constexpr ParamList kHardtanh_same[] = {kHardtanh_same0, nullptr};
constexpr int8_t kHardtanh_out_sources[] = {0, -1};
constexpr ShapeRule kHardtanh_shapes[] = {{ShapeRule::same, 3, -1, kHardtanh_out_sources}};
constexpr Row kHardtanh = {"aclnnHardtanh", kHardtanh_params, 4, 0x1f, kHardtanh_order, 5, kHardtanh_promote, PromoteRule::table, nullptr, Compute::promoted, kHardtanh_operands, kHardtanh_converts, kHardtanh_any_of, 3, kHardtanh_broadcast, -1, kHardtanh_same, kHardtanh_shapes, 1, 161002, ops::check_clip_values, ops::hardtanh};

constexpr Param kHardtanhBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"min", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"max", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHardtanhBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kHardtanhBackward_promote[] = {-1};
constexpr int8_t kHardtanhBackward_operands[] = {0, 1, -1};
constexpr int8_t kHardtanhBackward_broadcast[] = {-1};
constexpr int8_t kHardtanhBackward_converts[] = {-1};
constexpr int8_t kHardtanhBackward_any_of[] = {-1};
constexpr int8_t kHardtanhBackward_same0[] = {0, 1, -1};
constexpr ParamList kHardtanhBackward_same[] = {kHardtanhBackward_same0, nullptr};
constexpr int8_t kHardtanhBackward_self_sources[] = {0, -1};
constexpr int8_t kHardtanhBackward_out_sources[] = {0, -1};
constexpr ShapeRule kHardtanhBackward_shapes[] = {{ShapeRule::same, 1, -1, kHardtanhBackward_self_sources}, {ShapeRule::same, 4, -1, kHardtanhBackward_out_sources}};
constexpr Row kHardtanhBackward = {"aclnnHardtanhBackward", kHardtanhBackward_params, 5, 0x3f, kHardtanhBackward_order, 4, kHardtanhBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kHardtanhBackward_operands, kHardtanhBackward_converts, kHardtanhBackward_any_of, 4, kHardtanhBackward_broadcast, -1, kHardtanhBackward_same, kHardtanhBackward_shapes, 2, 161002, nullptr, ops::hardtanh_backward};

constexpr Param kInplaceCelu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kInplaceCelu_promote[] = {-1};
constexpr int8_t kInplaceCelu_operands[] = {0, -1};
constexpr int8_t kInplaceCelu_broadcast[] = {-1};
constexpr int8_t kInplaceCelu_converts[] = {1, -1};
constexpr int8_t kInplaceCelu_any_of[] = {-1};
constexpr ParamList kInplaceCelu_same[] = {nullptr};
constexpr Row kInplaceCelu = {"aclnnInplaceCelu", kInplaceCelu_params, 2, 0xf, kInplaceCelu_order, 6, kInplaceCelu_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceCelu_operands, kInplaceCelu_converts, kInplaceCelu_any_of, 0, kInplaceCelu_broadcast, -1, kInplaceCelu_same, nullptr, 0, 161002, ops::check_celu_alpha, ops::celu};

constexpr Param kInplaceElu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"scale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"inputScale", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceElu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceElu_promote[] = {-1};
constexpr int8_t kInplaceElu_operands[] = {0, -1};
constexpr int8_t kInplaceElu_broadcast[] = {-1};
constexpr int8_t kInplaceElu_converts[] = {1, 2, 3, -1};
constexpr int8_t kInplaceElu_any_of[] = {-1};
constexpr ParamList kInplaceElu_same[] = {nullptr};
constexpr Row kInplaceElu = {"aclnnInplaceElu", kInplaceElu_params, 4, 0x1f, kInplaceElu_order, 5, kInplaceElu_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceElu_operands, kInplaceElu_converts, kInplaceElu_any_of, 0, kInplaceElu_broadcast, -1, kInplaceElu_same, nullptr, 0, 161002, nullptr, ops::elu};

constexpr Param kInplaceHardsigmoid_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_float_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceHardsigmoid_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kInplaceHardsigmoid_promote[] = {-1};
constexpr int8_t kInplaceHardsigmoid_operands[] = {0, -1};
constexpr int8_t kInplaceHardsigmoid_broadcast[] = {-1};
constexpr int8_t kInplaceHardsigmoid_converts[] = {-1};
constexpr int8_t kInplaceHardsigmoid_any_of[] = {-1};
constexpr ParamList kInplaceHardsigmoid_same[] = {nullptr};
constexpr Row kInplaceHardsigmoid = {"aclnnInplaceHardsigmoid", kInplaceHardsigmoid_params, 1, 0xf, kInplaceHardsigmoid_order, 5, kInplaceHardsigmoid_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceHardsigmoid_operands, kInplaceHardsigmoid_converts, kInplaceHardsigmoid_any_of, 0, kInplaceHardsigmoid_broadcast, -1, kInplaceHardsigmoid_same, nullptr, 0, 161002, nullptr, ops::hardsigmoid};

constexpr Param kInplaceHardswish_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceHardswish_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceHardswish_promote[] = {-1};
constexpr int8_t kInplaceHardswish_operands[] = {0, -1};
constexpr int8_t kInplaceHardswish_broadcast[] = {-1};
constexpr int8_t kInplaceHardswish_converts[] = {-1};
constexpr int8_t kInplaceHardswish_any_of[] = {-1};
constexpr ParamList kInplaceHardswish_same[] = {nullptr};
constexpr Row kInplaceHardswish = {"aclnnInplaceHardswish", kInplaceHardswish_params, 1, 0xf, kInplaceHardswish_order, 4, kInplaceHardswish_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceHardswish_operands, kInplaceHardswish_converts, kInplaceHardswish_any_of, 0, kInplaceHardswish_broadcast, -1, kInplaceHardswish_same, nullptr, 0, 161002, nullptr, ops::hardswish};

constexpr Param kInplaceHardtanh_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceHardtanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kInplaceHardtanh_promote[] = {-1};
constexpr int8_t kInplaceHardtanh_operands[] = {0, -1};
constexpr int8_t kInplaceHardtanh_broadcast[] = {-1};
constexpr int8_t kInplaceHardtanh_converts[] = {-1};
constexpr int8_t kInplaceHardtanh_any_of[] = {-1};
constexpr ParamList kInplaceHardtanh_same[] = {nullptr};
constexpr Row kInplaceHardtanh = {"aclnnInplaceHardtanh", kInplaceHardtanh_params, 3, 0x1f, kInplaceHardtanh_order, 5, kInplaceHardtanh_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceHardtanh_operands, kInplaceHardtanh_converts, kInplaceHardtanh_any_of, 0, kInplaceHardtanh_broadcast, -1, kInplaceHardtanh_same, nullptr, 0, 161002, ops::check_clip_values, ops::hardtanh};

constexpr Param kInplaceLeakyRelu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"negativeSlope", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLeakyRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLeakyRelu_promote[] = {-1};
constexpr int8_t kInplaceLeakyRelu_operands[] = {0, -1};
constexpr int8_t kInplaceLeakyRelu_broadcast[] = {-1};
constexpr int8_t kInplaceLeakyRelu_converts[] = {-1};
constexpr int8_t kInplaceLeakyRelu_any_of[] = {-1};
constexpr ParamList kInplaceLeakyRelu_same[] = {nullptr};
constexpr Row kInplaceLeakyRelu = {"aclnnInplaceLeakyRelu", kInplaceLeakyRelu_params, 2, 0xf, kInplaceLeakyRelu_order, 5, kInplaceLeakyRelu_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLeakyRelu_operands, kInplaceLeakyRelu_converts, kInplaceLeakyRelu_any_of, 0, kInplaceLeakyRelu_broadcast, -1, kInplaceLeakyRelu_same, nullptr, 0, 161002, nullptr, ops::leaky_relu};

constexpr Param kInplaceMish_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceMish_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceMish_promote[] = {-1};
constexpr int8_t kInplaceMish_operands[] = {0, -1};
constexpr int8_t kInplaceMish_broadcast[] = {-1};
constexpr int8_t kInplaceMish_converts[] = {-1};
constexpr int8_t kInplaceMish_any_of[] = {-1};
constexpr ParamList kInplaceMish_same[] = {nullptr};
constexpr Row kInplaceMish = {"aclnnInplaceMish", kInplaceMish_params, 1, 0xf, kInplaceMish_order, 4, kInplaceMish_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceMish_operands, kInplaceMish_converts, kInplaceMish_any_of, 0, kInplaceMish_broadcast, -1, kInplaceMish_same, nullptr, 0, 161002, nullptr, ops::mish};

constexpr Param kInplaceRelu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceRelu_promote[] = {-1};
constexpr int8_t kInplaceRelu_operands[] = {0, -1};
constexpr int8_t kInplaceRelu_broadcast[] = {-1};
constexpr int8_t kInplaceRelu_converts[] = {-1};
constexpr int8_t kInplaceRelu_any_of[] = {-1};
constexpr ParamList kInplaceRelu_same[] = {nullptr};
constexpr Row kInplaceRelu = {"aclnnInplaceRelu", kInplaceRelu_params, 1, 0xf, kInplaceRelu_order, 4, kInplaceRelu_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceRelu_operands, kInplaceRelu_converts, kInplaceRelu_any_of, 0, kInplaceRelu_broadcast, -1, kInplaceRelu_same, nullptr, 0, 161002, nullptr, ops::relu};

constexpr Param kInplaceSelu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceSelu_promote[] = {-1};
constexpr int8_t kInplaceSelu_operands[] = {0, -1};
constexpr int8_t kInplaceSelu_broadcast[] = {-1};
constexpr int8_t kInplaceSelu_converts[] = {-1};
constexpr int8_t kInplaceSelu_any_of[] = {-1};
constexpr ParamList kInplaceSelu_same[] = {nullptr};
constexpr Row kInplaceSelu = {"aclnnInplaceSelu", kInplaceSelu_params, 1, 0xb, kInplaceSelu_order, 3, kInplaceSelu_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceSelu_operands, kInplaceSelu_converts, kInplaceSelu_any_of, 0, kInplaceSelu_broadcast, -1, kInplaceSelu_same, nullptr, 0, 161002, nullptr, ops::selu};

constexpr Param kInplaceSigmoid_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSigmoid_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceSigmoid_promote[] = {-1};
constexpr int8_t kInplaceSigmoid_operands[] = {0, -1};
constexpr int8_t kInplaceSigmoid_broadcast[] = {-1};
constexpr int8_t kInplaceSigmoid_converts[] = {-1};
constexpr int8_t kInplaceSigmoid_any_of[] = {-1};
constexpr ParamList kInplaceSigmoid_same[] = {nullptr};
constexpr Row kInplaceSigmoid = {"aclnnInplaceSigmoid", kInplaceSigmoid_params, 1, 0x1f, kInplaceSigmoid_order, 4, kInplaceSigmoid_promote, PromoteRule::table, nullptr, Compute::output_integral, kInplaceSigmoid_operands, kInplaceSigmoid_converts, kInplaceSigmoid_any_of, 0, kInplaceSigmoid_broadcast, -1, kInplaceSigmoid_same, nullptr, 0, 161002, nullptr, ops::sigmoid};

constexpr Param kInplaceThreshold_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"threshold", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceThreshold_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceThreshold_promote[] = {-1};
constexpr int8_t kInplaceThreshold_operands[] = {0, -1};
constexpr int8_t kInplaceThreshold_broadcast[] = {-1};
constexpr int8_t kInplaceThreshold_converts[] = {-1};
constexpr int8_t kInplaceThreshold_any_of[] = {-1};
constexpr ParamList kInplaceThreshold_same[] = {nullptr};
constexpr Row kInplaceThreshold = {"aclnnInplaceThreshold", kInplaceThreshold_params, 3, 0xf, kInplaceThreshold_order, 5, kInplaceThreshold_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceThreshold_operands, kInplaceThreshold_converts, kInplaceThreshold_any_of, 0, kInplaceThreshold_broadcast, -1, kInplaceThreshold_same, nullptr, 0, 161002, nullptr, ops::threshold};

constexpr Param kLeakyRelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"negativeSlope", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeakyRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLeakyRelu_promote[] = {-1};
constexpr int8_t kLeakyRelu_operands[] = {0, -1};
constexpr int8_t kLeakyRelu_broadcast[] = {-1};
constexpr int8_t kLeakyRelu_converts[] = {-1};
constexpr int8_t kLeakyRelu_any_of[] = {-1};
constexpr ParamList kLeakyRelu_same[] = {nullptr};
constexpr int8_t kLeakyRelu_out_sources[] = {0, -1};
constexpr ShapeRule kLeakyRelu_shapes[] = {{ShapeRule::same, 2, -1, kLeakyRelu_out_sources}};
constexpr Row kLeakyRelu = {"aclnnLeakyRelu", kLeakyRelu_params, 3, 0xf, kLeakyRelu_order, 5, kLeakyRelu_promote, PromoteRule::table, nullptr, Compute::promoted, kLeakyRelu_operands, kLeakyRelu_converts, kLeakyRelu_any_of, 2, kLeakyRelu_broadcast, -1, kLeakyRelu_same, kLeakyRelu_shapes, 1, 161002, nullptr, ops::leaky_relu};

constexpr Param kLeakyReluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"negativeSlope", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"selfIsResult", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeakyReluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::custom, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kLeakyReluBackward_promote[] = {0, 1, -1};
constexpr int8_t kLeakyReluBackward_operands[] = {0, 1, -1};
constexpr int8_t kLeakyReluBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kLeakyReluBackward_converts[] = {-1};
constexpr int8_t kLeakyReluBackward_any_of[] = {-1};
constexpr ParamList kLeakyReluBackward_same[] = {nullptr};
constexpr int8_t kLeakyReluBackward_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLeakyReluBackward_shapes[] = {{ShapeRule::broadcast, 4, -1, kLeakyReluBackward_out_sources}};
constexpr Row kLeakyReluBackward = {"aclnnLeakyReluBackward", kLeakyReluBackward_params, 5, 0x1f, kLeakyReluBackward_order, 8, kLeakyReluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kLeakyReluBackward_operands, kLeakyReluBackward_converts, kLeakyReluBackward_any_of, 4, kLeakyReluBackward_broadcast, -1, kLeakyReluBackward_same, kLeakyReluBackward_shapes, 1, 161002, ops::check_slope_of_result, ops::leaky_relu_backward};

constexpr Param kLogSigmoid_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogSigmoid_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kLogSigmoid_promote[] = {-1};
constexpr int8_t kLogSigmoid_operands[] = {0, -1};
constexpr int8_t kLogSigmoid_broadcast[] = {-1};
constexpr int8_t kLogSigmoid_converts[] = {-1};
constexpr int8_t kLogSigmoid_any_of[] = {-1};
constexpr int8_t kLogSigmoid_same0[] = {0, 1, -1};
constexpr ParamList kLogSigmoid_same[] = {kLogSigmoid_same0, nullptr};
constexpr int8_t kLogSigmoid_out_sources[] = {0, -1};
constexpr ShapeRule kLogSigmoid_shapes[] = {{ShapeRule::same, 1, -1, kLogSigmoid_out_sources}};
constexpr Row kLogSigmoid = {"aclnnLogSigmoid", kLogSigmoid_params, 2, 0xf, kLogSigmoid_order, 3, kLogSigmoid_promote, PromoteRule::table, nullptr, Compute::promoted, kLogSigmoid_operands, kLogSigmoid_converts, kLogSigmoid_any_of, 1, kLogSigmoid_broadcast, -1, kLogSigmoid_same, kLogSigmoid_shapes, 1, 161002, nullptr, ops::log_sigmoid};

constexpr Param kLogSigmoidBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"buffer", ParamKind::tensor, Role::in, false, &kSet_basic, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogSigmoidBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kLogSigmoidBackward_promote[] = {-1};
constexpr int8_t kLogSigmoidBackward_operands[] = {0, 1, -1};
constexpr int8_t kLogSigmoidBackward_broadcast[] = {-1};
constexpr int8_t kLogSigmoidBackward_converts[] = {-1};
constexpr int8_t kLogSigmoidBackward_any_of[] = {-1};
constexpr int8_t kLogSigmoidBackward_same0[] = {0, 1, 3, -1};
constexpr ParamList kLogSigmoidBackward_same[] = {kLogSigmoidBackward_same0, nullptr};
constexpr int8_t kLogSigmoidBackward_self_sources[] = {0, -1};
constexpr int8_t kLogSigmoidBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kLogSigmoidBackward_shapes[] = {{ShapeRule::same, 1, -1, kLogSigmoidBackward_self_sources}, {ShapeRule::same, 3, -1, kLogSigmoidBackward_gradInput_sources}};
constexpr Row kLogSigmoidBackward = {"aclnnLogSigmoidBackward", kLogSigmoidBackward_params, 4, 0x1f, kLogSigmoidBackward_order, 3, kLogSigmoidBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kLogSigmoidBackward_operands, kLogSigmoidBackward_converts, kLogSigmoidBackward_any_of, 3, kLogSigmoidBackward_broadcast, -1, kLogSigmoidBackward_same, kLogSigmoidBackward_shapes, 2, 161002, nullptr, ops::log_sigmoid_backward};

constexpr Param kLogSigmoidForward_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
    {"buffer", ParamKind::tensor, Role::in, true, nullptr, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogSigmoidForward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kLogSigmoidForward_promote[] = {-1};
constexpr int8_t kLogSigmoidForward_operands[] = {0, -1};
constexpr int8_t kLogSigmoidForward_broadcast[] = {-1};
constexpr int8_t kLogSigmoidForward_converts[] = {-1};
constexpr int8_t kLogSigmoidForward_any_of[] = {-1};
constexpr int8_t kLogSigmoidForward_same0[] = {0, 1, -1};
constexpr ParamList kLogSigmoidForward_same[] = {kLogSigmoidForward_same0, nullptr};
constexpr int8_t kLogSigmoidForward_out_sources[] = {0, -1};
constexpr ShapeRule kLogSigmoidForward_shapes[] = {{ShapeRule::same, 1, -1, kLogSigmoidForward_out_sources}};
constexpr Row kLogSigmoidForward = {"aclnnLogSigmoidForward", kLogSigmoidForward_params, 3, 0x1f, kLogSigmoidForward_order, 3, kLogSigmoidForward_promote, PromoteRule::table, nullptr, Compute::promoted, kLogSigmoidForward_operands, kLogSigmoidForward_converts, kLogSigmoidForward_any_of, 1, kLogSigmoidForward_broadcast, -1, kLogSigmoidForward_same, kLogSigmoidForward_shapes, 1, 161002, nullptr, ops::log_sigmoid};

constexpr Param kMish_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMish_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kMish_promote[] = {-1};
constexpr int8_t kMish_operands[] = {0, -1};
constexpr int8_t kMish_broadcast[] = {-1};
constexpr int8_t kMish_converts[] = {-1};
constexpr int8_t kMish_any_of[] = {-1};
constexpr int8_t kMish_same0[] = {0, 1, -1};
constexpr ParamList kMish_same[] = {kMish_same0, nullptr};
constexpr int8_t kMish_out_sources[] = {0, -1};
constexpr ShapeRule kMish_shapes[] = {{ShapeRule::same, 1, -1, kMish_out_sources}};
constexpr Row kMish = {"aclnnMish", kMish_params, 2, 0xf, kMish_order, 4, kMish_promote, PromoteRule::table, nullptr, Compute::promoted, kMish_operands, kMish_converts, kMish_any_of, 1, kMish_broadcast, -1, kMish_same, kMish_shapes, 1, 161002, nullptr, ops::mish};

constexpr Param kMishBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMishBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMishBackward_promote[] = {0, 1, -1};
constexpr int8_t kMishBackward_operands[] = {0, 1, -1};
constexpr int8_t kMishBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kMishBackward_converts[] = {-1};
constexpr int8_t kMishBackward_any_of[] = {-1};
constexpr ParamList kMishBackward_same[] = {nullptr};
constexpr int8_t kMishBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kMishBackward_shapes[] = {{ShapeRule::broadcast, 2, -1, kMishBackward_gradInput_sources}};
constexpr Row kMishBackward = {"aclnnMishBackward", kMishBackward_params, 3, 0x1f, kMishBackward_order, 7, kMishBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kMishBackward_operands, kMishBackward_converts, kMishBackward_any_of, 2, kMishBackward_broadcast, -1, kMishBackward_same, kMishBackward_shapes, 1, 161002, nullptr, ops::mish_backward};

constexpr Param kPrelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPrelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::empty, -1}, {Step::custom, -1}};
constexpr int8_t kPrelu_promote[] = {0, 1, -1};
constexpr int8_t kPrelu_operands[] = {0, 1, -1};
constexpr int8_t kPrelu_broadcast[] = {-1};
constexpr int8_t kPrelu_converts[] = {-1};
constexpr int8_t kPrelu_any_of[] = {-1};
constexpr ParamList kPrelu_same[] = {nullptr};
constexpr int8_t kPrelu_out_sources[] = {0, -1};
constexpr ShapeRule kPrelu_shapes[] = {{ShapeRule::same, 2, -1, kPrelu_out_sources}};
constexpr Row kPrelu = {"aclnnPrelu", kPrelu_params, 3, 0x1f, kPrelu_order, 8, kPrelu_promote, PromoteRule::table, nullptr, Compute::promoted, kPrelu_operands, kPrelu_converts, kPrelu_any_of, 2, kPrelu_broadcast, -1, kPrelu_same, kPrelu_shapes, 1, 161002, ops::prelu_weight, ops::prelu};

constexpr Param kPreluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradWeight", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPreluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::broadcast, -1}, {Step::empty, -1}, {Step::custom, -1}};
constexpr int8_t kPreluBackward_promote[] = {-1};
constexpr int8_t kPreluBackward_operands[] = {0, 1, 2, -1};
constexpr int8_t kPreluBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kPreluBackward_converts[] = {-1};
constexpr int8_t kPreluBackward_any_of[] = {-1};
constexpr int8_t kPreluBackward_same0[] = {0, 1, 2, 3, 4, -1};
constexpr ParamList kPreluBackward_same[] = {kPreluBackward_same0, nullptr};
constexpr int8_t kPreluBackward_gradInput_sources[] = {1, -1};
constexpr ShapeRule kPreluBackward_shapes[] = {{ShapeRule::same, 3, -1, kPreluBackward_gradInput_sources}};
constexpr Row kPreluBackward = {"aclnnPreluBackward", kPreluBackward_params, 5, 0xf, kPreluBackward_order, 7, kPreluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kPreluBackward_operands, kPreluBackward_converts, kPreluBackward_any_of, 3, kPreluBackward_broadcast, 1, kPreluBackward_same, kPreluBackward_shapes, 1, 161002, ops::prelu_backward_weight, ops::prelu_backward};

constexpr Param kRelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kRelu_promote[] = {-1};
constexpr int8_t kRelu_operands[] = {0, -1};
constexpr int8_t kRelu_broadcast[] = {-1};
constexpr int8_t kRelu_converts[] = {-1};
constexpr int8_t kRelu_any_of[] = {-1};
constexpr int8_t kRelu_same0[] = {0, 1, -1};
constexpr ParamList kRelu_same[] = {kRelu_same0, nullptr};
constexpr int8_t kRelu_out_sources[] = {0, -1};
constexpr ShapeRule kRelu_shapes[] = {{ShapeRule::same, 1, -1, kRelu_out_sources}};
constexpr Row kRelu = {"aclnnRelu", kRelu_params, 2, 0xf, kRelu_order, 4, kRelu_promote, PromoteRule::table, nullptr, Compute::promoted, kRelu_operands, kRelu_converts, kRelu_any_of, 1, kRelu_broadcast, -1, kRelu_same, kRelu_shapes, 1, 161002, nullptr, ops::relu};

constexpr Param kSelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kSelu_promote[] = {-1};
constexpr int8_t kSelu_operands[] = {0, -1};
constexpr int8_t kSelu_broadcast[] = {-1};
constexpr int8_t kSelu_converts[] = {-1};
constexpr int8_t kSelu_any_of[] = {-1};
constexpr int8_t kSelu_same0[] = {0, 1, -1};
constexpr ParamList kSelu_same[] = {kSelu_same0, nullptr};
constexpr int8_t kSelu_out_sources[] = {0, -1};
constexpr ShapeRule kSelu_shapes[] = {{ShapeRule::same, 1, -1, kSelu_out_sources}};
constexpr Row kSelu = {"aclnnSelu", kSelu_params, 2, 0xb, kSelu_order, 3, kSelu_promote, PromoteRule::table, nullptr, Compute::promoted, kSelu_operands, kSelu_converts, kSelu_any_of, 1, kSelu_broadcast, -1, kSelu_same, kSelu_shapes, 1, 161002, nullptr, ops::selu};

constexpr Param kSeluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"result", ParamKind::tensor, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSeluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kSeluBackward_promote[] = {-1};
constexpr int8_t kSeluBackward_operands[] = {0, 1, -1};
constexpr int8_t kSeluBackward_broadcast[] = {-1};
constexpr int8_t kSeluBackward_converts[] = {-1};
constexpr int8_t kSeluBackward_any_of[] = {-1};
constexpr int8_t kSeluBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kSeluBackward_same[] = {kSeluBackward_same0, nullptr};
constexpr int8_t kSeluBackward_result_sources[] = {0, -1};
constexpr int8_t kSeluBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kSeluBackward_shapes[] = {{ShapeRule::same, 1, -1, kSeluBackward_result_sources}, {ShapeRule::same, 2, -1, kSeluBackward_gradInput_sources}};
constexpr Row kSeluBackward = {"aclnnSeluBackward", kSeluBackward_params, 3, 0x1f, kSeluBackward_order, 3, kSeluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSeluBackward_operands, kSeluBackward_converts, kSeluBackward_any_of, 2, kSeluBackward_broadcast, -1, kSeluBackward_same, kSeluBackward_shapes, 2, 161002, nullptr, ops::selu_backward};

constexpr Param kShrink_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16, 0x1ff, nullptr, {}},
    {"lambd", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"bias", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kShrink_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kShrink_promote[] = {-1};
constexpr int8_t kShrink_operands[] = {0, -1};
constexpr int8_t kShrink_broadcast[] = {-1};
constexpr int8_t kShrink_converts[] = {-1};
constexpr int8_t kShrink_any_of[] = {-1};
constexpr ParamList kShrink_same[] = {nullptr};
constexpr int8_t kShrink_out_sources[] = {0, -1};
constexpr ShapeRule kShrink_shapes[] = {{ShapeRule::same, 3, -1, kShrink_out_sources}};
constexpr Row kShrink = {"aclnnShrink", kShrink_params, 4, 0x17, kShrink_order, 4, kShrink_promote, PromoteRule::table, nullptr, Compute::promoted, kShrink_operands, kShrink_converts, kShrink_any_of, 3, kShrink_broadcast, -1, kShrink_same, kShrink_shapes, 1, 161002, ops::check_lambd, ops::shrink};

constexpr Param kSigmoid_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSigmoid_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSigmoid_promote[] = {-1};
constexpr int8_t kSigmoid_operands[] = {0, -1};
constexpr int8_t kSigmoid_broadcast[] = {-1};
constexpr int8_t kSigmoid_converts[] = {-1};
constexpr int8_t kSigmoid_any_of[] = {-1};
constexpr ParamList kSigmoid_same[] = {nullptr};
constexpr int8_t kSigmoid_out_sources[] = {0, -1};
constexpr ShapeRule kSigmoid_shapes[] = {{ShapeRule::same, 1, -1, kSigmoid_out_sources}};
constexpr Row kSigmoid = {"aclnnSigmoid", kSigmoid_params, 2, 0x1f, kSigmoid_order, 4, kSigmoid_promote, PromoteRule::table, nullptr, Compute::output_integral, kSigmoid_operands, kSigmoid_converts, kSigmoid_any_of, 1, kSigmoid_broadcast, -1, kSigmoid_same, kSigmoid_shapes, 1, 161002, nullptr, ops::sigmoid};

constexpr Param kSigmoidBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
    {"output", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSigmoidBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kSigmoidBackward_promote[] = {0, 1, -1};
constexpr int8_t kSigmoidBackward_operands[] = {0, 1, -1};
constexpr int8_t kSigmoidBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kSigmoidBackward_converts[] = {-1};
constexpr int8_t kSigmoidBackward_any_of[] = {-1};
constexpr ParamList kSigmoidBackward_same[] = {nullptr};
constexpr int8_t kSigmoidBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kSigmoidBackward_shapes[] = {{ShapeRule::broadcast, 2, -1, kSigmoidBackward_gradInput_sources}};
constexpr Row kSigmoidBackward = {"aclnnSigmoidBackward", kSigmoidBackward_params, 3, 0x1f, kSigmoidBackward_order, 7, kSigmoidBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSigmoidBackward_operands, kSigmoidBackward_converts, kSigmoidBackward_any_of, 2, kSigmoidBackward_broadcast, -1, kSigmoidBackward_same, kSigmoidBackward_shapes, 1, 161002, nullptr, ops::sigmoid_backward};

constexpr Param kSilu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSilu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}};
constexpr int8_t kSilu_promote[] = {-1};
constexpr int8_t kSilu_operands[] = {0, -1};
constexpr int8_t kSilu_broadcast[] = {-1};
constexpr int8_t kSilu_converts[] = {-1};
constexpr int8_t kSilu_any_of[] = {-1};
constexpr int8_t kSilu_same0[] = {0, 1, -1};
constexpr ParamList kSilu_same[] = {kSilu_same0, nullptr};
constexpr int8_t kSilu_out_sources[] = {0, -1};
constexpr ShapeRule kSilu_shapes[] = {{ShapeRule::same, 1, -1, kSilu_out_sources}};
constexpr Row kSilu = {"aclnnSilu", kSilu_params, 2, 0x1f, kSilu_order, 3, kSilu_promote, PromoteRule::table, nullptr, Compute::promoted, kSilu_operands, kSilu_converts, kSilu_any_of, 1, kSilu_broadcast, -1, kSilu_same, kSilu_shapes, 1, 161002, nullptr, ops::silu};

constexpr Param kSiluBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSiluBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSiluBackward_promote[] = {-1};
constexpr int8_t kSiluBackward_operands[] = {0, 1, -1};
constexpr int8_t kSiluBackward_broadcast[] = {-1};
constexpr int8_t kSiluBackward_converts[] = {-1};
constexpr int8_t kSiluBackward_any_of[] = {-1};
constexpr int8_t kSiluBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kSiluBackward_same[] = {kSiluBackward_same0, nullptr};
constexpr int8_t kSiluBackward_self_sources[] = {0, -1};
constexpr int8_t kSiluBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kSiluBackward_shapes[] = {{ShapeRule::same, 1, -1, kSiluBackward_self_sources}, {ShapeRule::same, 2, -1, kSiluBackward_gradInput_sources}};
constexpr Row kSiluBackward = {"aclnnSiluBackward", kSiluBackward_params, 3, 0xf, kSiluBackward_order, 4, kSiluBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSiluBackward_operands, kSiluBackward_converts, kSiluBackward_any_of, 2, kSiluBackward_broadcast, -1, kSiluBackward_same, kSiluBackward_shapes, 2, 161002, nullptr, ops::silu_backward};

constexpr Param kSituGlu_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"beta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"linearBeta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"activateLeft", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSituGlu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kSituGlu_promote[] = {-1};
constexpr int8_t kSituGlu_operands[] = {0, -1};
constexpr int8_t kSituGlu_broadcast[] = {-1};
constexpr int8_t kSituGlu_converts[] = {-1};
constexpr int8_t kSituGlu_any_of[] = {-1};
constexpr int8_t kSituGlu_same0[] = {0, 5, -1};
constexpr ParamList kSituGlu_same[] = {kSituGlu_same0, nullptr};
constexpr Row kSituGlu = {"aclnnSituGlu", kSituGlu_params, 6, 0x7, kSituGlu_order, 4, kSituGlu_promote, PromoteRule::table, nullptr, Compute::promoted, kSituGlu_operands, kSituGlu_converts, kSituGlu_any_of, 5, kSituGlu_broadcast, -1, kSituGlu_same, nullptr, 0, 161002, nullptr, ops::situ_glu};

constexpr Param kSituGluGrad_params[] = {
    {"gradY", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 1}},
    {"beta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"linearBeta", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"activateLeft", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSituGluGrad_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kSituGluGrad_promote[] = {-1};
constexpr int8_t kSituGluGrad_operands[] = {0, 1, -1};
constexpr int8_t kSituGluGrad_broadcast[] = {-1};
constexpr int8_t kSituGluGrad_converts[] = {-1};
constexpr int8_t kSituGluGrad_any_of[] = {-1};
constexpr int8_t kSituGluGrad_same0[] = {0, 1, 6, -1};
constexpr ParamList kSituGluGrad_same[] = {kSituGluGrad_same0, nullptr};
constexpr int8_t kSituGluGrad_out_sources[] = {1, -1};
constexpr ShapeRule kSituGluGrad_shapes[] = {{ShapeRule::same, 6, -1, kSituGluGrad_out_sources}};
constexpr Row kSituGluGrad = {"aclnnSituGluGrad", kSituGluGrad_params, 7, 0x7, kSituGluGrad_order, 5, kSituGluGrad_promote, PromoteRule::table, nullptr, Compute::promoted, kSituGluGrad_operands, kSituGluGrad_converts, kSituGluGrad_any_of, 6, kSituGluGrad_broadcast, -1, kSituGluGrad_same, kSituGluGrad_shapes, 1, 161002, nullptr, ops::situ_glu_grad};

constexpr Param kSoftplus_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"beta", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"threshold", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftplus_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSoftplus_promote[] = {-1};
constexpr int8_t kSoftplus_operands[] = {0, -1};
constexpr int8_t kSoftplus_broadcast[] = {-1};
constexpr int8_t kSoftplus_converts[] = {1, 2, -1};
constexpr int8_t kSoftplus_any_of[] = {-1};
constexpr ParamList kSoftplus_same[] = {nullptr};
constexpr int8_t kSoftplus_out_sources[] = {0, -1};
constexpr ShapeRule kSoftplus_shapes[] = {{ShapeRule::same, 3, -1, kSoftplus_out_sources}};
constexpr Row kSoftplus = {"aclnnSoftplus", kSoftplus_params, 4, 0x1b, kSoftplus_order, 5, kSoftplus_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftplus_operands, kSoftplus_converts, kSoftplus_any_of, 3, kSoftplus_broadcast, -1, kSoftplus_same, kSoftplus_shapes, 1, 161002, nullptr, ops::softplus};

constexpr Param kSoftplusBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_a2_a3_950_INT32_a2_a3_950_INT16_a2_a3_950_INT8_a2_a3_950_UINT8_a2_a3_950_BOOL_a2_a3_950, 0x1ff, nullptr, {}},
    {"beta", ParamKind::scalar, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"threshold", ParamKind::scalar, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftplusBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSoftplusBackward_promote[] = {0, 1, -1};
constexpr int8_t kSoftplusBackward_operands[] = {0, 1, -1};
constexpr int8_t kSoftplusBackward_broadcast[] = {-1};
constexpr int8_t kSoftplusBackward_converts[] = {2, 3, -1};
constexpr int8_t kSoftplusBackward_any_of[] = {-1};
constexpr ParamList kSoftplusBackward_same[] = {nullptr};
constexpr int8_t kSoftplusBackward_self_sources[] = {0, -1};
constexpr int8_t kSoftplusBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kSoftplusBackward_shapes[] = {{ShapeRule::same, 1, -1, kSoftplusBackward_self_sources}, {ShapeRule::same, 4, -1, kSoftplusBackward_gradInput_sources}};
constexpr Row kSoftplusBackward = {"aclnnSoftplusBackward", kSoftplusBackward_params, 5, 0xf, kSoftplusBackward_order, 6, kSoftplusBackward_promote, PromoteRule::table, nullptr, Compute::single, kSoftplusBackward_operands, kSoftplusBackward_converts, kSoftplusBackward_any_of, 4, kSoftplusBackward_broadcast, -1, kSoftplusBackward_same, kSoftplusBackward_shapes, 2, 161002, nullptr, ops::softplus_backward};

constexpr Param kSoftshrink_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"lambd", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftshrink_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::custom, -1}};
constexpr int8_t kSoftshrink_promote[] = {-1};
constexpr int8_t kSoftshrink_operands[] = {0, -1};
constexpr int8_t kSoftshrink_broadcast[] = {-1};
constexpr int8_t kSoftshrink_converts[] = {-1};
constexpr int8_t kSoftshrink_any_of[] = {-1};
constexpr ParamList kSoftshrink_same[] = {nullptr};
constexpr int8_t kSoftshrink_out_sources[] = {0, -1};
constexpr ShapeRule kSoftshrink_shapes[] = {{ShapeRule::same, 2, -1, kSoftshrink_out_sources}};
constexpr Row kSoftshrink = {"aclnnSoftshrink", kSoftshrink_params, 3, 0x1f, kSoftshrink_order, 5, kSoftshrink_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftshrink_operands, kSoftshrink_converts, kSoftshrink_any_of, 2, kSoftshrink_broadcast, -1, kSoftshrink_same, kSoftshrink_shapes, 1, 161002, ops::check_lambd, ops::softshrink};

constexpr Param kSoftshrinkBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"lambda", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSoftshrinkBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kSoftshrinkBackward_promote[] = {0, 1, -1};
constexpr int8_t kSoftshrinkBackward_operands[] = {0, 1, -1};
constexpr int8_t kSoftshrinkBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kSoftshrinkBackward_converts[] = {-1};
constexpr int8_t kSoftshrinkBackward_any_of[] = {-1};
constexpr ParamList kSoftshrinkBackward_same[] = {nullptr};
constexpr int8_t kSoftshrinkBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kSoftshrinkBackward_shapes[] = {{ShapeRule::broadcast, 3, -1, kSoftshrinkBackward_gradInput_sources}};
constexpr Row kSoftshrinkBackward = {"aclnnSoftshrinkBackward", kSoftshrinkBackward_params, 4, 0x1f, kSoftshrinkBackward_order, 6, kSoftshrinkBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSoftshrinkBackward_operands, kSoftshrinkBackward_converts, kSoftshrinkBackward_any_of, 3, kSoftshrinkBackward_broadcast, -1, kSoftshrinkBackward_same, kSoftshrinkBackward_shapes, 1, 161002, nullptr, ops::shrink_backward};

constexpr Param kSquaredRelu_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSquaredRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSquaredRelu_promote[] = {-1};
constexpr int8_t kSquaredRelu_operands[] = {0, -1};
constexpr int8_t kSquaredRelu_broadcast[] = {-1};
constexpr int8_t kSquaredRelu_converts[] = {-1};
constexpr int8_t kSquaredRelu_any_of[] = {-1};
constexpr int8_t kSquaredRelu_same0[] = {0, 1, -1};
constexpr ParamList kSquaredRelu_same[] = {kSquaredRelu_same0, nullptr};
constexpr int8_t kSquaredRelu_out_sources[] = {0, -1};
constexpr ShapeRule kSquaredRelu_shapes[] = {{ShapeRule::same, 1, -1, kSquaredRelu_out_sources}};
constexpr Row kSquaredRelu = {"aclnnSquaredRelu", kSquaredRelu_params, 2, 0x7, kSquaredRelu_order, 4, kSquaredRelu_promote, PromoteRule::table, nullptr, Compute::promoted, kSquaredRelu_operands, kSquaredRelu_converts, kSquaredRelu_any_of, 1, kSquaredRelu_broadcast, -1, kSquaredRelu_same, kSquaredRelu_shapes, 1, 161002, nullptr, ops::squared_relu};

constexpr Param kSwiGlu_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSwiGlu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kSwiGlu_promote[] = {-1};
constexpr int8_t kSwiGlu_operands[] = {0, -1};
constexpr int8_t kSwiGlu_broadcast[] = {-1};
constexpr int8_t kSwiGlu_converts[] = {-1};
constexpr int8_t kSwiGlu_any_of[] = {-1};
constexpr int8_t kSwiGlu_same0[] = {0, 2, -1};
constexpr ParamList kSwiGlu_same[] = {kSwiGlu_same0, nullptr};
constexpr Row kSwiGlu = {"aclnnSwiGlu", kSwiGlu_params, 3, 0x17, kSwiGlu_order, 4, kSwiGlu_promote, PromoteRule::table, nullptr, Compute::promoted, kSwiGlu_operands, kSwiGlu_converts, kSwiGlu_any_of, 2, kSwiGlu_broadcast, -1, kSwiGlu_same, nullptr, 0, 161002, nullptr, ops::swi_glu};

constexpr Param kSwiGluGrad_params[] = {
    {"yGrad", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 1}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSwiGluGrad_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::shape, -1}};
constexpr int8_t kSwiGluGrad_promote[] = {-1};
constexpr int8_t kSwiGluGrad_operands[] = {0, 1, -1};
constexpr int8_t kSwiGluGrad_broadcast[] = {-1};
constexpr int8_t kSwiGluGrad_converts[] = {-1};
constexpr int8_t kSwiGluGrad_any_of[] = {-1};
constexpr int8_t kSwiGluGrad_same0[] = {0, 1, 3, -1};
constexpr ParamList kSwiGluGrad_same[] = {kSwiGluGrad_same0, nullptr};
constexpr int8_t kSwiGluGrad_out_sources[] = {1, -1};
constexpr ShapeRule kSwiGluGrad_shapes[] = {{ShapeRule::same, 3, -1, kSwiGluGrad_out_sources}};
constexpr Row kSwiGluGrad = {"aclnnSwiGluGrad", kSwiGluGrad_params, 4, 0x17, kSwiGluGrad_order, 5, kSwiGluGrad_promote, PromoteRule::table, nullptr, Compute::promoted, kSwiGluGrad_operands, kSwiGluGrad_converts, kSwiGluGrad_any_of, 3, kSwiGluGrad_broadcast, -1, kSwiGluGrad_same, kSwiGluGrad_shapes, 1, 161002, nullptr, ops::swi_glu_grad};

constexpr Param kSwish_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"betaOptional", ParamKind::scalar, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSwish_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSwish_promote[] = {-1};
constexpr int8_t kSwish_operands[] = {0, -1};
constexpr int8_t kSwish_broadcast[] = {-1};
constexpr int8_t kSwish_converts[] = {1, -1};
constexpr int8_t kSwish_any_of[] = {-1};
constexpr int8_t kSwish_same0[] = {0, 2, -1};
constexpr ParamList kSwish_same[] = {kSwish_same0, nullptr};
constexpr int8_t kSwish_out_sources[] = {0, -1};
constexpr ShapeRule kSwish_shapes[] = {{ShapeRule::same, 2, -1, kSwish_out_sources}};
constexpr Row kSwish = {"aclnnSwish", kSwish_params, 3, 0x1f, kSwish_order, 5, kSwish_promote, PromoteRule::table, nullptr, Compute::promoted, kSwish_operands, kSwish_converts, kSwish_any_of, 2, kSwish_broadcast, -1, kSwish_same, kSwish_shapes, 1, 161002, nullptr, ops::swish};

constexpr Param kSwishBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"betaOptional", ParamKind::scalar, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSwishBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSwishBackward_promote[] = {-1};
constexpr int8_t kSwishBackward_operands[] = {0, 1, -1};
constexpr int8_t kSwishBackward_broadcast[] = {-1};
constexpr int8_t kSwishBackward_converts[] = {2, -1};
constexpr int8_t kSwishBackward_any_of[] = {-1};
constexpr int8_t kSwishBackward_same0[] = {0, 1, 3, -1};
constexpr ParamList kSwishBackward_same[] = {kSwishBackward_same0, nullptr};
constexpr int8_t kSwishBackward_self_sources[] = {0, -1};
constexpr int8_t kSwishBackward_gradInput_sources[] = {0, -1};
constexpr ShapeRule kSwishBackward_shapes[] = {{ShapeRule::same, 1, -1, kSwishBackward_self_sources}, {ShapeRule::same, 3, -1, kSwishBackward_gradInput_sources}};
constexpr Row kSwishBackward = {"aclnnSwishBackward", kSwishBackward_params, 4, 0x1f, kSwishBackward_order, 5, kSwishBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kSwishBackward_operands, kSwishBackward_converts, kSwishBackward_any_of, 3, kSwishBackward_broadcast, -1, kSwishBackward_same, kSwishBackward_shapes, 2, 161002, nullptr, ops::swish_backward};

constexpr Param kTanhBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"output", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"gradInput", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kTanhBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kTanhBackward_promote[] = {-1};
constexpr int8_t kTanhBackward_operands[] = {0, 1, -1};
constexpr int8_t kTanhBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kTanhBackward_converts[] = {-1};
constexpr int8_t kTanhBackward_any_of[] = {-1};
constexpr int8_t kTanhBackward_same0[] = {0, 1, 2, -1};
constexpr ParamList kTanhBackward_same[] = {kTanhBackward_same0, nullptr};
constexpr int8_t kTanhBackward_gradInput_sources[] = {0, 1, -1};
constexpr ShapeRule kTanhBackward_shapes[] = {{ShapeRule::broadcast, 2, -1, kTanhBackward_gradInput_sources}};
constexpr Row kTanhBackward = {"aclnnTanhBackward", kTanhBackward_params, 3, 0x1f, kTanhBackward_order, 5, kTanhBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kTanhBackward_operands, kTanhBackward_converts, kTanhBackward_any_of, 2, kTanhBackward_broadcast, -1, kTanhBackward_same, kTanhBackward_shapes, 1, 161002, nullptr, ops::tanh_backward};

constexpr Param kThreshold_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"threshold", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kThreshold_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kThreshold_promote[] = {-1};
constexpr int8_t kThreshold_operands[] = {0, -1};
constexpr int8_t kThreshold_broadcast[] = {-1};
constexpr int8_t kThreshold_converts[] = {-1};
constexpr int8_t kThreshold_any_of[] = {-1};
constexpr ParamList kThreshold_same[] = {nullptr};
constexpr int8_t kThreshold_out_sources[] = {0, -1};
constexpr ShapeRule kThreshold_shapes[] = {{ShapeRule::same, 3, -1, kThreshold_out_sources}};
constexpr Row kThreshold = {"aclnnThreshold", kThreshold_params, 4, 0xf, kThreshold_order, 5, kThreshold_promote, PromoteRule::table, nullptr, Compute::promoted, kThreshold_operands, kThreshold_converts, kThreshold_any_of, 3, kThreshold_broadcast, -1, kThreshold_same, kThreshold_shapes, 1, 161002, nullptr, ops::threshold};

constexpr Param kThresholdBackward_params[] = {
    {"gradOutput", ParamKind::tensor, Role::in, false, &kSet_float_INT64_950_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_950_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"threshold", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_950_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kThresholdBackward_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kThresholdBackward_promote[] = {-1};
constexpr int8_t kThresholdBackward_operands[] = {0, 1, -1};
constexpr int8_t kThresholdBackward_broadcast[] = {0, 1, -1};
constexpr int8_t kThresholdBackward_converts[] = {-1};
constexpr int8_t kThresholdBackward_any_of[] = {-1};
constexpr int8_t kThresholdBackward_same0[] = {0, 1, 3, -1};
constexpr ParamList kThresholdBackward_same[] = {kThresholdBackward_same0, nullptr};
constexpr int8_t kThresholdBackward_out_sources[] = {0, 1, -1};
constexpr ShapeRule kThresholdBackward_shapes[] = {{ShapeRule::broadcast, 3, -1, kThresholdBackward_out_sources}};
constexpr Row kThresholdBackward = {"aclnnThresholdBackward", kThresholdBackward_params, 4, 0x1f, kThresholdBackward_order, 5, kThresholdBackward_promote, PromoteRule::table, nullptr, Compute::promoted, kThresholdBackward_operands, kThresholdBackward_converts, kThresholdBackward_any_of, 3, kThresholdBackward_broadcast, -1, kThresholdBackward_same, kThresholdBackward_shapes, 1, 161002, nullptr, ops::threshold_backward};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnCeluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, alpha, out};
  return plan_call(kCelu, args, workspaceSize, executor);
}
ENTRY aclnnCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClippedSwigluGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwiglu"); }
ENTRY aclnnClippedSwiglu(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwiglu"); }
ENTRY aclnnClippedSwigluGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwigluGrad"); }
ENTRY aclnnClippedSwigluGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwigluGrad"); }
ENTRY aclnnClippedSwigluV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, double, double, double, bool, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnClippedSwigluV2"); }
ENTRY aclnnClippedSwigluV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnClippedSwigluV2"); }
ENTRY aclnnEluGetWorkspaceSize(const aclTensor* self, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, alpha, scale, inputScale, out};
  return plan_call(kElu, args, workspaceSize, executor);
}
ENTRY aclnnElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kElu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnEluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, bool isResult, const aclTensor* selfOrResult, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput};
  return plan_call(kEluBackward, args, workspaceSize, executor);
}
ENTRY aclnnEluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kEluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFastGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kFastGelu, args, workspaceSize, executor);
}
ENTRY aclnnFastGelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFastGelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gradInput};
  return plan_call(kFastGeluBackward, args, workspaceSize, executor);
}
ENTRY aclnnFastGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFastGeluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFatreluMulGetWorkspaceSize(const aclTensor* input, const aclTensor* threshold, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, threshold, out};
  return plan_call(kFatreluMul, args, workspaceSize, executor);
}
ENTRY aclnnFatreluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFatreluMul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeGluGetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t approximate, aclTensor* out, aclTensor* outGelu, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, approximate, out, outGelu};
  return plan_call(kGeGlu, args, workspaceSize, executor);
}
ENTRY aclnnGeGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeGlu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeGluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gelu, int64_t dim, int64_t approximate, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gelu, dim, approximate, gradInput};
  return plan_call(kGeGluBackward, args, workspaceSize, executor);
}
ENTRY aclnnGeGluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeGluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeGluV3GetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* out, aclTensor* outGelu, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, approximate, activateLeft, out, outGelu};
  return plan_call(kGeGluV3, args, workspaceSize, executor);
}
ENTRY aclnnGeGluV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeGluV3, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gelu, int64_t dim, int64_t approximate, bool activateLeft, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gelu, dim, approximate, activateLeft, gradInput};
  return plan_call(kGeGluV3Backward, args, workspaceSize, executor);
}
ENTRY aclnnGeGluV3Backward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeGluV3Backward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kGelu, args, workspaceSize, executor);
}
ENTRY aclnnGelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gradInput};
  return plan_call(kGeluBackward, args, workspaceSize, executor);
}
ENTRY aclnnGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeluBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, char* approximate, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, approximate, gradInput};
  return plan_call(kGeluBackwardV2, args, workspaceSize, executor);
}
ENTRY aclnnGeluBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeluBackwardV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeluMulGetWorkspaceSize(const aclTensor* input, char* approximateOptional, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, approximateOptional, out};
  return plan_call(kGeluMul, args, workspaceSize, executor);
}
ENTRY aclnnGeluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeluMul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeluQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const char*, const char*, const char*, int64_t, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGeluQuant"); }
ENTRY aclnnGeluQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGeluQuant"); }
ENTRY aclnnGeluV2GetWorkspaceSize(const aclTensor* x, int64_t approximate, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, approximate, y};
  return plan_call(kGeluV2, args, workspaceSize, executor);
}
ENTRY aclnnGeluV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeluV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGluGetWorkspaceSize(const aclTensor* self, int64_t dim, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, out};
  return plan_call(kGlu, args, workspaceSize, executor);
}
ENTRY aclnnGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGlu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGluBackwardGetWorkspaceSize(const aclTensor* gradOut, const aclTensor* self, int64_t dim, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOut, self, dim, out};
  return plan_call(kGluBackward, args, workspaceSize, executor);
}
ENTRY aclnnGluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, lambd, out};
  return plan_call(kHardshrink, args, workspaceSize, executor);
}
ENTRY aclnnHardshrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardshrink, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambd, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, lambd, gradInput};
  return plan_call(kHardshrinkBackward, args, workspaceSize, executor);
}
ENTRY aclnnHardshrinkBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardshrinkBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardsigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kHardsigmoid, args, workspaceSize, executor);
}
ENTRY aclnnHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardsigmoid, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardsigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, out};
  return plan_call(kHardsigmoidBackward, args, workspaceSize, executor);
}
ENTRY aclnnHardsigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardsigmoidBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardswishGetWorkspaceSize(const aclTensor* self, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kHardswish, args, workspaceSize, executor);
}
ENTRY aclnnHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardswish, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardswishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, out};
  return plan_call(kHardswishBackward, args, workspaceSize, executor);
}
ENTRY aclnnHardswishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardswishBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardswishBackwardV2GetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, out};
  return plan_call(kHardswishBackwardV2, args, workspaceSize, executor);
}
ENTRY aclnnHardswishBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardswishBackwardV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardtanhGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMin, clipValueMax, out};
  return plan_call(kHardtanh, args, workspaceSize, executor);
}
ENTRY aclnnHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardtanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHardtanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* min, const aclScalar* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, min, max, out};
  return plan_call(kHardtanhBackward, args, workspaceSize, executor);
}
ENTRY aclnnHardtanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHardtanhBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceCeluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, alpha};
  return plan_call(kInplaceCelu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceCelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceEluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* alpha, const aclScalar* scale, const aclScalar* inputScale, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, alpha, scale, inputScale};
  return plan_call(kInplaceElu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceElu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceHardsigmoidGetWorkspaceSize(const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self};
  return plan_call(kInplaceHardsigmoid, args, workspaceSize, executor);
}
ENTRY aclnnInplaceHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceHardsigmoid, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceHardswishGetWorkspaceSize(const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self};
  return plan_call(kInplaceHardswish, args, workspaceSize, executor);
}
ENTRY aclnnInplaceHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceHardswish, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceHardtanhGetWorkspaceSize(aclTensor* selfRef, const aclScalar* clipValueMin, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, clipValueMin, clipValueMax};
  return plan_call(kInplaceHardtanh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceHardtanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor* selfRef, const aclScalar* negativeSlope, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, negativeSlope};
  return plan_call(kInplaceLeakyRelu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLeakyRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceMishGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceMish, args, workspaceSize, executor);
}
ENTRY aclnnInplaceMish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceMish, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRReluWithNoiseGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, bool, int64_t, int64_t, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceRReluWithNoise"); }
ENTRY aclnnInplaceRReluWithNoise(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceRReluWithNoise"); }
ENTRY aclnnInplaceReluGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceRelu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSeluGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceSelu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSigmoidGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceSigmoid, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSigmoid, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceThresholdGetWorkspaceSize(aclTensor* selfRef, const aclScalar* threshold, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, threshold, value};
  return plan_call(kInplaceThreshold, args, workspaceSize, executor);
}
ENTRY aclnnInplaceThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceThreshold, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeakyReluGetWorkspaceSize(const aclTensor* self, const aclScalar* negativeSlope, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, negativeSlope, out};
  return plan_call(kLeakyRelu, args, workspaceSize, executor);
}
ENTRY aclnnLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeakyRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeakyReluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* negativeSlope, bool selfIsResult, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, negativeSlope, selfIsResult, out};
  return plan_call(kLeakyReluBackward, args, workspaceSize, executor);
}
ENTRY aclnnLeakyReluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeakyReluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLogSigmoid, args, workspaceSize, executor);
}
ENTRY aclnnLogSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogSigmoid, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* buffer, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, buffer, gradInput};
  return plan_call(kLogSigmoidBackward, args, workspaceSize, executor);
}
ENTRY aclnnLogSigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogSigmoidBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor* self, aclTensor* out, aclTensor* buffer, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out, buffer};
  return plan_call(kLogSigmoidForward, args, workspaceSize, executor);
}
ENTRY aclnnLogSigmoidForward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogSigmoidForward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMishGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kMish, args, workspaceSize, executor);
}
ENTRY aclnnMish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMish, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gradInput};
  return plan_call(kMishBackward, args, workspaceSize, executor);
}
ENTRY aclnnMishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMishBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPreluGetWorkspaceSize(const aclTensor* self, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, weight, out};
  return plan_call(kPrelu, args, workspaceSize, executor);
}
ENTRY aclnnPrelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPrelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPreluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclTensor* weight, aclTensor* gradInput, aclTensor* gradWeight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, weight, gradInput, gradWeight};
  return plan_call(kPreluBackward, args, workspaceSize, executor);
}
ENTRY aclnnPreluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPreluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, bool, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRReluWithNoise"); }
ENTRY aclnnRReluWithNoise(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRReluWithNoise"); }
ENTRY aclnnReluGetWorkspaceSize(const aclTensor* self, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kRelu, args, workspaceSize, executor);
}
ENTRY aclnnRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSeluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSelu, args, workspaceSize, executor);
}
ENTRY aclnnSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSeluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* result, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, result, gradInput};
  return plan_call(kSeluBackward, args, workspaceSize, executor);
}
ENTRY aclnnSeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSeluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnShrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, const aclScalar* bias, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, lambd, bias, out};
  return plan_call(kShrink, args, workspaceSize, executor);
}
ENTRY aclnnShrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kShrink, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSigmoidGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSigmoid, args, workspaceSize, executor);
}
ENTRY aclnnSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSigmoid, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, output, gradInput};
  return plan_call(kSigmoidBackward, args, workspaceSize, executor);
}
ENTRY aclnnSigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSigmoidBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSiluGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSilu, args, workspaceSize, executor);
}
ENTRY aclnnSilu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSilu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSiluBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, gradInput};
  return plan_call(kSiluBackward, args, workspaceSize, executor);
}
ENTRY aclnnSiluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSiluBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSituGluGetWorkspaceSize(const aclTensor* x, int64_t dim, double beta, double linearBeta, bool activateLeft, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, dim, beta, linearBeta, activateLeft, out};
  return plan_call(kSituGlu, args, workspaceSize, executor);
}
ENTRY aclnnSituGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSituGlu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSituGluGradGetWorkspaceSize(const aclTensor* gradY, const aclTensor* x, int64_t dim, double beta, double linearBeta, bool activateLeft, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradY, x, dim, beta, linearBeta, activateLeft, out};
  return plan_call(kSituGluGrad, args, workspaceSize, executor);
}
ENTRY aclnnSituGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSituGluGrad, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftmaxGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftmax"); }
ENTRY aclnnSoftmax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftmax"); }
ENTRY aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSoftmaxBackward"); }
ENTRY aclnnSoftmaxBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSoftmaxBackward"); }
ENTRY aclnnSoftplusGetWorkspaceSize(const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, beta, threshold, out};
  return plan_call(kSoftplus, args, workspaceSize, executor);
}
ENTRY aclnnSoftplus(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftplus, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftplusBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* beta, const aclScalar* threshold, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, beta, threshold, gradInput};
  return plan_call(kSoftplusBackward, args, workspaceSize, executor);
}
ENTRY aclnnSoftplusBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftplusBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftshrinkGetWorkspaceSize(const aclTensor* self, const aclScalar* lambd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, lambd, out};
  return plan_call(kSoftshrink, args, workspaceSize, executor);
}
ENTRY aclnnSoftshrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftshrink, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSoftshrinkBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* lambda, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, lambda, gradInput};
  return plan_call(kSoftshrinkBackward, args, workspaceSize, executor);
}
ENTRY aclnnSoftshrinkBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSoftshrinkBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSquaredReluGetWorkspaceSize(const aclTensor* input, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kSquaredRelu, args, workspaceSize, executor);
}
ENTRY aclnnSquaredRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSquaredRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSwiGluGetWorkspaceSize(const aclTensor* x, int64_t dim, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, dim, out};
  return plan_call(kSwiGlu, args, workspaceSize, executor);
}
ENTRY aclnnSwiGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSwiGlu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSwiGluGradGetWorkspaceSize(const aclTensor* yGrad, const aclTensor* x, int64_t dim, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {yGrad, x, dim, out};
  return plan_call(kSwiGluGrad, args, workspaceSize, executor);
}
ENTRY aclnnSwiGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSwiGluGrad, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSwigluGroupGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroup"); }
ENTRY aclnnSwigluGroup(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroup"); }
ENTRY aclnnSwigluGroupQuantGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, int64_t, int64_t, bool, double, double, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroupQuant"); }
ENTRY aclnnSwigluGroupQuant(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroupQuant"); }
ENTRY aclnnSwigluGroupQuantGradGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, double, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSwigluGroupQuantGrad"); }
ENTRY aclnnSwigluGroupQuantGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSwigluGroupQuantGrad"); }
ENTRY aclnnSwishGetWorkspaceSize(const aclTensor* self, const aclScalar* betaOptional, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, betaOptional, out};
  return plan_call(kSwish, args, workspaceSize, executor);
}
ENTRY aclnnSwish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSwish, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSwishBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* betaOptional, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, betaOptional, gradInput};
  return plan_call(kSwishBackward, args, workspaceSize, executor);
}
ENTRY aclnnSwishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSwishBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnTanhBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* output, aclTensor* gradInput, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, output, gradInput};
  return plan_call(kTanhBackward, args, workspaceSize, executor);
}
ENTRY aclnnTanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kTanhBackward, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnThresholdGetWorkspaceSize(const aclTensor* self, const aclScalar* threshold, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, threshold, value, out};
  return plan_call(kThreshold, args, workspaceSize, executor);
}
ENTRY aclnnThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kThreshold, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnThresholdBackwardGetWorkspaceSize(const aclTensor* gradOutput, const aclTensor* self, const aclScalar* threshold, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {gradOutput, self, threshold, out};
  return plan_call(kThresholdBackward, args, workspaceSize, executor);
}
ENTRY aclnnThresholdBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kThresholdBackward, workspace, workspaceSize, executor, stream);
}
