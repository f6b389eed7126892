// Scalars, arrays and lists: create, destroy, size.
#include <cstring>

#include "executor/values.h"

namespace pyaclnn {
namespace {

// Null values or a count of zero make a valid empty array.
template <class Array, class Value>
Array* create_array(const char* function, const Value* values, uint64_t count) {
  Array* array = nullptr;
  boundary(function, [&] {
    auto made = std::make_unique<Array>();
    if (values != nullptr) {
      made->values.reserve(count);  // throws where the end of so many values would wrap around
      made->values.assign(values, values + count);
    }
    array = publish(std::move(made));
    return Status();
  });
  return array;
}

template <class Array>
aclnnStatus array_size(const char* function, const char* argument, const Array* array, uint64_t* size) {
  return boundary(function, [&]() -> Status {
    Ref<Array> live;
    ACLNN_TRY(live_handle(argument, array, &live));
    if (size == nullptr) return ACLNN_NULL_ARGUMENT("size");
    *size = live->values.size();
    return Status();
  });
}

// A list owns its members from here on: they die with it, except those that died before.
template <class List>
aclnnStatus destroy_list(const char* function, const List* list) {
  return boundary(function, [&]() -> Status {
    if (list == nullptr) return Status();
    const Ref<Handle> removed = HandleRegistry::remove(list, List::kKind);
    if (!removed) return dead_handle("array", List::kKind, list);
    using Member = std::remove_const_t<std::remove_pointer_t<typename List::Value>>;
    for (const Member* member : static_cast<List*>(removed.get())->values) HandleRegistry::remove(member, Member::kKind);
    return Status();
  });
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

aclScalar* aclCreateScalar(void* value, aclDataType dataType) {
  aclScalar* scalar = nullptr;
  boundary("aclCreateScalar", [&]() -> Status {
    if (value == nullptr) return ACLNN_NULL_ARGUMENT("value");
    auto made = std::make_unique<aclScalar>();
    made->dtype = dataType;
    std::memcpy(made->bytes, value, dtype_size(dataType) <= sizeof made->bytes ? dtype_size(dataType) : 0);
    scalar = publish(std::move(made));
    return Status();
  });
  return scalar;
}

aclnnStatus aclDestroyScalar(const aclScalar* scalar) {
  return boundary("aclDestroyScalar", [&] { return destroy_handle("scalar", scalar); });
}

aclIntArray* aclCreateIntArray(const int64_t* value, uint64_t size) {
  return create_array<aclIntArray>("aclCreateIntArray", value, size);
}
aclFloatArray* aclCreateFloatArray(const float* value, uint64_t size) {
  return create_array<aclFloatArray>("aclCreateFloatArray", value, size);
}
aclBoolArray* aclCreateBoolArray(const bool* value, uint64_t size) {
  return create_array<aclBoolArray>("aclCreateBoolArray", value, size);
}
aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size) {
  return create_array<aclTensorList>("aclCreateTensorList", value, size);
}
aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size) {
  return create_array<aclScalarList>("aclCreateScalarList", value, size);
}

aclnnStatus aclDestroyIntArray(const aclIntArray* array) {
  return boundary("aclDestroyIntArray", [&] { return destroy_handle("array", array); });
}
aclnnStatus aclDestroyFloatArray(const aclFloatArray* array) {
  return boundary("aclDestroyFloatArray", [&] { return destroy_handle("array", array); });
}
aclnnStatus aclDestroyBoolArray(const aclBoolArray* array) {
  return boundary("aclDestroyBoolArray", [&] { return destroy_handle("array", array); });
}
aclnnStatus aclDestroyTensorList(const aclTensorList* array) { return destroy_list("aclDestroyTensorList", array); }
aclnnStatus aclDestroyScalarList(const aclScalarList* array) { return destroy_list("aclDestroyScalarList", array); }

aclnnStatus aclGetIntArraySize(const aclIntArray* array, uint64_t* size) {
  return array_size("aclGetIntArraySize", "array", array, size);
}
aclnnStatus aclGetFloatArraySize(const aclFloatArray* array, uint64_t* size) {
  return array_size("aclGetFloatArraySize", "array", array, size);
}
aclnnStatus aclGetBoolArraySize(const aclBoolArray* array, uint64_t* size) {
  return array_size("aclGetBoolArraySize", "array", array, size);
}
aclnnStatus aclGetTensorListSize(const aclTensorList* tensorList, uint64_t* size) {
  return array_size("aclGetTensorListSize", "tensorList", tensorList, size);
}
aclnnStatus aclGetScalarListSize(const aclScalarList* scalarList, uint64_t* size) {
  return array_size("aclGetScalarListSize", "scalarList", scalarList, size);
}
