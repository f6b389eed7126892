// The shape that losses and their gradients have: one element a row, or one for all rows.
#pragma once

#include <string>

#include "executor/call.h"

namespace pyaclnn::ops {

inline Status check_column(const Call& call, int param, int64_t rows, bool by_row) {
  const Dims& shape = call.shape(param);
  const bool one = shape.empty() || (shape.rank() == 1 && shape[0] == 1);
  const bool column = shape.rank() == 1 && shape[0] == rows;
  if (by_row ? column : one) return Status();
  return call.fail(call.row().shape_code, param, "expected %s for this reduction, got shape %s",
                   by_row ? ("[" + std::to_string(rows) + "]").c_str() : "one element ([] or [1])",
                   to_string(shape).c_str());
}

}  // namespace pyaclnn::ops
