// Loops over the arguments of a call.
#pragma once

#include "executor/call.h"

namespace pyaclnn {

// Calls function(index, Param) for every tensor that was given, until one fails.
template <class Function>
Status for_each_tensor(const Call& call, Function&& function) {
  for (int i = 0; i < call.row().param_count; ++i) {
    if (call.row().params[i].kind == ParamKind::tensor && call.has(i)) ACLNN_TRY(function(i, call.row().params[i]));
  }
  return Status();
}

}  // namespace pyaclnn
