#include "executor/dtype_rules.h"

#include <cmath>

#include "base/promotion.h"
#include "base/scalar_store.h"
#include "executor/for_each.h"

namespace pyaclnn {
namespace {

bool is_integral(DType dtype) { return category(dtype) <= Category::integer; }

// The dtype a tensor and a host scalar meet in on Atlas A2. Unlike PyTorch's rule it knows no default dtype: an integer
// tensor and a DOUBLE scalar give DOUBLE, unless the output shows that FLOAT was meant.
std::optional<DType> promote_scalar(DType self, DType scalar, DType out) {
  const Category ours = category(self), theirs = category(scalar);
  if (ours == Category::complex || theirs == Category::complex) return promote(self, scalar);
  if (ours == Category::real) return self;
  if (theirs == Category::real && scalar == ACL_DOUBLE && out == ACL_FLOAT) return ACL_FLOAT;
  if (theirs == Category::real || ours == Category::boolean) return promote(self, scalar);
  return self;
}

std::optional<DType> promote_compared(DType self, DType scalar) {
  if (!is_integral(self) || (is_integral(scalar) && self != ACL_BOOL)) return self;
  return promote(self, scalar);
}

DType real_part(DType dtype) {
  switch (dtype) {
    case ACL_COMPLEX32:
      return ACL_FLOAT16;
    case ACL_COMPLEX64:
      return ACL_FLOAT;
    case ACL_COMPLEX128:
      return ACL_DOUBLE;
    default:
      return dtype;
  }
}

// Whether converting `value` to `dtype` keeps it.
bool holds(DType dtype, double value) {
  if (category(dtype) == Category::real) {
    double held;
    store_real(value, dtype, &held);
    return load_real(dtype, &held) == value;
  }
  if (dtype == ACL_BOOL) return value == 0 || value == 1;
  const bool is_signed = dtype == ACL_INT8 || dtype == ACL_INT16 || dtype == ACL_INT32 || dtype == ACL_INT64;
  const double high = std::ldexp(1, static_cast<int>(8 * dtype_size(dtype)) - is_signed);
  return std::trunc(value) == value && value < high && value >= (is_signed ? -high : 0);
}

std::optional<DType> promote_exact(DType self, const aclScalar& scalar) {
  const auto common = promote(self, scalar.dtype);
  if (!common || scalar.dtype != ACL_DOUBLE) return common;
  return holds(self, load_real(ACL_DOUBLE, scalar.bytes)) ? self : common;
}

std::optional<DType> promote_single(DType self, DType scalar) {
  if (category(self) == Category::real) return self;
  return promote(self, scalar == ACL_DOUBLE ? ACL_FLOAT : scalar);
}

DType promote_kept(DType self, DType scalar) {
  const bool widens = (self == ACL_FLOAT16 || self == ACL_BF16) && scalar == ACL_FLOAT;
  return widens ? ACL_FLOAT : self;
}

std::optional<DType> promote_two(const Call& call, DType first, int param) {
  const DType second = call.dtype(param);
  if (call.row().promote_rule == PromoteRule::table) return promote(first, second);
  // A scalar may come first, as the base of a power does.
  const bool turned = !call.is_scalar(param);
  const DType tensor = turned ? second : first, scalar = turned ? first : second;
  switch (call.row().promote_rule) {
    case PromoteRule::compare:
      return promote_compared(tensor, scalar);
    case PromoteRule::compare_exact:
      return promote_exact(tensor, call.scalar(turned ? *call.row().promote : param));
    case PromoteRule::compare_single:
      return promote_single(tensor, scalar);
    case PromoteRule::keep:
      return promote_kept(tensor, scalar);
    default:
      return promote_scalar(tensor, scalar, call.dtype(call.row().output));
  }
}

}  // namespace

Status check_out_dtypes(const Call& call) {
  for (const OutDType* rule = call.row().out_dtypes; rule && rule->kind != OutDType::none; ++rule) {
    DType expected = call.dtype(rule->source);
    if (rule->kind != OutDType::floating) expected = real_part(expected);
    if (rule->kind != OutDType::real && is_integral(expected)) expected = ACL_FLOAT;
    if (call.dtype(rule->param) == expected) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, rule->param, "expected dtype %s, as %s is of %s, got %s",
                     dtype_name(expected).c_str(), call.row().params[rule->source].name,
                     dtype_name(call.dtype(rule->source)).c_str(), dtype_name(call.dtype(rule->param)).c_str());
  }
  return Status();
}

Status check_promote(Call& call) {
  const ParamList params = call.row().promote;
  bool first = true;
  for (ParamList param = params; *param >= 0; ++param) {
    if (!call.has(*param)) continue;
    const auto common = first ? call.dtype(*param) : promote_two(call, call.promoted, *param);
    if (!common) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, *param, "expected a dtype that promotes with %s, got %s",
                       dtype_name(call.promoted).c_str(), dtype_name(call.dtype(*param)).c_str());
    }
    call.promoted = *common;
    first = false;
  }
  if (call.row().computes == nullptr) return Status();
  const DTypeSet computed = call.row().computes->of[static_cast<int>(call.product())];
  if (contains(computed, call.promoted)) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, *params, "expected dtypes that promote to one of %s, got %s",
                   to_string(computed).c_str(), dtype_name(call.promoted).c_str());
}

Status check_cast_out(Call& call) {
  for (ParamList param = call.row().converts; *param >= 0; ++param) {
    if (!call.has(*param)) continue;
    const DType dtype = call.dtype(*param);
    // An integer says well enough whether it is true.
    if (can_convert(dtype, call.promoted) || (call.promoted == ACL_BOOL && is_integral(dtype))) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, *param, "expected a dtype that converts to %s, got %s",
                     dtype_name(call.promoted).c_str(), dtype_name(dtype).c_str());
  }
  return for_each_tensor(call, [&](int i, const Param& param) {
    if (param.role == Role::in || can_convert(call.promoted, call.dtype(i))) return Status();
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected a dtype that a result of %s converts to, got %s",
                     dtype_name(call.promoted).c_str(), dtype_name(call.dtype(i)).c_str());
  });
}

DType Call::compute_dtype() const {
  if (row_.in_float && contains(row_.in_float->of[static_cast<int>(product())], promoted)) return ACL_FLOAT;
  if (row_.in_double && contains(row_.in_double->of[static_cast<int>(product())], promoted)) return ACL_DOUBLE;
  const bool integral = is_integral(promoted);
  switch (row_.compute) {
    case Compute::floating:
      return integral ? ACL_FLOAT : promoted;
    case Compute::single:
      return category(promoted) == Category::complex ? promoted : ACL_FLOAT;
    case Compute::single_floating:
      return category(promoted) == Category::real ? ACL_FLOAT : promoted;
    case Compute::boolean:
      return ACL_BOOL;
    case Compute::output:
      return dtype(row_.output);
    case Compute::output_integral:
      return integral ? dtype(row_.output) : promoted;
    default:
      return promoted;
  }
}

}  // namespace pyaclnn
