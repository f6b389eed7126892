// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the reduction family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status check_mean_casts(Call& call);
Status check_nansum_cast(Call& call);
Status check_product_cast(Call& call);
Status check_product_dim_cast(Call& call);
Status mean(Call& call);
Status mean_v2(Call& call);
Status prod(Call& call);
Status prod_dim(Call& call);
Status reduce_nansum(Call& call);
Status reduce_sum(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_nansum = {"nansum", {0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f}};
constexpr DTypeSetByProduct kSet_real_BOOL_complex = {"real BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_real_complex = {"real complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x30a5f, 0x30a5f, 0x30a5f}};

constexpr Param kMean_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMean_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::custom, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kMean_promote[] = {-1};
constexpr int8_t kMean_operands[] = {0, -1};
constexpr int8_t kMean_broadcast[] = {-1};
constexpr int8_t kMean_converts[] = {-1};
constexpr ParamList kMean_same[] = {nullptr};
constexpr int8_t kMean_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kMean_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kMean_out_sources}};
constexpr Row kMean = {"aclnnMean", kMean_params, 5, 0x1f, kMean_order, 7, kMean_promote, PromoteRule::table, Compute::promoted, kMean_operands, kMean_converts, 4, kMean_broadcast, kMean_same, kMean_shapes, 1, 161002, ops::check_mean_casts, ops::mean};

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
constexpr int8_t kMeanV2_same0[] = {0, 4, -1};
constexpr ParamList kMeanV2_same[] = {kMeanV2_same0, nullptr};
constexpr int8_t kMeanV2_out_sources[] = {0, 1, 2, 3, -1};
constexpr ShapeRule kMeanV2_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kMeanV2_out_sources}};
constexpr Row kMeanV2 = {"aclnnMeanV2", kMeanV2_params, 5, 0x1f, kMeanV2_order, 6, kMeanV2_promote, PromoteRule::table, Compute::promoted, kMeanV2_operands, kMeanV2_converts, 4, kMeanV2_broadcast, kMeanV2_same, kMeanV2_shapes, 1, 161002, nullptr, ops::mean_v2};

constexpr Param kProd_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kProd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::custom, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kProd_promote[] = {-1};
constexpr int8_t kProd_operands[] = {0, -1};
constexpr int8_t kProd_broadcast[] = {-1};
constexpr int8_t kProd_converts[] = {-1};
constexpr int8_t kProd_same0[] = {1, 2, -1};
constexpr ParamList kProd_same[] = {kProd_same0, nullptr};
constexpr int8_t kProd_out_sources[] = {0, -1};
constexpr ShapeRule kProd_shapes[] = {{ShapeRule::one, 2, -1, kProd_out_sources}};
constexpr Row kProd = {"aclnnProd", kProd_params, 3, 0x1f, kProd_order, 5, kProd_promote, PromoteRule::table, Compute::promoted, kProd_operands, kProd_converts, 2, kProd_broadcast, kProd_same, kProd_shapes, 1, 161002, ops::check_product_cast, ops::prod};

constexpr Param kProdDim_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_real_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kProdDim_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::custom, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::shape, -1}};
constexpr int8_t kProdDim_promote[] = {-1};
constexpr int8_t kProdDim_operands[] = {0, -1};
constexpr int8_t kProdDim_broadcast[] = {-1};
constexpr int8_t kProdDim_converts[] = {-1};
constexpr int8_t kProdDim_same0[] = {3, 4, -1};
constexpr ParamList kProdDim_same[] = {kProdDim_same0, nullptr};
constexpr int8_t kProdDim_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kProdDim_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kProdDim_out_sources}};
constexpr Row kProdDim = {"aclnnProdDim", kProdDim_params, 5, 0x1f, kProdDim_order, 6, kProdDim_promote, PromoteRule::table, Compute::promoted, kProdDim_operands, kProdDim_converts, 4, kProdDim_broadcast, kProdDim_same, kProdDim_shapes, 1, 161002, ops::check_product_dim_cast, ops::prod_dim};

constexpr Param kReduceNansum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_nansum, 0x1ff, nullptr, {}},
    {"dim", ParamKind::int_array, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0, .unique = true}},
    {"keepDim", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_nansum, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_nansum, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kReduceNansum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::custom, -1}, {Step::attr, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kReduceNansum_promote[] = {-1};
constexpr int8_t kReduceNansum_operands[] = {0, -1};
constexpr int8_t kReduceNansum_broadcast[] = {-1};
constexpr int8_t kReduceNansum_converts[] = {-1};
constexpr ParamList kReduceNansum_same[] = {nullptr};
constexpr int8_t kReduceNansum_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kReduceNansum_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kReduceNansum_out_sources}};
constexpr Row kReduceNansum = {"aclnnReduceNansum", kReduceNansum_params, 5, 0x7, kReduceNansum_order, 6, kReduceNansum_promote, PromoteRule::table, Compute::promoted, kReduceNansum_operands, kReduceNansum_converts, 4, kReduceNansum_broadcast, kReduceNansum_same, kReduceNansum_shapes, 1, 161002, ops::check_nansum_cast, ops::reduce_nansum};

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
constexpr int8_t kReduceSum_same0[] = {3, 4, -1};
constexpr ParamList kReduceSum_same[] = {kReduceSum_same0, nullptr};
constexpr int8_t kReduceSum_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kReduceSum_shapes[] = {{ShapeRule::reduced_or_one, 4, -1, kReduceSum_out_sources}};
constexpr Row kReduceSum = {"aclnnReduceSum", kReduceSum_params, 5, 0x1f, kReduceSum_order, 6, kReduceSum_promote, PromoteRule::table, Compute::promoted, kReduceSum_operands, kReduceSum_converts, 4, kReduceSum_broadcast, kReduceSum_same, kReduceSum_shapes, 1, 161002, nullptr, ops::reduce_sum};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

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
