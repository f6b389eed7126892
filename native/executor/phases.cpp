// The two phases every operator has.
#include <cstring>

#include "executor/call.h"
#include "executor/executor.h"
#include "runtime/task.h"

namespace pyaclnn {
namespace {

// What a queued run owns: the executor, and the addresses that held when phase 2 was called.
struct QueuedRun {
  Ref<aclOpExecutor> executor;
  void* workspace;
  std::vector<void*> addresses;
};

Status run_queued(void* payload) {
  const QueuedRun& queued = *static_cast<QueuedRun*>(payload);
  const char* name = queued.executor->row->name;
  Status status;
  try {
    status = queued.executor->plan->run(Run(queued.addresses.data(), queued.workspace));
  } catch (const std::bad_alloc&) {
    status = failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "out of memory");
  }
  if (status.ok()) return status;
  return failure(status.code(), "%s: %s", name, status.text().c_str());
}

void drop_queued(void* payload) { delete static_cast<QueuedRun*>(payload); }

Status bind_address(const aclOpExecutor& executor, const aclOpExecutor::Slot& slot, void** address) {
  *address = nullptr;
  if (!slot.tensor) return Status();
  const auto name = [&] { return argument_name(executor.row->params[slot.param], slot.member); };
  if (!slot.tensor->alive()) {
    return failure(ACLNN_ERR_PARAM_INVALID, "%s: expected a tensor that lives until phase 2, got a destroyed one",
                   name().c_str());
  }
  *address = slot.tensor->data.load(std::memory_order_acquire);
  if (*address == nullptr && !slot.empty_view) {
    return failure(ACLNN_ERR_PARAM_NULLPTR, "%s: expected a data address for a non-empty tensor, got nullptr",
                   name().c_str());
  }
  return Status();
}

}  // namespace

// Moves what a checked call holds into the executor that the client gets.
class ExecutorBuilder {
 public:
  static aclOpExecutor* build(Call& call) {
    auto executor = std::make_unique<aclOpExecutor>();
    executor->row = &call.row();
    executor->plan = std::move(call.plan_);
    executor->workspace_size = call.workspace_size_;
    executor->slots.reserve(call.row().param_count);
    for (int i = 0; i < call.row().param_count; ++i) {
      executor->slots.push_back(make_slot(call.row(), i, -1, std::move(call.tensors_[i])));
    }
    for (int i = 0; i < call.row().param_count; ++i) {
      if (call.row().params[i].kind != ParamKind::tensor_list || !call.has(i)) continue;
      for (int k = 0; k < call.list_size(i); ++k) {
        executor->slots.push_back(make_slot(call.row(), i, k, std::move(call.members_[call.lists_[i].start + k])));
      }
    }
    return publish(std::move(executor));
  }

 private:
  static aclOpExecutor::Slot make_slot(const Row& row, int param, int32_t member, Ref<aclTensor> tensor) {
    const bool empty = tensor && element_count(tensor->view.shape) == 0;
    return {std::move(tensor), static_cast<int8_t>(param), member, row.params[param].role != Role::in, empty};
  }
};

Status resolve_handles(Call& call) {
  const Row& row = call.row();
  for (int i = 0; i < row.param_count; ++i) {
    const Param& param = row.params[i];
    if (param.kind > ParamKind::scalar_list || !call.has(i)) continue;
    const void* pointer = call.args_[i].handle;
    const AclnnKind kind = static_cast<AclnnKind>(param.kind);
    Ref<Handle> handle = HandleRegistry::find(pointer, kind);
    if (!handle) return dead_handle(param.name, kind, pointer);
    if (param.kind == ParamKind::tensor) {
      call.tensors_[i] = Ref<aclTensor>(static_cast<aclTensor*>(handle.detach()));
      continue;
    }
    if (param.kind == ParamKind::tensor_list) {
      const auto& members = static_cast<const aclTensorList*>(handle.get())->values;
      call.lists_[i] = {static_cast<int>(call.members_.size()), static_cast<int>(members.size())};
      for (size_t k = 0; k < members.size(); ++k) {
        Ref<aclTensor>& member = call.members_.emplace_back(find_handle(members[k]));
        if (!member) return live_handle(argument_name(param, static_cast<int>(k)).c_str(), members[k], &member);
      }
    }
    call.values_[i] = std::move(handle);
  }
  return Status();
}

aclnnStatus plan_call(const Row& row, const Arg* args, uint64_t* workspace_size, aclOpExecutor** executor) noexcept {
  return boundary(row.name, [&]() -> Status {
    if (workspace_size == nullptr) return ACLNN_NULL_ARGUMENT("workspaceSize");
    if (executor == nullptr) return ACLNN_NULL_ARGUMENT("executor");
    const Soc& soc = current_soc();
    if (!(row.products >> static_cast<int>(soc.product) & 1)) {
      return failure(ACLNN_ERR_INNER_FIND_KERNEL_ERROR, "expected a product that has this operator, got %s", soc.name);
    }
    Call call(row, args, soc.product);
    ACLNN_TRY(check_call(call));
    ACLNN_TRY(call.nothing_to_do ? call.launch([](const Run&) { return Status(); }) : row.plan(call));
    *workspace_size = call.workspace_size_;
    *executor = ExecutorBuilder::build(call);
    return Status();
  });
}

aclnnStatus run_call(const Row& row, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                     aclrtStream stream) noexcept {
  return boundary(row.name, [&]() -> Status {
    Ref<aclOpExecutor> live;
    ACLNN_TRY(live_handle("executor", executor, &live));
    // From here on the executor is used up, whatever happens, unless it is repeatable.
    if (!live->repeatable.load(std::memory_order_acquire)) HandleRegistry::remove(executor, AclnnKind::executor);
    if (live->row != &row) {
      return failure(ACLNN_ERR_PARAM_INVALID, "executor: expected one planned for %s, got one for %s", row.name,
                     live->row->name);
    }
    if (workspace == nullptr && workspace_size > 0) return ACLNN_NULL_ARGUMENT("workspace");
    if (workspace_size < live->workspace_size) {
      return failure(ACLNN_ERR_PARAM_INVALID, "workspaceSize: expected at least %llu bytes, got %llu",
                     static_cast<unsigned long long>(live->workspace_size),
                     static_cast<unsigned long long>(workspace_size));
    }
    auto queued = std::make_unique<QueuedRun>();
    queued->workspace = workspace;
    queued->addresses.resize(live->slots.size());
    for (size_t i = 0; i < live->slots.size(); ++i) {
      ACLNN_TRY(bind_address(*live, live->slots[i], &queued->addresses[i]));
    }
    queued->executor = std::move(live);
    return enqueue(stream, Task{run_queued, drop_queued, queued.release(), kSelfContained});
  });
}

aclnnStatus missing_operator(const char* name) noexcept {
  return boundary(name, [&] {
    return failure(ACLNN_ERR_INNER_FIND_KERNEL_ERROR, "%s is declared but has no implementation on the CPU yet", name);
  });
}

}  // namespace pyaclnn
