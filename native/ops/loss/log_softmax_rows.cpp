#include "ops/loss/log_softmax_rows.h"

#include <cmath>

#include "base/scalar_store.h"
#include "base/thread_pool.h"
#include "shapes/reduce_all.h"
#include "shapes/streaming.h"

namespace pyaclnn::ops {
namespace {

constexpr int64_t kBlock = 65536;
// Halves are widened this many at a time; a multiple of kSumLanes, so that lanes go on where they were.
constexpr int64_t kPiece = 1024;

uint64_t padded_bytes(int64_t elements) { return (elements * sizeof(float) + 63) / 64 * 64; }

bool rows_lie_flat(const View& view) { return view.strides[1] == 1 || view.shape[1] <= 1; }

}  // namespace

LogSoftmaxRows::LogSoftmaxRows(const View& input, const View& output, const View* weight, bool want_weighted_sum)
    : kernels_(cross_entropy_kernels()),
      rows_(input.shape[0]),
      classes_(input.shape[1]),
      blocks_((classes_ + kBlock - 1) / kBlock),
      given_input_(input),
      given_output_(output),
      input_(input),
      output_(output),
      want_weighted_sum_(want_weighted_sum),
      weighted_(weight != nullptr) {
  if (weight) given_weight_ = *weight;
  // A matrix whose rows don't lie flat is copied, in f32; as kernels read and write one dtype, both are then f32.
  const bool copies = !rows_lie_flat(input) || !rows_lie_flat(output);
  if (copies && (!rows_lie_flat(input) || input.dtype != ACL_FLOAT)) {
    input_ = contiguous_view(ACL_FLOAT, input.shape);
    copy_input_.emplace(input, input_);
    input_bytes_ = padded_bytes(rows_ * classes_);
  }
  if (copies && (!rows_lie_flat(output) || output.dtype != ACL_FLOAT)) {
    output_ = contiguous_view(ACL_FLOAT, output.shape);
    copy_output_.emplace(output_, output);
    output_bytes_ = padded_bytes(rows_ * classes_);
  }
  if (want_weighted_sum && weighted_ && rows_ > 0) {
    copy_weight_.emplace(*weight, contiguous_view(ACL_FLOAT, weight->shape));
    weight_bytes_ = padded_bytes(classes_);
  }
  widen_ = input_.dtype == ACL_FLOAT ? nullptr : convert_kernel(input_.dtype, ACL_FLOAT);
}

int64_t LogSoftmaxRows::block_length(int64_t block) const { return std::min(kBlock, classes_ - block * kBlock); }

const char* LogSoftmaxRows::row_at(const Addresses& at, int64_t row, int64_t column) const {
  const int64_t element = input_.offset + row * input_.strides[0] + column;
  return at.input + element * static_cast<int64_t>(dtype_size(input_.dtype));
}

float LogSoftmaxRows::block_max(const Addresses& at, int64_t row, int64_t block) const {
  return kernels_.max[input_.dtype](row_at(at, row, block * kBlock), block_length(block));
}

LogSoftmaxRows::BlockSums LogSoftmaxRows::block_sums(const Addresses& at, int64_t row, int64_t block,
                                                     float max) const {
  const ShiftParams params{max, 0};
  const SumKernel weighted = weighted_ ? kernels_.weighted[ACL_FLOAT] : kernels_.shifted[ACL_FLOAT];
  const int64_t length = block_length(block), piece = widen_ ? kPiece : length;
  double exp_lanes[kSumLanes] = {}, weighted_lanes[kSumLanes] = {};
  alignas(64) float widened[kPiece];
  for (int64_t done = 0; done < length; done += piece) {
    const int64_t some = std::min(piece, length - done);
    const void* values = row_at(at, row, block * kBlock + done);
    if (widen_) {
      widen_(values, widened, some);
      values = widened;
    }
    const RowInput inputs[] = {{values, 1}, {at.weight + (at.weight ? block * kBlock + done : 0), 1}};
    kernels_.sum_exp[ACL_FLOAT](&params, inputs, exp_lanes, some);
    if (want_weighted_sum_) weighted(&params, inputs, weighted_lanes, some);
  }
  return {sum_in_pairs(exp_lanes, kSumLanes), sum_in_pairs(weighted_lanes, kSumLanes)};
}

RowStatistics LogSoftmaxRows::statistics_of(float max, const BlockSums* sums) const {
  double exp = 0, weighted = 0;
  for (int64_t block = 0; block < blocks_; ++block) {
    exp += sums[block].exp;
    weighted += sums[block].weighted;
  }
  return {max, std::log(exp), 0, weighted};
}

void LogSoftmaxRows::write_block(const Addresses& at, int64_t row, int64_t block,
                                 const RowStatistics& statistics) const {
  const ShiftParams params{statistics.max, static_cast<float>(statistics.log_sum)};
  const RowInput inputs[] = {{row_at(at, row, block * kBlock), 1}};
  const int64_t element = output_.offset + row * output_.strides[0] + block * kBlock;
  const Store store = store_for(rows_ * classes_ * static_cast<int64_t>(dtype_size(output_.dtype)));
  void* to = at.output + element * static_cast<int64_t>(dtype_size(output_.dtype));
  kernels_.shift[output_.dtype](&params, inputs, to, block_length(block), store);
}

void LogSoftmaxRows::run_short_rows(const Addresses& at, RowStatistics* statistics) const {
  const int64_t grain = std::max<int64_t>(1, kGrainElements / classes_);
  parallel_for(rows_, grain, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const float max = block_max(at, row, 0);
      const BlockSums sums = block_sums(at, row, 0, max);
      const double target = statistics[row].target;
      statistics[row] = statistics_of(max, &sums);
      statistics[row].target = target;
      write_block(at, row, 0, statistics[row]);
    }
  });
}

void LogSoftmaxRows::run_long_rows(const Addresses& at, RowStatistics* statistics) const {
  const int64_t count = rows_ * blocks_;
  std::vector<float> maxima(count);
  std::vector<BlockSums> sums(count);
  const auto each_block = [&](auto&& body) {
    parallel_for(count, 1, [&](int64_t begin, int64_t end) {
      for (int64_t index = begin; index < end; ++index) body(index, index / blocks_, index % blocks_);
    });
  };
  each_block([&](int64_t index, int64_t row, int64_t block) { maxima[index] = block_max(at, row, block); });
  for (int64_t row = 0; row < rows_; ++row) {
    const float* first = maxima.data() + row * blocks_;
    statistics[row].max = *std::max_element(first, first + blocks_);
  }
  each_block([&](int64_t index, int64_t row, int64_t block) {
    sums[index] = block_sums(at, row, block, statistics[row].max);
  });
  for (int64_t row = 0; row < rows_; ++row) {
    const double target = statistics[row].target;
    statistics[row] = statistics_of(statistics[row].max, sums.data() + row * blocks_);
    statistics[row].target = target;
  }
  each_block([&](int64_t, int64_t row, int64_t block) { write_block(at, row, block, statistics[row]); });
}

void LogSoftmaxRows::run(const void* input, void* output, const void* weight,
                         const std::function<int64_t(int64_t)>& target_of, RowStatistics* statistics,
                         void* workspace) const {
  const View* views[] = {&given_output_, &given_input_};
  const LoopNest nest(given_output_.shape, views, 2);
  if (nest.read_after_write(1, {output, given_output_.dtype}, {input, given_input_.dtype})) {
    const View whole = contiguous_view(given_input_.dtype, given_input_.shape);
    const std::unique_ptr<char[]> copy(new char[element_count(whole.shape) * dtype_size(whole.dtype)]);
    Copy(given_input_, whole).run(input, copy.get());
    const LogSoftmaxRows again(whole, given_output_, given_weight_ ? &*given_weight_ : nullptr, want_weighted_sum_);
    const std::unique_ptr<char[]> other_room(new char[again.workspace_bytes() + 64]);
    return again.run(copy.get(), output, weight, target_of, statistics, other_room.get());
  }
  char* room = static_cast<char*>(workspace);
  Addresses at{static_cast<const char*>(input), static_cast<char*>(output), nullptr};
  if (copy_input_) {
    copy_input_->run(input, room);
    at.input = room;
  }
  if (copy_output_) at.output = room + input_bytes_;
  if (copy_weight_) {
    copy_weight_->run(weight, room + input_bytes_ + output_bytes_);
    at.weight = reinterpret_cast<const float*>(room + input_bytes_ + output_bytes_);
  }
  // Before the rows: the output may be the input.
  for (int64_t row = 0; row < rows_; ++row) {
    statistics[row].target = load_real(input_.dtype, row_at(at, row, target_of(row)));
  }
  blocks_ > 1 ? run_long_rows(at, statistics) : run_short_rows(at, statistics);
  if (copy_output_) copy_output_->run(at.output, output);
}

}  // namespace pyaclnn::ops
