// The dims a reduction's arguments name.
#pragma once

#include "executor/check_dims.h"

namespace pyaclnn::ops {

// As named_dims, but when `noop` is set an empty list names none.
inline DimSet named_dims_or_none(const Call& call, int tensor, int dims, int noop) {
  return call.flag(noop) && call.int_array(dims).empty() ? DimSet{0} : named_dims(call, tensor, dims);
}

}  // namespace pyaclnn::ops
