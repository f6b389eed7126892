// The operands of an elementwise call as a kernel takes them.
#pragma once

#include "executor/call.h"
#include "kernels/map.h"

namespace pyaclnn::ops {

// The row's first `count` operands: tensors, and as single elements that live here, host scalars converted to the
// computed dtype and a 1 for every optional operand that wasn't given (operands that may be left out are factors).
class Operands {
 public:
  Operands(const Call& call, int count, DType compute);

  int count() const { return count_; }
  // Of operand k; must not outlive this object or move with it.
  const View* const* views();
  // Where every operand lies in a run.
  void find(const Run& run, const void** addresses) const;

 private:
  struct Element {
    alignas(16) char bytes[16];
  };

  int count_;
  int params_[kMaxInputs];  // of the call; -1: an element
  Element elements_[kMaxInputs];
  View views_[kMaxInputs];
  const View* pointers_[kMaxInputs];
};

}  // namespace pyaclnn::ops
