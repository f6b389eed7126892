// Gradient of the CTC loss from the loss's table of log probabilities.
//
// It is one elementwise loop over the whole matrix, exp(logProbs) * gradOut, and the few classes that a sample's states
// are of are computed apart, by a walk back over its frames: before the loop, because `out` may be logProbs itself, and
// stored after it.
#include <cmath>
#include <limits>

#include "ops/loss/ctc_batch.h"
#include "ops/loss/ctc_kernels.h"
#include "ops/loss/generated/ctc_loss.h"
#include "shapes/column.h"
#include "shapes/elementwise.h"

namespace pyaclnn::ops {

using namespace ctc_loss_backward_args;

namespace {

constexpr CtcParams kParams{logProbs, targets, inputLengths, targetLengths, blank};

struct GradPlan {
  CtcBatch batch;
  View grad, losses, alpha;
  View cells, out;  // a number for every frame and sample, in the dtype that the loop computes in; the result
  bool zero_infinity;
  Elementwise loop;

  struct Room;
  uint64_t cell_bytes() const { return (element_count(cells.shape) * dtype_size(cells.dtype) + 63) / 64 * 64; }
  // A walk, alpha and the occupancy of the states, and the first state of each one's class.
  int64_t walk_doubles() const { return CtcWalk::room(batch.most_states()) + 3 * batch.most_states(); }
  // The gradients apart: the blank's and each label's.
  int64_t frame_doubles() const { return batch.most_labels + 1; }
  int64_t sample_doubles() const { return walk_doubles() + batch.most_frames() * frame_doubles(); }
  uint64_t workspace_bytes() const {
    const uint64_t count_bytes = (batch.samples() * sizeof(int64_t) + 63) / 64 * 64;
    return batch.label_bytes() + 2 * cell_bytes() + count_bytes + batch.samples() * sample_doubles() * sizeof(double);
  }

  Status run(const Run& run) const;
};

// The workspace, and what a run reads and writes.
struct GradPlan::Room {
  const GradPlan& plan;
  Cube log_probs, table;
  Column gradients, losses;
  int64_t* labels;
  char *factors, *counts;  // cells: the gradient, and whether the frame counts
  int64_t* frames;         // of every sample, 0 for one whose gradient is 0
  double* samples;

  Room(const GradPlan& of, const Run& run)
      : plan(of),
        log_probs(of.batch.log_probs, run.address(logProbs)),
        table(of.alpha, run.address(logAlpha)),
        gradients(of.grad, run.address(gradOut)),
        losses(of.losses, run.address(negLogLikelihood)) {
    char* next = static_cast<char*>(run.workspace());
    const auto take = [&](uint64_t bytes) { return std::exchange(next, next + bytes); };
    samples = reinterpret_cast<double*>(take(of.batch.samples() * of.sample_doubles() * sizeof(double)));
    labels = reinterpret_cast<int64_t*>(take(of.batch.label_bytes()));
    factors = take(of.cell_bytes());
    counts = take(of.cell_bytes());
    frames = reinterpret_cast<int64_t*>(next);
  }

  double* walk_room(int64_t sample) const { return samples + sample * plan.sample_doubles(); }
  double* apart(int64_t sample, int64_t frame) const {
    return walk_room(sample) + plan.walk_doubles() + frame * plan.frame_doubles();
  }
  bool hopeless(int64_t sample) const;
  void fill_cells(int64_t sample) const;
  void walk_back(int64_t sample) const;
  void store_apart(const Cube& result, int64_t sample) const;
};

// Whether no path leads through a sample's frames. The loss may have been replaced by 0, the table still says so.
bool GradPlan::Room::hopeless(int64_t sample) const {
  if (losses.real(sample) == -kImpossible) return true;
  const int64_t last = plan.batch.frames[sample] - 1, states = plan.batch.states(sample);
  if (last < 0) return false;
  const double blank_end = table.load(sample, last, states - 1);
  return log_of_sum(blank_end, states > 1 ? table.load(sample, last, states - 2) : kImpossible) == kImpossible;
}

void GradPlan::Room::fill_cells(int64_t sample) const {
  const double loss = losses.real(sample);
  // Away from the states, too, an infinite loss makes the difference of infinities.
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double factor = loss < -kImpossible ? gradients.real(sample) : nan;
  const DType dtype = plan.cells.dtype;
  for (int64_t frame = 0; frame < plan.batch.most_frames(); ++frame) {
    const int64_t cell = (frame * plan.batch.samples() + sample) * static_cast<int64_t>(dtype_size(dtype));
    store_real(factor, dtype, factors + cell);
    store_real(frame < frames[sample], dtype, counts + cell);
  }
}

// Walks back over the frames and leaves the gradients of the blank and of every label in the order of the walk. A label
// that occurs twice has one, of all states of its class.
void GradPlan::Room::walk_back(int64_t sample) const {
  const int64_t states = plan.batch.states(sample);
  double* room = walk_room(sample);
  CtcWalk walk(plan.batch, log_probs, labels, sample, true, room);
  double* alpha = room + CtcWalk::room(plan.batch.most_states());
  double* occupancy = alpha + plan.batch.most_states();
  int64_t* first = reinterpret_cast<int64_t*>(occupancy + plan.batch.most_states());
  for (int64_t state = 0; state < states; ++state) {
    first[state] = walk.class_of(state) == plan.batch.blank ? 0 : 1;
    while (walk.class_of(first[state]) != walk.class_of(state)) first[state] += 2;
  }
  const OccupancyParams params{losses.real(sample)};
  const double gradient = gradients.real(sample);
  for (int64_t frame = frames[sample] - 1; frame >= 0; --frame) {
    const double* beta = walk.step(frame);
    for (int64_t state = 0; state < states; ++state) alpha[state] = table.load(sample, frame, states - 1 - state);
    const RowInput inputs[] = {{alpha, 1}, {beta, 1}, {walk.log_probs(), 1}};
    ctc_kernels().occupancy(&params, inputs, occupancy, states, Store::cached);
    double* results = apart(sample, frame);
    const auto of = [&](int64_t state) -> double& { return results[(state + 1) / 2]; };
    const auto slope = [&](int64_t state) { return (std::exp(walk.log_probs()[state]) - of(state)) * gradient; };
    std::fill_n(results, plan.frame_doubles(), 0.0);
    for (int64_t state = 0; state < states; ++state) of(first[state]) += occupancy[state];
    of(0) = slope(0);
    for (int64_t state = 1; state < states; state += 2) {
      of(state) = first[state] == state ? slope(state) : of(first[state]);
    }
  }
}

void GradPlan::Room::store_apart(const Cube& result, int64_t sample) const {
  const int64_t count = plan.batch.labels[sample];
  const int64_t* own = labels + plan.batch.first_label[sample];
  for (int64_t frame = 0; frame < frames[sample]; ++frame) {
    const double* results = apart(sample, frame);
    result.store(results[0], frame, sample, plan.batch.blank);
    for (int64_t i = 0; i < count; ++i) result.store(results[count - i], frame, sample, own[i]);
  }
}

Status GradPlan::run(const Run& run) const {
  const Room room(*this, run);
  ACLNN_TRY(batch.take_labels(run.address(targets), room.labels));
  batch.each_sample([&](int64_t sample) {
    room.frames[sample] = zero_infinity && room.hopeless(sample) ? 0 : batch.frames[sample];
    room.fill_cells(sample);
    room.walk_back(sample);
  });
  void* to = run.address(ctc_loss_backward_args::out);
  loop.run(nullptr, to, {run.address(logProbs), room.factors, room.counts});
  batch.each_sample([&](int64_t sample) { room.store_apart(Cube(out, to), sample); });
  return Status();
}

}  // namespace

Status ctc_loss_backward_shapes(Call& call) {
  ACLNN_TRY(check_ctc_batch(call, kParams));
  const int64_t states = CtcBatch(call, kParams).most_states(), given = call.shape(logAlpha)[2];
  if ((given - 1) / 2 >= (states - 1) / 2) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, logAlpha, "expected at least %lld states, got shape %s",
                   static_cast<long long>(states), to_string(call.shape(logAlpha)).c_str());
}

Status ctc_loss_backward(Call& call) {
  const View &matrix = call.view(logProbs), &result = call.view(ctc_loss_backward_args::out);
  const DType compute = matrix.dtype == ACL_DOUBLE ? ACL_DOUBLE : ACL_FLOAT;
  const View cells = contiguous_view(compute, {matrix.shape[0], matrix.shape[1], 1});
  GradPlan plan{.batch = CtcBatch(call, kParams),
                .grad = call.view(gradOut),
                .losses = call.view(negLogLikelihood),
                .alpha = call.view(logAlpha),
                .cells = cells,
                .out = result,
                .zero_infinity = call.flag(zeroInfinity),
                .loop = Elementwise(ctc_kernels().slope, result, {&matrix, &cells, &cells}, compute)};
  const uint64_t workspace = plan.workspace_bytes();
  return call.launch([plan = std::move(plan)](const Run& run) { return plan.run(run); }, workspace);
}

}  // namespace pyaclnn::ops
