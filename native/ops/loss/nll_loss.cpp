// Negative log likelihood of class indices, and its gradient: of rows [N, C], of one row [C], and of images [N, C, H, W].
#include "executor/call.h"
#include "ops/loss/class_targets.h"
#include "ops/loss/generated/nll_loss.h"
#include "ops/loss/reduction.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

// A tensor with a dim of classes seen as one row of classes for every target.
class ClassRows {
 public:
  explicit ClassRows(const View& view) : dtype_(view.dtype), offset_(view.offset) {
    const int class_dim = view.rank() == 1 ? 0 : 1;
    class_stride_ = view.strides[class_dim];
    classes_ = view.shape[class_dim];
    shape_.resize(view.rank() - 1);
    strides_.resize(view.rank() - 1);
    for (int i = 0, k = 0; i < view.rank(); ++i) {
      if (i == class_dim) continue;
      shape_[k] = view.shape[i];
      strides_[k++] = view.strides[i];
    }
  }

  int64_t classes() const { return classes_; }
  double load(const void* data, int64_t row, int64_t klass) const {
    return load_real(dtype_, static_cast<const char*>(data) + place(row, klass));
  }
  void store(double value, void* data, int64_t row, int64_t klass) const {
    store_real(value, dtype_, static_cast<char*>(data) + place(row, klass));
  }

 private:
  int64_t place(int64_t row, int64_t klass) const {
    int64_t element = offset_ + klass * class_stride_;
    for (int i = shape_.rank() - 1; i >= 0; --i) {
      element += row % shape_[i] * strides_[i];
      row /= shape_[i];
    }
    return element * static_cast<int64_t>(dtype_size(dtype_));
  }

  DType dtype_;
  Dims shape_, strides_;
  int64_t offset_, class_stride_, classes_;
};

// An element for every target, as rows of one class; or one element for all of them.
ClassRows element_rows(const View& view) {
  View rows = view;
  const int at = view.rank() == 0 ? 0 : 1;
  rows.shape.resize(view.rank() + 1);
  rows.strides.resize(view.rank() + 1);
  for (int i = 0, k = 0; i <= view.rank(); ++i) {
    rows.shape[i] = i == at ? 1 : view.shape[k];
    rows.strides[i] = i == at ? 0 : view.strides[k];
    k += i != at;
  }
  return ClassRows(rows);
}

struct NllPlan {
  ClassRows self;
  View target, weight, out, total;
  int64_t rows, reduction, ignore_index;

  Status run(const Run& run) const {
    using namespace nll_loss_args;
    const ClassTargets targets(target, run.address(nll_loss_args::target), &weight, run.address(nll_loss_args::weight),
                               rows, self.classes(), ignore_index, run.workspace());
    ACLNN_TRY(targets.check());
    const void* data = run.address(nll_loss_args::self);
    const auto loss_of = [&](int64_t row) {
      return targets.counts(row) ? -targets.weight(row) * self.load(data, row, targets.index(row)) : 0.0;
    };
    if (reduction == kNone) {
      const ClassRows results = element_rows(out);
      void* to = run.address(nll_loss_args::out);
      parallel_for(rows, 4096, [&](int64_t begin, int64_t end) {
        for (int64_t row = begin; row < end; ++row) results.store(loss_of(row), to, row, 0);
      });
      return Status();
    }
    const double sum = parallel_sum(rows, [&](int64_t begin, int64_t end) {
      double part = 0;
      for (int64_t row = begin; row < end; ++row) part += loss_of(row);
      return part;
    });
    const double weights = targets.weight_sum();
    store_scalar(reduction == kMean ? sum / weights : sum, out, run.address(nll_loss_args::out));
    store_scalar(weights, total, run.address(totalWeightOut));
    return Status();
  }
};

struct NllGradPlan {
  ClassRows grad, out;
  View target, weight, total;
  Fill zeros;
  int64_t rows, reduction, ignore_index;
  bool one_grad;

  Status run(const Run& run) const {
    using namespace nll_loss_backward_args;
    const ClassTargets targets(target, run.address(nll_loss_backward_args::target), &weight,
                               run.address(nll_loss_backward_args::weight), rows, out.classes(), ignore_index,
                               run.workspace());
    ACLNN_TRY(targets.check());
    const double divisor = reduction == kMean ? Column(total, run.address(totalWeight)).real(0) : 1.0;
    const void* gradients = run.address(gradOutput);
    const double common = one_grad ? grad.load(gradients, 0, 0) : 0;
    // Everything is read before the first write: the output may lie in an input's memory.
    double* slopes = reinterpret_cast<double*>(static_cast<char*>(run.workspace()) + ClassTargets::bytes(rows));
    parallel_for(rows, 4096, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        const double gradient = one_grad ? common : grad.load(gradients, row, 0);
        slopes[row] = targets.counts(row) ? -gradient * targets.weight(row) / divisor : 0;
      }
    });
    void* to = run.address(nll_loss_backward_args::out);
    zeros.run(to);
    parallel_for(rows, 4096, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        if (targets.counts(row)) out.store(slopes[row], to, row, targets.index(row));
      }
    });
    return Status();
  }
};

}  // namespace

Status nll_loss(Call& call) {
  using namespace nll_loss_args;
  const int64_t rows = element_count(call.shape(target));
  NllPlan plan{ClassRows(call.view(self)), call.view(target), call.view(weight), call.view(out),
               call.view(totalWeightOut), rows, call.integer(reduction), call.integer(ignoreIndex)};
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, ClassTargets::bytes(rows));
}

Status nll_loss_backward(Call& call) {
  using namespace nll_loss_backward_args;
  const int64_t rows = element_count(call.shape(target));
  const float zero = 0;
  NllGradPlan plan{element_rows(call.view(gradOutput)),
                   ClassRows(call.view(out)),
                   call.view(target),
                   call.view(weight),
                   call.view(totalWeight),
                   Fill(ACL_FLOAT, &zero, call.view(out)),
                   rows,
                   call.integer(reduction),
                   call.integer(ignoreIndex),
                   call.integer(reduction) != kNone};
  const uint64_t workspace = ClassTargets::bytes(rows) + rows * sizeof(double);
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
