// Calls of operators: both phases, and executors in between.
#pragma once

#include "operators.h"
#include "tensor_calls.h"

namespace fuzz {

class ExecutorCalls : protected TensorCalls {
 protected:
  using TensorCalls::TensorCalls;

  Attributes any_attributes(const Operator& op, bool valid) {
    static char mean[] = "mean", sum[] = "sum", none[] = "none", wrong[] = "nonesuch", empty[] = "";
    Attributes a;
    a.reduction = valid ? random_.below(3) : random_.of<int64_t>({0, 1, 2, 3, -1, INT64_MAX, INT64_MIN});
    a.number = valid ? random_.of({0.0, 0.1, 1.0}) : random_.of({0.0, -1.0, 1e300, -0.0, 0.0 / 0.0});
    a.name = valid ? random_.of({mean, sum, none}) : random_.of({mean, sum, none, wrong, empty, static_cast<char*>(nullptr)});
    a.ignore_index = random_.of<int64_t>({-100, 0, 1, INT64_MIN});
    a.scale = random_.of({0.0, 0.5});
    a.flag = random_.one_in(2);
    (void)op;
    return a;
  }

  // Phase 1 of anything with anything. What passes is only dropped or, when its memory is known, run.
  void plan_any() {
    const Operator& op = kOperators[random_.below(kOperatorCount)];
    aclTensor* tensors[kMostTensors];
    for (aclTensor*& tensor : tensors) tensor = any_tensor();
    plan(op, tensors, any_attributes(op, random_.one_in(2)), {0, 161001, 161002, 561002, 561003});
  }

  // Phase 1 of arguments that fit, unless strides or a small block happen to be in the way.
  void plan_valid() {
    const Operator& op = kOperators[random_.below(4)];
    const aclDataType type = random_.of({ACL_FLOAT, ACL_FLOAT16, ACL_BF16});
    const Attributes a = any_attributes(op, true);
    const int64_t rows = random_.between(0, 6), columns = random_.between(1, 40);
    const bool by_row = a.name != nullptr && std::strcmp(a.name, "none") == 0;
    const std::vector<int64_t> matrix = {rows, columns}, line = {rows}, one = {1};
    int made[kMostTensors] = {-1, -1, -1, -1, -1, -1, -1};
    const auto make = [&](int slot, aclDataType of, const std::vector<int64_t>& dims) {
      int64_t bytes = static_cast<int64_t>(aclDataTypeSize(of)) * 4;
      for (int64_t extent : dims) bytes *= extent > 0 ? extent : 1;
      made[slot] = make_tensor(of, dims, new_memory(bytes));
    };
    switch (&op - kOperators) {
      case 0:
        make(0, type, matrix);
        make(1, random_.one_in(2) ? type : ACL_FLOAT, random_.one_in(2) ? matrix : std::vector<int64_t>{columns});
        make(2, type, a.reduction == 0 ? matrix : one);
        break;
      case 1:
        make(0, type, random_.one_in(2) ? matrix : one);
        make(1, type, matrix);
        make(2, type, matrix);
        make(3, type, matrix);
        break;
      case 2:
        make(0, type, matrix);
        make(1, random_.one_in(2) ? ACL_INT64 : ACL_INT32, line);
        make(2, type, by_row ? line : one);
        make(3, type, matrix);
        if (random_.one_in(2)) make(4, ACL_FLOAT, {columns});
        break;
      default:
        make(0, type, by_row ? line : one);
        make(1, type, matrix);
        make(2, ACL_INT64, line);
        make(3, type, matrix);
        if (random_.one_in(2)) make(4, ACL_FLOAT, {columns});
    }
    // Zeros are classes that exist; otherwise most tasks would fail.
    if (op.uses_names && random_.one_in(2)) {
      const Memory& classes = world_.memory[world_.tensors[made[&op - kOperators == 2 ? 1 : 2]].memory];
      expect("aclrtMemset", aclrtMemset(classes.data, static_cast<size_t>(classes.size), 0, static_cast<size_t>(classes.size)), {0});
    }
    aclTensor* tensors[kMostTensors];
    for (int i = 0; i < kMostTensors; ++i) tensors[i] = made[i] < 0 ? nullptr : world_.tensors[made[i]].handle;
    plan(op, tensors, a, {0, 161002, 561002});
  }

  void plan(const Operator& op, aclTensor* const* tensors, const Attributes& attributes, Codes codes) {
    uint64_t size = 0;
    aclOpExecutor* handle = nullptr;
    const bool null_size = random_.one_in(40), null_executor = random_.one_in(40);
    const int code = op.phase1(tensors, attributes, null_size ? nullptr : &size, null_executor ? nullptr : &handle);
    if ((null_size || null_executor) && (code == 161001 || code == 561003)) return;
    expect(op.name, code, codes);
    if (code != 0) {
      if (handle != nullptr) stop("a failed phase 1 gave an executor");
      return;
    }
    Executor executor{handle, static_cast<int>(&op - kOperators), size, {}, true, false, true};
    for (int i = 0; i < op.tensors; ++i) {
      if (tensors[i] == nullptr) continue;
      int found = -1;
      for (size_t k = 0; k < world_.tensors.size(); ++k) {
        if (world_.tensors[k].handle == tensors[i]) found = static_cast<int>(k);  // the newest, should an address recur
      }
      if (found < 0) stop("phase 1 took a tensor that nobody made");
      executor.tensors.push_back(found);
    }
    world_.executors.push_back(executor);
  }

  Executor* any_executor() { return world_.executors.empty() ? nullptr : &random_.pick(world_.executors); }

  void run_executor() {
    Executor* executor = any_executor();
    if (executor == nullptr || random_.one_in(8)) {
      void* handle = random_.one_in(2) ? static_cast<void*>(any_tensor()) : foreign<void>(random_);
      const Operator& op = kOperators[random_.below(kOperatorCount)];
      expect("phase 2 of something", op.phase2(nullptr, 0, static_cast<aclOpExecutor*>(handle), any_stream()),
             {161001, 161002, 561003});
      return;
    }
    if (executor->alive && !world_.is_safe(*executor)) return;
    const bool wrong_operator = random_.one_in(12);
    const Operator& op = kOperators[wrong_operator ? random_.below(kOperatorCount) : executor->op];
    uint64_t size = executor->workspace;
    void* workspace = nullptr;
    int memory = -1;
    if (size > 0) {
      memory = new_memory(static_cast<int64_t>(size));
      workspace = world_.memory[memory].data;
    }
    if (random_.one_in(12)) workspace = nullptr;
    if (random_.one_in(12)) size = random_.of<uint64_t>({0, size / 2, size + 100});
    if (size > executor->workspace) workspace = nullptr;  // there is no such room
    const aclrtStream stream = any_stream();
    const int code = expect(op.name, op.phase2(workspace, size, executor->handle, stream),
                            {0, 161001, 161002, 561003, 107003, 107017});
    if (code == 0 && !executor->alive) stop("a dead executor ran");
    if (code == 0 && wrong_operator && &op != &kOperators[executor->op]) stop("an executor of another operator ran");
    if (code != 561003 && !executor->repeatable) executor->alive = false;
    // Early: the library keeps what queued work uses.
    if (memory >= 0) {
      world_.memory[memory].alive = false;
      expect("aclrtFree of the workspace", aclrtFree(world_.memory[memory].base), {0});
    }
    if (random_.one_in(4)) expect("aclrtSynchronizeStream", aclrtSynchronizeStream(stream), {0, 107003, 107017, 507015});
  }

  void use_executor() {
    Executor* executor = any_executor();
    if (executor == nullptr || random_.one_in(8)) {
      expect("aclSetAclOpExecutorRepeatable of something",
             aclSetAclOpExecutorRepeatable(random_.one_in(2) ? foreign<aclOpExecutor>(random_) : nullptr), {161002, 561103});
      expect("aclDestroyAclOpExecutor of something", aclDestroyAclOpExecutor(foreign<aclOpExecutor>(random_)), {0, 161002});
      return;
    }
    switch (random_.below(4)) {
      case 0: {
        const int code = expect("aclSetAclOpExecutorRepeatable", aclSetAclOpExecutorRepeatable(executor->handle), {0, 161002});
        if ((code == 0) != executor->alive) stop("aclSetAclOpExecutorRepeatable: alive and answer differ");
        executor->repeatable = executor->repeatable || code == 0;
        break;
      }
      case 1:
        // One that ran may be destroyed as well.
        expect("aclDestroyAclOpExecutor", aclDestroyAclOpExecutor(executor->handle), {0});
        executor->alive = false;
        break;
      default:
        set_address(*executor);
    }
  }

  void set_address(Executor& executor) {
    const int memory = world_.live_memory(random_);
    if (memory < 0) return;
    const size_t index = static_cast<size_t>(random_.one_in(8) ? random_.of<int64_t>({9, -1, INT64_MAX}) : random_.below(4));
    aclTensor* tensor = any_tensor();
    char* data = world_.memory[memory].data;
    int code;
    switch (random_.below(4)) {
      case 0: code = aclSetInputTensorAddr(executor.handle, index, tensor, data); break;
      case 1: code = aclSetOutputTensorAddr(executor.handle, index, tensor, data); break;
      case 2: code = aclSetTensorAddr(executor.handle, index, tensor, data); break;
      default: code = aclSetDynamicInputTensorAddr(executor.handle, index, index, reinterpret_cast<aclTensorList*>(tensor), data);
    }
    if (expect("aclSet...TensorAddr", code, {0, 161001, 161002}) != 0) return;
    // The block may be too small for what the plan reads there, and the tensor given may be any other.
    executor.usable = false;
    for (size_t i = 0; i < world_.tensors.size(); ++i) {
      for (Executor& other : world_.executors) {
        for (int used : other.tensors) {
          if (world_.tensors[i].handle == tensor && used == static_cast<int>(i)) other.usable = false;
        }
      }
    }
    for (int used : executor.tensors) forget_plans_of(used);
  }
};

}  // namespace fuzz
