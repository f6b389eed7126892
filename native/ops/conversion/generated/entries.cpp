// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the conversion family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status channel_shuffle(Call& call);
Status expand(Call& call);
Status flatten(Call& call);
Status flip(Call& call);
Status inplace_copy(Call& call);
Status inplace_fill_scalar(Call& call);
Status inplace_fill_tensor(Call& call);
Status masked_select(Call& call);
Status permute(Call& call);
Status repeat(Call& call);
Status slice(Call& call);
Status slice_v2(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_BOOL_UINT8 = {"BOOL UINT8", {0x1010, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010}};
constexpr DTypeSetByProduct kSet_basic = {"basic", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_basic_or_no_bf16 = {"basic_or_no_bf16", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf, 0x31fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_fill = {"fill", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31a5f, 0x31a5f, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_complex = {"float DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_COMPLEX64_COMPLEX128_a2_a3_950_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950 = {"float DOUBLE ints UINT16 UINT32 UINT64 BOOL COMPLEX64 COMPLEX128@a2,a3,950 HIFLOAT8@950 FLOAT8_E5M2@950 FLOAT8_E4M3FN@950", {0x8031fdf, 0x8031fdf, 0x1c08031fdf, 0x11fdf, 0x11fdf, 0x8011fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex = {"float DOUBLE ints UINT16 UINT32 UINT64 BOOL complex", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf, 0x31fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950 = {"float DOUBLE ints UINT16 UINT32 UINT64 BOOL complex HIFLOAT8@950 FLOAT8_E5M2@950 FLOAT8_E4M3FN@950", {0x8031fdf, 0x8031fdf, 0x1c08031fdf, 0x31fdf, 0x31fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float_INT64_INT32_INT8_UINT8_BOOL = {"float INT64 INT32 INT8 UINT8 BOOL", {0x800121f, 0x800121f, 0x800121f, 0x121f, 0x121f, 0x800121f}};
constexpr DTypeSetByProduct kSet_float_bf16_ints_UINT16_UINT32_UINT64_BOOL = {"float_bf16 ints UINT16 UINT32 UINT64 BOOL", {0x80017df, 0x80017df, 0x80017df, 0x80017df, 0x80017df, 0x80017df}};
constexpr DTypeSetByProduct kSet_masked_select = {"masked_select", {0x8001a5f, 0x8001a5f, 0x8001fdf, 0x1a5f, 0x1a5f, 0x8001a5f}};

constexpr Param kChannelShuffle_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0xf8, nullptr, {}},
    {"groups", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, true, false, 0, __builtin_inf(), nullptr, "above 0"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0xf8, nullptr, {}},
};
constexpr OrderedStep kChannelShuffle_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kChannelShuffle_promote[] = {-1};
constexpr int8_t kChannelShuffle_operands[] = {0, -1};
constexpr int8_t kChannelShuffle_broadcast[] = {-1};
constexpr int8_t kChannelShuffle_converts[] = {-1};
constexpr int8_t kChannelShuffle_any_of[] = {-1};
constexpr int8_t kChannelShuffle_same0[] = {0, 2, -1};
constexpr ParamList kChannelShuffle_same[] = {kChannelShuffle_same0, nullptr};
constexpr int8_t kChannelShuffle_out_sources[] = {0, -1};
constexpr ShapeRule kChannelShuffle_shapes[] = {{ShapeRule::same, 2, -1, kChannelShuffle_out_sources}};
constexpr Row kChannelShuffle = {"aclnnChannelShuffle", kChannelShuffle_params, 3, 0xf, kChannelShuffle_order, 5, kChannelShuffle_promote, PromoteRule::table, nullptr, Compute::promoted, kChannelShuffle_operands, kChannelShuffle_converts, kChannelShuffle_any_of, 2, kChannelShuffle_broadcast, -1, kChannelShuffle_same, kChannelShuffle_shapes, 1, 161002, nullptr, ops::channel_shuffle};

constexpr Param kExpand_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1ff, nullptr, {}},
    {"size", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kExpand_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kExpand_promote[] = {-1};
constexpr int8_t kExpand_operands[] = {0, -1};
constexpr int8_t kExpand_broadcast[] = {-1};
constexpr int8_t kExpand_converts[] = {-1};
constexpr int8_t kExpand_any_of[] = {-1};
constexpr int8_t kExpand_same0[] = {0, 2, -1};
constexpr ParamList kExpand_same[] = {kExpand_same0, nullptr};
constexpr Row kExpand = {"aclnnExpand", kExpand_params, 3, 0x1f, kExpand_order, 3, kExpand_promote, PromoteRule::table, nullptr, Compute::promoted, kExpand_operands, kExpand_converts, kExpand_any_of, 2, kExpand_broadcast, -1, kExpand_same, nullptr, 0, 161002, nullptr, ops::expand};

constexpr Param kFlatten_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"axis", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFlatten_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kFlatten_promote[] = {-1};
constexpr int8_t kFlatten_operands[] = {0, -1};
constexpr int8_t kFlatten_broadcast[] = {-1};
constexpr int8_t kFlatten_converts[] = {-1};
constexpr int8_t kFlatten_any_of[] = {-1};
constexpr int8_t kFlatten_same0[] = {0, 2, -1};
constexpr ParamList kFlatten_same[] = {kFlatten_same0, nullptr};
constexpr Row kFlatten = {"aclnnFlatten", kFlatten_params, 3, 0x3f, kFlatten_order, 3, kFlatten_promote, PromoteRule::table, nullptr, Compute::promoted, kFlatten_operands, kFlatten_converts, kFlatten_any_of, 2, kFlatten_broadcast, -1, kFlatten_same, nullptr, 0, 161002, nullptr, ops::flatten};

constexpr Param kFlip_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"dims", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFlip_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kFlip_promote[] = {-1};
constexpr int8_t kFlip_operands[] = {0, -1};
constexpr int8_t kFlip_broadcast[] = {-1};
constexpr int8_t kFlip_converts[] = {-1};
constexpr int8_t kFlip_any_of[] = {-1};
constexpr int8_t kFlip_same0[] = {0, 2, -1};
constexpr ParamList kFlip_same[] = {kFlip_same0, nullptr};
constexpr int8_t kFlip_out_sources[] = {0, -1};
constexpr ShapeRule kFlip_shapes[] = {{ShapeRule::same, 2, -1, kFlip_out_sources}};
constexpr Row kFlip = {"aclnnFlip", kFlip_params, 3, 0x7, kFlip_order, 5, kFlip_promote, PromoteRule::table, nullptr, Compute::promoted, kFlip_operands, kFlip_converts, kFlip_any_of, 2, kFlip_broadcast, -1, kFlip_same, kFlip_shapes, 1, 161002, nullptr, ops::flip};

constexpr Param kInplaceCopy_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_basic, 0x1ff, nullptr, {}},
    {"src", ParamKind::tensor, Role::in, false, &kSet_basic, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCopy_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kInplaceCopy_promote[] = {-1};
constexpr int8_t kInplaceCopy_operands[] = {0, 1, -1};
constexpr int8_t kInplaceCopy_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceCopy_converts[] = {-1};
constexpr int8_t kInplaceCopy_any_of[] = {-1};
constexpr ParamList kInplaceCopy_same[] = {nullptr};
constexpr int8_t kInplaceCopy_selfRef_sources[] = {1, 0, -1};
constexpr ShapeRule kInplaceCopy_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceCopy_selfRef_sources}};
constexpr Row kInplaceCopy = {"aclnnInplaceCopy", kInplaceCopy_params, 2, 0x3f, kInplaceCopy_order, 6, kInplaceCopy_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceCopy_operands, kInplaceCopy_converts, kInplaceCopy_any_of, 0, kInplaceCopy_broadcast, -1, kInplaceCopy_same, kInplaceCopy_shapes, 1, 161002, nullptr, ops::inplace_copy};

constexpr Param kInplaceFillScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_fill, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_fill, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFillScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceFillScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFillScalar_operands[] = {0, -1};
constexpr int8_t kInplaceFillScalar_broadcast[] = {-1};
constexpr int8_t kInplaceFillScalar_converts[] = {-1};
constexpr int8_t kInplaceFillScalar_any_of[] = {-1};
constexpr ParamList kInplaceFillScalar_same[] = {nullptr};
constexpr Row kInplaceFillScalar = {"aclnnInplaceFillScalar", kInplaceFillScalar_params, 2, 0x1f, kInplaceFillScalar_order, 4, kInplaceFillScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFillScalar_operands, kInplaceFillScalar_converts, kInplaceFillScalar_any_of, 0, kInplaceFillScalar_broadcast, -1, kInplaceFillScalar_same, nullptr, 0, 161002, nullptr, ops::inplace_fill_scalar};

constexpr Param kInplaceFillTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_basic_or_no_bf16, 0x1ff, nullptr, {}},
    {"value", ParamKind::tensor, Role::in, false, &kSet_basic_or_no_bf16, 0x3, nullptr, {}},
};
constexpr OrderedStep kInplaceFillTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFillTensor_promote[] = {-1};
constexpr int8_t kInplaceFillTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFillTensor_broadcast[] = {-1};
constexpr int8_t kInplaceFillTensor_converts[] = {-1};
constexpr int8_t kInplaceFillTensor_any_of[] = {-1};
constexpr ParamList kInplaceFillTensor_same[] = {nullptr};
constexpr int8_t kInplaceFillTensor_value_sources[] = {-1};
constexpr ShapeRule kInplaceFillTensor_shapes[] = {{ShapeRule::one, 1, -1, kInplaceFillTensor_value_sources}};
constexpr Row kInplaceFillTensor = {"aclnnInplaceFillTensor", kInplaceFillTensor_params, 2, 0x1f, kInplaceFillTensor_order, 4, kInplaceFillTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFillTensor_operands, kInplaceFillTensor_converts, kInplaceFillTensor_any_of, 0, kInplaceFillTensor_broadcast, -1, kInplaceFillTensor_same, kInplaceFillTensor_shapes, 1, 161002, nullptr, ops::inplace_fill_tensor};

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
constexpr int8_t kMaskedSelect_any_of[] = {-1};
constexpr ParamList kMaskedSelect_same[] = {nullptr};
constexpr int8_t kMaskedSelect_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMaskedSelect_shapes[] = {{ShapeRule::flat, 2, -1, kMaskedSelect_out_sources}};
constexpr Row kMaskedSelect = {"aclnnMaskedSelect", kMaskedSelect_params, 3, 0x1f, kMaskedSelect_order, 5, kMaskedSelect_promote, PromoteRule::table, nullptr, Compute::promoted, kMaskedSelect_operands, kMaskedSelect_converts, kMaskedSelect_any_of, 2, kMaskedSelect_broadcast, -1, kMaskedSelect_same, kMaskedSelect_shapes, 1, 161002, nullptr, ops::masked_select};

constexpr Param kPermute_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_COMPLEX64_COMPLEX128_a2_a3_950_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950, 0x1ff, nullptr, {}},
    {"dims", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_COMPLEX64_COMPLEX128_a2_a3_950_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPermute_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kPermute_promote[] = {-1};
constexpr int8_t kPermute_operands[] = {0, -1};
constexpr int8_t kPermute_broadcast[] = {-1};
constexpr int8_t kPermute_converts[] = {-1};
constexpr int8_t kPermute_any_of[] = {-1};
constexpr int8_t kPermute_same0[] = {0, 2, -1};
constexpr ParamList kPermute_same[] = {kPermute_same0, nullptr};
constexpr Row kPermute = {"aclnnPermute", kPermute_params, 3, 0xf, kPermute_order, 3, kPermute_promote, PromoteRule::table, nullptr, Compute::promoted, kPermute_operands, kPermute_converts, kPermute_any_of, 2, kPermute_broadcast, -1, kPermute_same, nullptr, 0, 161002, nullptr, ops::permute};

constexpr Param kRepeat_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950, 0x1ff, nullptr, {}},
    {"repeats", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex_HIFLOAT8_950_FLOAT8_E5M2_950_FLOAT8_E4M3FN_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRepeat_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kRepeat_promote[] = {-1};
constexpr int8_t kRepeat_operands[] = {0, -1};
constexpr int8_t kRepeat_broadcast[] = {-1};
constexpr int8_t kRepeat_converts[] = {-1};
constexpr int8_t kRepeat_any_of[] = {-1};
constexpr int8_t kRepeat_same0[] = {0, 2, -1};
constexpr ParamList kRepeat_same[] = {kRepeat_same0, nullptr};
constexpr Row kRepeat = {"aclnnRepeat", kRepeat_params, 3, 0x1f, kRepeat_order, 3, kRepeat_promote, PromoteRule::table, nullptr, Compute::promoted, kRepeat_operands, kRepeat_converts, kRepeat_any_of, 2, kRepeat_broadcast, -1, kRepeat_same, nullptr, 0, 161002, nullptr, ops::repeat};

constexpr Param kSlice_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1fe, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"start", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"end", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"step", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1fe, nullptr, {}},
};
constexpr OrderedStep kSlice_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kSlice_promote[] = {-1};
constexpr int8_t kSlice_operands[] = {0, -1};
constexpr int8_t kSlice_broadcast[] = {-1};
constexpr int8_t kSlice_converts[] = {-1};
constexpr int8_t kSlice_any_of[] = {-1};
constexpr int8_t kSlice_same0[] = {0, 5, -1};
constexpr ParamList kSlice_same[] = {kSlice_same0, nullptr};
constexpr Row kSlice = {"aclnnSlice", kSlice_params, 6, 0xf, kSlice_order, 3, kSlice_promote, PromoteRule::table, nullptr, Compute::promoted, kSlice_operands, kSlice_converts, kSlice_any_of, 5, kSlice_broadcast, -1, kSlice_same, nullptr, 0, 161002, nullptr, ops::slice};

constexpr Param kSliceV2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1fe, nullptr, {}},
    {"starts", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"ends", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"axes", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"steps", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8_UINT8_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSliceV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kSliceV2_promote[] = {-1};
constexpr int8_t kSliceV2_operands[] = {0, -1};
constexpr int8_t kSliceV2_broadcast[] = {-1};
constexpr int8_t kSliceV2_converts[] = {-1};
constexpr int8_t kSliceV2_any_of[] = {-1};
constexpr int8_t kSliceV2_same0[] = {0, 5, -1};
constexpr ParamList kSliceV2_same[] = {kSliceV2_same0, nullptr};
constexpr Row kSliceV2 = {"aclnnSliceV2", kSliceV2_params, 6, 0xf, kSliceV2_order, 3, kSliceV2_promote, PromoteRule::table, nullptr, Compute::promoted, kSliceV2_operands, kSliceV2_converts, kSliceV2_any_of, 5, kSliceV2_broadcast, -1, kSliceV2_same, nullptr, 0, 161002, nullptr, ops::slice_v2};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnCatGetWorkspaceSize(const aclTensorList*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCat"); }
ENTRY aclnnCat(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCat"); }
ENTRY aclnnChannelShuffleGetWorkspaceSize(const aclTensor* self, int64_t groups, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, groups, out};
  return plan_call(kChannelShuffle, args, workspaceSize, executor);
}
ENTRY aclnnChannelShuffle(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kChannelShuffle, workspace, workspaceSize, executor, stream);
}
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
ENTRY aclnnExpandGetWorkspaceSize(const aclTensor* self, const aclIntArray* size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, size, out};
  return plan_call(kExpand, args, workspaceSize, executor);
}
ENTRY aclnnExpand(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kExpand, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFlattenGetWorkspaceSize(const aclTensor* self, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, axis, out};
  return plan_call(kFlatten, args, workspaceSize, executor);
}
ENTRY aclnnFlatten(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFlatten, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFlipGetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dims, out};
  return plan_call(kFlip, args, workspaceSize, executor);
}
ENTRY aclnnFlip(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFlip, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIm2colGetWorkspaceSize(const aclTensor*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclIntArray*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIm2col"); }
ENTRY aclnnIm2col(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIm2col"); }
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
ENTRY aclnnPermuteGetWorkspaceSize(const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dims, out};
  return plan_call(kPermute, args, workspaceSize, executor);
}
ENTRY aclnnPermute(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPermute, workspace, workspaceSize, executor, stream);
}
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
ENTRY aclnnRepeatGetWorkspaceSize(const aclTensor* self, const aclIntArray* repeats, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, repeats, out};
  return plan_call(kRepeat, args, workspaceSize, executor);
}
ENTRY aclnnRepeat(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRepeat, workspace, workspaceSize, executor, stream);
}
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
ENTRY aclnnSliceGetWorkspaceSize(const aclTensor* self, int64_t dim, int64_t start, int64_t end, int64_t step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dim, start, end, step, out};
  return plan_call(kSlice, args, workspaceSize, executor);
}
ENTRY aclnnSlice(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSlice, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSliceV2GetWorkspaceSize(const aclTensor* self, const aclIntArray* starts, const aclIntArray* ends, const aclIntArray* axes, const aclIntArray* steps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, starts, ends, axes, steps, out};
  return plan_call(kSliceV2, args, workspaceSize, executor);
}
ENTRY aclnnSliceV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSliceV2, workspace, workspaceSize, executor, stream);
}
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
