// Class indices as cross entropy uses them: which rows count, with which weight, and whether an index is out of range.
#pragma once

#include <atomic>

#include "base/status.h"
#include "shapes/column.h"
#include "shapes/copy.h"
#include "shapes/parallel_sum.h"

namespace pyaclnn::ops {

class ClassTargets {
 public:
  // Room for the indices' copy. What was checked must be what is used, even where a client lets an output overlap them.
  static uint64_t bytes(int64_t rows) { return (rows * sizeof(int64_t) + 63) / 64 * 64; }

  // `target` has `rows` elements, in any number of dims. `weight` may be null: every class then weighs 1.
  ClassTargets(const View& target, const void* target_address, const View* weight, const void* weight_address,
               int64_t rows, int64_t classes, int64_t ignore_index, void* room)
      : index_(static_cast<const int64_t*>(room)),
        weighted_(weight != nullptr),
        rows_(rows),
        classes_(classes),
        ignore_index_(ignore_index) {
    if (weighted_) weight_ = Column(*weight, weight_address);
    Copy(target, contiguous_view(ACL_INT64, target.shape)).run(target_address, room);
  }

  int64_t index(int64_t row) const { return index_[row]; }
  bool counts(int64_t row) const { return index(row) != ignore_index_; }
  double weight_of(int64_t klass) const { return weighted_ ? weight_.real(klass) : 1.0; }
  double weight(int64_t row) const { return counts(row) ? weight_of(index(row)) : 0.0; }

  // Fails for the first row whose index names no class and isn't ignored; nothing is read by such an index.
  Status check() const {
    std::atomic<int64_t> first{rows_};
    parallel_for(rows_, 4096, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        if (index(row) >= 0 && index(row) < classes_) continue;
        if (!counts(row)) continue;
        int64_t seen = first.load();
        while (row < seen && !first.compare_exchange_weak(seen, row)) {
        }
        return;
      }
    });
    const int64_t row = first.load();
    if (row == rows_) return Status();
    return failure(ACL_ERROR_RT_AICORE_EXCEPTION,
                   "target: expected a class of 0 to %lld or ignoreIndex %lld, got %lld in row %lld",
                   static_cast<long long>(classes_ - 1), static_cast<long long>(ignore_index_),
                   static_cast<long long>(index(row)), static_cast<long long>(row));
  }

  // Sum of the weights of the rows that count; their number.
  double weight_sum() const {
    return parallel_sum(rows_, [&](int64_t begin, int64_t end) {
      double sum = 0;
      for (int64_t row = begin; row < end; ++row) sum += weight(row);
      return sum;
    });
  }
  double count() const {
    return parallel_sum(rows_, [&](int64_t begin, int64_t end) {
      int64_t sum = 0;
      for (int64_t row = begin; row < end; ++row) sum += counts(row);
      return static_cast<double>(sum);
    });
  }
  // Sum of all classes' weights.
  double class_weight_sum() const {
    if (!weighted_) return static_cast<double>(classes_);
    return parallel_sum(classes_, [&](int64_t begin, int64_t end) {
      double sum = 0;
      for (int64_t klass = begin; klass < end; ++klass) sum += weight_.real(klass);
      return sum;
    });
  }

 private:
  const int64_t* index_;
  Column weight_;
  bool weighted_;
  int64_t rows_, classes_, ignore_index_;
};

}  // namespace pyaclnn::ops
