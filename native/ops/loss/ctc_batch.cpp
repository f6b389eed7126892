#include "ops/loss/ctc_batch.h"

#include <numeric>

#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

// One sample without a dim of samples gets one.
View with_samples(View view) {
  if (view.rank() == 3) return view;
  view.shape = {view.shape[0], 1, view.shape[1]};
  view.strides = {view.strides[0], 0, view.strides[1]};
  return view;
}

Status check_lengths(const Call& call, int param, int64_t samples, int64_t most, const char* what) {
  const std::vector<int64_t>& lengths = call.int_array(param);
  if (static_cast<int64_t>(lengths.size()) != samples) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected a length for each of %lld samples, got %zu",
                     static_cast<long long>(samples), lengths.size());
  }
  for (size_t i = 0; i < lengths.size(); ++i) {
    if (lengths[i] >= 0 && lengths[i] <= most) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected lengths of 0 to %lld (%s), got %lld for sample %zu",
                     static_cast<long long>(most), what, static_cast<long long>(lengths[i]), i);
  }
  return Status();
}

}  // namespace

Status check_ctc_batch(const Call& call, const CtcParams& params) {
  const View log_probs = with_samples(call.view(params.log_probs));
  const int64_t frames = log_probs.shape[0], samples = log_probs.shape[1], classes = log_probs.shape[2];
  if (frames <= 0) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, params.log_probs, "expected at least one frame, got shape %s",
                     to_string(call.shape(params.log_probs)).c_str());
  }
  const int64_t blank = call.integer(params.blank);
  if (blank < 0 || blank >= classes) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, params.blank, "expected a class of 0 to %lld, got %lld",
                     static_cast<long long>(classes - 1), static_cast<long long>(blank));
  }
  ACLNN_TRY(check_lengths(call, params.input_lengths, samples, frames, "frames of logProbs"));
  const Dims& targets = call.shape(params.targets);
  if (targets.rank() == 2 && targets[0] != samples) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, params.targets, "expected labels of %lld samples, got shape %s",
                     static_cast<long long>(samples), to_string(targets).c_str());
  }
  const int64_t most = targets[targets.rank() - 1];
  ACLNN_TRY(check_lengths(call, params.target_lengths, samples, most, "labels in targets"));
  const std::vector<int64_t>& labels = call.int_array(params.target_lengths);
  const uint64_t total = std::accumulate(labels.begin(), labels.end(), uint64_t{0});  // unsigned: it may wrap
  if (targets.rank() == 1 && total != static_cast<uint64_t>(most)) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, params.targets, "expected %llu labels, the sum of %s, got shape %s",
                     static_cast<unsigned long long>(total), call.row().params[params.target_lengths].name,
                     to_string(targets).c_str());
  }
  const double most_labels = labels.empty() ? 0 : *std::max_element(labels.begin(), labels.end());
  if ((most_labels + 8) * static_cast<double>(frames) * static_cast<double>(samples) < 0x1p56) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, params.log_probs, "expected a batch that memory can hold, got shape %s",
                   to_string(call.shape(params.log_probs)).c_str());
}

CtcBatch::CtcBatch(const Call& call, const CtcParams& params)
    : log_probs(with_samples(call.view(params.log_probs))),
      targets(call.view(params.targets)),
      frames(call.int_array(params.input_lengths)),
      labels(call.int_array(params.target_lengths)),
      blank(call.integer(params.blank)) {
  int64_t next = 0;
  for (size_t i = 0; i < labels.size(); ++i) {
    first_label.push_back(targets.rank() == 2 ? static_cast<int64_t>(i) * targets.shape[1] : next);
    next += labels[i];
    most_labels = std::max(most_labels, labels[i]);
  }
}

uint64_t CtcBatch::label_bytes() const { return (element_count(targets.shape) * sizeof(int64_t) + 63) / 64 * 64; }

Status CtcBatch::take_labels(const void* targets_address, int64_t* room) const {
  Copy(targets, contiguous_view(ACL_INT64, targets.shape)).run(targets_address, room);
  for (int64_t sample = 0; sample < samples(); ++sample) {
    for (int64_t i = 0; i < labels[sample]; ++i) {
      const int64_t label = room[first_label[sample] + i];
      if (label >= 0 && label < classes()) continue;
      return failure(ACL_ERROR_RT_AICORE_EXCEPTION,
                     "targets: expected a class of 0 to %lld, got %lld as label %lld of sample %lld",
                     static_cast<long long>(classes() - 1), static_cast<long long>(label), static_cast<long long>(i),
                     static_cast<long long>(sample));
    }
  }
  return Status();
}

CtcWalk::CtcWalk(const CtcBatch& batch, const Cube& log_probs, const int64_t* labels, int64_t sample, bool backwards,
                 double* room)
    : frames_(log_probs), sample_(sample), states_(batch.states(sample)) {
  classes_ = reinterpret_cast<int64_t*>(room);
  may_jump_ = room + states_;
  log_probs_ = may_jump_ + states_;
  now_ = log_probs_ + states_ + 2;
  before_ = now_ + states_ + 2;
  const int64_t* first = labels + batch.first_label[sample];
  const int64_t count = batch.labels[sample];
  for (int64_t state = 0; state < states_; ++state) {
    const int64_t at = backwards ? count - 1 - state / 2 : state / 2;
    classes_[state] = state % 2 == 0 ? batch.blank : first[at];
    // From label to label, over the blank, unless the two would then merge into one.
    may_jump_[state] = state > 1 && classes_[state] != classes_[state - 2];
  }
  std::fill_n(now_ - 2, 2 * (states_ + 2), kImpossible);
  now_[0] = 0;
}

const double* CtcWalk::step(int64_t frame) {
  for (int64_t state = 0; state < states_; ++state) {
    log_probs_[state] =
        state > 0 && state % 2 == 0 ? log_probs_[0] : frames_.load(frame, sample_, classes_[state]);
  }
  std::swap(now_, before_);
  const RowInput inputs[] = {{before_, 1}, {before_ - 1, 1}, {before_ - 2, 1}, {may_jump_, 1}, {log_probs_, 1}};
  ctc_kernels().step(nullptr, inputs, now_, states_, Store::cached);
  return now_;
}

}  // namespace pyaclnn::ops
