#include "ops/plan_views.h"

#include <utility>

#include "shapes/elementwise.h"

namespace pyaclnn::ops {
namespace {

struct Step {
  Elementwise loop;
  int output;
  std::vector<int> inputs;
};

struct PartsPlan {
  std::vector<Step> steps;
  alignas(16) char functor[kMostPartParams];

  Status operator()(const Run& run) const {
    for (const Step& step : steps) {
      const void* addresses[kMaxInputs];
      for (size_t k = 0; k < step.inputs.size(); ++k) addresses[k] = run.address(step.inputs[k]);
      step.loop.run(functor, run.address(step.output), addresses);
    }
    return Status();
  }
};

View half_of(View view, int axis, int which) {
  view.shape[axis] /= 2;
  view.offset += which * view.shape[axis] * view.strides[axis];
  return view;
}

}  // namespace

Status plan_parts(Call& call, const std::vector<PartWork>& works, const void* params, size_t param_bytes) {
  PartsPlan plan;
  if (param_bytes > 0) std::memcpy(plan.functor, params, param_bytes);
  for (const PartWork& work : works) {
    const View* views[kMaxInputs];
    std::vector<int> inputs;
    for (const Part& part : work.inputs) {
      views[inputs.size()] = &part.view;
      inputs.push_back(part.param);
    }
    const int count = static_cast<int>(inputs.size());
    plan.steps.push_back(
        {Elementwise(*work.kernels, work.out.view, views, count, call.compute_dtype()), work.out.param, inputs});
  }
  return call.launch(std::move(plan));
}

Status halve(const Call& call, int tensor, int64_t dim, Halves* halves) {
  const View& view = call.view(tensor);
  const int64_t axis = dim < 0 ? dim + view.rank() : dim;
  if (axis < 0 || axis >= view.rank()) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, tensor, "expected a tensor with dim %lld to halve, got shape %s",
                     static_cast<long long>(dim), to_string(view.shape).c_str());
  }
  if (view.shape[axis] % 2 != 0) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, tensor, "expected an even extent in dim %lld, got shape %s",
                     static_cast<long long>(dim), to_string(view.shape).c_str());
  }
  const int at = static_cast<int>(axis);
  *halves = {{tensor, half_of(view, at, 0)}, {tensor, half_of(view, at, 1)}};
  return Status();
}

Status halve(const Call& call, int tensor, int64_t dim, bool in_order, Halves* halves) {
  ACLNN_TRY(halve(call, tensor, dim, halves));
  if (!in_order) std::swap(halves->first, halves->second);
  return Status();
}

Status check_half(const Call& call, int param, const Halves& halves) {
  const Dims& expected = halves.first.view.shape;
  if (call.shape(param) == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected half of %s, shape %s, got %s",
                   call.row().params[halves.first.param].name, to_string(expected).c_str(),
                   to_string(call.shape(param)).c_str());
}

}  // namespace pyaclnn::ops
