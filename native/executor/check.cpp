// The one interpreter of rows: each step of Row::order is a function here, and every failure says which argument it
// is about, what was expected and what came.
#include <cmath>
#include <cstring>
#include <string_view>

#include "executor/call.h"
#include "executor/check_dims.h"
#include "executor/dtype_rules.h"
#include "executor/for_each.h"
#include "executor/named_extents.h"

namespace pyaclnn {

namespace {

bool is_pointer(ParamKind kind) { return kind <= ParamKind::scalar_list || kind == ParamKind::string; }

std::string join_names(const Row& row, ParamList params) {
  std::string text;
  for (; *params >= 0; ++params) {
    if (!text.empty()) text += ", ";
    text += row.params[*params].name;
  }
  return text;
}

Status check_null(Call& call) {
  for (int i = 0; i < call.row().param_count; ++i) {
    const Param& param = call.row().params[i];
    if (!is_pointer(param.kind) || param.optional || call.has(i)) continue;
    return call.fail(param.null_code, i, "expected a valid pointer, got nullptr");
  }
  const ParamList any = call.row().any_of;
  for (ParamList param = any; *param >= 0; ++param) {
    if (call.has(*param)) return Status();
  }
  if (*any < 0) return Status();
  return call.fail(ACLNN_ERR_PARAM_NULLPTR, *any, "expected one of %s at least, got nullptr for all",
                   join_names(call.row(), any).c_str());
}

// Some operators succeed without a look at the rest when an input has no elements, or a list no members.
Status check_empty(Call& call) {
  for (int i = 0; i < call.row().param_count; ++i) {
    const bool list = call.row().params[i].kind == ParamKind::tensor_list && call.has(i);
    call.nothing_to_do = call.nothing_to_do || (list && call.list_size(i) == 0);
  }
  return for_each_tensor(call, [&](int i, const Param& param) {
    const bool empty = param.role != Role::out && element_count(call.shape(i)) == 0;
    call.nothing_to_do = call.nothing_to_do || empty;
    return Status();
  });
}

Status check_same_dtype(const Call& call, ParamList group) {
  int first = -1;
  return for_each_slot(call, group, [&](int slot) {
    if (first < 0) first = slot;
    if (call.dtype(slot) == call.dtype(first)) return Status();
    return call.fail(ACLNN_ERR_PARAM_INVALID, slot, "expected the dtype of %s, %s, got %s", call.name(first).c_str(),
                     dtype_name(call.dtype(first)).c_str(), dtype_name(call.dtype(slot)).c_str());
  });
}

Status check_dtype(Call& call) {
  const Row& row = call.row();
  for (int i = 0; i < row.param_count; ++i) {
    const Param& param = row.params[i];
    const bool typed = param.kind == ParamKind::tensor || param.kind == ParamKind::tensor_list ||
                       param.kind == ParamKind::scalar || param.kind == ParamKind::dtype;
    if (!typed || param.dtypes == nullptr) continue;
    const DTypeSet supported = param.dtypes->of[static_cast<int>(call.product())];
    ACLNN_TRY(for_each_slot(call, i, [&](int slot) {
      if (contains(supported, call.dtype(slot))) return Status();
      return call.fail(ACLNN_ERR_PARAM_INVALID, slot, "expected a dtype of %s on %s, got %s",
                       to_string(supported).c_str(), current_soc().name, dtype_name(call.dtype(slot)).c_str());
    }));
  }
  for (const ParamList* group = row.same_dtype; *group; ++group) ACLNN_TRY(check_same_dtype(call, *group));
  return check_out_dtypes(call);
}

// The formats of plain row-major data; what the others hold is laid out in blocks we don't read.
bool is_plain(aclFormat format) {
  switch (format) {
    case ACL_FORMAT_UNDEFINED:
    case ACL_FORMAT_ND:
    case ACL_FORMAT_NC:
    case ACL_FORMAT_NCL:
    case ACL_FORMAT_NCHW:
    case ACL_FORMAT_NHWC:
    case ACL_FORMAT_HWCN:
    case ACL_FORMAT_NCDHW:
    case ACL_FORMAT_NDHWC:
      return true;
    default:
      return false;
  }
}

Status check_format(Call& call) {
  return for_each_tensor(call, [&](int i, const Param&) {
    const aclFormat format = call.tensor(i).format;
    if (is_plain(format)) return Status();
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected a plain format such as ND (2) or NCHW (0), got format %d",
                     static_cast<int>(format));
  });
}

std::string rank_names(uint16_t ranks) {
  std::string text;
  for (int rank = 0; rank <= kMaxRank; ++rank) {
    if (!(ranks >> rank & 1)) continue;
    int last = rank;
    while (last < kMaxRank && (ranks >> (last + 1) & 1)) ++last;
    if (!text.empty()) text += " or ";
    text += std::to_string(rank);
    if (last > rank) text += " to " + std::to_string(last);
    rank = last;
  }
  return text;
}

Status check_rank(Call& call) {
  return for_each_tensor(call, [&](int i, const Param& param) {
    const int rank = call.view(i).rank();
    if (rank <= kMaxRank && (param.ranks >> rank & 1)) return Status();
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected %s dims, got %d in shape %s",
                     rank_names(param.ranks).c_str(), rank, to_string(call.shape(i)).c_str());
  });
}

bool in_range(const AttrRule& rule, double value) {
  // Written so that NaN is outside.
  return (rule.low_open ? value > rule.low : value >= rule.low) &&
         (rule.high_open ? value < rule.high : value <= rule.high);
}

bool is_choice(const AttrRule& rule, const char* value) {
  for (const char* const* choice = rule.choices; *choice; ++choice) {
    if (std::strcmp(*choice, value) == 0) return true;
  }
  return false;
}

Status check_one_attr(const Call& call, int i) {
  const Param& param = call.row().params[i];
  const AttrRule& rule = param.attr;
  if (rule.kind == AttrRule::dims) return check_dims_attr(call, i);
  if (rule.kind == AttrRule::range && param.kind == ParamKind::real && !in_range(rule, call.real(i))) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected a number %s, got %.9g", rule.text, call.real(i));
  }
  if (rule.kind == AttrRule::range && param.kind == ParamKind::integer &&
      !in_range(rule, static_cast<double>(call.integer(i)))) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected an integer %s, got %lld", rule.text,
                     static_cast<long long>(call.integer(i)));
  }
  if (rule.kind == AttrRule::choice && call.has(i) && !is_choice(rule, call.string(i))) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected one of %s, got \"%.64s\"", rule.text, call.string(i));
  }
  return Status();
}

bool has_step_of_its_own(const Row& row, int param) {
  for (int i = 0; i < row.order_count; ++i) {
    if (row.order[i].param == param) return true;
  }
  return false;
}

Status check_attr(Call& call) {
  for (int i = 0; i < call.row().param_count; ++i) {
    if (!has_step_of_its_own(call.row(), i)) ACLNN_TRY(check_one_attr(call, i));
  }
  return Status();
}

// Extends `common` by the shapes of the arguments that are there.
Status broadcast_all(const Call& call, ParamList params, Dims* common) {
  bool first = true;
  return for_each_slot(call, params, [&](int slot) {
    const auto wider = first ? call.shape(slot) : broadcast(*common, call.shape(slot));
    if (!wider) {
      return call.fail(call.row().shape_code, slot, "expected a shape that broadcasts with %s (of %s), got %s",
                       to_string(*common).c_str(), join_names(call.row(), params).c_str(),
                       to_string(call.shape(slot)).c_str());
    }
    *common = *wider;
    first = false;
    return Status();
  });
}

// Every broadcast argument must fit the shape of the one that the row names.
Status check_onto(const Call& call, int onto) {
  if (call.common_shape == call.shape(onto)) return Status();
  for (ParamList param = call.row().broadcast; *param >= 0; ++param) {
    if (!call.has(*param)) continue;
    const auto wider = broadcast(call.shape(onto), call.shape(*param));
    if (wider && *wider == call.shape(onto)) continue;
    return call.fail(call.row().shape_code, *param, "expected a shape that broadcasts to %s (of %s), got %s",
                     to_string(call.shape(onto)).c_str(), call.row().params[onto].name,
                     to_string(call.shape(*param)).c_str());
  }
  return Status();
}

Status check_broadcast(Call& call) {
  for (ParamList param = call.row().broadcast; *param >= 0; ++param) {
    const bool list = call.row().params[*param].kind == ParamKind::tensor_list && call.has(*param);
    if (!list || call.list_size(*param) > 0) continue;
    return call.fail(call.row().shape_code, *param, "expected a list of tensors, got one without any");
  }
  ACLNN_TRY(broadcast_all(call, call.row().broadcast, &call.common_shape));
  return call.row().onto < 0 ? Status() : check_onto(call, call.row().onto);
}

bool reduces(const Call& call, int attr) {
  if (call.row().params[attr].kind == ParamKind::integer) return call.integer(attr) != 0;
  return !call.has(attr) || std::strcmp(call.string(attr), "none") != 0;
}

Status check_same_shape(const Call& call, const ShapeRule& rule) {
  return for_each_slot(call, rule.sources, [&](int slot) {
    if (call.shape(rule.param) == call.shape(slot)) return Status();
    return call.fail(call.row().shape_code, rule.param, "expected shape %s (from %s), got %s",
                     to_string(call.shape(slot)).c_str(), call.name(slot).c_str(),
                     to_string(call.shape(rule.param)).c_str());
  });
}

Status check_shape_rule(const Call& call, const ShapeRule& rule) {
  if (!call.has(rule.param)) return Status();
  if (rule.kind >= ShapeRule::reduced) return check_reduced_shape(call, rule);
  const Dims& shape = call.shape(rule.param);
  if (rule.kind == ShapeRule::reduction0 && reduces(call, rule.attr)) {
    if (shape.empty()) return Status();
    return call.fail(call.row().shape_code, rule.param, "expected no dims, got shape %s", to_string(shape).c_str());
  }
  if (rule.kind == ShapeRule::one || (rule.kind == ShapeRule::reduction && reduces(call, rule.attr))) {
    if (shape.empty() || (shape.rank() == 1 && shape[0] == 1)) return Status();
    return call.fail(call.row().shape_code, rule.param, "expected one element ([] or [1]), got shape %s",
                     to_string(shape).c_str());
  }
  if (rule.kind == ShapeRule::same) return check_same_shape(call, rule);
  Dims expected;
  ACLNN_TRY(broadcast_all(call, rule.sources, &expected));
  if (rule.kind == ShapeRule::flat) expected = {element_count(expected)};
  if (shape == expected) return Status();
  return call.fail(call.row().shape_code, rule.param, "expected shape %s (from %s), got %s",
                   to_string(expected).c_str(), join_names(call.row(), rule.sources).c_str(),
                   to_string(shape).c_str());
}

Status check_shape(Call& call) {
  NamedExtents extents;
  ACLNN_TRY(for_each_tensor(call, [&](int i, const Param& param) {
    return param.dims ? extents.check(call, i, param.dims) : Status();
  }));
  for (int i = 0; i < call.row().shape_count; ++i) ACLNN_TRY(check_shape_rule(call, call.row().shapes[i]));
  return Status();
}

Status check_custom(Call& call) { return call.row().custom(call); }

// More elements than that have no size in bytes.
constexpr int64_t kMostElements = INT64_MAX / 16;

// The lowest and highest element of a view that isn't empty; false when they are out of any memory's reach.
bool find_reach(const View& view, int64_t* lowest, int64_t* highest) {
  *lowest = *highest = view.offset;
  for (int axis = 0; axis < view.rank(); ++axis) {
    int64_t reach;
    if (__builtin_mul_overflow(view.shape[axis] - 1, view.strides[axis], &reach)) return false;
    int64_t* end = reach < 0 ? lowest : highest;
    if (__builtin_add_overflow(*end, reach, end)) return false;
  }
  return *lowest >= -kMostElements && *highest <= kMostElements;
}

Status check_view(const Call& call, int i) {
  const View& view = call.view(i);
  if (view.rank() > kMaxRank) {
    return call.fail(call.row().shape_code, i, "expected at most %d dims, got %d in shape %s", kMaxRank, view.rank(),
                     to_string(view.shape).c_str());
  }
  for (int64_t extent : view.shape) {
    if (extent >= 0) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected extents of 0 or more, got shape %s",
                     to_string(view.shape).c_str());
  }
  const int64_t count = element_count(view.shape);
  if (count == 0) return Status();
  int64_t lowest, highest;
  if (count > kMostElements || !find_reach(view, &lowest, &highest)) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected a view that memory can hold, got shape %s, strides %s, offset %lld",
                     to_string(view.shape).c_str(), to_string(view.strides).c_str(),
                     static_cast<long long>(view.offset));
  }
  const Dims& storage = call.tensor(i).storage;
  if (storage.empty() || (lowest >= 0 && highest < element_count(storage))) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, i,
                   "expected a view inside its storage of %lld elements, got elements %lld to %lld",
                   static_cast<long long>(element_count(storage)), static_cast<long long>(lowest),
                   static_cast<long long>(highest));
}

// What no row mentions and no operator could survive: negative extents, views that leave their storage, and shapes
// with more elements than can be counted. A storage without dims is unknown, not empty: clients that don't care pass
// none.
Status check_layout(const Call& call) {
  ACLNN_TRY(for_each_tensor(call, [&](int i, const Param&) { return check_view(call, i); }));
  if (*call.row().broadcast < 0 || element_count(call.common_shape) <= kMostElements) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, *call.row().broadcast, "expected a common shape of fewer elements, got %s",
                   to_string(call.common_shape).c_str());
}

// A view whose elements share memory can be read but not written: which value stays would depend on the threads.
Status check_outputs_distinct(const Call& call) {
  return for_each_tensor(call, [&](int i, const Param& param) {
    if (param.role == Role::in || element_count(call.shape(i)) == 0) return Status();
    for (int axis = 0; axis < call.view(i).rank(); ++axis) {
      if (call.shape(i)[axis] > 1 && call.view(i).strides[axis] == 0) {
        return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected an output whose elements lie apart, got stride 0 in dim %d",
                         axis);
      }
    }
    return Status();
  });
}

constexpr CallFunction kSteps[] = {check_null, check_empty,   check_dtype,    check_format,    check_rank,  check_attr,
                                   check_promote, check_cast_out, check_broadcast, check_shape, check_custom};

}  // namespace

Status check_call(Call& call) {
  const Row& row = call.row();
  ACLNN_TRY(check_null(call));
  ACLNN_TRY(resolve_handles(call));
  if (*row.promote < 0 && *row.operands >= 0) call.promoted = call.dtype(*row.operands);
  for (int i = 0; i < row.order_count; ++i) {
    const auto [step, param] = row.order[i];
    if (param >= 0) {
      ACLNN_TRY(check_one_attr(call, param));
    } else if (step != Step::null) {
      ACLNN_TRY(kSteps[static_cast<int>(step)](call));
      if (call.nothing_to_do) return Status();
    }
  }
  ACLNN_TRY(check_format(call));
  ACLNN_TRY(check_layout(call));
  return check_outputs_distinct(call);
}

}  // namespace pyaclnn
