// A C++ program for `python -m pyaclnn run`, in the shape of the vendor's samples.
#include <cmath>
#include <cstdio>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

#define CHECK(call)                                                                   \
  do {                                                                                \
    int status_ = (call);                                                             \
    if (status_ != 0) {                                                               \
      const char* text_ = aclGetRecentErrMsg();                                       \
      std::printf("%s: %d %s\n", #call, status_, text_ != nullptr ? text_ : "");      \
      return 1;                                                                       \
    }                                                                                 \
  } while (0)

namespace {

struct Tensor {
  void* memory = nullptr;
  aclTensor* handle = nullptr;
};

int make(const std::vector<float>& values, Tensor* tensor) {
  const size_t size = values.size() * sizeof(float);
  const int64_t dims[] = {static_cast<int64_t>(values.size())};
  CHECK(aclrtMalloc(&tensor->memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
  CHECK(aclrtMemcpy(tensor->memory, size, values.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
  tensor->handle = aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, tensor->memory);
  return tensor->handle == nullptr ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("arguments:");
  for (int i = 1; i < argc; ++i) std::printf(" %s", argv[i]);
  std::printf("\n");

  aclrtStream stream = nullptr;
  CHECK(aclInit(nullptr));
  CHECK(aclrtSetDevice(0));
  CHECK(aclrtCreateStream(&stream));

  Tensor grad, self, target, out;
  CHECK(make({1, 1, 1, 1}, &grad));
  CHECK(make({0.5f, 3.0f, -4.0f, 2.0f}, &self));
  CHECK(make({0, 0, 0, 2.0f}, &target));
  CHECK(make({9, 9, 9, 9}, &out));

  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  CHECK(aclnnSmoothL1LossBackwardGetWorkspaceSize(grad.handle, self.handle, target.handle, 0, 1.0f, out.handle, &size,
                                                  &executor));
  void* workspace = nullptr;
  if (size > 0) CHECK(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
  CHECK(aclnnSmoothL1LossBackward(workspace, size, executor, stream));
  CHECK(aclrtSynchronizeStream(stream));

  float result[4];
  CHECK(aclrtMemcpy(result, sizeof result, out.memory, sizeof result, ACL_MEMCPY_DEVICE_TO_HOST));
  const float expected[] = {0.5f, 1.0f, -1.0f, 0.0f};
  for (int i = 0; i < 4; ++i) {
    if (std::fabs(result[i] - expected[i]) > 1e-6f) return 2;
  }

  for (Tensor* tensor : {&grad, &self, &target, &out}) {
    CHECK(aclDestroyTensor(tensor->handle));
    CHECK(aclrtFree(tensor->memory));
  }
  if (workspace != nullptr) CHECK(aclrtFree(workspace));
  CHECK(aclrtDestroyStream(stream));
  CHECK(aclrtResetDevice(0));
  CHECK(aclFinalize());
  std::printf("all right\n");
  return 0;
}
