// A batch of label sequences for CTC: how long its samples are, where their labels and frames lie, and the walk over a
// sample's states that loss and gradient share.
#pragma once

#include <cmath>
#include <vector>

#include "base/thread_pool.h"
#include "executor/call.h"
#include "ops/loss/ctc_kernels.h"
#include "ops/loss/cube.h"

namespace pyaclnn::ops {

// The log of probability 0.
inline constexpr double kImpossible = -HUGE_VAL;

// log(exp(a) + exp(b))
inline double log_of_sum(double a, double b) {
  const double most = std::max(a, b);
  return most == kImpossible ? a + b : most + std::log(std::exp(a - most) + std::exp(b - most));
}

// Where the operators have the arguments that a batch is made of.
struct CtcParams {
  int log_probs, targets, input_lengths, target_lengths, blank;
};

struct CtcBatch {
  CtcBatch(const Call& call, const CtcParams& params);

  View log_probs;  // frames, samples, classes
  View targets;
  std::vector<int64_t> frames, labels;  // how many each sample has
  std::vector<int64_t> first_label;     // where each sample's begin
  int64_t most_labels = 0;
  int64_t blank;

  int64_t samples() const { return log_probs.shape[1]; }
  int64_t most_frames() const { return log_probs.shape[0]; }
  int64_t classes() const { return log_probs.shape[2]; }
  // Blanks stand before, between and after the labels.
  int64_t states(int64_t sample) const { return 2 * labels[sample] + 1; }
  int64_t most_states() const { return 2 * most_labels + 1; }

  // In parallel: body(sample).
  template <class Body>
  void each_sample(Body&& body) const {
    parallel_for(samples(), 1, [&](int64_t begin, int64_t end) {
      for (int64_t sample = begin; sample < end; ++sample) body(sample);
    });
  }

  // Room for the labels' copy: what was checked must be what is used, even where a client lets an output overlap them.
  uint64_t label_bytes() const;
  // Copies the labels there, and fails for the first that names no class.
  Status take_labels(const void* targets_address, int64_t* room) const;
};

// Whether blank, lengths and the shape of the targets fit the log probabilities, all of which is 161002.
Status check_ctc_batch(const Call& call, const CtcParams& params);

// One sample's states walked frame by frame: the log of the probability of all frames so far, on all paths that end in
// a state. Backwards it begins at the last frame, and states are counted from the last one, too: then the same steps
// lead from a state to the one before it.
class CtcWalk {
 public:
  // In doubles.
  static int64_t room(int64_t states) { return (5 * states + 4 + 7) / 8 * 8; }

  CtcWalk(const CtcBatch& batch, const Cube& log_probs, const int64_t* labels, int64_t sample, bool backwards,
          double* room);

  // The states' logs after this frame too. Before the first one they are those of a path that is in the first state.
  const double* step(int64_t frame);
  const double* now() const { return now_; }
  int64_t class_of(int64_t state) const { return classes_[state]; }
  // Log probabilities of the states' classes at the last frame stepped to.
  const double* log_probs() const { return log_probs_; }

 private:
  const Cube frames_;
  const int64_t sample_, states_;
  int64_t* classes_;
  double *may_jump_, *log_probs_;
  double *now_, *before_;  // two states of no probability lie in front of each
};

}  // namespace pyaclnn::ops
