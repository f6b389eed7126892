// Logarithm of softmax along one dim, and its gradient.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/log_softmax.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct LogSoftmaxGrad {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V grad, V output, V sum) const {
    return hn::NegMulAdd(exp_f32(d, output), sum, grad);
  }
};

}  // namespace

const MapKernels& log_softmax_grad() { return kF32Map<LogSoftmaxGrad, 3>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "executor/call.h"
#include "executor/check_dims.h"
#include "ops/loss/generated/log_softmax.h"
#include "ops/loss/log_softmax_rows.h"
#include "ops/sums.h"
#include "shapes/reduce.h"

namespace pyaclnn::ops {
namespace {

uint64_t bytes_of(const View& view) { return (element_count(view.shape) * dtype_size(view.dtype) + 63) / 64 * 64; }

// The view with `dim` moved to the end.
View with_dim_last(const View& view, int dim) {
  View moved = view;
  for (int i = dim; i + 1 < view.rank(); ++i) {
    std::swap(moved.shape[i], moved.shape[i + 1]);
    std::swap(moved.strides[i], moved.strides[i + 1]);
  }
  return moved;
}

// All dims but the last as one; nothing when they don't lie like one.
std::optional<View> as_matrix(const View& view) {
  const int last = view.rank() - 1;
  View matrix = view;
  matrix.shape = {1, view.shape[last]};
  matrix.strides = {0, view.strides[last]};
  for (int i = last - 1; i >= 0; --i) {
    if (view.shape[i] == 1) continue;
    if (matrix.shape[0] == 1) {
      matrix.strides[0] = view.strides[i];
    } else if (view.strides[i] != matrix.strides[0] * matrix.shape[0]) {
      return std::nullopt;
    }
    matrix.shape[0] *= view.shape[i];
  }
  return matrix;
}

// Rows of `dtype` that LogSoftmaxRows can walk: the tensor itself or a copy of it.
struct RowsOf {
  View matrix;
  std::optional<Copy> copy;
  uint64_t bytes = 0;

  RowsOf(const View& view, int dim, DType dtype, bool output) {
    const View moved = with_dim_last(view, dim);
    const auto found = as_matrix(moved);
    if (found && view.dtype == dtype) {
      matrix = *found;
      return;
    }
    const View lying = contiguous_view(dtype, moved.shape);
    matrix = *as_matrix(lying);
    bytes = bytes_of(lying);
    output ? copy.emplace(lying, moved) : copy.emplace(moved, lying);
  }
};

struct LogSoftmaxPlan {
  RowsOf input, output;
  LogSoftmaxRows rows;
  int64_t row_count;

  Status operator()(const Run& run) const {
    using namespace log_softmax_args;
    char* room = static_cast<char*>(run.workspace());
    RowStatistics* statistics = reinterpret_cast<RowStatistics*>(room);
    room += LogSoftmaxRows::statistics_bytes(row_count);
    const void* from = run.address(self);
    void* to = run.address(out);
    if (input.copy) {
      input.copy->run(from, room);
      from = room;
      room += input.bytes;
    }
    if (output.copy) {
      to = room;
      room += output.bytes;
    }
    rows.run(from, to, nullptr, [](int64_t) { return 0; }, statistics, room);
    if (output.copy) output.copy->run(to, run.address(out));
    return Status();
  }
};

int axis_of(const Call& call, int tensor, int64_t dim) {
  return static_cast<int>(dim < 0 ? dim + call.view(tensor).rank() : dim);
}

// A tensor without dims is a row of one.
View at_least_one_dim(View view) {
  if (view.rank() > 0) return view;
  view.shape = {1};
  view.strides = {1};
  return view;
}

}  // namespace

Status log_softmax(Call& call) {
  using namespace log_softmax_args;
  if (element_count(call.shape(self)) == 0) return call.launch([](const Run&) { return Status(); });
  const View from = at_least_one_dim(call.view(self)), to = at_least_one_dim(call.view(out));
  const int axis = from.rank() == 1 ? 0 : axis_of(call, self, call.integer(dim));
  RowsOf input(from, axis, to.dtype, false), output(to, axis, to.dtype, true);
  LogSoftmaxRows rows(input.matrix, output.matrix, nullptr, false);
  const int64_t count = input.matrix.shape[0];
  const uint64_t workspace = LogSoftmaxRows::statistics_bytes(count) + input.bytes + output.bytes + rows.workspace_bytes();
  return call.launch(LogSoftmaxPlan{std::move(input), std::move(output), std::move(rows), count}, workspace);
}

Status log_softmax_backward(Call& call) {
  using namespace log_softmax_backward_args;
  const View& grad = call.view(gradOutput);
  const DimSet dims = named_dims(call, gradOutput, dim);
  const View sums = contiguous_view(ACL_FLOAT, reduced_shape(grad.shape, dims, true));
  Reduce sum(divided_sums(), sums, grad, dims, ACL_FLOAT);
  Elementwise slope(ACLNN_DISPATCH(log_softmax_grad)(), call.view(out), {&grad, &call.view(output), &sums}, ACL_FLOAT);
  return call.launch(
      [sum = std::move(sum), slope = std::move(slope)](const Run& run) {
        const SumParams params;
        sum.run(&params, run.workspace(), run.address(gradOutput));
        slope.run(nullptr, run.address(out), {run.address(gradOutput), run.address(output), run.workspace()});
        return Status();
      },
      bytes_of(sums));
}

}  // namespace pyaclnn::ops
#endif
