// aclCreateTensor and what clients ask or tell a tensor afterwards.
#include "executor/values.h"

namespace pyaclnn {
namespace {

bool dims_missing(const int64_t* dims, uint64_t count) { return dims == nullptr && count != 0; }

void fill(aclTensor& tensor, const int64_t* view_dims, uint64_t view_rank, DType dtype, const int64_t* strides,
          int64_t offset, aclFormat format, const int64_t* storage_dims, uint64_t storage_rank, void* data) {
  tensor.view.dtype = dtype;
  tensor.view.shape = Dims(view_dims, view_rank);
  tensor.view.strides = strides ? Dims(strides, view_rank) : contiguous_strides(tensor.view.shape);
  tensor.view.offset = offset;
  tensor.storage = Dims(storage_dims, storage_rank);
  tensor.format = format;
  tensor.data.store(data, std::memory_order_release);
}

// The documented contract: the array is the client's, who frees it with delete[].
Status copy_out(const Dims& dims, const char* values_name, int64_t** values, const char* count_name, uint64_t* count) {
  if (values == nullptr) return ACLNN_NULL_ARGUMENT(values_name);
  if (count == nullptr) return ACLNN_NULL_ARGUMENT(count_name);
  int64_t* copy = new int64_t[dims.size()];
  std::copy(dims.begin(), dims.end(), copy);
  *values = copy;
  *count = dims.size();
  return Status();
}

template <class T>
Status read_tensor(const aclTensor* tensor, const char* name, T* result, T (*get)(const aclTensor&)) {
  Ref<aclTensor> live;
  ACLNN_TRY(live_handle("tensor", tensor, &live));
  if (result == nullptr) return ACLNN_NULL_ARGUMENT(name);
  *result = get(*live);
  return Status();
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

aclTensor* aclCreateTensor(const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType, const int64_t* stride,
                           int64_t offset, aclFormat format, const int64_t* storageDims, uint64_t storageDimsNum,
                           void* tensorData) {
  aclTensor* tensor = nullptr;
  boundary("aclCreateTensor", [&]() -> Status {
    if (dims_missing(viewDims, viewDimsNum)) return ACLNN_NULL_ARGUMENT("viewDims");
    if (dims_missing(storageDims, storageDimsNum)) return ACLNN_NULL_ARGUMENT("storageDims");
    auto made = std::make_unique<aclTensor>();
    fill(*made, viewDims, viewDimsNum, dataType, stride, offset, format, storageDims, storageDimsNum, tensorData);
    tensor = publish(std::move(made));
    return Status();
  });
  return tensor;
}

aclnnStatus aclInitTensor(aclTensor* tensor, const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType,
                          const int64_t* stride, int64_t offset, aclFormat format, const int64_t* storageDims,
                          uint64_t storageDimsNum, void* tensorDataAddr) {
  return boundary("aclInitTensor", [&]() -> Status {
    Ref<aclTensor> live;
    ACLNN_TRY(live_handle("tensor", tensor, &live));
    if (dims_missing(viewDims, viewDimsNum)) return ACLNN_NULL_ARGUMENT("viewDims");
    if (dims_missing(storageDims, storageDimsNum)) return ACLNN_NULL_ARGUMENT("storageDims");
    fill(*live, viewDims, viewDimsNum, dataType, stride, offset, format, storageDims, storageDimsNum, tensorDataAddr);
    return Status();
  });
}

aclnnStatus aclDestroyTensor(const aclTensor* tensor) {
  return boundary("aclDestroyTensor", [&] { return destroy_handle("tensor", tensor); });
}

aclnnStatus aclGetViewShape(const aclTensor* tensor, int64_t** viewDims, uint64_t* viewDimsNum) {
  return boundary("aclGetViewShape", [&]() -> Status {
    Ref<aclTensor> live;
    ACLNN_TRY(live_handle("tensor", tensor, &live));
    return copy_out(live->view.shape, "viewDims", viewDims, "viewDimsNum", viewDimsNum);
  });
}

aclnnStatus aclGetStorageShape(const aclTensor* tensor, int64_t** storageDims, uint64_t* storageDimsNum) {
  return boundary("aclGetStorageShape", [&]() -> Status {
    Ref<aclTensor> live;
    ACLNN_TRY(live_handle("tensor", tensor, &live));
    return copy_out(live->storage, "storageDims", storageDims, "storageDimsNum", storageDimsNum);
  });
}

aclnnStatus aclGetViewStrides(const aclTensor* tensor, int64_t** stridesValue, uint64_t* stridesNum) {
  return boundary("aclGetViewStrides", [&]() -> Status {
    Ref<aclTensor> live;
    ACLNN_TRY(live_handle("tensor", tensor, &live));
    return copy_out(live->view.strides, "stridesValue", stridesValue, "stridesNum", stridesNum);
  });
}

aclnnStatus aclGetViewOffset(const aclTensor* tensor, int64_t* offset) {
  return boundary("aclGetViewOffset", [&] {
    return read_tensor<int64_t>(tensor, "offset", offset, [](const aclTensor& t) { return t.view.offset; });
  });
}

aclnnStatus aclGetFormat(const aclTensor* tensor, aclFormat* format) {
  return boundary("aclGetFormat", [&] {
    return read_tensor<aclFormat>(tensor, "format", format, [](const aclTensor& t) { return t.format; });
  });
}

aclnnStatus aclGetDataType(const aclTensor* tensor, aclDataType* dataType) {
  return boundary("aclGetDataType", [&] {
    return read_tensor<aclDataType>(tensor, "dataType", dataType, [](const aclTensor& t) { return t.view.dtype; });
  });
}

aclnnStatus aclSetRawTensorAddr(aclTensor* tensor, void* addr) {
  return boundary("aclSetRawTensorAddr", [&]() -> Status {
    Ref<aclTensor> live;
    ACLNN_TRY(live_handle("tensor", tensor, &live));
    live->data.store(addr, std::memory_order_release);
    return Status();
  });
}

aclnnStatus aclGetRawTensorAddr(const aclTensor* tensor, void** addr) {
  return boundary("aclGetRawTensorAddr", [&] {
    return read_tensor<void*>(tensor, "addr", addr, [](const aclTensor& t) { return t.data.load(); });
  });
}
