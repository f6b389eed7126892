// A client that links none of the libraries: it opens the ones named on its command line and looks every function up
// through the first handle, base functions included, as plug-ins of frameworks do.
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

namespace {

void* g_library = nullptr;

template <class Function>
Function* look_up(const char* name) {
  void* address = dlsym(g_library, name);
  if (address == nullptr) {
    std::printf("%s: %s\n", name, dlerror());
    std::exit(1);
  }
  Function* function;
  *reinterpret_cast<void**>(&function) = address;
  return function;
}

#define LOAD(name) decltype(::name)* name = look_up<decltype(::name)>(#name)
#define CHECK_RET(call)                              \
  do {                                               \
    const int status_ = (call);                      \
    if (status_ != 0) {                              \
      std::printf("%s gave %d\n", #call, status_);   \
      std::exit(1);                                  \
    }                                                \
  } while (0)

}  // namespace

int main(int argc, char** argv) {
  for (int i = argc - 1; i >= 1; --i) {
    g_library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
    if (g_library == nullptr) {
      std::printf("%s\n", dlerror());
      return 1;
    }
  }
  LOAD(aclInit);
  LOAD(aclFinalize);
  LOAD(aclrtSetDevice);
  LOAD(aclrtResetDevice);
  LOAD(aclrtMalloc);
  LOAD(aclrtFree);
  LOAD(aclrtMemcpy);
  LOAD(aclrtSynchronizeStream);
  LOAD(aclCreateTensor);
  LOAD(aclDestroyTensor);
  LOAD(aclnnSmoothL1LossBackwardGetWorkspaceSize);
  LOAD(aclnnSmoothL1LossBackward);

  const float values[] = {2, 0.5f, 0};
  const int64_t dims[] = {1};
  aclTensor* tensors[4];
  void* memory[4];
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  for (int i = 0; i < 4; ++i) {
    CHECK_RET(aclrtMalloc(&memory[i], sizeof(float), ACL_MEM_MALLOC_HUGE_FIRST));
    if (i < 3) CHECK_RET(aclrtMemcpy(memory[i], sizeof(float), &values[i], sizeof(float), ACL_MEMCPY_HOST_TO_DEVICE));
    tensors[i] = aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, memory[i]);
  }
  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], 0, 1.0f, tensors[3], &size,
                                                      &executor));
  CHECK_RET(aclnnSmoothL1LossBackward(nullptr, size, executor, nullptr));
  CHECK_RET(aclrtSynchronizeStream(nullptr));
  float result = 0;
  CHECK_RET(aclrtMemcpy(&result, sizeof result, memory[3], sizeof result, ACL_MEMCPY_DEVICE_TO_HOST));
  std::printf("%g\n", result);
  for (int i = 0; i < 4; ++i) {
    CHECK_RET(aclDestroyTensor(tensors[i]));
    CHECK_RET(aclrtFree(memory[i]));
  }
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}
