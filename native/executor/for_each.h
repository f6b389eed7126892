// Loops over the arguments of a call.
#pragma once

#include "executor/call.h"

namespace pyaclnn {

// Calls function(slot) for what an argument consists of, itself or the members of a list, until one fails; for nothing
// when it wasn't given.
template <class Function>
Status for_each_slot(const Call& call, int param, Function&& function) {
  if (!call.has(param)) return Status();
  if (call.row().params[param].kind != ParamKind::tensor_list) return function(param);
  for (int k = 0; k < call.list_size(param); ++k) ACLNN_TRY(function(call.list_slot(param, k)));
  return Status();
}

// The same for all arguments that `params` names.
template <class Function>
Status for_each_slot(const Call& call, ParamList params, Function&& function) {
  for (; *params >= 0; ++params) ACLNN_TRY(for_each_slot(call, *params, function));
  return Status();
}

// Calls function(slot, Param) for every tensor that was given, members of lists included, until one fails.
template <class Function>
Status for_each_tensor(const Call& call, Function&& function) {
  for (int i = 0; i < call.row().param_count; ++i) {
    const Param& param = call.row().params[i];
    if (param.kind != ParamKind::tensor && param.kind != ParamKind::tensor_list) continue;
    ACLNN_TRY(for_each_slot(call, i, [&](int slot) -> Status { return function(slot, param); }));
  }
  return Status();
}

}  // namespace pyaclnn
