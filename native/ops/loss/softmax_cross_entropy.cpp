// Cross entropy from the parts of a softmax: maxima, sums of exponentials, and the logits themselves.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/loss/softmax_cross_entropy.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/math/exp-inl.h"
#include "kernels/math/gates-inl.h"
#include "kernels/math/log-inl.h"
#include "kernels/simd/isa.h"
#include "kernels/simd/map-inl.h"

#ifndef ACLNN_SOFTMAX_CROSS_ENTROPY_KERNELS
#define ACLNN_SOFTMAX_CROSS_ENTROPY_KERNELS
namespace pyaclnn {
struct MaxParams {
  float max;
};
struct SoftmaxKernels {
  const SumKernels& sum_exp;     // exp(logit - max)
  const MapKernels& exp;         // logit, max -> exp(logit - max)
  const MapKernels& softmax;     // logit, max, sum -> exp(logit - max) / sum
  const MapKernels& minus_label; // and a label, which is taken away
  const MapKernels& loss;        // sum, logit of the target less max -> log(sum) - logit
};
}  // namespace pyaclnn
#endif

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

// exp(x - max) of f32. What rounds away in the difference would be up to 100 ULP of the result, so it is put back:
// exp(high + low) = exp(high) (1 + low). Where the result is 0 or infinite there's nothing to put back.
template <class D, class V>
HWY_INLINE V exp_of_difference(D d, V x, V max) {
  const Pair<V> difference = two_difference(x, max);
  const auto usual = hn::Lt(hn::Abs(hn::Add(difference.high, hn::Set(d, 8.0f))), hn::Set(d, 96.0f));
  const V exp = exp_f32(d, difference.high);
  return hn::MulAdd(hn::IfThenElseZero(usual, exp), hn::IfThenElseZero(usual, difference.low), exp);
}

struct SumExp : MaxParams {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x) const {
    return exp_of_difference(d, x, hn::Set(d, max));
  }
};

struct Exp {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V max) const {
    return exp_of_difference(d, x, max);
  }
};

struct Softmax {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V max, V sum) const {
    return hn::Div(exp_of_difference(d, x, max), sum);
  }
};

struct MinusLabel {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V x, V max, V sum, V label) const {
    return hn::Sub(hn::Div(exp_of_difference(d, x, max), sum), label);
  }
};

struct Loss {
  template <class D, class V>
  HWY_INLINE V of(D d, V sum, V logit) const {
    return hn::Sub(log_f64(d, sum), logit);
  }
};

constexpr SoftmaxKernels kKernels{kF32Sum<SumExp, 1>, kF32Map<Exp, 2>, kF32Map<Softmax, 3>, kF32Map<MinusLabel, 4>,
                                  kF32Map<InF64<Loss>, 2>};

}  // namespace

const SoftmaxKernels& softmax_kernels() { return kKernels; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cmath>
#include <optional>
#include <utility>

#include "base/thread_pool.h"
#include "executor/call.h"
#include "ops/loss/cross_entropy_kernels.h"
#include "ops/loss/cube.h"
#include "ops/loss/generated/softmax_cross_entropy.h"
#include "ops/sums.h"
#include "shapes/copy.h"
#include "shapes/reduce.h"
#include "shapes/reduce_all.h"

namespace pyaclnn::ops {
namespace {

const SoftmaxKernels& kernels() { return ACLNN_DISPATCH(softmax_kernels)(); }

uint64_t padded(uint64_t bytes) { return (bytes + 63) / 64 * 64; }

// The view with a last dim of one element.
View as_columns(const View& view) {
  const int rank = view.rank();
  View columns{view.dtype, Dims::filled(rank + 1, 1), Dims::filled(rank + 1, 0), view.offset};
  std::copy_n(view.shape.begin(), rank, columns.shape.begin());
  std::copy_n(view.strides.begin(), rank, columns.strides.begin());
  return columns;
}

// A matrix as rows of f32 side by side: itself, or a copy.
struct FloatRows {
  View matrix;
  std::optional<Copy> copy;
  uint64_t bytes = 0;

  explicit FloatRows(const View& view) : matrix(view) {
    if (view.dtype == ACL_FLOAT && view.strides[1] == 1) return;
    matrix = contiguous_view(ACL_FLOAT, view.shape);
    bytes = padded(element_count(view.shape) * sizeof(float));
    copy.emplace(view, matrix);
  }

  // The first row; `room` is moved on by what the copy takes.
  const float* find(const void* address, char** room) const {
    if (!copy) return static_cast<const float*>(address) + matrix.offset;
    copy->run(address, *room);
    return reinterpret_cast<const float*>(std::exchange(*room, *room + bytes));
  }
};

double sum_of(const SumKernels& kernel, const void* params, std::initializer_list<RowInput> inputs, int64_t count) {
  double lanes[kSumLanes] = {};
  kernel[ACL_FLOAT](params, inputs.begin(), lanes, count);
  return sum_in_pairs(lanes, kSumLanes);
}

// Loss and slope of probabilities: first everything about the rows, as the slope may lie in an input's memory.
struct ProbabilityPlan {
  FloatRows logit_rows, label_rows;
  View losses;
  Elementwise slope;

  int64_t rows() const { return losses.shape[2]; }
  uint64_t line_bytes() const { return padded(rows() * sizeof(float)); }
  uint64_t workspace_bytes() const {
    return logit_rows.bytes + label_rows.bytes + 2 * line_bytes() + rows() * sizeof(double);
  }

  Status operator()(const Run& run) const {
    using namespace softmax_cross_entropy_with_logits_args;
    char* room = static_cast<char*>(run.workspace());
    const float* logits = logit_rows.find(run.address(features), &room);
    const float* probabilities = label_rows.find(run.address(labels), &room);
    float* maxima = reinterpret_cast<float*>(room);
    float* sums = reinterpret_cast<float*>(room + line_bytes());
    double* results = reinterpret_cast<double*>(room + 2 * line_bytes());
    const int64_t classes = logit_rows.matrix.shape[1];
    const CrossEntropyKernels& others = cross_entropy_kernels();
    parallel_for(rows(), std::max<int64_t>(1, kGrainElements / classes), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        const RowInput x{logits + row * logit_rows.matrix.strides[0], 1};
        const RowInput label{probabilities + row * label_rows.matrix.strides[0], 1};
        const ShiftParams none{0, 0}, shift{others.max[ACL_FLOAT](x.data, classes), 0};
        const double sum = sum_of(kernels().sum_exp, &shift.max, {x}, classes);
        maxima[row] = shift.max;
        sums[row] = static_cast<float>(sum);
        results[row] = std::log(sum) * sum_of(others.shifted, &none, {label}, classes) -
                       sum_of(others.weighted, &shift, {x, label}, classes);
      }
    });
    slope.run(nullptr, run.address(backprop), {run.address(features), maxima, sums, run.address(labels)});
    const Cube each(losses, run.address(loss));
    for (int64_t row = 0; row < rows(); ++row) each.store(results[row], 0, 0, row);
    return Status();
  }
};

}  // namespace

Status softmax_cross_entropy_with_logits(Call& call) {
  using namespace softmax_cross_entropy_with_logits_args;
  const View &logits = call.view(features), &probabilities = call.view(labels);
  const View lines = contiguous_view(ACL_FLOAT, {logits.shape[0], 1});
  ProbabilityPlan plan{FloatRows(logits), FloatRows(probabilities), as_cube(call.view(loss)),
                       Elementwise(kernels().minus_label, call.view(backprop),
                                   {&logits, &lines, &lines, &probabilities}, ACL_FLOAT)};
  const uint64_t workspace = plan.workspace_bytes();
  return call.launch(std::move(plan), workspace);
}

Status fused_cross_entropy_loss_with_max_sum(Call& call) {
  using namespace fused_cross_entropy_loss_with_max_sum_args;
  const View &sums = call.view(sumExpLogits), &predicted = call.view(predictedLogits);
  Elementwise losses(kernels().loss, call.view(lossOut), {&sums, &predicted}, ACL_FLOAT);
  std::optional<Elementwise> softmax;
  if (call.has(vocabParallelLogitsOptional) && call.has(softMaxOutOptional)) {
    const View columns_of_max = as_columns(call.view(logitsMax)), columns_of_sum = as_columns(sums);
    softmax.emplace(kernels().softmax, call.view(softMaxOutOptional),
                    std::initializer_list<const View*>{&call.view(vocabParallelLogitsOptional), &columns_of_max,
                                                       &columns_of_sum},
                    ACL_FLOAT);
  }
  return call.launch([losses = std::move(losses), softmax = std::move(softmax)](const Run& run) {
    if (softmax) {
      softmax->run(nullptr, run.address(softMaxOutOptional),
                   {run.address(vocabParallelLogitsOptional), run.address(logitsMax), run.address(sumExpLogits)});
    }
    losses.run(nullptr, run.address(lossOut), {run.address(sumExpLogits), run.address(predictedLogits)});
    return Status();
  });
}

using namespace cross_entropy_sum_exp_and_index_logit_args;

// What the row can't say: the targets' shape is that of the logits without the last dim, which is the range of indices
// and has a length that the kernel of an NPU takes.
Status cross_entropy_sum_exp_and_index_logit_shapes(Call& call) {
  const Dims &logits = call.shape(vocabParallelLogits), &targets = call.shape(target);
  const int code = ACLNN_ERR_PARAM_INVALID;
  const Dims expected(logits.begin(), logits.size() - 1);
  if (!(targets == expected)) {
    return call.fail(code, target, "expected shape %s (vocabParallelLogits without the last dim), got %s",
                     to_string(expected).c_str(), to_string(targets).c_str());
  }
  const int64_t start = call.integer(vocabStartIndex), end = call.integer(vocabEndIndex);
  const int64_t extent = logits[expected.size()];
  if (end <= start || end - static_cast<uint64_t>(start) != static_cast<uint64_t>(extent)) {
    return call.fail(code, vocabEndIndex, "expected vocabStartIndex %lld and the %lld logits of a row, got %lld",
                     static_cast<long long>(start), static_cast<long long>(extent), static_cast<long long>(end));
  }
  const int64_t count = element_count(targets), step = call.dtype(vocabParallelLogits) == ACL_FLOAT ? 8 : 16;
  if (count < 1 || count > 32 * 1024) {
    return call.fail(code, target, "expected 1 to 32768 elements, got shape %s", to_string(targets).c_str());
  }
  if (extent >= 16 && extent <= 200 * 1024 && extent % step == 0) return Status();
  return call.fail(code, vocabParallelLogits, "expected rows of 16 to 204800 logits, a multiple of %lld, got shape %s",
                   static_cast<long long>(step), to_string(logits).c_str());
}

namespace {

// What the targets pick; all that is read here is read before expLogitsOut is written.
struct PickPlan {
  View logits, targets, maxima, predicted, offsets, masks;
  int64_t start, count;

  void run(const Run& run) const {
    const Cube from(logits, run.address(vocabParallelLogits)), max(maxima, run.address(globalLogitsMax));
    const Cube index(targets, run.address(target)), picked(predicted, run.address(predictedLogitsOut));
    const Cube offset(offsets, run.address(targetOffsetOut)), mask(masks, run.address(targetMaskOut));
    for (int64_t i = 0; i < targets.shape[1]; ++i) {
      for (int64_t k = 0; k < targets.shape[2]; ++k) {
        const int64_t place = index.element<int32_t>(0, i, k) - start;
        const bool inside = place >= 0 && place < count;
        picked.store(inside ? from.load(i, k, place) - max.load(0, i, k) : 0, 0, i, k);
        offset.element<int32_t>(0, i, k) = static_cast<int32_t>(inside ? place : 0);
        mask.element<int32_t>(0, i, k) = !inside;
      }
    }
  }
};

}  // namespace

Status cross_entropy_sum_exp_and_index_logit(Call& call) {
  const View &logits = call.view(vocabParallelLogits), &results = call.view(expLogitsOut);
  const View maxima = as_columns(call.view(globalLogitsMax));
  const PickPlan pick{as_cube(logits),
                      as_cube(call.view(target)),
                      as_cube(call.view(globalLogitsMax)),
                      as_cube(call.view(predictedLogitsOut)),
                      as_cube(call.view(targetOffsetOut)),
                      as_cube(call.view(targetMaskOut)),
                      call.integer(vocabStartIndex),
                      logits.shape[logits.rank() - 1]};
  Elementwise exp(kernels().exp, results, {&logits, &maxima}, ACL_FLOAT);
  Reduce sum(divided_sums(), call.view(sumExpLogitsOut), results, DimSet{1} << (logits.rank() - 1), ACL_FLOAT);
  return call.launch([pick, exp = std::move(exp), sum = std::move(sum)](const Run& run) {
    pick.run(run);
    exp.run(nullptr, run.address(expLogitsOut), {run.address(vocabParallelLogits), run.address(globalLogitsMax)});
    const SumParams params;
    sum.run(&params, run.address(sumExpLogitsOut), run.address(expLogitsOut));
    return Status();
  });
}

}  // namespace pyaclnn::ops
#endif
