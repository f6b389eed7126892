// Gradient of cross entropy from log probabilities.
//
// Per row the formula is exp(logProb_ij) a_i - b_i w_j, except at the target, where nll_i is subtracted too. So the
// matrix is one elementwise loop whose a and b are columns, and the targets, one element a row, are computed apart:
// before the loop, because `out` may be logProb itself, and stored after it.
#include "base/environment.h"
#include "executor/call.h"
#include "ops/loss/class_targets.h"
#include "ops/loss/column_shape.h"
#include "ops/loss/cross_entropy_kernels.h"
#include "ops/loss/generated/cross_entropy_loss.h"
#include "ops/loss/reduction.h"
#include "shapes/elementwise.h"

namespace pyaclnn::ops {

using namespace cross_entropy_loss_grad_args;

// What the row can't say: classes exist, and gradLoss has one element for each row or one for all; so has gradZloss, and
// lseForZloss has one for each row, where they are read. Ignored ones may have any shape: frameworks pass empty ones.
Status cross_entropy_loss_grad_shapes(Call& call) {
  const Dims& matrix = call.shape(logProb);
  if (matrix[1] == 0) {
    return call.fail(call.row().shape_code, logProb, "expected at least one class, got shape %s",
                     to_string(matrix).c_str());
  }
  const bool by_row = reduction_of(call.string(reductionOptional)) == kNone;
  ACLNN_TRY(check_column(call, gradLoss, matrix[0], by_row));
  if (!environment().zloss || !call.has(lseForZlossOptional)) return Status();
  ACLNN_TRY(check_column(call, lseForZlossOptional, matrix[0], true));
  if (call.has(gradZlossOptional)) ACLNN_TRY(check_column(call, gradZlossOptional, matrix[0], by_row));
  return Status();
}

namespace {

// Numbers of one row each, as the loop's inputs: a column of a matrix.
struct RowNumbers {
  float *a, *b;                      // the coefficients of the formula
  float *target_log_prob, *target_b; // logProb and b at the target, its nll included
  float* at_target;                  // the result there

  static constexpr int kCount = 5;
  static int64_t padded(int64_t rows) { return (rows + 15) / 16 * 16; }
  static uint64_t bytes(int64_t rows) { return kCount * padded(rows) * sizeof(float); }
  RowNumbers(void* workspace, int64_t rows) {
    float* next = static_cast<float*>(workspace);
    for (float** column : {&a, &b, &target_log_prob, &target_b, &at_target}) {
      *column = next;
      next += padded(rows);
    }
  }
};

View column_view(int64_t rows) { return View{ACL_FLOAT, Dims{rows, 1}, Dims{1, 1}, 0}; }
View line_view(int64_t rows) { return View{ACL_FLOAT, Dims{rows}, Dims{1}, 0}; }

// Everything a run needs that phase 1 knows.
struct GradPlan {
  View grad_loss, log_prob, target, weight, grad_zloss, lse, out;
  bool weighted, zloss, with_grad_zloss;
  int64_t reduction, ignore_index, rows, classes;
  double smoothing, zloss_scale;
  bool subtracts;  // whether the matrix needs b
  Elementwise loop, target_loop;

  void fill(const Run& run, const ClassTargets& targets, const RowNumbers& numbers) const;
  Status run(const Run& run) const;
};

void GradPlan::fill(const Run& run, const ClassTargets& targets, const RowNumbers& numbers) const {
  const bool mean = reduction == kMean;
  const double total = mean ? targets.weight_sum() : 1.0;
  const double all_weights = smoothing > 0 ? targets.class_weight_sum() : 0.0;
  const double zloss_factor = zloss ? 2 * zloss_scale / (mean ? targets.count() : 1.0) : 0.0;
  const Column gradients(grad_loss, run.address(gradLoss));
  const Column lse_column = zloss ? Column(lse, run.address(lseForZlossOptional)) : Column();
  const Column zloss_gradients = with_grad_zloss ? Column(grad_zloss, run.address(gradZlossOptional)) : Column();
  const size_t bytes = dtype_size(log_prob.dtype);
  const char* matrix = static_cast<const char*>(run.address(logProb));
  parallel_for(rows, 1024, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const bool counts = targets.counts(row);
      const int64_t at = counts ? targets.index(row) : 0;
      const double gradient = gradients.real(row);
      const double scaled = gradient / total * (counts ? 1.0 : 0.0);
      const double nll = scaled * (1 - smoothing) * targets.weight(row);
      // Without smoothing there is no such term, not 0 times an infinite gradient.
      const double smooth = smoothing > 0 ? scaled * smoothing / static_cast<double>(classes) : 0.0;
      double a = nll + smooth * all_weights;
      if (zloss && counts) {
        a += zloss_factor * lse_column.real(row) * (gradient + (with_grad_zloss ? zloss_gradients.real(row) : 0.0));
      }
      const int64_t element = log_prob.offset + row * log_prob.strides[0] + at * log_prob.strides[1];
      numbers.a[row] = static_cast<float>(a);
      numbers.b[row] = static_cast<float>(smooth);
      numbers.target_log_prob[row] =
          static_cast<float>(load_real(log_prob.dtype, matrix + element * static_cast<int64_t>(bytes)));
      numbers.target_b[row] = static_cast<float>(smooth * (smoothing > 0 ? targets.weight_of(at) : 0.0) + nll);
    }
  });
}

Status GradPlan::run(const Run& run) const {
  const ClassTargets targets(target, run.address(cross_entropy_loss_grad_args::target), weighted ? &weight : nullptr,
                             weighted ? run.address(weightOptional) : nullptr, rows, classes, ignore_index,
                             run.workspace());
  ACLNN_TRY(targets.check());
  const RowNumbers numbers(static_cast<char*>(run.workspace()) + ClassTargets::bytes(rows), rows);
  fill(run, targets, numbers);
  target_loop.run(nullptr, numbers.at_target, {numbers.target_log_prob, numbers.a, numbers.target_b});
  void* result = run.address(cross_entropy_loss_grad_args::out);
  const void* matrix = run.address(logProb);
  if (!subtracts) {
    loop.run(nullptr, result, {matrix, numbers.a});
  } else if (!weighted) {
    loop.run(nullptr, result, {matrix, numbers.a, numbers.b});
  } else {
    loop.run(nullptr, result, {matrix, numbers.a, numbers.b, run.address(weightOptional)});
  }
  const int64_t bytes = static_cast<int64_t>(dtype_size(out.dtype));
  for (int64_t row = 0; row < rows; ++row) {
    if (!targets.counts(row)) continue;
    const int64_t element = out.offset + row * out.strides[0] + targets.index(row) * out.strides[1];
    store_real(numbers.at_target[row], out.dtype, static_cast<char*>(result) + element * bytes);
  }
  return Status();
}

// The loop over the matrix with as many inputs as the formula needs.
Elementwise matrix_loop(const CrossEntropyKernels& kernels, const Call& call, bool subtracts, const View& column,
                        const View& weights) {
  const View& log_prob = call.view(logProb);
  const View& result = call.view(out);
  if (!subtracts) return Elementwise(kernels.grad, result, {&log_prob, &column});
  if (!call.has(weightOptional)) return Elementwise(kernels.grad_minus, result, {&log_prob, &column, &column});
  return Elementwise(kernels.grad_minus_weighted, result, {&log_prob, &column, &column, &weights});
}

View view_or_none(const Call& call, int param) { return call.has(param) ? call.view(param) : View(); }

}  // namespace

Status cross_entropy_loss_grad(Call& call) {
  const int64_t rows = call.shape(logProb)[0];
  const CrossEntropyKernels& kernels = cross_entropy_kernels();
  const double smoothing = call.real(labelSmoothing);
  const bool subtracts = smoothing > 0;
  const View column = column_view(rows), line = line_view(rows);
  const bool zloss = environment().zloss && call.has(lseForZlossOptional);
  GradPlan plan{
      .grad_loss = call.view(gradLoss),
      .log_prob = call.view(logProb),
      .target = call.view(cross_entropy_loss_grad_args::target),
      .weight = view_or_none(call, weightOptional),
      .grad_zloss = view_or_none(call, gradZlossOptional),
      .lse = view_or_none(call, lseForZlossOptional),
      .out = call.view(cross_entropy_loss_grad_args::out),
      .weighted = call.has(weightOptional),
      .zloss = zloss,
      .with_grad_zloss = zloss && call.has(gradZlossOptional),
      .reduction = reduction_of(call.string(reductionOptional)),
      .ignore_index = call.integer(ignoreIndex),
      .rows = rows,
      .classes = call.shape(logProb)[1],
      .smoothing = smoothing,
      .zloss_scale = call.real(lseSquareScaleForZloss),
      .subtracts = subtracts,
      .loop = matrix_loop(kernels, call, subtracts, column, view_or_none(call, weightOptional)),
      .target_loop = Elementwise(kernels.grad_minus, line, {&line, &line, &line}),
  };
  const uint64_t workspace = ClassTargets::bytes(rows) + RowNumbers::bytes(rows);
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
