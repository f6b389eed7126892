// Plans of operators that only move elements: views of inputs are copied into views of outputs.
#pragma once

#include "executor/call.h"

namespace pyaclnn::ops {

// Fails unless the output has the shape.
Status expect_shape(const Call& call, int output, const Dims& shape);

// Copies `source`, a view of tensor `from`, into `target`, a view of tensor `to`, of the same shape. Both may have more
// than kMaxRank dims.
Status launch_copy(Call& call, int from, const View& source, int to, const View& target);

// The dim of a tensor of `rank` dims that `dim` names, counted from the end when negative.
Status resolve_dim(const Call& call, int param, int64_t dim, int rank, int* axis);

}  // namespace pyaclnn::ops
