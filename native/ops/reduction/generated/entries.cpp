// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the reduction family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status all(Call& call);
Status amax(Call& call);
Status amin(Call& call);
Status aminmax(Call& call);
Status aminmax_all(Call& call);
Status aminmax_dim(Call& call);
Status any(Call& call);
Status arg_max(Call& call);
Status arg_min(Call& call);
Status linalg_vector_norm(Call& call);
Status max(Call& call);
Status max_dim(Call& call);
Status max_v2(Call& call);
Status mean(Call& call);
Status mean_v2(Call& call);
Status min(Call& call);
Status min_dim(Call& call);
Status norm(Call& call);
Status prod(Call& call);
Status prod_dim(Call& call);
Status reduce_nansum(Call& call);
Status reduce_sum(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_BOOL_UINT8 = {"BOOL UINT8", {0x1010, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010}};
constexpr DTypeSetByProduct kSet_float_INT64_BOOL_INT32_950 = {"float INT64 BOOL INT32@950", {0x8001203, 0x8001203, 0x800120b, 0x1203, 0x1203, 0x8001203}};
constexpr DTypeSetByProduct kSet_float_bf16 = {"float_bf16", {0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003}};
constexpr DTypeSetByProduct kSet_index = {"index", {0x208, 0x208, 0x208, 0x208, 0x208, 0x208}};
constexpr DTypeSetByProduct kSet_nansum = {"nansum", {0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f}};
constexpr DTypeSetByProduct kSet_real = {"real", {0x8000a5f, 0x8000a5f, 0x8000a5f, 0xa5f, 0xa5f, 0xa5f}};
constexpr DTypeSetByProduct kSet_real_BOOL = {"real BOOL", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x1a5f, 0x1a5f, 0x1a5f}};
constexpr DTypeSetByProduct kSet_real_BOOL_complex = {"real BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_real_complex = {"real complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x30a5f, 0x30a5f, 0x30a5f}};

constexpr Param kAll_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAll_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAll_promote[] = {-1};
constexpr int8_t kAll_operands[] = {0, -1};
constexpr int8_t kAll_broadcast[] = {-1};
constexpr int8_t kAll_converts[] = {-1};
constexpr int8_t kAll_any_of[] = {-1};
constexpr ParamList kAll_same[] = {nullptr};
constexpr int8_t kAll_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAll_shapes[] = {{ShapeRule::reduced, 3, -1, kAll_out_sources}};
constexpr Row kAll = {"aclnnAll", kAll_params, 4, 0x3f, kAll_order, 6, kAll_promote, PromoteRule::table, nullptr, Compute::promoted, kAll_operands, kAll_converts, kAll_any_of, 3, kAll_broadcast, -1, kAll_same, kAll_shapes, 1, 161002, nullptr, ops::all};

constexpr Param kAmax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true, .nonempty = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAmax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAmax_promote[] = {-1};
constexpr int8_t kAmax_operands[] = {0, -1};
constexpr int8_t kAmax_broadcast[] = {-1};
constexpr int8_t kAmax_converts[] = {-1};
constexpr int8_t kAmax_any_of[] = {-1};
constexpr int8_t kAmax_same0[] = {0, 3, -1};
constexpr ParamList kAmax_same[] = {kAmax_same0, nullptr};
constexpr int8_t kAmax_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAmax_shapes[] = {{ShapeRule::reduced, 3, -1, kAmax_out_sources}};
constexpr Row kAmax = {"aclnnAmax", kAmax_params, 4, 0x1f, kAmax_order, 5, kAmax_promote, PromoteRule::table, nullptr, Compute::promoted, kAmax_operands, kAmax_converts, kAmax_any_of, 3, kAmax_broadcast, -1, kAmax_same, kAmax_shapes, 1, 161002, nullptr, ops::amax};

constexpr Param kAmin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true, .nonempty = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAmin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAmin_promote[] = {-1};
constexpr int8_t kAmin_operands[] = {0, -1};
constexpr int8_t kAmin_broadcast[] = {-1};
constexpr int8_t kAmin_converts[] = {-1};
constexpr int8_t kAmin_any_of[] = {-1};
constexpr int8_t kAmin_same0[] = {0, 3, -1};
constexpr ParamList kAmin_same[] = {kAmin_same0, nullptr};
constexpr int8_t kAmin_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAmin_shapes[] = {{ShapeRule::reduced, 3, -1, kAmin_out_sources}};
constexpr Row kAmin = {"aclnnAmin", kAmin_params, 4, 0x1f, kAmin_order, 5, kAmin_promote, PromoteRule::table, nullptr, Compute::promoted, kAmin_operands, kAmin_converts, kAmin_any_of, 3, kAmin_broadcast, -1, kAmin_same, kAmin_shapes, 1, 161002, nullptr, ops::amin};

constexpr Param kAminmax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .nonempty = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"minOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"maxOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAminmax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kAminmax_promote[] = {-1};
constexpr int8_t kAminmax_operands[] = {0, -1};
constexpr int8_t kAminmax_broadcast[] = {-1};
constexpr int8_t kAminmax_converts[] = {-1};
constexpr int8_t kAminmax_any_of[] = {-1};
constexpr int8_t kAminmax_same0[] = {0, 3, 4, -1};
constexpr ParamList kAminmax_same[] = {kAminmax_same0, nullptr};
constexpr int8_t kAminmax_minOut_sources[] = {0, 1, 2, -1};
constexpr int8_t kAminmax_maxOut_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAminmax_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kAminmax_minOut_sources}, {ShapeRule::reduced_or_one, 4, -1, kAminmax_maxOut_sources}};
constexpr Row kAminmax = {"aclnnAminmax", kAminmax_params, 5, 0x1f, kAminmax_order, 5, kAminmax_promote, PromoteRule::table, nullptr, Compute::promoted, kAminmax_operands, kAminmax_converts, kAminmax_any_of, 3, kAminmax_broadcast, -1, kAminmax_same, kAminmax_shapes, 2, 161002, nullptr, ops::aminmax};

constexpr Param kAminmaxAll_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"minOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"maxOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAminmaxAll_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAminmaxAll_promote[] = {-1};
constexpr int8_t kAminmaxAll_operands[] = {0, -1};
constexpr int8_t kAminmaxAll_broadcast[] = {-1};
constexpr int8_t kAminmaxAll_converts[] = {-1};
constexpr int8_t kAminmaxAll_any_of[] = {-1};
constexpr int8_t kAminmaxAll_same0[] = {0, 1, 2, -1};
constexpr ParamList kAminmaxAll_same[] = {kAminmaxAll_same0, nullptr};
constexpr int8_t kAminmaxAll_minOut_sources[] = {0, -1};
constexpr int8_t kAminmaxAll_maxOut_sources[] = {0, -1};
constexpr ShapeRule kAminmaxAll_shapes[] = {{ShapeRule::one, 1, -1, kAminmaxAll_minOut_sources}, {ShapeRule::one, 2, -1, kAminmaxAll_maxOut_sources}};
constexpr Row kAminmaxAll = {"aclnnAminmaxAll", kAminmaxAll_params, 3, 0xf, kAminmaxAll_order, 4, kAminmaxAll_promote, PromoteRule::table, nullptr, Compute::promoted, kAminmaxAll_operands, kAminmaxAll_converts, kAminmaxAll_any_of, 1, kAminmaxAll_broadcast, -1, kAminmaxAll_same, kAminmaxAll_shapes, 2, 161002, nullptr, ops::aminmax_all};

constexpr Param kAminmaxDim_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .nonempty = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"minOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"maxOut", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAminmaxDim_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kAminmaxDim_promote[] = {-1};
constexpr int8_t kAminmaxDim_operands[] = {0, -1};
constexpr int8_t kAminmaxDim_broadcast[] = {-1};
constexpr int8_t kAminmaxDim_converts[] = {-1};
constexpr int8_t kAminmaxDim_any_of[] = {-1};
constexpr int8_t kAminmaxDim_same0[] = {0, 3, 4, -1};
constexpr ParamList kAminmaxDim_same[] = {kAminmaxDim_same0, nullptr};
constexpr int8_t kAminmaxDim_minOut_sources[] = {0, 1, 2, -1};
constexpr int8_t kAminmaxDim_maxOut_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAminmaxDim_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kAminmaxDim_minOut_sources}, {ShapeRule::reduced_or_one, 4, -1, kAminmaxDim_maxOut_sources}};
constexpr Row kAminmaxDim = {"aclnnAminmaxDim", kAminmaxDim_params, 5, 0xf, kAminmaxDim_order, 5, kAminmaxDim_promote, PromoteRule::table, nullptr, Compute::promoted, kAminmaxDim_operands, kAminmaxDim_converts, kAminmaxDim_any_of, 3, kAminmaxDim_broadcast, -1, kAminmaxDim_same, kAminmaxDim_shapes, 2, 161002, nullptr, ops::aminmax_dim};

constexpr Param kAny_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAny_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAny_promote[] = {-1};
constexpr int8_t kAny_operands[] = {0, -1};
constexpr int8_t kAny_broadcast[] = {-1};
constexpr int8_t kAny_converts[] = {-1};
constexpr int8_t kAny_any_of[] = {-1};
constexpr ParamList kAny_same[] = {nullptr};
constexpr int8_t kAny_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAny_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kAny_out_sources}};
constexpr Row kAny = {"aclnnAny", kAny_params, 4, 0x3f, kAny_order, 5, kAny_promote, PromoteRule::table, nullptr, Compute::promoted, kAny_operands, kAny_converts, kAny_any_of, 3, kAny_broadcast, -1, kAny_same, kAny_shapes, 1, 161002, nullptr, ops::any};

constexpr Param kArgMax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_index, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kArgMax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}, {Step::format, -1}};
constexpr int8_t kArgMax_promote[] = {-1};
constexpr int8_t kArgMax_operands[] = {0, -1};
constexpr int8_t kArgMax_broadcast[] = {-1};
constexpr int8_t kArgMax_converts[] = {-1};
constexpr int8_t kArgMax_any_of[] = {-1};
constexpr ParamList kArgMax_same[] = {nullptr};
constexpr int8_t kArgMax_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kArgMax_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kArgMax_out_sources}};
constexpr Row kArgMax = {"aclnnArgMax", kArgMax_params, 4, 0x1f, kArgMax_order, 6, kArgMax_promote, PromoteRule::table, nullptr, Compute::promoted, kArgMax_operands, kArgMax_converts, kArgMax_any_of, 3, kArgMax_broadcast, -1, kArgMax_same, kArgMax_shapes, 1, 161002, nullptr, ops::arg_max};

constexpr Param kArgMin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .nonempty = true}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_index, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kArgMin_order[] = {{Step::null, -1}, {Step::attr, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kArgMin_promote[] = {-1};
constexpr int8_t kArgMin_operands[] = {0, -1};
constexpr int8_t kArgMin_broadcast[] = {-1};
constexpr int8_t kArgMin_converts[] = {-1};
constexpr int8_t kArgMin_any_of[] = {-1};
constexpr ParamList kArgMin_same[] = {nullptr};
constexpr int8_t kArgMin_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kArgMin_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kArgMin_out_sources}};
constexpr Row kArgMin = {"aclnnArgMin", kArgMin_params, 4, 0x1f, kArgMin_order, 6, kArgMin_promote, PromoteRule::table, nullptr, Compute::promoted, kArgMin_operands, kArgMin_converts, kArgMin_any_of, 3, kArgMin_broadcast, -1, kArgMin_same, kArgMin_shapes, 1, 161002, nullptr, ops::arg_min};

constexpr Param kLinalgVectorNorm_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"ord", ParamKind::scalar, Role::in, false, nullptr, 0x1ff, nullptr, {}},
    {"dims", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDims", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLinalgVectorNorm_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLinalgVectorNorm_promote[] = {0, -1};
constexpr int8_t kLinalgVectorNorm_operands[] = {0, -1};
constexpr int8_t kLinalgVectorNorm_broadcast[] = {-1};
constexpr int8_t kLinalgVectorNorm_converts[] = {-1};
constexpr int8_t kLinalgVectorNorm_any_of[] = {-1};
constexpr int8_t kLinalgVectorNorm_same0[] = {4, 5, -1};
constexpr ParamList kLinalgVectorNorm_same[] = {kLinalgVectorNorm_same0, nullptr};
constexpr int8_t kLinalgVectorNorm_out_sources[] = {0, 2, 3, -1};
constexpr ShapeRule kLinalgVectorNorm_shapes[] = {{ShapeRule::reduced, 5, -1, kLinalgVectorNorm_out_sources}};
constexpr Row kLinalgVectorNorm = {"aclnnLinalgVectorNorm", kLinalgVectorNorm_params, 6, 0x2f, kLinalgVectorNorm_order, 7, kLinalgVectorNorm_promote, PromoteRule::table, nullptr, Compute::promoted, kLinalgVectorNorm_operands, kLinalgVectorNorm_converts, kLinalgVectorNorm_any_of, 5, kLinalgVectorNorm_broadcast, -1, kLinalgVectorNorm_same, kLinalgVectorNorm_shapes, 1, 161002, nullptr, ops::linalg_vector_norm};

constexpr Param kMax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kMax_promote[] = {-1};
constexpr int8_t kMax_operands[] = {0, -1};
constexpr int8_t kMax_broadcast[] = {-1};
constexpr int8_t kMax_converts[] = {-1};
constexpr int8_t kMax_any_of[] = {-1};
constexpr ParamList kMax_same[] = {nullptr};
constexpr int8_t kMax_out_sources[] = {0, -1};
constexpr ShapeRule kMax_shapes[] = {{ShapeRule::one, 1, -1, kMax_out_sources}};
constexpr Row kMax = {"aclnnMax", kMax_params, 2, 0x1f, kMax_order, 4, kMax_promote, PromoteRule::table, nullptr, Compute::promoted, kMax_operands, kMax_converts, kMax_any_of, 1, kMax_broadcast, -1, kMax_same, kMax_shapes, 1, 161002, nullptr, ops::max};

constexpr Param kMaxDim_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_BOOL_INT32_950, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_BOOL_INT32_950, 0x1ff, nullptr, {}},
    {"indices", ParamKind::tensor, Role::out, false, &kSet_index, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaxDim_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kMaxDim_promote[] = {-1};
constexpr int8_t kMaxDim_operands[] = {0, -1};
constexpr int8_t kMaxDim_broadcast[] = {-1};
constexpr int8_t kMaxDim_converts[] = {-1};
constexpr int8_t kMaxDim_any_of[] = {-1};
constexpr int8_t kMaxDim_same0[] = {0, 3, -1};
constexpr ParamList kMaxDim_same[] = {kMaxDim_same0, nullptr};
constexpr int8_t kMaxDim_out_sources[] = {0, 1, 2, -1};
constexpr int8_t kMaxDim_indices_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kMaxDim_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kMaxDim_out_sources}, {ShapeRule::reduced_or_one, 4, -1, kMaxDim_indices_sources}};
constexpr Row kMaxDim = {"aclnnMaxDim", kMaxDim_params, 5, 0x1f, kMaxDim_order, 5, kMaxDim_promote, PromoteRule::table, nullptr, Compute::promoted, kMaxDim_operands, kMaxDim_converts, kMaxDim_any_of, 3, kMaxDim_broadcast, -1, kMaxDim_same, kMaxDim_shapes, 2, 161002, nullptr, ops::max_dim};

constexpr Param kMaxV2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"dims", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true, .nonempty = true}},
    {"keepDims", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"noopWithEmptyDims", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaxV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kMaxV2_promote[] = {-1};
constexpr int8_t kMaxV2_operands[] = {0, -1};
constexpr int8_t kMaxV2_broadcast[] = {-1};
constexpr int8_t kMaxV2_converts[] = {-1};
constexpr int8_t kMaxV2_any_of[] = {-1};
constexpr int8_t kMaxV2_same0[] = {0, 4, -1};
constexpr ParamList kMaxV2_same[] = {kMaxV2_same0, nullptr};
constexpr int8_t kMaxV2_out_sources[] = {0, 1, 2, 3, -1};
constexpr ShapeRule kMaxV2_shapes[] = {{ShapeRule::reduced, 4, -1, kMaxV2_out_sources}};
constexpr Row kMaxV2 = {"aclnnMaxV2", kMaxV2_params, 5, 0x1f, kMaxV2_order, 5, kMaxV2_promote, PromoteRule::table, nullptr, Compute::promoted, kMaxV2_operands, kMaxV2_converts, kMaxV2_any_of, 4, kMaxV2_broadcast, -1, kMaxV2_same, kMaxV2_shapes, 1, 161002, nullptr, ops::max_v2};

constexpr Param kMean_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMean_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kMean_promote[] = {3, -1};
constexpr int8_t kMean_operands[] = {0, -1};
constexpr int8_t kMean_broadcast[] = {-1};
constexpr int8_t kMean_converts[] = {0, -1};
constexpr int8_t kMean_any_of[] = {-1};
constexpr ParamList kMean_same[] = {nullptr};
constexpr int8_t kMean_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kMean_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kMean_out_sources}};
constexpr Row kMean = {"aclnnMean", kMean_params, 5, 0x1f, kMean_order, 8, kMean_promote, PromoteRule::table, nullptr, Compute::promoted, kMean_operands, kMean_converts, kMean_any_of, 4, kMean_broadcast, -1, kMean_same, kMean_shapes, 1, 161002, nullptr, ops::mean};

constexpr Param kMeanV2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"noopWithEmptyAxes", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMeanV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kMeanV2_promote[] = {-1};
constexpr int8_t kMeanV2_operands[] = {0, -1};
constexpr int8_t kMeanV2_broadcast[] = {-1};
constexpr int8_t kMeanV2_converts[] = {-1};
constexpr int8_t kMeanV2_any_of[] = {-1};
constexpr int8_t kMeanV2_same0[] = {0, 4, -1};
constexpr ParamList kMeanV2_same[] = {kMeanV2_same0, nullptr};
constexpr int8_t kMeanV2_out_sources[] = {0, 1, 2, 3, -1};
constexpr ShapeRule kMeanV2_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kMeanV2_out_sources}};
constexpr Row kMeanV2 = {"aclnnMeanV2", kMeanV2_params, 5, 0x1f, kMeanV2_order, 6, kMeanV2_promote, PromoteRule::table, nullptr, Compute::promoted, kMeanV2_operands, kMeanV2_converts, kMeanV2_any_of, 4, kMeanV2_broadcast, -1, kMeanV2_same, kMeanV2_shapes, 1, 161002, nullptr, ops::mean_v2};

constexpr Param kMin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kMin_promote[] = {-1};
constexpr int8_t kMin_operands[] = {0, -1};
constexpr int8_t kMin_broadcast[] = {-1};
constexpr int8_t kMin_converts[] = {-1};
constexpr int8_t kMin_any_of[] = {-1};
constexpr ParamList kMin_same[] = {nullptr};
constexpr int8_t kMin_out_sources[] = {0, -1};
constexpr ShapeRule kMin_shapes[] = {{ShapeRule::one, 1, -1, kMin_out_sources}};
constexpr Row kMin = {"aclnnMin", kMin_params, 2, 0x1f, kMin_order, 4, kMin_promote, PromoteRule::table, nullptr, Compute::promoted, kMin_operands, kMin_converts, kMin_any_of, 1, kMin_broadcast, -1, kMin_same, kMin_shapes, 1, 161002, nullptr, ops::min};

constexpr Param kMinDim_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_BOOL_INT32_950, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_BOOL_INT32_950, 0x1ff, nullptr, {}},
    {"indices", ParamKind::tensor, Role::out, false, &kSet_index, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMinDim_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kMinDim_promote[] = {-1};
constexpr int8_t kMinDim_operands[] = {0, -1};
constexpr int8_t kMinDim_broadcast[] = {-1};
constexpr int8_t kMinDim_converts[] = {-1};
constexpr int8_t kMinDim_any_of[] = {-1};
constexpr int8_t kMinDim_same0[] = {0, 3, -1};
constexpr ParamList kMinDim_same[] = {kMinDim_same0, nullptr};
constexpr int8_t kMinDim_out_sources[] = {0, 1, 2, -1};
constexpr int8_t kMinDim_indices_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kMinDim_shapes[] = {{ShapeRule::reduced_or_one, 3, -1, kMinDim_out_sources}, {ShapeRule::reduced_or_one, 4, -1, kMinDim_indices_sources}};
constexpr Row kMinDim = {"aclnnMinDim", kMinDim_params, 5, 0x1f, kMinDim_order, 5, kMinDim_promote, PromoteRule::table, nullptr, Compute::promoted, kMinDim_operands, kMinDim_converts, kMinDim_any_of, 3, kMinDim_broadcast, -1, kMinDim_same, kMinDim_shapes, 2, 161002, nullptr, ops::min_dim};

constexpr Param kNorm_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"pScalar", ParamKind::scalar, Role::in, false, nullptr, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepdim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNorm_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNorm_promote[] = {0, -1};
constexpr int8_t kNorm_operands[] = {0, -1};
constexpr int8_t kNorm_broadcast[] = {-1};
constexpr int8_t kNorm_converts[] = {-1};
constexpr int8_t kNorm_any_of[] = {-1};
constexpr ParamList kNorm_same[] = {nullptr};
constexpr int8_t kNorm_out_sources[] = {0, 2, 3, -1};
constexpr ShapeRule kNorm_shapes[] = {{ShapeRule::reduced, 4, -1, kNorm_out_sources}};
constexpr Row kNorm = {"aclnnNorm", kNorm_params, 5, 0x3f, kNorm_order, 7, kNorm_promote, PromoteRule::table, nullptr, Compute::promoted, kNorm_operands, kNorm_converts, kNorm_any_of, 4, kNorm_broadcast, -1, kNorm_same, kNorm_shapes, 1, 161002, nullptr, ops::norm};

constexpr Param kProd_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kProd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kProd_promote[] = {0, -1};
constexpr int8_t kProd_operands[] = {0, -1};
constexpr int8_t kProd_broadcast[] = {-1};
constexpr int8_t kProd_converts[] = {-1};
constexpr int8_t kProd_any_of[] = {-1};
constexpr int8_t kProd_same0[] = {1, 2, -1};
constexpr ParamList kProd_same[] = {kProd_same0, nullptr};
constexpr int8_t kProd_out_sources[] = {0, -1};
constexpr ShapeRule kProd_shapes[] = {{ShapeRule::one, 2, -1, kProd_out_sources}};
constexpr Row kProd = {"aclnnProd", kProd_params, 3, 0x1f, kProd_order, 6, kProd_promote, PromoteRule::table, nullptr, Compute::promoted, kProd_operands, kProd_converts, kProd_any_of, 2, kProd_broadcast, -1, kProd_same, kProd_shapes, 1, 161002, nullptr, ops::prod};

constexpr Param kProdDim_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kProdDim_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::shape, -1}};
constexpr int8_t kProdDim_promote[] = {0, -1};
constexpr int8_t kProdDim_operands[] = {0, -1};
constexpr int8_t kProdDim_broadcast[] = {-1};
constexpr int8_t kProdDim_converts[] = {-1};
constexpr int8_t kProdDim_any_of[] = {-1};
constexpr int8_t kProdDim_same0[] = {3, 4, -1};
constexpr ParamList kProdDim_same[] = {kProdDim_same0, nullptr};
constexpr int8_t kProdDim_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kProdDim_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kProdDim_out_sources}};
constexpr Row kProdDim = {"aclnnProdDim", kProdDim_params, 5, 0x1f, kProdDim_order, 7, kProdDim_promote, PromoteRule::table, nullptr, Compute::promoted, kProdDim_operands, kProdDim_converts, kProdDim_any_of, 4, kProdDim_broadcast, -1, kProdDim_same, kProdDim_shapes, 1, 161002, nullptr, ops::prod_dim};

constexpr Param kReduceNansum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_nansum, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_nansum, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_nansum, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kReduceNansum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kReduceNansum_promote[] = {3, -1};
constexpr int8_t kReduceNansum_operands[] = {0, -1};
constexpr int8_t kReduceNansum_broadcast[] = {-1};
constexpr int8_t kReduceNansum_converts[] = {-1};
constexpr int8_t kReduceNansum_any_of[] = {-1};
constexpr ParamList kReduceNansum_same[] = {nullptr};
constexpr int8_t kReduceNansum_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kReduceNansum_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kReduceNansum_out_sources}};
constexpr Row kReduceNansum = {"aclnnReduceNansum", kReduceNansum_params, 5, 0x7, kReduceNansum_order, 7, kReduceNansum_promote, PromoteRule::table, nullptr, Compute::promoted, kReduceNansum_operands, kReduceNansum_converts, kReduceNansum_any_of, 4, kReduceNansum_broadcast, -1, kReduceNansum_same, kReduceNansum_shapes, 1, 161002, nullptr, ops::reduce_nansum};

constexpr Param kReduceSum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"dims", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDims", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kReduceSum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::format, -1}, {Step::shape, -1}};
constexpr int8_t kReduceSum_promote[] = {-1};
constexpr int8_t kReduceSum_operands[] = {0, -1};
constexpr int8_t kReduceSum_broadcast[] = {-1};
constexpr int8_t kReduceSum_converts[] = {-1};
constexpr int8_t kReduceSum_any_of[] = {-1};
constexpr int8_t kReduceSum_same0[] = {3, 4, -1};
constexpr ParamList kReduceSum_same[] = {kReduceSum_same0, nullptr};
constexpr int8_t kReduceSum_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kReduceSum_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kReduceSum_out_sources}};
constexpr Row kReduceSum = {"aclnnReduceSum", kReduceSum_params, 5, 0x1f, kReduceSum_order, 6, kReduceSum_promote, PromoteRule::table, nullptr, Compute::promoted, kReduceSum_operands, kReduceSum_converts, kReduceSum_any_of, 4, kReduceSum_broadcast, -1, kReduceSum_same, kReduceSum_shapes, 1, 161002, nullptr, ops::reduce_sum};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAllGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out};
  return plan_call(kAll, args, workspaceSize, executor);
}
ENTRY aclnnAll(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAll, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAmaxGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, out};
  return plan_call(kAmax, args, workspaceSize, executor);
}
ENTRY aclnnAmax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAmax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAminGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, out};
  return plan_call(kAmin, args, workspaceSize, executor);
}
ENTRY aclnnAmin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAmin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAminmaxGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, minOut, maxOut};
  return plan_call(kAminmax, args, workspaceSize, executor);
}
ENTRY aclnnAminmax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAminmax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAminmaxAllGetWorkspaceSize(const aclTensor* self, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, minOut, maxOut};
  return plan_call(kAminmaxAll, args, workspaceSize, executor);
}
ENTRY aclnnAminmaxAll(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAminmaxAll, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAminmaxDimGetWorkspaceSize(const aclTensor* self, const int64_t dim, bool keepDim, aclTensor* minOut, aclTensor* maxOut, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, minOut, maxOut};
  return plan_call(kAminmaxDim, args, workspaceSize, executor);
}
ENTRY aclnnAminmaxDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAminmaxDim, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAnyGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out};
  return plan_call(kAny, args, workspaceSize, executor);
}
ENTRY aclnnAny(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAny, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnArgMaxGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out};
  return plan_call(kArgMax, args, workspaceSize, executor);
}
ENTRY aclnnArgMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kArgMax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnArgMinGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out};
  return plan_call(kArgMin, args, workspaceSize, executor);
}
ENTRY aclnnArgMin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kArgMin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLinalgVectorNormGetWorkspaceSize(const aclTensor* self, const aclScalar* ord, const aclIntArray* dims, bool keepDims, const aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, ord, dims, keepDims, dtype, out};
  return plan_call(kLinalgVectorNorm, args, workspaceSize, executor);
}
ENTRY aclnnLinalgVectorNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLinalgVectorNorm, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaxGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kMax, args, workspaceSize, executor);
}
ENTRY aclnnMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaxDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out, indices};
  return plan_call(kMaxDim, args, workspaceSize, executor);
}
ENTRY aclnnMaxDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaxDim, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaxV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, bool keepDims, bool noopWithEmptyDims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dims, keepDims, noopWithEmptyDims, out};
  return plan_call(kMaxV2, args, workspaceSize, executor);
}
ENTRY aclnnMaxV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaxV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMeanGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, dtype, out};
  return plan_call(kMean, args, workspaceSize, executor);
}
ENTRY aclnnMean(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMean, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMeanV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, bool noopWithEmptyAxes, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, noopWithEmptyAxes, out};
  return plan_call(kMeanV2, args, workspaceSize, executor);
}
ENTRY aclnnMeanV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMeanV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kMin, args, workspaceSize, executor);
}
ENTRY aclnnMin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMinDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepdim, out, indices};
  return plan_call(kMinDim, args, workspaceSize, executor);
}
ENTRY aclnnMinDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMinDim, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNormGetWorkspaceSize(const aclTensor* self, const aclScalar* pScalar, const aclIntArray* dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, pScalar, dim, keepdim, out};
  return plan_call(kNorm, args, workspaceSize, executor);
}
ENTRY aclnnNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNorm, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnProdGetWorkspaceSize(const aclTensor* self, const aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dtype, out};
  return plan_call(kProd, args, workspaceSize, executor);
}
ENTRY aclnnProd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kProd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnProdDimGetWorkspaceSize(const aclTensor* self, int64_t dim, bool keepDim, const aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, dtype, out};
  return plan_call(kProdDim, args, workspaceSize, executor);
}
ENTRY aclnnProdDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kProdDim, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnReduceNansumGetWorkspaceSize(const aclTensor* self, const aclIntArray* dim, bool keepDim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, keepDim, dtype, out};
  return plan_call(kReduceNansum, args, workspaceSize, executor);
}
ENTRY aclnnReduceNansum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kReduceNansum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnReduceSumGetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, bool keepDims, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dims, keepDims, dtype, out};
  return plan_call(kReduceSum, args, workspaceSize, executor);
}
ENTRY aclnnReduceSum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kReduceSum, workspace, workspaceSize, executor, stream);
}
