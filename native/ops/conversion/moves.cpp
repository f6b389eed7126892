// Operators that give self's elements in another arrangement. Each is a view of self copied into a view of out.
#include "executor/check_dims.h"
#include "ops/conversion/generated/moves.h"
#include "ops/launch_copy.h"

namespace pyaclnn::ops {
namespace {

// A view under construction: dims are added one by one, each as one or two of a tensor's.
struct Moved {
  View view;

  explicit Moved(const View& of) {
    view.dtype = of.dtype;
    view.offset = of.offset;
  }
  void add(int64_t extent, int64_t stride) {
    shape_[count_] = extent;
    strides_[count_++] = stride;
    view.shape.assign(shape_, count_);
    view.strides.assign(strides_, count_);
  }

 private:
  int64_t shape_[2 * kMaxRank], strides_[2 * kMaxRank];
  int count_ = 0;
};

Status same_length(const Call& call, int list, int than) {
  const size_t expected = call.int_array(than).size(), got = call.int_array(list).size();
  if (expected == got) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, list, "expected as many numbers as %s, %zu, got %zu",
                   call.row().params[than].name, expected, got);
}

// Narrows dim `axis` as Python's slices do.
Status slice_dim(const Call& call, int param, int axis, int64_t start, int64_t end, int64_t step, View* view) {
  if (step < 1) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected steps of 1 or more, got %lld",
                     static_cast<long long>(step));
  }
  const int64_t extent = view->shape[axis];
  const auto within = [extent](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + extent : place, 0, extent);
  };
  const int64_t first = within(start), length = std::max<int64_t>(within(end) - first, 0);
  view->shape[axis] = length / step + (length % step != 0);
  view->offset += first * view->strides[axis];
  // One element needs no stride, and a huge step has none.
  if (view->shape[axis] > 1) view->strides[axis] *= step;
  return Status();
}

}  // namespace

Status permute(Call& call) {
  using namespace permute_args;
  const View& from = call.view(self);
  const auto& order = call.int_array(dims);
  if (order.size() != from.shape.size()) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, dims, "expected every dim of self once, %d in all, got %zu", from.rank(),
                     order.size());
  }
  Moved moved(from);
  unsigned seen = 0;
  for (const int64_t dim : order) {
    int axis;
    ACLNN_TRY(resolve_dim(call, dims, dim, from.rank(), &axis));
    if (seen >> axis & 1) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, dims, "expected every dim of self once, got dim %d again", axis);
    }
    seen |= 1u << axis;
    moved.add(from.shape[axis], from.strides[axis]);
  }
  ACLNN_TRY(expect_shape(call, out, moved.view.shape));
  return launch_copy(call, self, moved.view, out, call.view(out));
}

Status flip(Call& call) {
  using namespace flip_args;
  View view = call.view(self);
  const DimSet flipped = call.int_array(dims).empty() ? 0 : named_dims(call, self, dims);
  for (int i = 0; i < view.rank(); ++i) {
    if (!(flipped >> i & 1) || view.shape[i] < 2) continue;
    view.offset += (view.shape[i] - 1) * view.strides[i];
    view.strides[i] = -view.strides[i];
  }
  return launch_copy(call, self, view, out, call.view(out));
}

Status expand(Call& call) {
  using namespace expand_args;
  const Dims& from = call.shape(self);
  const auto& wanted = call.int_array(size);
  const int added = static_cast<int>(wanted.size()) - from.rank();
  if (added < 0 || wanted.size() > kMaxRank) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, size, "expected %d to %d numbers, got %zu", from.rank(), kMaxRank,
                     wanted.size());
  }
  Dims shape(wanted.data(), wanted.size());
  for (int i = 0; i < shape.rank(); ++i) {
    const int64_t own = i < added ? -1 : from[i - added];
    if (shape[i] == -1 && own >= 0) shape[i] = own;
    if (shape[i] < 0 || (own >= 0 && own != 1 && own != shape[i])) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, size, "expected a shape that %s broadcasts to, got %s",
                       to_string(from).c_str(), to_string(Dims(wanted.data(), wanted.size())).c_str());
    }
  }
  ACLNN_TRY(expect_shape(call, out, shape));
  return launch_copy(call, self, call.view(self), out, call.view(out));
}

Status repeat(Call& call) {
  using namespace repeat_args;
  const View &from = call.view(self), &to = call.view(out);
  const auto& times = call.int_array(repeats);
  const int added = static_cast<int>(times.size()) - from.rank();
  if (added < 0 || times.size() > kMaxRank) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, repeats, "expected %d to %d numbers, got %zu", from.rank(), kMaxRank,
                     times.size());
  }
  Dims shape;
  shape.resize(times.size());
  int repeated = 0;
  for (int i = 0; i < shape.rank(); ++i) {
    const int64_t own = i < added ? 1 : from.shape[i - added];
    if (times[i] < 0 || __builtin_mul_overflow(times[i], own, &shape[i])) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, repeats, "expected numbers of 0 or more, got %lld",
                       static_cast<long long>(times[i]));
    }
    repeated += times[i] != 1;
  }
  ACLNN_TRY(expect_shape(call, out, shape));
  if (element_count(shape) == 0) return call.launch([](const Run&) { return Status(); });
  const int most = times.empty() || times[0] == 1 ? 3 : 4;
  if (repeated > most) {
    return call.fail(ACLNN_ERR_INNER_NULLPTR, repeats, "expected at most %d numbers other than 1, got %d", most,
                     repeated);
  }
  // Both as the numbers of copies and, within a copy, self's own dims: what is 1 is left out, so that few dims remain.
  Moved source(from), target(to);
  for (int i = 0; i < shape.rank(); ++i) {
    const int64_t own = i < added ? 1 : from.shape[i - added];
    if (times[i] > 1) {
      source.add(times[i], 0);
      target.add(times[i], to.strides[i] * own);
    }
    if (own > 1) {
      source.add(own, from.strides[i - added]);
      target.add(own, to.strides[i]);
    }
  }
  return launch_copy(call, self, source.view, out, target.view);
}

Status slice(Call& call) {
  using namespace slice_args;
  View view = call.view(self);
  int axis;
  ACLNN_TRY(resolve_dim(call, dim, call.integer(dim), view.rank(), &axis));
  ACLNN_TRY(slice_dim(call, step, axis, call.integer(start), call.integer(end), call.integer(step), &view));
  ACLNN_TRY(expect_shape(call, out, view.shape));
  return launch_copy(call, self, view, out, call.view(out));
}

Status slice_v2(Call& call) {
  using namespace slice_v2_args;
  for (const int list : {ends, axes, steps}) ACLNN_TRY(same_length(call, list, starts));
  View view = call.view(self);
  unsigned seen = 0;
  for (size_t i = 0; i < call.int_array(axes).size(); ++i) {
    int axis;
    ACLNN_TRY(resolve_dim(call, axes, call.int_array(axes)[i], view.rank(), &axis));
    if (seen >> axis & 1) {
      return call.fail(ACLNN_ERR_PARAM_INVALID, axes, "expected different dims, got dim %d again", axis);
    }
    seen |= 1u << axis;
    ACLNN_TRY(slice_dim(call, steps, axis, call.int_array(starts)[i], call.int_array(ends)[i],
                        call.int_array(steps)[i], &view));
  }
  ACLNN_TRY(expect_shape(call, out, view.shape));
  return launch_copy(call, self, view, out, call.view(out));
}

Status flatten(Call& call) {
  using namespace flatten_args;
  const View &from = call.view(self), &to = call.view(out);
  int split;
  ACLNN_TRY(resolve_dim(call, axis, call.integer(axis), from.rank(), &split));
  const auto product = [&](int first, int last) {
    return element_count(Dims(from.shape.data() + first, last - first));
  };
  ACLNN_TRY(expect_shape(call, out, {product(0, split), product(split, from.rank())}));
  // out's two dims, taken apart into self's.
  View target = from;
  target.offset = to.offset;
  for (int i = 0; i < from.rank(); ++i) {
    target.strides[i] = i < split ? to.strides[0] * product(i + 1, split) : to.strides[1] * product(i + 1, from.rank());
  }
  return launch_copy(call, self, from, out, target);
}

Status channel_shuffle(Call& call) {
  using namespace channel_shuffle_args;
  const View &from = call.view(self), &to = call.view(out);
  const int64_t count = call.integer(groups), channels = from.shape[1];
  if (channels % count != 0) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, groups, "expected a divisor of the %lld channels, got %lld",
                     static_cast<long long>(channels), static_cast<long long>(count));
  }
  const int64_t each = channels / count;
  Moved source(from), target(to);
  for (int i = 0; i < from.rank(); ++i) {
    if (i == 1) {
      source.add(each, from.strides[1]);
      target.add(each, to.strides[1] * count);
      source.add(count, from.strides[1] * each);
      target.add(count, to.strides[1]);
    } else {
      source.add(from.shape[i], from.strides[i]);
      target.add(from.shape[i], to.strides[i]);
    }
  }
  return launch_copy(call, self, source.view, out, target.view);
}

}  // namespace pyaclnn::ops
