// What clients do with an executor between and after the phases.
#include "aclnn/aclnn_base.h"
#include "executor/executor.h"

namespace pyaclnn {
namespace {

using Slot = aclOpExecutor::Slot;

enum class Side { input, output, any };

bool on_side(const Slot& slot, Side side) { return side == Side::any || slot.output == (side == Side::output); }

// The `index`-th tensor argument of that side, in the order of the operator's parameters; optional arguments that
// were not given count.
Slot* tensor_slot(aclOpExecutor& executor, Side side, size_t index) {
  for (Slot& slot : executor.slots) {
    if (slot.member >= 0 || executor.row->params[slot.param].kind != ParamKind::tensor || !on_side(slot, side)) continue;
    if (index-- == 0) return &slot;
  }
  return nullptr;
}

// The `member`-th tensor of the argument at place `index` of that side, where tensors and lists both count.
Slot* member_slot(aclOpExecutor& executor, Side side, size_t index, size_t member) {
  int param = -1;
  for (int i = 0; i < executor.row->param_count; ++i) {
    const Param& candidate = executor.row->params[i];
    const bool counts = candidate.kind == ParamKind::tensor || candidate.kind == ParamKind::tensor_list;
    const bool output = candidate.role != Role::in;
    if (!counts || (side != Side::any && output != (side == Side::output))) continue;
    if (index-- == 0) {
      param = i;
      break;
    }
  }
  for (Slot& slot : executor.slots) {
    if (slot.param == param && slot.member == static_cast<int32_t>(member)) return &slot;
  }
  return nullptr;
}

Status set_slot_address(Slot* slot, const char* what, size_t index, void* address) {
  if (slot == nullptr || !slot->tensor) {
    return failure(ACLNN_ERR_PARAM_INVALID, "%s: expected the index of a tensor of this executor, got %zu", what, index);
  }
  slot->tensor->data.store(address, std::memory_order_release);
  return Status();
}

aclnnStatus set_tensor_address(const char* function, aclOpExecutor* executor, Side side, size_t index,
                               aclTensor* tensor, void* address) {
  return boundary(function, [&]() -> Status {
    Ref<aclOpExecutor> live_executor;
    Ref<aclTensor> live_tensor;
    ACLNN_TRY(live_handle("executor", executor, &live_executor));
    ACLNN_TRY(live_handle("tensor", tensor, &live_tensor));
    Slot* slot = tensor_slot(*live_executor, side, index);
    ACLNN_TRY(set_slot_address(slot, "index", index, address));
    live_tensor->data.store(address, std::memory_order_release);
    return Status();
  });
}

aclnnStatus set_member_address(const char* function, aclOpExecutor* executor, Side side, size_t index, size_t member,
                               aclTensorList* list, void* address) {
  return boundary(function, [&]() -> Status {
    Ref<aclOpExecutor> live_executor;
    Ref<aclTensorList> live_list;
    ACLNN_TRY(live_handle("executor", executor, &live_executor));
    ACLNN_TRY(live_handle("tensors", list, &live_list));
    return set_slot_address(member_slot(*live_executor, side, index, member), "relativeIndex", member, address);
  });
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor* executor) {
  return boundary("aclSetAclOpExecutorRepeatable", [&]() -> Status {
    // Documented apart from the other functions: an inner code for null.
    if (executor == nullptr) return failure(ACLNN_ERR_INNER_NULLPTR, "executor: expected a valid pointer, got nullptr");
    Ref<aclOpExecutor> live;
    ACLNN_TRY(live_handle("executor", executor, &live));
    live->repeatable.store(true, std::memory_order_release);
    return Status();
  });
}

aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor* executor) {
  return boundary("aclDestroyAclOpExecutor", [&]() -> Status {
    // One client destroys executors that already ran.
    if (executor != nullptr && HandleRegistry::recently_dead(executor, AclnnKind::executor)) return Status();
    return destroy_handle("executor", executor);
  });
}

aclnnStatus aclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return set_tensor_address("aclSetInputTensorAddr", executor, Side::input, index, tensor, addr);
}
aclnnStatus aclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return set_tensor_address("aclSetOutputTensorAddr", executor, Side::output, index, tensor, addr);
}
aclnnStatus aclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return set_tensor_address("aclSetTensorAddr", executor, Side::any, index, tensor, addr);
}
aclnnStatus aclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                         aclTensorList* tensors, void* addr) {
  return set_member_address("aclSetDynamicInputTensorAddr", executor, Side::input, irIndex, relativeIndex, tensors, addr);
}
aclnnStatus aclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                          aclTensorList* tensors, void* addr) {
  return set_member_address("aclSetDynamicOutputTensorAddr", executor, Side::output, irIndex, relativeIndex, tensors,
                            addr);
}
aclnnStatus aclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                    aclTensorList* tensors, void* addr) {
  return set_member_address("aclSetDynamicTensorAddr", executor, Side::any, irIndex, relativeIndex, tensors, addr);
}

// The same six under their older names.
aclnnStatus AclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return aclSetInputTensorAddr(executor, index, tensor, addr);
}
aclnnStatus AclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return aclSetOutputTensorAddr(executor, index, tensor, addr);
}
aclnnStatus AclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
  return aclSetTensorAddr(executor, index, tensor, addr);
}
aclnnStatus AclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                         aclTensorList* tensors, void* addr) {
  return aclSetDynamicInputTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}
aclnnStatus AclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                          aclTensorList* tensors, void* addr) {
  return aclSetDynamicOutputTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}
aclnnStatus AclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                    aclTensorList* tensors, void* addr) {
  return aclSetDynamicTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}
