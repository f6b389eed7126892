#include "executor/check_dims.h"

namespace pyaclnn {
namespace {

// A tensor without dims counts as one of one.
int64_t rank_of(const Call& call, int tensor) { return std::max<int64_t>(1, call.shape(tensor).rank()); }

std::vector<int64_t> dim_list(const Call& call, int param) {
  if (call.row().params[param].kind == ParamKind::integer) return {call.integer(param)};
  return call.has(param) ? call.int_array(param) : std::vector<int64_t>();
}

}  // namespace

DimSet named_dims(const Call& call, int tensor, int dims) {
  const std::vector<int64_t> list = dim_list(call, dims);
  if (list.empty()) return kAllDims;
  DimSet set = 0;
  for (const int64_t dim : list) {
    const int64_t axis = dim < 0 ? dim + rank_of(call, tensor) : dim;
    // Others are refused by the check of the attribute, which some operators do after that of shapes.
    if (axis >= 0 && axis < kMaxRank) set |= DimSet{1} << axis;
  }
  return set;
}

Status check_dims_attr(const Call& call, int param) {
  const AttrRule& rule = call.row().params[param].attr;
  const int64_t rank = rank_of(call, rule.tensor);
  const char* tensor = call.row().params[rule.tensor].name;
  DimSet seen = 0;
  for (const int64_t dim : dim_list(call, param)) {
    if (dim < -rank || dim >= rank) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected dims of %s from %lld to %lld, got %lld", tensor,
                       static_cast<long long>(-rank), static_cast<long long>(rank - 1), static_cast<long long>(dim));
    }
    const int64_t axis = dim < 0 ? dim + rank : dim;
    if (axis >= kMaxRank) continue;  // the check of ranks refuses such a tensor
    if (rule.unique && seen >> axis & 1) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected every dim of %s once, got %lld again", tensor,
                       static_cast<long long>(dim));
    }
    seen |= DimSet{1} << axis;
    const Dims& shape = call.shape(rule.tensor);
    if (rule.nonempty && axis < shape.rank() && shape[axis] == 0) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected dims of %s with elements, got dim %lld of shape %s",
                       tensor, static_cast<long long>(dim), to_string(shape).c_str());
    }
  }
  return Status();
}

Status check_reduced_shape(const Call& call, const ShapeRule& rule) {
  int given = 0;
  while (rule.sources[given] >= 0) ++given;
  const int tensor = rule.sources[0];
  DimSet dims = given > 1 ? named_dims(call, tensor, rule.sources[1]) : kAllDims;
  if (dims == kAllDims && given > 3 && call.flag(rule.sources[3])) dims = 0;
  const Dims expected = reduced_shape(call.shape(tensor), dims, given > 2 && call.flag(rule.sources[2]));
  const Dims& shape = call.shape(rule.param);
  const auto is_one = [](const Dims& some) { return some.empty() || (some.rank() == 1 && some[0] == 1); };
  if (shape == expected) return Status();
  if (rule.kind == ShapeRule::reduced_or_one && is_one(shape) && is_one(expected)) return Status();
  return call.fail(call.row().shape_code, rule.param, "expected shape %s (%s reduced), got %s",
                   to_string(expected).c_str(), call.row().params[tensor].name, to_string(shape).c_str());
}

}  // namespace pyaclnn
