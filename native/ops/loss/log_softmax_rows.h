// Log softmax over the rows of a matrix, with the numbers a loss needs of every row.
//
// A row is cut into blocks of kBlock columns whose sums are combined in order; which blocks there are depends on the
// row's length alone. Short rows are done by one thread from first to last pass while they are in its cache; the blocks
// of long ones are spread over the threads, a pass at a time.
#pragma once

#include <functional>
#include <optional>

#include "ops/loss/cross_entropy_kernels.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

struct RowStatistics {
  float max;            // the largest logit
  double log_sum;       // log of sum exp(x - max)
  double target;        // the logit at the row's target
  double weighted_sum;  // sum w_j (x_j - max), where it is wanted
};

class LogSoftmaxRows {
 public:
  LogSoftmaxRows(const View& input, const View& output, const View* weight, bool want_weighted_sum);

  static uint64_t statistics_bytes(int64_t rows) { return (rows * sizeof(RowStatistics) + 63) / 64 * 64; }
  // Room for contiguous copies of what doesn't lie row by row.
  uint64_t workspace_bytes() const { return input_bytes_ + output_bytes_ + weight_bytes_; }

  // `target_of` gives the column whose logit goes into a row's statistics.
  void run(const void* input, void* output, const void* weight, const std::function<int64_t(int64_t)>& target_of,
           RowStatistics* statistics, void* workspace) const;

 private:
  struct Addresses {
    const char* input;
    char* output;
    const float* weight;
  };
  struct BlockSums {
    double exp, weighted;
  };

  const char* row_at(const Addresses& at, int64_t row, int64_t column) const;
  float block_max(const Addresses& at, int64_t row, int64_t block) const;
  BlockSums block_sums(const Addresses& at, int64_t row, int64_t block, float max) const;
  void write_block(const Addresses& at, int64_t row, int64_t block, const RowStatistics& statistics) const;
  RowStatistics statistics_of(float max, const BlockSums* sums) const;
  void run_short_rows(const Addresses& at, RowStatistics* statistics) const;
  void run_long_rows(const Addresses& at, RowStatistics* statistics) const;

  int64_t block_length(int64_t block) const;

  const CrossEntropyKernels& kernels_;
  int64_t rows_, classes_, blocks_;
  View given_input_, given_output_;
  std::optional<View> given_weight_;
  View input_, output_;  // as the passes see them: rows of side by side elements
  std::optional<Copy> copy_input_, copy_output_, copy_weight_;
  uint64_t input_bytes_ = 0, output_bytes_ = 0, weight_bytes_ = 0;
  ConvertKernel widen_;
  bool want_weighted_sum_, weighted_;
};

}  // namespace pyaclnn::ops
