// The gradient of the smooth L1 loss, in the shape of a vendor sample: everything in one file, every call checked.
#include <cstdio>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

#define CHECK_RET(condition, on_failure) \
  do {                                   \
    if (!(condition)) {                  \
      on_failure;                        \
    }                                    \
  } while (0)

#define LOG_PRINT(...) std::printf(__VA_ARGS__)

int64_t GetShapeSize(const std::vector<int64_t>& shape) {
  int64_t size = 1;
  for (int64_t extent : shape) size *= extent;
  return size;
}

int Init(int32_t deviceId, aclrtStream* stream) {
  int ret = aclInit(nullptr);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclInit failed: %d\n", ret); return ret);
  ret = aclrtSetDevice(deviceId);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclrtSetDevice failed: %d\n", ret); return ret);
  ret = aclrtCreateStream(stream);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclrtCreateStream failed: %d\n", ret); return ret);
  return 0;
}

template <typename T>
int CreateAclTensor(const std::vector<T>& hostData, const std::vector<int64_t>& shape, void** deviceAddr,
                    aclDataType dataType, aclTensor** tensor) {
  size_t size = static_cast<size_t>(GetShapeSize(shape)) * sizeof(T);
  int ret = aclrtMalloc(deviceAddr, size, ACL_MEM_MALLOC_HUGE_FIRST);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclrtMalloc failed: %d\n", ret); return ret);
  ret = aclrtMemcpy(*deviceAddr, size, hostData.data(), size, ACL_MEMCPY_HOST_TO_DEVICE);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclrtMemcpy failed: %d\n", ret); return ret);
  std::vector<int64_t> strides(shape.size(), 1);
  for (int64_t i = static_cast<int64_t>(shape.size()) - 2; i >= 0; i--) strides[i] = shape[i + 1] * strides[i + 1];
  *tensor = aclCreateTensor(shape.data(), shape.size(), dataType, strides.data(), 0, ACL_FORMAT_ND, shape.data(),
                            shape.size(), *deviceAddr);
  CHECK_RET(*tensor != nullptr, LOG_PRINT("aclCreateTensor failed\n"); return 1);
  return 0;
}

int Run(aclrtStream stream, int64_t reduction, float beta) {
  std::vector<int64_t> shape = {2, 4};
  std::vector<float> gradOut = {1, 1, 1, 1, 2, 2, 2, 2};
  std::vector<float> self = {0.25f, 0.5f, 1, 2, -0.25f, -0.5f, -1, -2};
  std::vector<float> target(8, 0.0f), gradInput(8, 7.0f);
  void *gradOutAddr = nullptr, *selfAddr = nullptr, *targetAddr = nullptr, *gradInputAddr = nullptr;
  aclTensor *gradOutTensor = nullptr, *selfTensor = nullptr, *targetTensor = nullptr, *gradInputTensor = nullptr;
  int ret = CreateAclTensor(gradOut, shape, &gradOutAddr, ACL_FLOAT, &gradOutTensor);
  CHECK_RET(ret == 0, return ret);
  ret = CreateAclTensor(self, shape, &selfAddr, ACL_FLOAT, &selfTensor);
  CHECK_RET(ret == 0, return ret);
  ret = CreateAclTensor(target, shape, &targetAddr, ACL_FLOAT, &targetTensor);
  CHECK_RET(ret == 0, return ret);
  ret = CreateAclTensor(gradInput, shape, &gradInputAddr, ACL_FLOAT, &gradInputTensor);
  CHECK_RET(ret == 0, return ret);

  uint64_t workspaceSize = 0;
  aclOpExecutor* executor = nullptr;
  ret = aclnnSmoothL1LossBackwardGetWorkspaceSize(gradOutTensor, selfTensor, targetTensor, reduction, beta,
                                                  gradInputTensor, &workspaceSize, &executor);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("phase 1 failed: %d %s\n", ret, aclGetRecentErrMsg()); return ret);
  void* workspace = nullptr;
  if (workspaceSize > 0) {
    ret = aclrtMalloc(&workspace, workspaceSize, ACL_MEM_MALLOC_HUGE_FIRST);
    CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("workspace: %d\n", ret); return ret);
  }
  ret = aclnnSmoothL1LossBackward(workspace, workspaceSize, executor, stream);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("phase 2 failed: %d %s\n", ret, aclGetRecentErrMsg()); return ret);
  ret = aclrtSynchronizeStream(stream);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("aclrtSynchronizeStream failed: %d\n", ret); return ret);

  std::vector<float> result(8);
  ret = aclrtMemcpy(result.data(), result.size() * sizeof(float), gradInputAddr, result.size() * sizeof(float),
                    ACL_MEMCPY_DEVICE_TO_HOST);
  CHECK_RET(ret == ACL_SUCCESS, LOG_PRINT("copy back failed: %d\n", ret); return ret);
  LOG_PRINT("reduction %ld, beta %g:", static_cast<long>(reduction), beta);
  for (float value : result) LOG_PRINT(" %g", value);
  LOG_PRINT("\n");

  aclDestroyTensor(gradOutTensor);
  aclDestroyTensor(selfTensor);
  aclDestroyTensor(targetTensor);
  aclDestroyTensor(gradInputTensor);
  aclrtFree(gradOutAddr);
  aclrtFree(selfAddr);
  aclrtFree(targetAddr);
  aclrtFree(gradInputAddr);
  if (workspace != nullptr) aclrtFree(workspace);
  return 0;
}

int main() {
  int32_t deviceId = 0;
  aclrtStream stream = nullptr;
  int ret = Init(deviceId, &stream);
  CHECK_RET(ret == 0, return ret);
  for (int64_t reduction = 0; reduction <= 2; ++reduction) {
    ret = Run(stream, reduction, 1.0f);
    CHECK_RET(ret == 0, return ret);
  }
  ret = Run(stream, 0, 0.0f);
  CHECK_RET(ret == 0, return ret);
  aclrtDestroyStream(stream);
  aclrtResetDevice(deviceId);
  aclFinalize();
  return 0;
}
