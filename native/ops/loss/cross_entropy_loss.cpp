// Cross entropy from logits: log probabilities row by row, then the loss from the targets' and, when smoothed, all.
#include <cmath>

#include "base/environment.h"
#include "executor/call.h"
#include "ops/loss/class_targets.h"
#include "ops/loss/column_shape.h"
#include "ops/loss/cross_entropy_kernels.h"
#include "ops/loss/generated/cross_entropy_loss.h"
#include "ops/loss/log_softmax_rows.h"
#include "ops/loss/reduction.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

using namespace cross_entropy_loss_args;

// What the row can't say: classes exist, and lossOut has one element for each row or one for all; so has zlossOut, and
// lseForZlossOut has one for each row, where they are written. Ignored ones may have any shape.
Status cross_entropy_loss_shapes(Call& call) {
  const Dims& matrix = call.shape(input);
  if (matrix[1] == 0) {
    return call.fail(call.row().shape_code, input, "expected at least one class, got shape %s",
                     to_string(matrix).c_str());
  }
  const bool by_row = reduction_of(call.string(reductionOptional)) == kNone;
  ACLNN_TRY(check_column(call, lossOut, matrix[0], by_row));
  if (!environment().zloss) return Status();
  if (call.has(lseForZlossOut)) ACLNN_TRY(check_column(call, lseForZlossOut, matrix[0], true));
  if (call.flag(returnZloss) && call.has(zlossOut)) ACLNN_TRY(check_column(call, zlossOut, matrix[0], by_row));
  return Status();
}

namespace {

// The z-loss outputs, written only when the process asks for them.
struct ZlossPlan {
  bool lse = false, zloss = false;
  double scale = 0;
  View lse_view, zloss_view;
};

struct LossPlan {
  View target, weight, loss;
  bool weighted;
  int64_t reduction, ignore_index, rows, classes;
  double smoothing;
  ZlossPlan zloss;
  LogSoftmaxRows softmax;

  double row_loss(const ClassTargets& targets, const RowStatistics* rows, double all_weights, int64_t row) const;
  Status run(const Run& run) const;
  void write_zloss(const Run& run, const ClassTargets& targets, const RowStatistics* rows) const;
};

void store_at(double value, const View& view, void* address, int64_t index) {
  const int64_t step = view.shape.empty() || view.shape[0] == 1 ? 0 : view.strides[0];
  const int64_t bytes = static_cast<int64_t>(dtype_size(view.dtype));
  store_real(value, view.dtype, static_cast<char*>(address) + (view.offset + index * step) * bytes);
}

double LossPlan::row_loss(const ClassTargets& targets, const RowStatistics* statistics, double all_weights,
                          int64_t row) const {
  if (!targets.counts(row)) return 0;
  const RowStatistics& of = statistics[row];
  const double nll = -(1 - smoothing) * targets.weight(row) * (of.target - of.max - of.log_sum);
  if (smoothing == 0) return nll;
  const double smooth = of.weighted_sum - of.log_sum * all_weights;
  return nll - smoothing / static_cast<double>(classes) * smooth;
}

void LossPlan::write_zloss(const Run& run, const ClassTargets& targets, const RowStatistics* statistics) const {
  const auto lse = [&](int64_t row) { return static_cast<double>(statistics[row].max) + statistics[row].log_sum; };
  const auto squared = [&](int64_t row) { return targets.counts(row) ? zloss.scale * lse(row) * lse(row) : 0.0; };
  if (zloss.lse) {
    for (int64_t row = 0; row < rows; ++row) store_at(lse(row), zloss.lse_view, run.address(lseForZlossOut), row);
  }
  if (!zloss.zloss) return;
  if (reduction == kNone) {
    for (int64_t row = 0; row < rows; ++row) store_at(squared(row), zloss.zloss_view, run.address(zlossOut), row);
    return;
  }
  const double sum = parallel_sum(rows, [&](int64_t begin, int64_t end) {
    double part = 0;
    for (int64_t row = begin; row < end; ++row) part += squared(row);
    return part;
  });
  store_scalar(reduction == kMean ? sum / targets.count() : sum, zloss.zloss_view, run.address(zlossOut));
}

Status LossPlan::run(const Run& run) const {
  const ClassTargets targets(target, run.address(cross_entropy_loss_args::target), weighted ? &weight : nullptr,
                             weighted ? run.address(weightOptional) : nullptr, rows, classes, ignore_index,
                             run.workspace());
  ACLNN_TRY(targets.check());
  char* room = static_cast<char*>(run.workspace()) + ClassTargets::bytes(rows);
  RowStatistics* statistics = reinterpret_cast<RowStatistics*>(room);
  softmax.run(run.address(input), run.address(logProbOut), weighted ? run.address(weightOptional) : nullptr,
              [&](int64_t row) { return targets.counts(row) ? targets.index(row) : 0; }, statistics,
              room + LogSoftmaxRows::statistics_bytes(rows));
  const double all_weights = smoothing > 0 ? targets.class_weight_sum() : 0.0;
  const auto loss_of = [&](int64_t row) { return row_loss(targets, statistics, all_weights, row); };
  if (reduction == kNone) {
    for (int64_t row = 0; row < rows; ++row) store_at(loss_of(row), loss, run.address(lossOut), row);
  } else {
    const double sum = parallel_sum(rows, [&](int64_t begin, int64_t end) {
      double part = 0;
      for (int64_t row = begin; row < end; ++row) part += loss_of(row);
      return part;
    });
    store_scalar(reduction == kMean ? sum / targets.weight_sum() : sum, loss, run.address(lossOut));
  }
  write_zloss(run, targets, statistics);
  return Status();
}

}  // namespace

Status cross_entropy_loss(Call& call) {
  const int64_t rows = call.shape(input)[0], classes = call.shape(input)[1];
  const bool weighted = call.has(weightOptional);
  const double smoothing = call.real(labelSmoothing);
  ZlossPlan zloss;
  if (environment().zloss) {
    zloss.lse = call.has(lseForZlossOut);
    zloss.zloss = call.flag(returnZloss) && call.has(zlossOut);
    zloss.scale = call.real(lseSquareScaleForZloss);
    if (zloss.lse) zloss.lse_view = call.view(lseForZlossOut);
    if (zloss.zloss) zloss.zloss_view = call.view(zlossOut);
  }
  LossPlan plan{
      .target = call.view(cross_entropy_loss_args::target),
      .weight = weighted ? call.view(weightOptional) : View(),
      .loss = call.view(lossOut),
      .weighted = weighted,
      .reduction = reduction_of(call.string(reductionOptional)),
      .ignore_index = call.integer(ignoreIndex),
      .rows = rows,
      .classes = classes,
      .smoothing = smoothing,
      .zloss = zloss,
      .softmax = LogSoftmaxRows(call.view(input), call.view(logProbOut), weighted ? &call.view(weightOptional) : nullptr,
                                smoothing > 0),
  };
  const uint64_t workspace =
      ClassTargets::bytes(rows) + LogSoftmaxRows::statistics_bytes(rows) + plan.softmax.workspace_bytes();
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
