// Calls of operators: both phases, and executors in between.
#pragma once

#include "operators.h"
#include "tensor_calls.h"

namespace fuzz {

class ExecutorCalls : protected TensorCalls {
 protected:
  using TensorCalls::TensorCalls;

  const Operator& any_operator() { return kOperators[random_.below(kOperatorCount)]; }

  // Phase 1 of anything with anything. What passes is only dropped or, when its memory is known, run.
  void plan_any() {
    static char texts[][9] = {"mean", "sum", "none", "nonesuch", ""};
    const Operator& op = any_operator();
    Arguments a;
    for (int i = 0; op.kinds[i] != 0; ++i) {
      const bool other = random_.one_in(2) && !world_.others.empty();
      a.handles[i] = op.kinds[i] == 't' || !other ? any_tensor() : random_.pick(world_.others).handle;
      a.integers[i] = random_.of<int64_t>({0, 1, 2, 3, -1, 27, INT64_MAX, INT64_MIN});
      a.reals[i] = random_.of({0.0, -1.0, 1.0, 1e300, -0.0, 0.0 / 0.0});
      a.texts[i] = random_.one_in(6) ? nullptr : texts[random_.below(5)];
    }
    plan(op, a, {0, 161001, 161002, 561002, 561003, 561103});
  }

  // Phase 1 of arguments that fit, unless strides or a small block happen to be in the way, or the operator wants
  // something of its own.
  void plan_valid() {
    const Operator& op = random_.one_in(2) ? any_operator() : find_operator(kShapes[random_.below(4)].name);
    Arguments a;
    plain_values(op, &a);
    const int64_t rows = random_.between(0, 6), columns = random_.between(1, 40);
    const char* shape = shapes_of(op);
    for (int i = 0; op.kinds[i] != 0; ++i) {
      if (op.kinds[i] != 't') continue;
      const int made = tensor_like(*shape == 0 ? 'm' : *shape++, op, a, rows, columns);
      a.handles[i] = made < 0 ? nullptr : world_.tensors[made].handle;
    }
    plan(op, a, {0, 161001, 161002, 561002, 561003, 561103});
  }

  // Everything but tensors; the type that tensors shall have is that of a dtype argument.
  void plain_values(const Operator& op, Arguments* a) {
    static char texts[][5] = {"mean", "sum", "none"};
    type_ = random_.of({ACL_FLOAT, ACL_FLOAT, ACL_FLOAT16, ACL_BF16, ACL_INT32, ACL_BOOL});
    if (*shapes_of(op) != 0) type_ = random_.of({ACL_FLOAT, ACL_FLOAT16, ACL_BF16});
    for (int i = 0; op.kinds[i] != 0; ++i) {
      a->integers[i] = op.kinds[i] == 'd' ? static_cast<int64_t>(type_) : random_.below(3);
      a->reals[i] = random_.of({0.0, 0.1, 1.0});
      a->texts[i] = texts[random_.below(3)];
      if (std::strchr("sifbTS", op.kinds[i]) != nullptr) a->handles[i] = plain_handle(op.kinds[i]);
    }
  }

  // A number, or an array or list of up to two.
  void* plain_handle(char kind) {
    static const int64_t integers[] = {0, 1};
    static const float floats[] = {0.5, 2};
    static const bool flags[] = {true, false};
    float one = 1;
    const uint64_t count = static_cast<uint64_t>(random_.below(3));
    Other other{Other::scalar, nullptr, true};
    aclTensor* tensors[2] = {};
    aclScalar* scalars[2] = {};
    switch (kind) {
      case 's': other = {Other::scalar, aclCreateScalar(&one, ACL_FLOAT), true}; break;
      case 'i': other = {Other::int_array, aclCreateIntArray(integers, count), true}; break;
      case 'f': other = {Other::float_array, aclCreateFloatArray(floats, count), true}; break;
      case 'b': other = {Other::bool_array, aclCreateBoolArray(flags, count), true}; break;
      case 'T':
        for (aclTensor*& tensor : tensors) tensor = world_.tensors[matrix_of(type_, {2, 3})].handle;
        other = {Other::tensor_list, aclCreateTensorList(tensors, count), true};
        break;
      default:
        for (aclScalar*& scalar : scalars) scalar = aclCreateScalar(&one, ACL_FLOAT);
        for (uint64_t i = count; i < 2; ++i) aclDestroyScalar(scalars[i]);
        other = {Other::scalar_list, aclCreateScalarList(scalars, count), true};
    }
    world_.others.push_back(other);
    return other.handle;
  }

  int matrix_of(aclDataType type, const std::vector<int64_t>& dims) {
    int64_t bytes = static_cast<int64_t>(aclDataTypeSize(type)) * 4;
    for (int64_t extent : dims) bytes *= extent > 0 ? extent : 1;
    return make_tensor(type, dims, new_memory(bytes));
  }

  // A tensor as kShapes spells it; -1 for null.
  int tensor_like(char shape, const Operator& op, const Arguments& a, int64_t rows, int64_t columns) {
    const std::vector<int64_t> matrix = {rows, columns}, line = {rows}, row = {columns}, one = {1};
    const char* text = std::strchr(op.kinds, 'c');
    const char* number = std::strchr(op.kinds, 'n');
    switch (shape) {
      case 'o': return matrix_of(type_, random_.one_in(2) ? matrix : one);
      case 'v': return matrix_of(random_.one_in(2) ? type_ : ACL_FLOAT, random_.one_in(2) ? matrix : row);
      case 'w': return random_.one_in(2) ? matrix_of(ACL_FLOAT, row) : -1;
      case 'r': return matrix_of(type_, text && std::strcmp(a.texts[text - op.kinds], "none") == 0 ? line : one);
      case 'R': return matrix_of(type_, number && a.integers[number - op.kinds] == 0 ? matrix : one);
      case 'l': return classes(random_.of({ACL_INT64, ACL_INT32}), line);
      case 'L': return classes(ACL_INT64, line);
      case '-': return -1;
      default: return matrix_of(type_, matrix);
    }
  }

  // Zeros are classes that exist; otherwise most tasks would fail.
  int classes(aclDataType type, const std::vector<int64_t>& dims) {
    const int made = matrix_of(type, dims);
    const Memory& block = world_.memory[world_.tensors[made].memory];
    const auto size = static_cast<size_t>(block.size);
    if (random_.one_in(2)) expect("aclrtMemset", aclrtMemset(block.data, size, 0, size), {0});
    return made;
  }

  void plan(const Operator& op, const Arguments& arguments, Codes codes) {
    uint64_t size = 0;
    aclOpExecutor* handle = nullptr;
    const bool null_size = random_.one_in(40), null_executor = random_.one_in(40);
    const int code = op.phase1(arguments, null_size ? nullptr : &size, null_executor ? nullptr : &handle);
    if ((null_size || null_executor) && (code == 161001 || code == 561003)) return;
    expect(op.name, code, codes);
    if (code != 0) {
      if (handle != nullptr) stop("a failed phase 1 gave an executor");
      return;
    }
    Executor executor{handle, static_cast<int>(&op - kOperators), size, {}, true, false, true};
    for (int i = 0; op.kinds[i] != 0; ++i) {
      if (op.kinds[i] == 'T') executor.usable = false;  // nobody keeps track of the members' memory
      if (op.kinds[i] != 't' || arguments.handles[i] == nullptr) continue;
      int found = -1;
      for (size_t k = 0; k < world_.tensors.size(); ++k) {
        if (world_.tensors[k].handle == arguments.handles[i]) found = static_cast<int>(k);  // the newest, should an address recur
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
      const Operator& op = any_operator();
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

  aclDataType type_ = ACL_FLOAT;  // of the tensors that are made for a valid call
};

}  // namespace fuzz
