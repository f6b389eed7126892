// One plan, many runs: a training loop whose executor is repeatable and whose input address changes with every batch.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

#define CHECK_RET(call)                                                                   \
  do {                                                                                    \
    const int status_ = (call);                                                           \
    if (status_ != ACL_SUCCESS) {                                                         \
      const char* text_ = aclGetRecentErrMsg();                                           \
      std::printf("%s gave %d: %s\n", #call, status_, text_ != nullptr ? text_ : "-");    \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)

namespace {

const int64_t kDims[] = {4};

void* upload(const std::vector<float>& values) {
  void* memory = nullptr;
  CHECK_RET(aclrtMalloc(&memory, values.size() * sizeof(float), ACL_MEM_MALLOC_HUGE_FIRST));
  CHECK_RET(aclrtMemcpy(memory, values.size() * sizeof(float), values.data(), values.size() * sizeof(float),
                        ACL_MEMCPY_HOST_TO_DEVICE));
  return memory;
}

aclTensor* line(void* memory) {
  return aclCreateTensor(kDims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, kDims, 1, memory);
}

void print(const char* name, void* memory) {
  float values[4];
  CHECK_RET(aclrtMemcpy(values, sizeof values, memory, sizeof values, ACL_MEMCPY_DEVICE_TO_HOST));
  std::printf("%s: %g %g %g %g\n", name, values[0], values[1], values[2], values[3]);
}

}  // namespace

int main() {
  aclrtStream stream = nullptr;
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  CHECK_RET(aclrtCreateStream(&stream));

  void* grad = upload({1, 1, 2, 2});
  void* target = upload({0, 0, 0, 0});
  std::vector<void*> batches = {upload({0.5f, -0.5f, 0.25f, 3}), upload({1, 2, 3, -4}), upload({0, 0.125f, -0.125f, -9})};
  std::vector<void*> results = {upload({9, 9, 9, 9}), upload({9, 9, 9, 9}), upload({9, 9, 9, 9})};
  aclTensor *grad_tensor = line(grad), *self_tensor = line(nullptr), *target_tensor = line(target);
  aclTensor* out_tensor = line(nullptr);

  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(grad_tensor, self_tensor, target_tensor, 0, 1.0f, out_tensor, &size,
                                                      &executor));
  CHECK_RET(aclSetAclOpExecutorRepeatable(executor));
  void* workspace = nullptr;
  if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
  for (int round = 0; round < 2; ++round) {
    for (size_t i = 0; i < batches.size(); ++i) {
      CHECK_RET(aclSetInputTensorAddr(executor, 1, self_tensor, batches[i]));
      CHECK_RET(aclSetOutputTensorAddr(executor, 0, out_tensor, results[i]));
      CHECK_RET(aclnnSmoothL1LossBackward(workspace, size, executor, stream));
    }
  }
  CHECK_RET(aclrtSynchronizeStream(stream));
  for (void* result : results) print("batch", result);

  // The gradients of the first batch become the next run's gradOut.
  CHECK_RET(aclSetTensorAddr(executor, 0, grad_tensor, results[0]));
  CHECK_RET(aclSetTensorAddr(executor, 1, self_tensor, batches[0]));
  CHECK_RET(AclSetTensorAddr(executor, 3, out_tensor, results[2]));
  CHECK_RET(aclnnSmoothL1LossBackward(workspace, size, executor, stream));
  CHECK_RET(aclrtSynchronizeStream(stream));
  print("chained", results[2]);
  CHECK_RET(aclDestroyAclOpExecutor(executor));
  std::printf("after its end: %d\n", aclnnSmoothL1LossBackward(workspace, size, executor, stream));

  for (aclTensor* tensor : {grad_tensor, self_tensor, target_tensor, out_tensor}) CHECK_RET(aclDestroyTensor(tensor));
  for (void* memory : batches) CHECK_RET(aclrtFree(memory));
  for (void* memory : results) CHECK_RET(aclrtFree(memory));
  CHECK_RET(aclrtFree(grad));
  CHECK_RET(aclrtFree(target));
  if (workspace != nullptr) CHECK_RET(aclrtFree(workspace));
  CHECK_RET(aclrtDestroyStream(stream));
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}
