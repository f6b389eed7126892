// The CTC loss. Samples are walked in parallel, each by one thread, in f64: a walk has as many dependent steps as there
// are frames, and f32 would lose something at every one.
#include "ops/loss/ctc_batch.h"
#include "ops/loss/generated/ctc_loss.h"

namespace pyaclnn::ops {

using namespace ctc_loss_args;

namespace {

constexpr CtcParams kParams{logProbs, targets, inputLengths, targetlengths, blank};

struct LossPlan {
  CtcBatch batch;
  View losses, alpha;
  bool zero_infinity;

  // Labels, then a walk for each sample.
  uint64_t workspace_bytes() const {
    return batch.label_bytes() + batch.samples() * CtcWalk::room(batch.most_states()) * sizeof(double);
  }
  Status run(const Run& run) const;
  double fill(CtcWalk& walk, const Cube& table, int64_t sample) const;
};

Status LossPlan::run(const Run& run) const {
  int64_t* labels = static_cast<int64_t*>(run.workspace());
  ACLNN_TRY(batch.take_labels(run.address(targets), labels));
  double* room = reinterpret_cast<double*>(static_cast<char*>(run.workspace()) + batch.label_bytes());
  const Cube log_probs(batch.log_probs, run.address(logProbs)), table(alpha, run.address(logAlphaOut));
  const Cube each(losses, run.address(negLogLikelihoodOut));
  batch.each_sample([&](int64_t sample) {
    CtcWalk walk(batch, log_probs, labels, sample, false, room + sample * CtcWalk::room(batch.most_states()));
    const double loss = fill(walk, table, sample);
    each.store(zero_infinity && loss == -kImpossible ? 0 : loss, 0, 0, sample);
  });
  return Status();
}

// Fills a sample's part of the table and gives its loss.
double LossPlan::fill(CtcWalk& walk, const Cube& table, int64_t sample) const {
  const int64_t states = batch.states(sample), width = alpha.shape[2];
  for (int64_t frame = 0; frame < batch.most_frames(); ++frame) {
    const int64_t known = frame < batch.frames[sample] ? states : 0;
    if (known > 0) walk.step(frame);
    for (int64_t state = 0; state < width; ++state) {
      table.store(state < known ? walk.now()[state] : kImpossible, sample, frame, state);
    }
  }
  const double* last = walk.now() + states - 1;
  return -log_of_sum(last[0], states > 1 ? last[-1] : kImpossible);
}

Status check_output(const Call& call, int param, const Dims& expected) {
  if (call.shape(param) == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected shape %s, got %s", to_string(expected).c_str(),
                   to_string(call.shape(param)).c_str());
}

}  // namespace

Status ctc_loss_shapes(Call& call) {
  ACLNN_TRY(check_ctc_batch(call, kParams));
  const CtcBatch batch(call, kParams);
  const bool one_loss = batch.samples() == 1 && call.shape(negLogLikelihoodOut).empty();
  if (!one_loss) ACLNN_TRY(check_output(call, negLogLikelihoodOut, {batch.samples()}));
  const int64_t states = batch.most_states();
  const int64_t width = call.product() == Product::ascend950 ? states : (states + 7) / 8 * 8;
  return check_output(call, logAlphaOut, {batch.samples(), batch.most_frames(), width});
}

Status ctc_loss(Call& call) {
  LossPlan plan{CtcBatch(call, kParams), as_cube(call.view(negLogLikelihoodOut)), call.view(logAlphaOut),
                call.flag(zeroInfinity)};
  const uint64_t workspace = plan.workspace_bytes();
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
