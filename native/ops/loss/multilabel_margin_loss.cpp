// The multilabel margin loss.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/multilabel_margin_loss.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_MARGIN_PARAMS
#define ACLNN_MARGIN_PARAMS
namespace pyaclnn {
struct MarginParams {
  double least;  // 1 less the label's score
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct Margin : MarginParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V score) const {
    const V lacks = hn::Add(hn::Set(d, least), score);
    return hn::IfThenElseZero(hn::Gt(lacks, hn::Zero(d)), lacks);  // NaN counts for nothing
  }
};

}  // namespace

SumKernel margin_sum() { return sum_row<Margin, double, 1>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cmath>

#include "executor/call.h"
#include "ops/loss/cube.h"
#include "ops/loss/generated/multilabel_margin_loss.h"
#include "ops/loss/reduction.h"
#include "shapes/copy.h"
#include "shapes/parallel_sum.h"

namespace pyaclnn::ops {

using namespace multilabel_margin_loss_args;

namespace {

constexpr int64_t kEnd = -1;  // of a row's labels

struct MarginPlan {
  SumKernel sum;
  View scores, out, flags;  // of three dims
  Copy copy_scores, copy_labels;
  Fill no_flags;
  int64_t reduction;

  int64_t samples() const { return scores.shape[1]; }
  int64_t classes() const { return scores.shape[2]; }
  // Scores and labels, and the loss of each sample.
  uint64_t workspace_bytes() const { return samples() * (2 * classes() + 1) * sizeof(double); }

  Status run(const Run& run) const;
  Status check(const int64_t* labels) const;
  double loss_of(const int64_t* labels, double* others, const Cube& given, int64_t sample) const;
};

// What was checked must be what is used, even where a client lets an output overlap the labels.
Status MarginPlan::check(const int64_t* labels) const {
  for (int64_t sample = 0; sample < samples(); ++sample, labels += classes()) {
    for (int64_t i = 0; i < classes() && labels[i] != kEnd; ++i) {
      if (labels[i] >= 0 && labels[i] < classes()) continue;
      return failure(ACL_ERROR_RT_AICORE_EXCEPTION, "target: expected a class of 0 to %lld or -1, got %lld in row %lld",
                     static_cast<long long>(classes() - 1), static_cast<long long>(labels[i]),
                     static_cast<long long>(sample));
    }
  }
  return Status();
}

// `others` has all scores and loses those of labels, so that one loop over it needs no look at what is a label.
double MarginPlan::loss_of(const int64_t* labels, double* others, const Cube& given, int64_t sample) const {
  int64_t count = 0;
  for (; count < classes() && labels[count] != kEnd; ++count) others[labels[count]] = -HUGE_VAL;
  double lanes[kSumLanes] = {};
  const RowInput inputs[] = {{others, 1}};
  for (int64_t i = 0; i < count; ++i) {
    const MarginParams params{1 - given.load(0, sample, labels[i])};
    sum(&params, inputs, lanes, classes());
  }
  return sum_in_pairs(lanes, kSumLanes) / static_cast<double>(classes());
}

Status MarginPlan::run(const Run& run) const {
  const int64_t count = samples() * classes();
  double* others = static_cast<double*>(run.workspace());
  int64_t* labels = reinterpret_cast<int64_t*>(others + count);
  double* losses = others + 2 * count;
  copy_labels.run(run.address(target), labels);
  ACLNN_TRY(check(labels));
  copy_scores.run(run.address(self), others);
  const Cube given(scores, run.address(self));
  parallel_for(samples(), std::max<int64_t>(1, kGrainElements / classes()), [&](int64_t begin, int64_t end) {
    for (int64_t sample = begin; sample < end; ++sample) {
      const int64_t first = sample * classes();
      losses[sample] = loss_of(labels + first, others + first, given, sample);
    }
  });
  no_flags.run(run.address(isTarget));
  const Cube marks(flags, run.address(isTarget)), results(out, run.address(multilabel_margin_loss_args::out));
  for (int64_t sample = 0; sample < samples(); ++sample) {
    const int64_t* own = labels + sample * classes();
    for (int64_t i = 0; i < classes() && own[i] != kEnd; ++i) marks.store(1, 0, sample, own[i]);
  }
  if (reduction == kNone) {
    for (int64_t sample = 0; sample < samples(); ++sample) results.store(losses[sample], 0, 0, sample);
    return Status();
  }
  const double total = parallel_sum(samples(), [&](int64_t begin, int64_t end) {
    double part = 0;
    for (int64_t sample = begin; sample < end; ++sample) part += losses[sample];
    return part;
  });
  results.store(reduction == kMean ? total / static_cast<double>(samples()) : total, 0, 0, 0);
  return Status();
}

}  // namespace

// What the row can't say: classes exist, and there is one loss for each row or one for all.
Status multilabel_margin_loss_shapes(Call& call) {
  const Dims& scores = call.shape(self);
  const int rank = scores.rank();
  if (rank > 0 && scores[rank - 1] <= 0) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, self, "expected at least one class, got shape %s",
                     to_string(scores).c_str());
  }
  const Dims& losses = call.shape(multilabel_margin_loss_args::out);
  const bool by_row = rank == 2 && call.integer(reduction) == kNone;
  if (by_row ? losses == Dims{scores[0]} : element_count(losses) == 1) return Status();
  const std::string expected = by_row ? to_string(Dims{scores[0]}) : "one element ([] or [1])";
  return call.fail(ACLNN_ERR_PARAM_INVALID, multilabel_margin_loss_args::out,
                   "expected %s for this reduction, got shape %s", expected.c_str(), to_string(losses).c_str());
}

Status multilabel_margin_loss(Call& call) {
  const View scores = as_cube(call.view(self)), labels = as_cube(call.view(target));
  if (scores.shape[1] == 0) return call.launch([](const Run&) { return Status(); });
  const float zero = 0;
  MarginPlan plan{ACLNN_DISPATCH(margin_sum)(),
                  scores,
                  as_cube(call.view(multilabel_margin_loss_args::out)),
                  as_cube(call.view(isTarget)),
                  Copy(scores, contiguous_view(ACL_DOUBLE, scores.shape)),
                  Copy(labels, contiguous_view(ACL_INT64, labels.shape)),
                  Fill(ACL_FLOAT, &zero, call.view(isTarget)),
                  call.integer(reduction)};
  const uint64_t workspace = plan.workspace_bytes();
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
#endif
