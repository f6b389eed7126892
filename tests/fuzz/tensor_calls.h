// Calls about tensors, scalars, arrays and lists.
#pragma once

#include "runtime_calls.h"

namespace fuzz {

class TensorCalls : protected RuntimeCalls {
 protected:
  using RuntimeCalls::RuntimeCalls;

  void create_tensor() {
    if (random_.one_in(3)) {
      create_odd_tensor();
    } else {
      const int index = world_.live_memory(random_);
      const int64_t extent = random_.between(0, 9);
      if (index >= 0) make_tensor(random_.of({ACL_FLOAT, ACL_FLOAT16, ACL_BF16, ACL_INT64}), {extent, random_.between(1, 5)}, index);
    }
  }

  // A description that only phase 1 will see, and refuse or accept: its storage is empty or its data null.
  void create_odd_tensor() {
    const auto odd = [&] {
      return random_.of<int64_t>({0, 1, 2, 3, -1, -7, 1 << 20, int64_t{1} << 40, INT64_MAX, INT64_MIN, INT64_MAX / 2});
    };
    int64_t dims[12], strides[12], storage[3];
    const uint64_t rank = static_cast<uint64_t>(random_.below(12));
    for (uint64_t i = 0; i < rank; ++i) {
      dims[i] = random_.one_in(2) ? random_.between(0, 4) : odd();
      strides[i] = random_.one_in(2) ? random_.between(-4, 4) : odd();
    }
    for (int64_t& extent : storage) extent = odd();
    const auto type = static_cast<aclDataType>(random_.one_in(2) ? random_.between(-1, 45) : 0);
    const auto format = static_cast<aclFormat>(random_.one_in(2) ? random_.between(-3, 60) : 2);
    const bool no_dims = random_.one_in(10), no_storage = random_.one_in(10);
    const uint64_t storage_rank = static_cast<uint64_t>(random_.below(4));
    aclTensor* handle = aclCreateTensor(no_dims ? nullptr : dims, rank, type, random_.one_in(3) ? nullptr : strides, odd(),
                                        format, no_storage ? nullptr : storage, storage_rank, nullptr);
    const bool refused = (no_dims && rank > 0) || (no_storage && storage_rank > 0);
    g_place.calls.push_back("aclCreateTensor of an odd one");
    if ((handle == nullptr) != refused) stop("aclCreateTensor: refusal and answer differ");
    if (handle != nullptr) world_.tensors.push_back({handle, true, -1, 0});
  }

  // A view that lies inside the block when the block is large enough, with strides now and then; phase 1 finds out.
  int make_tensor(aclDataType type, std::vector<int64_t> dims, int memory) {
    const int64_t bytes = static_cast<int64_t>(aclDataTypeSize(type));
    const int64_t storage[] = {world_.memory[memory].size / bytes};
    std::vector<int64_t> strides(dims.size());
    int64_t step = 1;
    for (size_t i = dims.size(); i-- > 0;) {
      strides[i] = step;
      step *= dims[i] > 0 ? dims[i] : 1;
    }
    int64_t offset = 0;
    if (random_.one_in(3)) {
      for (size_t i = 0; i < dims.size(); ++i) {
        if (random_.one_in(4)) strides[i] = random_.between(-2, 3);
        if (strides[i] < 0 && dims[i] > 0) offset += (1 - dims[i]) * strides[i];
      }
      offset += random_.below(3);
    }
    aclTensor* handle = aclCreateTensor(dims.data(), dims.size(), type, random_.one_in(2) ? strides.data() : nullptr, offset,
                                        ACL_FORMAT_ND, storage, 1, world_.memory[memory].data);
    if (handle == nullptr) stop("aclCreateTensor gave null");
    g_place.calls.push_back("aclCreateTensor");
    world_.tensors.push_back({handle, true, memory, storage[0] * bytes});
    return static_cast<int>(world_.tensors.size()) - 1;
  }

  void destroy_tensor() {
    if (world_.tensors.empty() || random_.one_in(5)) {
      void* handle = random_.one_in(2) && !world_.others.empty() ? random_.pick(world_.others).handle : foreign<void>(random_);
      expect("aclDestroyTensor of something", aclDestroyTensor(static_cast<aclTensor*>(handle)), {0, 161002});
      return;
    }
    Tensor& tensor = random_.pick(world_.tensors);
    const int code = expect("aclDestroyTensor", aclDestroyTensor(tensor.handle), {0, 161002});
    if (code == 0 && !tensor.alive) stop("a dead tensor was destroyed");
    tensor.alive = false;
  }

  aclTensor* any_tensor() {
    if (world_.tensors.empty() || random_.one_in(6)) {
      return random_.one_in(2) && !world_.others.empty() ? static_cast<aclTensor*>(random_.pick(world_.others).handle)
                                                         : foreign<aclTensor>(random_);
    }
    return random_.pick(world_.tensors).handle;
  }

  void ask_tensor() {
    int64_t *values = nullptr, offset;
    uint64_t count = 0;
    aclDataType type;
    aclFormat format;
    void* address;
    const aclTensor* tensor = any_tensor();
    const bool null = random_.one_in(8);
    const Codes codes = {0, 161001, 161002};
    switch (random_.below(7)) {
      case 0:
        if (expect("aclGetViewShape", aclGetViewShape(tensor, null ? nullptr : &values, &count), codes) == 0) delete[] values;
        break;
      case 1:
        if (expect("aclGetViewStrides", aclGetViewStrides(tensor, &values, null ? nullptr : &count), codes) == 0) delete[] values;
        break;
      case 2:
        if (expect("aclGetStorageShape", aclGetStorageShape(tensor, &values, null ? nullptr : &count), codes) == 0) delete[] values;
        break;
      case 3:
        expect("aclGetViewOffset", aclGetViewOffset(tensor, null ? nullptr : &offset), codes);
        break;
      case 4:
        expect("aclGetDataType", aclGetDataType(tensor, null ? nullptr : &type), codes);
        break;
      case 5:
        expect("aclGetFormat", aclGetFormat(tensor, null ? nullptr : &format), codes);
        break;
      default:
        expect("aclGetRawTensorAddr", aclGetRawTensorAddr(tensor, null ? nullptr : &address), codes);
    }
  }

  // Another address, or another description altogether.
  void change_tensor() {
    const int memory = world_.live_memory(random_);
    if (world_.tensors.empty() || memory < 0) return;
    const int index = static_cast<int>(random_.below(static_cast<int64_t>(world_.tensors.size())));
    Tensor& tensor = world_.tensors[index];
    const Memory& block = world_.memory[memory];
    if (random_.one_in(2)) {
      // Where the storage doesn't fit the new address, running the tensor's plans would be a client's mistake; is_safe()
      // sees to it.
      const int code = aclSetRawTensorAddr(tensor.handle, random_.one_in(4) ? nullptr : block.data);
      if (expect("aclSetRawTensorAddr", code, {0, 161002}) == 0) {
        void* now = nullptr;
        expect("aclGetRawTensorAddr", aclGetRawTensorAddr(tensor.handle, &now), {0});
        tensor.memory = now == nullptr ? -1 : memory;
        if (tensor.storage == 0) forget_plans_of(index);  // an odd one: nobody knows what it may reach
      }
      return;
    }
    const int64_t dims[] = {random_.between(0, 4)}, storage[] = {block.size / 4};
    const int code = aclInitTensor(tensor.handle, random_.one_in(10) ? nullptr : dims, 1, ACL_FLOAT, nullptr, 0,
                                   ACL_FORMAT_ND, storage, 1, block.data);
    if (expect("aclInitTensor", code, {0, 161001, 161002}) == 0) {
      tensor.memory = memory;
      tensor.storage = storage[0] * 4;
      forget_plans_of(index);
    }
  }

  void forget_plans_of(int tensor) {
    for (Executor& executor : world_.executors) {
      for (int index : executor.tensors) executor.usable = executor.usable && index != tensor;
    }
  }

  // -- Scalars, arrays, lists --

  void create_other() {
    const auto kind = static_cast<Other::Kind>(random_.below(6));
    static const int64_t integers[] = {1, 2, 3};
    static const float floats[] = {1, 2, 3};
    static const bool flags[] = {true, false, true};
    double number = 1.5;
    const uint64_t count = static_cast<uint64_t>(random_.below(4));
    const bool null = random_.one_in(8);
    void* handle = nullptr;
    switch (kind) {
      case Other::scalar:
        handle = aclCreateScalar(null ? nullptr : &number, static_cast<aclDataType>(random_.between(-1, 12)));
        break;
      case Other::int_array: handle = aclCreateIntArray(null ? nullptr : integers, count); break;
      case Other::float_array: handle = aclCreateFloatArray(null ? nullptr : floats, count); break;
      case Other::bool_array: handle = aclCreateBoolArray(null ? nullptr : flags, count); break;
      case Other::tensor_list: {
        const aclTensor* members[3];
        for (auto& member : members) member = any_tensor();
        handle = aclCreateTensorList(null ? nullptr : members, count);
        break;
      }
      case Other::scalar_list: {
        const aclScalar* members[3];
        for (auto& member : members) member = foreign<aclScalar>(random_);
        handle = aclCreateScalarList(null ? nullptr : members, count);
        break;
      }
    }
    g_place.calls.push_back("create of kind " + std::to_string(kind));
    if ((handle == nullptr) != (kind == Other::scalar && null)) stop("create: refusal and answer differ");
    if (handle != nullptr) world_.others.push_back({kind, handle, true});
  }

  int destroy(const Other& other) {
    switch (other.kind) {
      case Other::scalar: return aclDestroyScalar(static_cast<aclScalar*>(other.handle));
      case Other::int_array: return aclDestroyIntArray(static_cast<aclIntArray*>(other.handle));
      case Other::float_array: return aclDestroyFloatArray(static_cast<aclFloatArray*>(other.handle));
      case Other::bool_array: return aclDestroyBoolArray(static_cast<aclBoolArray*>(other.handle));
      case Other::tensor_list: return aclDestroyTensorList(static_cast<aclTensorList*>(other.handle));
      default: return aclDestroyScalarList(static_cast<aclScalarList*>(other.handle));
    }
  }

  void destroy_other() {
    if (world_.others.empty()) return;
    Other& other = random_.pick(world_.others);
    Other asked = other;
    if (random_.one_in(6)) asked.kind = static_cast<Other::Kind>(random_.below(6));  // perhaps the wrong one
    const int code = expect("destroy", destroy(asked), {0, 161002});
    if ((code == 0) != (other.alive && asked.kind == other.kind)) stop("destroy: alive and answer differ");
    if (code == 0) other.alive = false;
  }
};

}  // namespace fuzz
